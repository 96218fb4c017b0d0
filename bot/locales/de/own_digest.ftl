# The weekly list of somebody's games: whether it comes, and when.

own_digest-button = Wochenliste
own_digest-row_none = **Wochenliste**: keine.
# $time: "9:00"; $zone: "Europe/Berlin", or own_digest-utc
own_digest-row = **Wochenliste**: montags um { $time } Uhr ({ $zone }).
own_digest-utc = UTC, denn du hast keine Zeitzone gesetzt
own_digest-page_none =
    ## Deine Wochenliste
    Du bekommst sie nicht. Sie nennt deine Spiele, zuerst die, die auf dich warten. In einer Woche ohne Spiele kommt sie nicht.
own_digest-page =
    ## Deine Wochenliste
    Sie kommt montags um { $time } Uhr ({ $zone }) per Direktnachricht. Sie nennt deine Spiele, zuerst die, die auf dich warten. In einer Woche ohne Spiele kommt sie nicht.
own_digest-send = Jede Woche schicken
own_digest-stop = Nicht mehr schicken
own_digest-games = Deine Spiele
