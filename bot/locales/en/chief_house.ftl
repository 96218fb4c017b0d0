# How Indian Chief can be played: rulebook, mode and house rules.

# rulebooks and modes, in the middle of a line: modern rulebook, solo, triple mode
chief_house-classic = classic rulebook
chief_house-modern = modern rulebook
chief_house-solo = solo
chief_house-triple = triple mode
# how often each meld is played
chief_house-mode_once = Each meld once: { $rounds } rounds
chief_house-mode_triple = Triple, columns { $columns }: { $rounds } rounds
# $way is rulebook and mode
chief_house-title = { $rules ->
    [one] { $way }, { $rules } house rule
   *[other] { $way }, { $rules } house rules
}
chief_house-terms = **{ $way }.** { $mode }; the most points win.
chief_house-terms_decks = { $players ->
    [one] **Decks:** { $decks } with { $players } player
   *[other] **Decks:** { $decks } with { $players } players
}
chief_house-choose_rulebook = Rulebook
chief_house-choose_mode = Mode
# a house rule in force, on one line
chief_house-told = { $title }: { $choice }
# what a house rule is about, where it is refused because the game has no such thing
chief_house-needed_company = games with other players
chief_house-needed_thieves = thieves who steal from others
chief_house-needed_jokers = jokers
chief_house-needed_matching = jokers that match for Beggar Men
chief_house-needed_triple = the columns of triple mode

# The house rules: a title, what each is about, and its choices as in the middle of a line
chief_house-title_decks = Decks at a big table
# $crowd is "7 and 8"
chief_house-about_decks = With { $crowd } players the cards may run out; then melds are shuffled in.
chief_house-decks_number = { $decks ->
    [one] { $decks } deck
   *[other] { $decks } decks
}
chief_house-title_split = Parts of the Indian Chief
chief_house-about_split = Who divides its { $chief } cards into { $hand } and { $aside }.
chief_house-split_best = the best split is found
chief_house-split_by_hand = each player chooses
chief_house-title_tie = Equal totals at the end
chief_house-about_tie = Who wins when several players have the most points.
chief_house-tie_shared = they share the win
chief_house-tie_rich_man = the better Rich Man, then Chief
chief_house-title_leaving = When a player leaves
chief_house-about_leaving = What becomes of the game if somebody leaves in the middle of it.
chief_house-leaving_computer = a computer plays on
chief_house-leaving_end = the game ends for everybody
chief_house-title_deal = Hands after the end
chief_house-about_deal = Whether all hands, and the chance behind them, are told once the game is over.
chief_house-deal_opened = they are opened
chief_house-deal_closed = they stay closed
chief_house-title_thief_order = Which thief is first
chief_house-about_thief_order = Thieves steal in turn, the lower card first; equal ones pick at the same time.
chief_house-thief_order_rank = by rank, ace to king
# $tied is "ten, jack, queen and king"
chief_house-thief_order_value = by face value: { $tied } are equal
chief_house-title_repicks = When thieves collide
chief_house-about_repicks = How often equal thieves who named the same card may pick again.
chief_house-repicks_times = { $times ->
    [0] not at all
    [1] once
    [2] twice
   *[other] { $times } times
}
chief_house-title_thief_cards = A thief's own card
chief_house-about_thief_cards = Whether a card that was melded as Thief can be stolen.
chief_house-thief_cards_free = it can be stolen
chief_house-thief_cards_safe = it is safe
chief_house-title_wild_pile = Wild pile
chief_house-about_wild_pile = How many jokers there are; where none is left, a thief draws from the deck.
chief_house-wild_pile_endless = it never runs out
chief_house-wild_pile_per_deck = { $jokers ->
    [one] { $jokers } joker for each deck
   *[other] { $jokers } jokers for each deck
}
chief_house-title_beggar_joker = The Beggar Man's joker
chief_house-about_beggar_joker = Who says which card it is, once all melds are revealed.
chief_house-beggar_joker_best = the bot: what scores best
chief_house-beggar_joker_by_hand = its player, in a wait of its own
chief_house-title_jokers_match = Jokers and Beggar Men
chief_house-about_jokers_match = Whether a joker can equal the cards of a Beggar Man.
chief_house-jokers_match_as_declared = as the card it is declared
chief_house-jokers_match_nothing = jokers match nothing
chief_house-title_columns = Order of the columns
chief_house-about_columns = In which of its { $columns } columns a meld may be scored.
chief_house-columns_any = any that is open
chief_house-columns_left_to_right = from left to right
chief_house-title_suggest = Suggestions
chief_house-about_suggest = Whether the bot proposes a meld to players who ask for one.
chief_house-suggest_off = none
chief_house-suggest_on = for whoever asks
