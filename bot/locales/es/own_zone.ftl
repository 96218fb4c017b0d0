# Somebody's time zone.

own_zone-button = Zona horaria
own_zone-row_none = **Zona horaria**: ninguna todavía, así que se da por hecho que nunca duermes.
# $now is a day and a time: "Thursday, 14:05"
own_zone-row = **Zona horaria**: { $zone }; allí es { $now }.
own_zone-page_none =
    ## Tu zona horaria
    No tienes ninguna: se da por hecho que nunca duermes, y el plazo de una partida lenta puede caer en plena noche.
own_zone-page =
    ## Tu zona horaria
    {"*"}*{ $zone }**
    Allí es { $now }; tu reloj marca { $clock }. Si no coinciden, elige otra zona.
own_zone-find = Buscar mi zona
own_zone-change = Cambiar de zona
own_zone-none = Sin zona
own_zone-again = Buscar otra vez
own_zone-form = Tu zona horaria
# at most 45 characters
own_zone-form_label = ¿En qué país estás, o qué hora es ahora?
own_zone-form_about = Tu país, la ciudad de una zona horaria o la hora que es ahora donde estás, como 14:05.
own_zone-form_late = El formulario no se abrió a tiempo. Pulsa el botón otra vez o usa `{ COMMAND("me zone") }`.
own_zone-found =
    ## ¿Cuál es la tuya?
    No se guarda nada hasta que elijas.
# stands behind own_zone-found
own_zone-found_more = Estas son las primeras; para ver otras, escribe algo más.
own_zone-which = Tu zona horaria
# offered while somebody types a zone
own_zone-offered = { $zone }, ahora { $now }
