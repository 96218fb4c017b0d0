# What somebody has set about their own time: the page on which all of it stands, and its rows.

own-kept = **Guardado.**
# the button that leads to the page
own-time = Tus horarios
own-title = ## Tus horarios
own-private = -# Solo tú ves esta página. Los demás ven, como mucho, de quién es la noche que fijó un plazo y, en sus mesas, quién está ausente. Lo que cambies vale para los plazos que se fijen a partir de ahora.
