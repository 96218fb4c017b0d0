# How Indian Chief is played: the pages of the rules, from the values of a rulebook.

# Pages, and what a select says of them
chief_rules-overview = Overview
chief_rules-overview_teaser = A game from the deal to the result
chief_rules-hands = The Chief's hands
chief_rules-hands_teaser = What each hand scores, with examples
chief_rules-thieves = Stealing
chief_rules-thieves_teaser = Who steals first, what, and how often
chief_rules-jokers = Jokers
chief_rules-jokers_teaser = Where they come from, what they count as
chief_rules-solo = Solo
chief_rules-solo_teaser = Playing alone
chief_rules-triple = Triple mode
chief_rules-triple_teaser = Columns that multiply what a meld scores
chief_rules-house = House rules
chief_rules-house_teaser = What a table may play otherwise
chief_rules-table = At the table
chief_rules-table_teaser = Host, seats, leaving, secrets, the deal
chief_rules-pages = The rules, page by page
# buttons; $page is the name of a page
chief_rules-open = Rules: { $page }
chief_rules-next = Next: { $page }
# $section is a heading of the rulebook, which is in English
chief_rules-source_classic = Source: classic rulebook, { $section }.
chief_rules-source_modern = Source: modern rulebook, { $section }.
chief_rules-source_triple = Source: modern rulebook, { $section }; offered here with the classic one too.
chief_rules-source_open = Source: this bot; the rulebooks leave it open.
chief_rules-source_table = Source: how this bot keeps a table.

# What cards and melds are worth. A rank is what a Beggar Man matches; a face value is what counts
chief_rules-ties = Equal ranks tie.
chief_rules-ties_ranks = Equal ranks tie; so do { $ranks }.
chief_rules-last_digit = { $first } and { $second } make { $sum }, so { $digit }
# $pictures is "king, queen and jack"
chief_rules-values = An ace counts { $ace }; { $pictures } count { $picture } each, all other cards their number.
chief_rules-values_best = An ace counts { $low } or { $high }, whichever scores best; { $pictures } count { $picture } each, all other cards their number.
# a list of these is a sentence: 1 deck for 2 or 3 players, 2 decks for 4 to 8 players
chief_rules-decks = { $decks ->
    [one] { $decks } deck for { $players }
   *[other] { $decks } decks for { $players }
}
chief_rules-players = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
chief_rules-players_or = { $first } or { $last } players
chief_rules-players_to = { $first } to { $last } players
chief_rules-yardstick = The rulebook's yardstick: over { $good } is good, and over { $excellent } is excellent.
# what a Beggar Man scores; goes on after "You score" or the name of the meld
chief_rules-matches = { $points } for each card of the rank of either of yours that others meld in this round
chief_rules-matches_solo = { $points } for each card of the rank of either of yours that lies in your earlier melds

# Melds in short, without a full stop, at most 100 letters
chief_rules-short_thief = Its face value; then it may steal a card
chief_rules-short_thief_solo = Its face value; then it may pick up an earlier card
chief_rules-short_thief_joker = Its face value; then it draws a joker
chief_rules-short_beggar_man = { $points } for each card of others of an equal rank
chief_rules-short_beggar_man_solo = { $points } for each card of earlier melds of an equal rank
chief_rules-short_poor_man = The face values of its spades only
chief_rules-short_lawyer = { $exact } if the face values add up to exactly { $exact }, else nothing
chief_rules-short_rich_man = All face values, as minus points
chief_rules-short_doctor = Different ranks, an ace, a heart: { $points } for each card of the best suit
chief_rules-short_indian_chief = A poker hand of { $hand }, and the last digit of the sum of the other { $aside }
chief_rules-short_indian_chief_council = A hand of { $hand }, and { $points } each for a jack, a queen, a king

