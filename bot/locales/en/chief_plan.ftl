# What is played for somebody who misses a deadline.

# the button
chief_plan-plan = If I miss this
# a heading, and what a sentence begins with
chief_plan-missing = If you miss this
chief_plan-missing_steal = If you miss your steal
# $missing is one of these two; $plan goes on: "a computer chooses", "Thief with Hearts 3", "an ace, else draw"
chief_plan-laid_down = **{ $missing }:** { $plan }.
chief_plan-played = **Time was up, so I played your plan:** { $plan }.
chief_plan-unfit = **Time was up.** Your plan was not possible any more ({ $plan }), so a computer chose for you.
chief_plan-computer = a computer chooses
chief_plan-computer_did = a computer chose
chief_plan-meld = { $meld } with { $cards }
# $meld is the message before
chief_plan-meld_in = { $meld }, in column { $column }
chief_plan-meld_then = { $meld }; then: { $wish }
# $ranks is "a queen and a seven"
chief_plan-joker = your joker counts as { $ranks }
chief_plan-joker_best = your joker counts as scores best
chief_plan-about = If you have not acted when time is up, I play at once what you lay down here. Then nothing counts as missed. Nobody else sees it before it is played.
chief_plan-nothing = **Nothing is laid down.**
chief_plan-picked = You have picked: { $meld }.
chief_plan-pick_first = To lay down a meld, pick it with its cards in your hand first.
chief_plan-let_computer = Let a computer choose
chief_plan-take_back = Take it back
chief_plan-as_picked = Play what I picked
