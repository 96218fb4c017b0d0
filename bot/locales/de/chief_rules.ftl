# How Indian Chief is played: the pages of the rules, from the values of a rulebook.

# Pages, and what a select says of them
chief_rules-overview = Überblick
chief_rules-overview_teaser = Eine Partie vom Austeilen bis zum Ergebnis
chief_rules-hands = Die Hände des Häuptlings
chief_rules-hands_teaser = Was jede Hand zählt, mit Beispielen
chief_rules-thieves = Stehlen
chief_rules-thieves_teaser = Wer zuerst stiehlt, was und wie oft
chief_rules-jokers = Joker
chief_rules-jokers_teaser = Woher sie kommen und was sie zählen
chief_rules-solo = Solo
chief_rules-solo_teaser = Allein spielen
chief_rules-triple = Dreifach
chief_rules-triple_teaser = Spalten, die die Punkte einer Auslage vervielfachen
chief_rules-house = Hausregeln
chief_rules-house_teaser = Was ein Tisch anders spielen kann
chief_rules-table = Am Tisch
chief_rules-table_teaser = Gastgeber, Plätze, Gehen, Geheimes, Austeilen
chief_rules-pages = Die Regeln, Seite für Seite
# buttons; $page is the name of a page
chief_rules-open = Regeln: { $page }
chief_rules-next = Weiter: { $page }
# $section is a heading of the rulebook, which is in English
chief_rules-source_classic = Quelle: klassisches Regelwerk (englisch), „{ $section }“.
chief_rules-source_modern = Quelle: modernes Regelwerk (englisch), „{ $section }“.
chief_rules-source_triple = Quelle: modernes Regelwerk (englisch), „{ $section }“; hier auch mit dem klassischen spielbar.
chief_rules-source_open = Quelle: dieser Bot; die Regelwerke lassen es offen.
chief_rules-source_table = Quelle: wie dieser Bot einen Tisch führt.
