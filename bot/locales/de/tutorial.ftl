# Das Tutorial: fünf Schritte, in jedem eine Sache zu tun, höchstens etwa 60 Wörter.

tutorial-step = Schritt { $number } von { $steps }: { $what }
tutorial-step_1 = dein Blatt
tutorial-step_2 = wähle eine Auslage
tutorial-step_3 = alles wird aufgedeckt
tutorial-step_4 = der Dieb
tutorial-step_5 = so geht es weiter
tutorial-hand = Du hast { $cards } Karten auf der Hand. In jeder Runde wählen alle heimlich eine **Auslage**: ein paar Karten, die nach einer Regel Punkte bringen. Es gibt { $melds }, und du spielst jede einmal. Wer am Ende die meisten Punkte hat, gewinnt. Zwei Computer spielen gegen dich, und nichts hier zählt.
tutorial-prepared = -# Diese Karten sind vorbereitet, für alle dieselben: kein zufälliges Geben, also nichts nachzuprüfen.
tutorial-meld = Wähle eine Auslage, dann ihre Karten. Du erfährst, was sie bringen würden, und kannst es dir so oft anders überlegen, wie du willst.
tutorial-sealing = **Versiegle** sie, wenn du zufrieden bist. Die anderen sehen sie erst, wenn alle versiegelt haben.
tutorial-suggest = Was bringt am meisten?
tutorial-well_done = Gut gemacht: Keine andere Auslage aus diesem Blatt bringt für sich allein mehr.
# $cards are bold suits with their ranks
tutorial-could = Dasselbe Blatt hätte als **{ $meld }** mit { $cards } auch { $points } gebracht.
tutorial-refilled = Diese Auslage ist verbraucht. Dein Blatt wird wieder auf acht Karten aufgefüllt, und die nächste Runde beginnt.
tutorial-thief = Der **Dieb** ist eine einzige Karte. Er bringt ihren Wert, und statt eine Karte zu ziehen stiehlt er danach eine beliebige aus einer anderen Auslage der Runde. Wähle eine Karte, die du entbehren kannst. Unter mehreren Dieben kommt die niedrigste Karte zuerst dran.
tutorial-thief_card = Wähle die Karte des Diebs
tutorial-steal = Dein Dieb darf jetzt eine Karte nehmen: Sie kommt auf deine Hand, und die Karte des Diebs liegt an ihrer Stelle. Die Punkte bleiben, wie sie sind. Asse sind später viel wert.
tutorial-loot = Wähle, was du stiehlst
# an option: a card that may be stolen; $who is "Computer 1"
tutorial-lies = { $card }: { $meld } von { $who }
tutorial-draw = Nichts: eine Karte vom Stapel ziehen
tutorial-took = Gestohlen: **{ $card }**. Die Karte ist jetzt auf deiner Hand.
tutorial-drew = Du hast eine Karte vom Stapel gezogen.
# $each is "Doctor 40, Thief 7"
tutorial-total = **{ $who }: { $total }** ({ $each })
tutorial-end = So geht es weiter, bis alle ihre { $melds } Auslagen gespielt haben. In der letzten Runde stiehlt niemand. Jetzt weißt du genug: `{ COMMAND("chief start") }` eröffnet einen Tisch für Freunde und Computer, `{ COMMAND("chief solo") }` ein Spiel für dich allein.
tutorial-you = Du
tutorial-computer = Computer { $number }
tutorial-go = Weiter
tutorial-back = Zurück
tutorial-again = Von vorn
tutorial-rules = Regeln
tutorial-learn = Ausprobieren: 3 Minuten
