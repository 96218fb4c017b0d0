# When somebody is awake.

own_hours-button = Waking hours
# what days are called whose hours are set together, as inside a sentence
own_hours-every = every day
own_hours-work = Monday to Friday
own_hours-weekend = Saturday and Sunday
own_hours-pair = { $first } and { $last }
own_hours-run = { $first } to { $last }
# $days: "every day", "Monday to Friday"; $hours: "08:00 to 23:00", "all day"
own_hours-line = { $days } { $hours }
own_hours-span = { $start } to { $end }
own_hours-all_day = all day
own_hours-next_day = { $time } the next day
own_hours-row = **Awake**: { $hours }.
own_hours-row_usual = **Awake**: { $hours }, as usual.
# stands behind the row
own_hours-unused = These hours count once you have a zone.
own_hours-page =
    ## Your waking hours
    A slow game gives you enough waking hours for each move.
    { $hours }
own_hours-page_none =
    ## Your waking hours
    They are by your own clock, so I need your time zone first. Until then you count as always awake.
own_hours-usual = Usual hours
own_hours-write = Type the times
own_hours-change = **Change them**
own_hours-which = Which days
own_hours-from = Awake from
own_hours-until = Awake until
# options: for which days, from when, until when
own_hours-for_days = For { $days }
own_hours-from_time = From { $time }
own_hours-until_time = Until { $time }
# $end: "23:00", "01:00 the next day"; $long: "15 hours and 30 minutes"
own_hours-end = { $end } ({ $long })
own_hours-kept = **Kept: { $hours }.**
own_hours-kept_usual = **You have the usual hours again.**
own_hours-form = Your waking hours
# at most 45 characters
own_hours-form_label = From when to when are you awake?
own_hours-form_about = Like 8:00 to 23:30, or 8 am - 11 pm; at least { $hours } hours.
own_hours-form_late = The form did not open in time. Press the button once more, or use `{ COMMAND("me hours") }`.
