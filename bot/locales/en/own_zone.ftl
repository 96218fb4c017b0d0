# Somebody's time zone.

own_zone-button = Zone
own_zone-row_none = **Zone**: none yet, so you count as always awake.
# $now is a day and a time: "Thursday, 14:05"
own_zone-row = **Zone**: { $zone }, where it is { $now }.
own_zone-page_none =
    ## Your time zone
    You have none: you count as always awake, and the deadline of a slow game may fall into your night.
own_zone-page =
    ## Your time zone
    {"*"}*{ $zone }**
    There it is { $now }; your own clock shows { $clock }. If these differ, choose another zone.
own_zone-find = Find my zone
own_zone-change = Change zone
own_zone-none = No zone
own_zone-again = Search again
own_zone-form = Your time zone
# at most 45 characters
own_zone-form_label = Which country, or what time is it now?
own_zone-form_about = Your country, a zone's city, or the time with you now, like 14:05.
own_zone-form_late = The form did not open in time. Press the button once more, or use `{ COMMAND("me zone") }`.
own_zone-found =
    ## Which is yours?
    Nothing is kept before you choose.
# stands behind own_zone-found
own_zone-found_more = These are the first; for others say more.
own_zone-which = Your time zone
# offered while somebody types a zone
own_zone-offered = { $zone }, now { $now }
