# The weekly list of somebody's games: whether it comes, and when.

own_digest-button = Lista semanal
own_digest-row_none = **Lista semanal**: ninguna.
# $time: "9:00"; $zone: "Europe/Berlin", or own_digest-utc
own_digest-row = **Lista semanal**: los lunes a las { $time } ({ $zone }).
own_digest-utc = UTC, porque no tienes zona horaria
own_digest-page_none =
    ## Tu lista semanal
    No la recibes. Muestra tus partidas; primero, las que te esperan. En una semana sin partidas no llega.
own_digest-page =
    ## Tu lista semanal
    Llega por mensaje directo los lunes a las { $time } ({ $zone }). Muestra tus partidas; primero, las que te esperan. En una semana sin partidas no llega.
own_digest-send = Enviarla cada semana
own_digest-stop = No enviarla más
own_digest-games = Tus partidas
