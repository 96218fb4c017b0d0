# When somebody is awake.

own_hours-button = Horas de vigilia
# what days are called whose hours are set together, as inside a sentence
own_hours-every = todos los días
own_hours-work = de lunes a viernes
own_hours-weekend = sábado y domingo
own_hours-pair = { $first } y { $last }
own_hours-run = de { $first } a { $last }
# $days: "every day", "Monday to Friday"; $hours: "08:00 to 23:00", "all day"
own_hours-line = { $days }, { $hours }
own_hours-span = de { $start } a { $end }
own_hours-all_day = todo el día
own_hours-next_day = { $time } del día siguiente
own_hours-row = **En pie**: { $hours }.
own_hours-row_usual = **En pie**: { $hours }; es lo habitual.
# stands behind the row
own_hours-unused = Estas horas cuentan en cuanto tengas una zona horaria.
own_hours-page =
    ## Tus horas de vigilia
    Una partida lenta te deja suficientes horas de vigilia para cada jugada.
    { $hours }
own_hours-page_none =
    ## Tus horas de vigilia
    Van según tu reloj, así que primero necesito tu zona horaria. Hasta entonces se da por hecho que nunca duermes.
own_hours-usual = Horas habituales
own_hours-write = Escribir las horas
own_hours-change = **Cámbialas**
own_hours-which = Qué días
own_hours-from = En pie desde
own_hours-until = En pie hasta
# options: for which days, from when, until when
own_hours-for_days = Para: { $days }
own_hours-from_time = Desde las { $time }
own_hours-until_time = Hasta las { $time }
# $end: "23:00", "01:00 the next day"; $long: "15 hours and 30 minutes"
own_hours-end = { $end } ({ $long })
own_hours-kept = **Guardado: { $hours }.**
own_hours-kept_usual = **Vuelves a tener las horas habituales.**
own_hours-form = Tus horas de vigilia
# at most 45 characters
own_hours-form_label = ¿De qué hora a qué hora estás en pie?
own_hours-form_about = Por ejemplo 8:00 a 23:30, o bien 8 am - 11 pm; al menos { $hours } horas.
own_hours-form_late = El formulario no se abrió a tiempo. Pulsa el botón otra vez o usa `{ COMMAND("me hours") }`.
