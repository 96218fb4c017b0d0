# When and how somebody is reminded of a slow game that waits for them.

own_reminders-button = Reminders
own_reminders-how_dm = by DM
own_reminders-how_ping = in the channel near the end
own_reminders-how_none = not at all
own_reminders-when_half = half-way through
own_reminders-when_ninety = with a tenth of the time left
own_reminders-when_hour = one hour before the end
own_reminders-about_dm = Only you see it.
own_reminders-about_ping = Others see it too. Earlier reminders come by DM.
own_reminders-about_none = You look for yourself.
# $points: "half-way through and one hour before the end"; $how: "by DM"
own_reminders-told = { $points }, { $how }
own_reminders-told_alone = only when you are the only one left, or a player nudges
own_reminders-row = **Reminders**: { $told }.
# $told begins with a capital letter here
own_reminders-page =
    ## Your reminders
    { $told }.
    { $rules }
own_reminders-rules = Only slow games remind you: never in your night, never once you have acted. Several games come in one message. If you are the only one left, or a player nudges, you are told by DM.
own_reminders-rules_none = Nothing reminds you, not even a nudge: you look for yourself.
own_reminders-how = How
own_reminders-when = When