# Melds in full
chief_rules-cards = { $cards ->
    [one] Meld **{ $cards } card**.
   *[other] Meld **{ $cards } cards**.
}
chief_rules-thief = It scores its face value.
chief_rules-thief_steals = Then you may **steal** a card that another player has melded in this round, in place of drawing one; the thief's card takes its place. The page on stealing tells the order.
chief_rules-thief_picks_up = Then you may **pick up** a card of an earlier meld of yours in place of drawing one; the thief's card takes its place.
chief_rules-thief_joker = When the hands are filled up after the round, the thief takes a **joker** from the wild pile in place of a card from the deck.
chief_rules-beggar_man = You score { $matches }.
chief_rules-beggar_man_rank = Only the rank decides, not the suit and not the value. If yours are of one rank, a match still scores once.
chief_rules-beggar_man_others = Your own cards never count; those of other Beggar Men do.
# the joker of a Beggar Man, and other jokers to it
chief_rules-beggar_joker_nothing = At this table a joker matches nothing for a Beggar Man.
chief_rules-beggar_joker_late = As Beggar Man you say what your joker is when the melds lie open.
chief_rules-beggar_joker_best = A Beggar Man's joker becomes what scores best when the melds lie open.
chief_rules-beggar_joker_solo = Those of earlier melds are back in the wild pile, and match nothing.
chief_rules-beggar_joker_others = Another's counts as the card it was declared.
chief_rules-poor_man = Only its **spades** score, by their face values.
chief_rules-lawyer = It scores { $points } if the face values add up to **exactly { $exact }**, and nothing otherwise.
chief_rules-rich_man = All face values count **against** you: low cards are best.
chief_rules-doctor = It scores only if all of this is true:
    - { $ranks } different ranks
    - a heart among them
    - an ace among them
chief_rules-doctor_specialty = Then one suit is the specialty: **{ $points }** for each card of it. The best suit is found for you. One card may be ace, heart and specialty at once.
chief_rules-indian_chief = It has two parts that score together.
# $hands is "five of a kind 50, a straight flush 45 ..."
chief_rules-indian_chief_hand = **{ $cards } cards** score as a hand: { $hands }.
# $aside is one of the two messages below, which go on after a number of cards
chief_rules-indian_chief_aside = **{ $cards } cards** { $aside }.
chief_rules-aside_council = are the Tribal Council: { $points } each for one jack, one queen and one king
chief_rules-aside_digit = score the last digit of their face values together: { $example }
chief_rules-split_by_hand = You may choose the parts yourself when sealing; else the best split is found.
chief_rules-split_best = The best split into the two parts is found for you.
chief_rules-hand_points = { $hand } { $points }

# Worked examples; $cards is "Spades 9, king"
chief_rules-example = Example: { $cards }
chief_rules-example_others = Others melded: { $cards }
chief_rules-example_solo = On the table: { $cards }

# The course of a game
chief_rules-hold = { $cards ->
    [one] You hold { $cards } card.
   *[other] You hold { $cards } cards.
}
chief_rules-length = There are { $rounds } rounds and { $melds } melds; you play each meld once, in any order.
chief_rules-length_columns = There are { $rounds } rounds and { $melds } melds; you play each meld { $times } times, once in each of the columns { $columns }.
chief_rules-seal = In each round choose a meld and the cards for it, and **seal** it.
chief_rules-seal_secret = Nobody sees it, and you may change it until the last player has sealed.
chief_rules-reveal = All melds are revealed together and scored.
chief_rules-reveal_solo = It is scored at once, and stays on the table.
chief_rules-course_steals = Thieves may steal a revealed card.
chief_rules-course_picks_up = A thief may pick up a card of an earlier meld.
chief_rules-course_joker = A thief draws a joker, which is wild.
chief_rules-refill = { $cards ->
    [one] Then everybody is back at { $cards } card.
   *[other] Then everybody is back at { $cards } cards.
}
chief_rules-refill_solo = { $cards ->
    [one] Then you are back at { $cards } card.
   *[other] Then you are back at { $cards } cards.
}
chief_rules-aim = After the last round the most points win.
chief_rules-aim_solo = Score as much as you can.
chief_rules-meld_line = { $cards ->
    [one] **{ $meld }**, { $cards } card: { $short }.
   *[other] **{ $meld }**, { $cards } cards: { $short }.
}

# The hands of the Chief; $hands is a list of them, a line each
chief_rules-hands_scored = { $cards } cards of an Indian Chief score as the best of these hands:
    { $hands }
