# What somebody without a seat is told who follows a table.

follow-head = Seguir
follow-about = Si sigues la mesa, se te cuenta por mensaje directo lo que se cuenta en el canal, y nada más.
follow-now_nothing = No sigues esta mesa.
follow-now_rounds = La sigues: **cada ronda**.
follow-now_end = La sigues: **solo el final**.
# labels of buttons
follow-rounds = Cada ronda
follow-end = Solo el final
follow-stop = Dejar de seguir
follow-change = Cambiar o dejarlo
follow-welcome = La sigues
follow-told_rounds = Aquí se te cuenta cada ronda, igual que en el canal.
follow-told_end = Aquí se te cuenta cómo termina.
follow-alert = Sigues la mesa { $table }.
follow-news = Novedades
follow-news_alert = Mesa { $table }: novedades de una partida que sigues.
# $place is a channel, $link an address
follow-way = Se juega en { $place }. [Ir allí]({ $link })
follow-way_over = Se jugó en { $place }. [Ir allí]({ $link })
