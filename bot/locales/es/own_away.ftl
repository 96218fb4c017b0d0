# Somebody's own absence from all slow games.

own_away-button = Ausencia
own_away-row_none = **Ausencia**: ninguna.
own_away-row = **Ausencia**: hasta { $when }.
own_away-title = ## Ausencia
own_away-here = No hay ninguna ausencia anotada.
own_away-away = **Tu ausencia dura** hasta { $when }.
# $most and $within are numbers of days: 21 and 30
own_away-about = Mientras dure, las partidas lentas cuentan tu tiempo desde el día en que vuelves; cada jugada espera así una sola vez. Las partidas rápidas, y las mesas que no esperan a quien está ausente, siguen como siempre. Puedes ausentarte { $most } días de cada { $within }.
own_away-back = Ya estoy de vuelta
own_away-used_up = Ya te has ausentado todo lo que puedes; espera unos días.
own_away-which = ¿Hasta qué día?
own_away-which_other = ¿Hasta otro día?
own_away-gone = Anotado.
own_away-came_back = Qué bueno que estés de vuelta.
# stands behind one of the two above
own_away-told = { $tables ->
    [one] He avisado en { $tables } mesa tuya.
   *[other] He avisado en { $tables } mesas tuyas.
}
