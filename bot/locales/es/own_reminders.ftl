# When and how somebody is reminded of a slow game that waits for them.

own_reminders-button = Recordatorios
own_reminders-how_dm = por mensaje directo
own_reminders-how_ping = en el canal, cerca del final
own_reminders-how_none = nunca
own_reminders-when_half = a mitad del plazo
own_reminders-when_ninety = cuando queda una décima parte del plazo
own_reminders-when_hour = una hora antes del final
own_reminders-about_dm = Solo lo ves tú.
own_reminders-about_ping = Lo ven también los demás. Los anteriores llegan por mensaje directo.
own_reminders-about_none = Lo miras por tu cuenta.
# $points: "half-way through and one hour before the end"; $how: "by DM"
own_reminders-told = { $points }, { $how }
own_reminders-told_alone = solo cuando ya no falta nadie más que tú o alguien te da un toque
own_reminders-row = **Recordatorios**: { $told }.
# $told begins with a capital letter here
own_reminders-page =
    ## Tus recordatorios
    { $told }.
    { $rules }
own_reminders-rules = Solo avisan las partidas lentas: nunca de noche para ti, nunca si ya has jugado. Varias partidas llegan en un solo mensaje. Si ya no falta nadie más que tú, o alguien te da un toque, te aviso por mensaje directo.
own_reminders-rules_none = Nada te avisa, ni siquiera un toque: lo miras por tu cuenta.
own_reminders-how = Cómo
own_reminders-when = Cuándo
