# Help about what is the same in every game: a page for each topic.

# the button that leads to the page about what a screen shows
handbook-help = Ayuda
# $name: one of the names below
handbook-title = ## Ayuda: { $name }
# placeholder of the select of all pages
handbook-topics = Más ayuda
# names of pages, at most 60 characters
handbook-name_seats = asientos y anfitrión
handbook-name_time = plazos y pausas
handbook-name_deal = el reparto limpio
handbook-name_news = de qué te enteras
handbook-name_boards = puntuación y estadísticas
handbook-name_own = tus ajustes
handbook-name_data = tus datos
handbook-name_server = ajustes de un servidor
handbook-about_seats =
    {"*"}*El anfitrión** abre la mesa, elige las reglas, sienta a la máquina, empieza la partida y puede terminarla. Con **Gestionar** también saca a alguien de la mesa, cede su papel o da más tiempo. Si se va, otra persona toma su papel.
    {"*"}*Si te vas**, la máquina juega en tu asiento y puedes volver hasta que acabe la partida. Si no puede seguir sin ti, antes se te pregunta.
    Todo esto está también en los comandos de `{ COMMAND("table") }`.
handbook-about_time =
    {"*"}*El ritmo** dice cuánto puede durar una jugada. A mitad de partida solo cambia si la mesa está de acuerdo.
    {"*"}*Cuando se acaba el tiempo**, se nombra a quien falta y hay una pequeña prórroga; después juega la máquina o termina la partida. La sala dice qué vale. Una noche va con su propio reloj.
    {"*"}*Las partidas lentas** solo cuentan las horas en que no duermes: ponlas con `{ COMMAND("me time") }`. También esperan a quien está ausente (`{ COMMAND("me away") }`).
    {"*"}*Una pausa** detiene el reloj; quien quiera puede jugar igual. Cada persona tiene un tiempo para pausas.
    {"*"}*Un plan** se juega por ti si se te pasa un plazo. Antes de eso nadie más se entera.
    El tiempo en que el bot o Discord no funcionó se devuelve.
handbook-about_deal =
    {"*"}*Antes de la primera carta**, el bot fija una semilla secreta y muestra su huella. Cada asiento añade su propio azar, y todo junto baraja las cartas. Con la huella a la vista nadie puede elegir cartas, tampoco quien gestiona el bot.
    {"*"}*Al terminar**, todo queda abierto, salvo que una regla de la casa lo impida: la semilla, las manos y lo que añadió cada asiento.
    {"*"}*Para comprobarlo**, usa `{ COMMAND("verify") }`: reparte otra vez y lo compara todo. Quien jugó puede exportar el registro completo y comprobarlo en otro ordenador.
handbook-about_news =
    {"*"}*Mensajes directos:** ahí te llegan tus cartas cuando te toca. Si no te llegan, los botones de la mesa te muestran lo mismo, solo a ti.
    {"*"}*Los recordatorios** son solo para partidas lentas, y nunca mientras duermes: `{ COMMAND("me reminders") }`.
    {"*"}*Tus partidas:** `{ COMMAND("mygames") }` muestra primero las que te esperan. La lista también puede llegarte cada semana.
    {"*"}*Seguir:** sin asiento te enteras de lo mismo que el canal, y nunca de una carta oculta: `{ COMMAND("table follow") }`.
handbook-about_boards =
    {"*"}*La clasificación** es de este servidor (`{ COMMAND("leaderboard") }`). Una temporada es un trimestre. Cuentan las partidas que al menos dos personas jugaron hasta el final. Una noche no clasifica a nadie.
    {"*"}*La puntuación** empieza en 1000 cada temporada. Sube por cada rival que dejas atrás, más si tenía mucha, y baja por cada uno que queda delante de ti.
    {"*"}*Las estadísticas** (`{ COMMAND("stats") }`) muestran tus partidas y lo mejor de cada combinación. Ahí también puedes elegir no aparecer en ninguna lista; entonces nadie más las ve.
handbook-about_own =
    {"*"}*Zona horaria y horas de vigilia:** las partidas lentas no ponen plazos ni recordatorios en tu noche.
    {"*"}*Ausente:** las partidas lentas cuentan tu tiempo desde el día en que vuelves.
    {"*"}*Recordatorios y lista semanal:** cuándo te escribo y cómo.
    {"*"}*Idioma y vista:** imágenes o texto, líneas cortas, cartas en palabras, dos o cuatro colores. Solo cambia lo que ves tú.
    Nadie más ve estas páginas. Los demás ven como mucho que tu noche marcó un plazo y, en tus mesas, que estás ausente.
handbook-about_data =
    {"*"}*Se guardan** tu ID y tu nombre en Discord, tus asientos, jugadas y resultados, y lo que has ajustado. Nada más de lo que escribes se lee.
    `{ COMMAND("me export") }` te lo da todo en un archivo.
    `{ COMMAND("me forget") }` lo borra; en los registros de las partidas pasas a ser alguien que jugó antes. Lo que está en Discord se queda ahí.
    `{ COMMAND("about") }` dice quién gestiona este bot.
handbook-about_server =
    {"*"}*Quien puede gestionar el servidor** ajusta con `{ COMMAND("config") }` dónde se abren mesas y cuántas, con qué ritmo y reglas empiezan, el idioma de los canales y cómo se llaman los juegos. Vale para las mesas que se abran desde entonces.
    {"*"}*Las reglas guardadas** salen de una sala: elige ahí las reglas y guárdalas debajo. La página de cada juego dice con cuáles empiezan sus mesas.
    {"*"}*Las noches** están apagadas hasta que se permiten en su página.
    {"*"}*Si faltan mensajes**, `{ COMMAND("doctor") }` dice en ese canal qué no puede hacer el bot.
