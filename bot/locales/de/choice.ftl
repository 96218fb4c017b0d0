# Choices of slash commands, up to 100 characters each.

choice-nowhere = Nur hier, für mich
choice-dm = In einer Direktnachricht
choice-channel = In diesem Kanal, für alle sichtbar
choice-picked = Was ich gewählt habe oder hier schreibe
choice-computer = Lass einen Computer wählen
choice-no_plan = Nichts: nimm meinen Plan zurück
choice-no_news = Nichts mehr
choice-anyone = Alle, die diesen Kanal sehen
choice-invited = Nur, wen ich einlade
choice-seconds = { $seconds } Sekunden
choice-four_colours = Vier Farben, für jede Kartenfarbe eine andere
choice-two_colours = Zwei Farben, Rot und Schwarz
choice-own_pace = Eigenes, so lange, wie du bei { OPTION("chief start length") } angibst
