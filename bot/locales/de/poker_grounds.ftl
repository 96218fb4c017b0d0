# The rules of Indian poker and of nights behind what is refused, in the numbers of the table.

poker_grounds-players = Eine Karte für jeden: Das reicht für { $least } bis { $most } Spieler.
# $length says how long a match is: Each deals twice
poker_grounds-over = { $length }; dann ist die Partie vorbei.
poker_grounds-house_rule = Eine Hausregel weicht von einer Regel des Spiels ab, und ohne diese Regel ist sie nichts.
poker_grounds-not_your_turn = Angesagt wird reihum, links vom Geber beginnend, damit jeder die Ansagen vor sich kennt.
poker_grounds-keep_early = Die erste Ansage einer Hand ist dabei oder raus; erst wenn du wieder dran bist, kannst du bei deiner Ansage bleiben.
poker_grounds-went_out = Wer rausgeht, sieht die eigene Karte an und kann deshalb nicht in die Hand zurück.
poker_grounds-no_orders = Eine Anweisung sagt an, wenn jemand dran ist; wo alle zugleich ansagen, ist niemand dran.
poker_grounds-order_number = So eine Anweisung vergleicht eine Zahl damit, wie viele dabei sind, von zweien bis zu allen.
poker_grounds-order_seat = Eine Anweisung wartet darauf, dass etwas geschieht: dass jemand anderes, der dabei ist, rausgeht.
# nights
poker_grounds-night_players = Eine Hand ist für { $least } bis { $most } Spieler; sind es weniger, wartet der Abend auf weitere.
poker_grounds-night_over = { $hours ->
    [one] Ein Abend endet von selbst nach { $hours } Stunde. Komm und geh zwischen den Händen, wie du magst.
   *[other] Ein Abend endet von selbst nach { $hours } Stunden. Komm und geh zwischen den Händen, wie du magst.
}
# $forfeits is a number of them: 3 forfeits, 1 forfeit
poker_grounds-night_won = Wer gewinnt, verteilt { $forfeits }, alles auf einmal und beliebig auf die anderen aufgeteilt.
poker_grounds-night_not_ended = Der Zufall hinter einer Hand ist für alle geheim, solange sie gespielt wird.
poker_grounds-night_hands_closed = Ob offengelegt wird, was ausgeteilt wurde, ist eine Hausregel, die vor der ersten Karte feststeht.
poker_grounds-night_away = Wer mitten in einer Hand geht, überlässt den Rest davon einem Computer und bekommt keine Karten mehr, bis zum nächsten **Mitspielen**. Wen der Gastgeber ausgeschlossen hat, der kann nicht zurück.
poker_grounds-night_no_guest = Alle entscheiden selbst, ob sie mitspielen, also wird von anderen nichts gespeichert; wer gegangen ist, spielt nach einem Druck auf **Mitspielen** wieder mit.
poker_grounds-night_no_rest = Gekommen, gegangen und ausgeteilt wird nur zwischen zwei Händen.
poker_grounds-night_nothing_to_skip = Was übersprungen wurde oder nie kam, ist schon weg.
