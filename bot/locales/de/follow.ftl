# What somebody without a seat is told who follows a table.

follow-head = Folgen
follow-about = Wenn du folgst, erfährst du per Direktnachricht, was der Kanal erfährt, und nicht mehr.
follow-now_nothing = Du folgst diesem Tisch nicht.
follow-now_rounds = Du folgst ihm: **jede Runde**.
follow-now_end = Du folgst ihm: **nur das Ende**.
# labels of buttons
follow-rounds = Jede Runde
follow-end = Nur das Ende
follow-stop = Nicht mehr folgen
follow-change = Ändern oder beenden
follow-welcome = Du folgst ihm
follow-told_rounds = Du erfährst hier von jeder Runde, so wie der Kanal.
follow-told_end = Du erfährst hier, wie es ausgeht.
follow-alert = Du folgst Tisch { $table }.
follow-news = Neues
follow-news_alert = Tisch { $table }: Neues von einem Spiel, dem du folgst.
# $place is a channel, $link an address
follow-way = Gespielt wird in { $place }. [Dorthin]({ $link })
follow-way_over = Gespielt wurde in { $place }. [Dorthin]({ $link })