chief_rules-hands_straights = A straight may begin or end with an ace, but it does not go on from king over ace to two. A hand counts as the highest that fits.
chief_rules-hands_other = The other { $cards } cards { $aside }.

# Alone
chief_rules-solo_alone = { $decks ->
    [one] You play alone, with { $decks } deck, for the best total you can get.
   *[other] You play alone, with { $decks } decks, for the best total you can get.
}
chief_rules-solo_stay = Melds **stay on the table** and never come back into the deck; your hand is filled up from it.
chief_rules-solo_beggar_man = **Beggar Man**: { $matches }.
chief_rules-solo_thief = **Thief**: in place of drawing, you may pick up a card of an earlier meld; the thief's card takes its place. Not in the last round.
chief_rules-solo_thief_joker = **Thief**: you draw a joker. A joker that was melded is back in the wild pile, so it does not lie there for the Beggar Man.

# Triple mode
chief_rules-triple_columns = Every meld is scored { $times } times, once in each column, and the column multiplies: { $columns }. That makes { $rounds } rounds.
chief_rules-triple_any = When sealing you say in which open column it scores.
chief_rules-triple_in_turn = The columns are filled from left to right, lowest factor first.
chief_rules-triple_rich_man = The Rich Man is multiplied too, against you.

# Jokers
chief_rules-jokers_from = Whoever melds the Thief draws a joker from the wild pile in place of a card from the deck.
chief_rules-jokers_endless = The pile never runs out.
chief_rules-jokers_pile = { $jokers ->
    [one] It holds { $jokers } joker for each deck; when it is empty, the thief draws from the deck.
   *[other] It holds { $jokers } jokers for each deck; when it is empty, the thief draws from the deck.
}
chief_rules-jokers_spent = Spent jokers go back to the pile, never into the deck.
chief_rules-jokers_count = A joker counts as a card of your choice, even one that is on the table already. It becomes what scores best, or what you **declare** when you seal.
chief_rules-jokers_worth = As Thief a joker is worth { $points }. In the Doctor it may be the ace, the heart and the specialty at once.

# Stealing
chief_rules-thieves_may = After the scores are told, who has melded the Thief may **steal** a card that another player has melded in this round, in place of drawing one. Scores stay as they are. There is no stealing in the last round.
chief_rules-thieves_swap = The thief's card goes where the stolen card lay, and a later thief may steal it. The stolen card is in the hand, and safe.
chief_rules-thieves_safe = At this table another thief's own card cannot be stolen.
# then comes which cards are equal
chief_rules-thieves_order = The thief with the **lowest card** steals first, ace before two.
chief_rules-thieves_equal = Equal thieves pick at the same time, in secret.
chief_rules-thieves_collide = { $times ->
    [0] If two name the same card, none of them steals.
    [1] If two name the same card, all of them pick anew, once; if their picks still meet, none of them steals.
   *[other] If two name the same card, all of them pick anew, up to { $times } times; if their picks still meet, none of them steals.
}
chief_rules-thieves_wish = You may seal a **wish** with the Thief: what to steal without being asked. A thief who does not answer in time draws.

# How a table is kept
chief_rules-leaving_computer = **Leaving.** A computer plays the seat of who leaves (`{ COMMAND("table leave") }`), and everybody sees that. You may come back until the game ends. A computer also plays a move that is not made in time.
chief_rules-leaving_end = **Leaving.** At this table the game ends when somebody leaves it (`{ COMMAND("table leave") }`). A computer also plays a move that is not made in time.
chief_rules-secrets = **Secrets.** Nobody sees your hand or your sealed meld. Who has no seat may watch: reveals, scores and the result are posted for everybody.
chief_rules-time_solo = **Time.** A game alone begins at once and has no deadline. Leaving ends it (`{ COMMAND("table leave") }`).
chief_rules-secrets_solo = **Secrets.** Nobody else sees your hand. In a channel, melds and scores are posted.

# The rules of one table in short
chief_rules-guide = How to play
chief_rules-melds = All melds in short
# $rules is a line each
chief_rules-guide_house_rules = **House rules**
    { $rules }
