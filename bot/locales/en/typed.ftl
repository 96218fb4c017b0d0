# Words that people type, beside those that the bot says itself: separated by commas.
# The words of all languages are understood by everybody; accents and capitals do not matter.

typed-tomorrow = tomorrow
typed-day_after = day after tomorrow
# one of something, as in "a week"
typed-one = a, one
# words that may stand in a date and mean nothing: "in 2 weeks", "the 14th of June"
typed-beside = in, on, until, by, of, the
# what may stand behind the number of a day
typed-nth = st, nd, rd, th
# other names, and other ways to write one
typed-day_0 = monday
typed-day_1 = tuesday
typed-day_2 = wednesday
typed-day_3 = thursday
typed-day_4 = friday
typed-day_5 = saturday
typed-day_6 = sunday
typed-month_1 = january
typed-month_2 = february
typed-month_3 = march
typed-month_4 = april
typed-month_5 = may
typed-month_6 = june
typed-month_7 = july
typed-month_8 = august
typed-month_9 = september
typed-month_10 = october
typed-month_11 = november
typed-month_12 = december
typed-seconds = s, sec, secs, second, seconds
typed-minutes = m, min, mins, minute, minutes
typed-hours = h, hr, hrs, hour, hours
typed-days = d, day, days
typed-weeks = w, week, weeks
typed-and = and
typed-midnight = midnight
typed-noon = noon
# before a time of day: "at 8"
typed-at = at
# behind a time of day: "8 o'clock"
typed-oclock = o'clock
# before the first of two times of day, and between them: "from 8 to 23"
typed-from = from
typed-to = to, until, till
