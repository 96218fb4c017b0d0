# The question to a table whether it shall go on at another pace, and its end.

consent-head = Ein anderes Tempo?
# $times says what would change, $takes how many must agree, $agree is how many do so far
consent-question = **Der Gastgeber fragt nach:** { $times }. { $takes }; { $agree ->
    [one] bisher ist { $agree } dafür
   *[other] bisher sind { $agree } dafür
}.
consent-agree = Einverstanden
consent-decline = Lieber nicht
# goes on inside a sentence, behind it a comma
consent-takes_all = Es braucht { $people ->
    [2] beide
   *[other] alle { $people }
}, die mitspielen
consent-takes = Es braucht { $must } der { $people }, die mitspielen
consent-asks = { $host } fragt danach:
# $pace is one inside a sentence: daily, up to 24 hours a move
consent-instead = -# Statt: { $pace }.
consent-asked = { $takes }, der Gastgeber eingeschlossen. Karten, Pläne und Versiegeltes bleiben, wie sie sind; die Zeit für diesen Zug beginnt neu.
consent-alert = { $called } Tisch { $table }: Soll das Spiel in einem anderen Tempo weitergehen?
consent-was_asked = { $host } hat gefragt nach: { $times }.
consent-end_agreed = **Einverstanden.** So wird jetzt gespielt.
consent-end_taken_back = **Zurückgenommen** vom Gastgeber.
consent-end_kept = **Es bleibt, wie es war:** Nicht genug von denen, die mitspielen, waren dafür.
consent-end_replaced = **Nicht mehr gefragt:** Der Gastgeber fragt nach etwas anderem.
consent-end_over = **Nicht mehr gefragt.** Das Spiel ist zu Ende.
consent-agreed = **Einverstanden, ab jetzt ein anderes Tempo.**
consent-stays = Karten, Pläne und Versiegeltes bleiben, wie sie sind; die Zeit für diesen Zug beginnt neu.
consent-stays_until = Karten, Pläne und Versiegeltes bleiben, wie sie sind, und dieser Zug hat Zeit bis { $until }.
consent-kept_taken_back = **Das Tempo bleibt, wie es ist.** Der Gastgeber fragt nicht mehr nach einem anderen.
consent-kept = **Das Tempo bleibt, wie es ist.** Nicht genug von denen, die mitspielen, wollen ein anderes.
