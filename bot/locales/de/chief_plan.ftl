# What is played for somebody who misses a deadline.

# the button
chief_plan-plan = Falls ich das verpasse
# a heading, and what a sentence begins with
chief_plan-missing = Falls du das verpasst
chief_plan-missing_steal = Falls du das Stehlen verpasst
# $missing is one of these two; $plan goes on: "a computer chooses", "Thief with Hearts 3", "an ace, else draw"
chief_plan-laid_down = **{ $missing }:** { $plan }.
chief_plan-played = **Die Zeit war um, also habe ich deinen Plan gespielt:** { $plan }.
chief_plan-unfit = **Die Zeit war um.** Dein Plan ging nicht mehr ({ $plan }), also hat ein Computer für dich gewählt.
chief_plan-computer = ein Computer wählt
chief_plan-computer_did = ein Computer hat gewählt
chief_plan-meld = { $meld } mit { $cards }
# $meld is the message before
chief_plan-meld_in = { $meld }, in Spalte { $column }
chief_plan-meld_then = { $meld }; danach: { $wish }
# $ranks is "a queen and a seven"
chief_plan-joker = dein Joker zählt wie { $ranks }
chief_plan-joker_best = dein Joker zählt so, wie er am meisten bringt
chief_plan-about = Hast du noch nicht gehandelt, wenn die Zeit um ist, spiele ich sofort, was du hier festlegst. Dann gilt nichts als verpasst. Niemand sonst sieht es, bevor es gespielt wird.
chief_plan-nothing = **Nichts ist festgelegt.**
chief_plan-picked = Ausgesucht hast du: { $meld }.
chief_plan-pick_first = Um eine Auslage festzulegen, such sie zuerst mit ihren Karten in deinem Blatt aus.
chief_plan-let_computer = Einen Computer wählen lassen
chief_plan-take_back = Zurücknehmen
chief_plan-as_picked = Meine Auswahl spielen
