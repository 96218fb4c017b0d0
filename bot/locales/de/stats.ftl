# What one person has done.

# $who: a mention
stats-title = ## Was { $who } geschafft hat
stats-title_own = ## Was du geschafft hast
# also for people who do not want to be listed
stats-nothing = Hier gibt es nichts zu zeigen.
stats-nothing_own = Du hast hier noch kein Spiel zu Ende gespielt.
# $game: "Indian Chief"
stats-games = { $games ->
    [one] **{ $game }**: { $games } Spiel zu Ende gespielt.
   *[other] **{ $game }**: { $games } Spiele zu Ende gespielt.
}
# this quarter, with others
stats-season = { $games ->
    [one] In diesem Quartal mit anderen: { $games } Spiel, davon { $wins } gewonnen.
   *[other] In diesem Quartal mit anderen: { $games } Spiele, davon { $wins } gewonnen.
}
stats-rated = Wertung { $rating }; { $percent } % der Gegner hinter sich gelassen.
# $rulebook: "Classic rulebook"; $melds: "Thief 10 · Doctor 35"
stats-best = Das Beste aus jeder Auslage, { $rulebook }: { $melds }.
stats-meld = { $meld } { $points }
# a button
stats-board = Rangliste
# whether others see the page
stats-listed = -# Andere auf diesem Server können das sehen und finden dich in der Rangliste.
stats-unlisted = -# Nur du siehst das: Du stehst in keiner Rangliste.
stats-hide = Nicht auflisten
stats-list = Wieder auflisten
