# What may be done instead of forfeits above the own cap: small, funny, harmless, and free to be skipped.
# Each can be done by voice or in writing, sitting down, by anybody. Never alcohol, no pressure. At most 100 letters.

night_dares-reporter = Sprich wie ein Sportreporter, bis die nächste Hand zu Ende ist.
night_dares-praise = Lobe den Spieler, der in der Reihe vor dir steht, wie in einer Hochzeitsrede.
night_dares-day = Erzähl in drei Sätzen als Märchen, wie dein Tag war.
night_dares-sell = Verkauf allen den Gegenstand, der neben dir liegt.
night_dares-tune = Summ eine Melodie, oder schreib, wie sie geht, und lass die anderen raten.
night_dares-alphabet = Sag das Alphabet rückwärts auf, so weit du kommst.
night_dares-meal = Beschreib dein Lieblingsessen, ohne eine Zutat zu nennen.
night_dares-proverb = Erfinde ein Sprichwort und erklär, was es bedeutet.
night_dares-weather = Sag das Wetter für einen Planeten deiner Wahl voraus.
night_dares-poem = Schreib oder sag einen Zweizeiler über die letzte Hand.
night_dares-questions = Sprich bis zu deiner nächsten Ansage nur in Fragen.
night_dares-pun = Erzähl den flachsten Wortwitz, den du kennst.
night_dares-animals = Nenn fünf Tiere, die in diesem Spiel gut wären, und sag, warum.
night_dares-machine = Mach ein Haushaltsgerät nach und lass die anderen raten, welches.
night_dares-ring = Kündige deine nächste Ansage an wie ein Ringsprecher.
night_dares-whisper = Flüstere, oder schreib nur klein, bis die nächste Hand zu Ende ist.
night_dares-cat = Erzähl, was eine Katze zu diesem Spiel sagen würde.
night_dares-suits = Erfinde für jede Kartenfarbe einen neuen Namen.
night_dares-nice = Sag etwas Nettes über alle am Tisch.
night_dares-pirate = Erklär die Regeln dieses Spiels als Pirat.
night_dares-film = Erzähl einen Film in einem Satz nach und lass die anderen raten, welchen.
night_dares-holiday = Erfinde einen Feiertag und sag, wie er gefeiert wird.
night_dares-song = Beantworte die nächste Frage mit einer Liedzeile.
night_dares-twister = Sag einen Zungenbrecher dreimal schnell auf, oder tipp ihn mit geschlossenen Augen.
night_dares-advert = Schreib eine Werbung für gestern.
night_dares-learned = Erzähl etwas, das du diese Woche gelernt hast.
night_dares-letter = Sprich oder schreib eine Minute lang ohne den Buchstaben E.
night_dares-theme = Such eine Titelmelodie für den Spieler aus, der in der Reihe nach dir kommt.
night_dares-life = Gib der Karte an deiner Stirn einen Namen und eine Lebensgeschichte.
night_dares-academy = Dank einer erfundenen Akademie für deine letzte Hand.
night_dares-rocket = Zähl von zehn herunter wie bei einem Raketenstart, mit den Geräuschen.
night_dares-saturday = Erzähl, was du mit einem zweiten Samstag pro Woche machen würdest.
