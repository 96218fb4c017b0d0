# The rules of Indian Chief behind what is refused, in the numbers of the table that refused it.

# $sizes is a list of melds, each with its number of cards: Thief 1, Beggar Man 2
chief_grounds-sizes = Every meld has its own number of cards: { $sizes }.
# $decks is a list: 1 deck for 2 or 3 players, 2 decks for 4 to 8 players
chief_grounds-players = The number of players decides how many decks there are: { $decks }.
chief_grounds-copies = Each deck holds every card once: { $decks }. You hold what your hand shows.
chief_grounds-cards = A card is written as its rank and the letter of its suit; there are no jokers.
chief_grounds-cards_jokers = A card is written as its rank and the letter of its suit, a joker as JK.
chief_grounds-hand = { $cards ->
    [one] A meld is made from the { $cards } card of your own hand.
   *[other] A meld is made from the { $cards } cards of your own hand.
}
chief_grounds-jokers = Jokers come from the wild pile: whoever melds the Thief draws one.
chief_grounds-jokers_none = This rulebook is played without jokers; the cards are those of its decks.
chief_grounds-awaited = Everybody melds at the same time, and the round goes on when the last has sealed.
chief_grounds-awaited_thieves = After the reveal only thieves act, the lowest card first.
chief_grounds-awaited_solo = Alone, a round goes on as soon as you have sealed.
chief_grounds-columns = Every meld is scored once in each of { $columns }, in any order.
chief_grounds-columns_in_order = Every meld is scored once in each of { $columns }, from left to right.
chief_grounds-over = { $rounds ->
    [one] A game has { $rounds } round.
   *[other] A game has { $rounds } rounds.
}
chief_grounds-late = A Beggar Man's joker is declared last, against the cards that others have melded.
chief_grounds-late_solo = A Beggar Man's joker is declared last, against the cards that lie on the table.
chief_grounds-declared = A joker stands for a card of the deck, and a joker is none.
# $aside goes on after a number of cards: score the last digit of their face values together
chief_grounds-split = Of an Indian Chief, { $cards } cards { $aside }.
chief_grounds-split_off = The best split is found for everybody alike; to choose the parts by hand is a house rule.
chief_grounds-house_rule = A house rule departs from one rule of the game, and that rule must be in use.
chief_grounds-no_steals = A Thief who draws a joker steals no card.
chief_grounds-wish = A wish answers for a thief who would be asked after the reveal what to steal.
chief_grounds-wish_none = A wish is for thieves who steal, and in this rulebook no thief steals.
chief_grounds-steal = A thief takes a card that somebody else has melded in this round.
chief_grounds-steal_safe = A thief takes a card that somebody else has melded in this round. Other thieves' cards are safe at this table.
chief_grounds-steal_solo = Alone, a thief may pick up a card of an earlier meld of its own.
chief_grounds-steal_none = In this rulebook no thief steals; a thief draws a joker.
chief_grounds-no_suggestions = Whether the bot proposes melds is a house rule: where it does not, everybody is on their own.
chief_grounds-not_solo = What is still to come is counted for a player alone: among several it would be a help that not all use.
