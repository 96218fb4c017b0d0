# How a night is told by the screens that all games share.

# $game is the name of the night: Poker night, or what its server calls it
night_wording-whole = einen Abend { $game }
night_wording-private = Die Karten der anderen kommen hierher, nur für deine Augen, und auch, was aus deinen Pfändern wurde. Sonst sieht beides niemand. Niemand muss etwas tun.
night_wording-dealt = Sobald die nächste Hand beginnt, siehst du die Karten aller anderen, aber nie deine eigene. Unter **Meine Pfänder** wählst du, was aus deinen wird; sonst sieht das niemand.
