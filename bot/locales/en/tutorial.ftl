# The tutorial: five steps, each with one thing to do and at most some 60 words.

tutorial-step = Step { $number } of { $steps }: { $what }
tutorial-step_1 = your hand
tutorial-step_2 = choose a meld
tutorial-step_3 = all is revealed
tutorial-step_4 = the Thief
tutorial-step_5 = how it goes on
tutorial-hand = You hold { $cards } cards. In each round everybody secretly picks one **meld**: some cards that score by a rule. There are { $melds }, and you play each once. Whoever has the most points in the end wins. Two computers play against you, and nothing here counts.
tutorial-prepared = -# These cards are prepared, the same for everybody: no fair deal, and nothing to check.
tutorial-meld = Choose a meld, then its cards. You are told what they would score, and may change your mind as often as you like.
tutorial-sealing = **Seal** it when you are content. The others cannot see it before all have sealed.
tutorial-suggest = What scores best?
tutorial-well_done = Well done: no other meld of this hand scores more by itself.
# $cards are bold suits with their ranks
tutorial-could = The same hand could have been a **{ $meld }**, { $points }, with { $cards }.
tutorial-refilled = That meld is used up. Your hand is filled up to eight cards again, and the next round begins.
tutorial-thief = The **Thief** is one card. It scores its value, and then steals any card from another meld of the round, instead of drawing one. Choose a card that you can spare. Among several thieves the lowest card goes first.
tutorial-thief_card = Choose the Thief's card
tutorial-steal = Your Thief may take one card now: it comes to your hand, and your Thief's card lies in its place. Scores stay as they are. Aces are worth much later.
tutorial-loot = Choose what to steal
# an option: a card that may be stolen; $who is "Computer 1"
tutorial-lies = { $card }: { $meld } of { $who }
tutorial-draw = Nothing: draw a card from the deck
tutorial-took = You stole **{ $card }**. It is in your hand.
tutorial-drew = You drew a card from the deck.
# $each is "Doctor 40, Thief 7"
tutorial-total = **{ $who }: { $total }** ({ $each })
tutorial-end = It goes on like this until all have played their { $melds } melds. In the last round nobody steals. You know enough to play now: `{ COMMAND("chief start") }` opens a table for friends and computers, `{ COMMAND("chief solo") }` a game for you alone.
tutorial-you = You
tutorial-computer = Computer { $number }
tutorial-go = Go on
tutorial-back = Back
tutorial-again = Start over
tutorial-rules = Rules
tutorial-learn = Try it: 3 minutes
