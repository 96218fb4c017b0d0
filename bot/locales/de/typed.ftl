# Words that people type, beside those that the bot says itself: separated by commas.
# The words of all languages are understood by everybody; accents and capitals do not matter.

typed-tomorrow = morgen
typed-day_after = übermorgen, uebermorgen
# one of something, as in "a week"
typed-one = ein, eine, einen, einem, einer
# words that may stand in a date and mean nothing: "in 2 weeks", "the 14th of June"
typed-beside = in, am, ab, bis, zum, den, der, im
# what may stand behind the number of a day
typed-nth = ter, ten, te
# other names, and other ways to write one
typed-day_0 = montag
typed-day_1 = dienstag
typed-day_2 = mittwoch
typed-day_3 = donnerstag
typed-day_4 = freitag
typed-day_5 = samstag, sonnabend
typed-day_6 = sonntag
typed-month_1 = januar, jänner, jaenner
typed-month_2 = februar, feber
typed-month_3 = märz, maerz
typed-month_4 = april
typed-month_5 = mai
typed-month_6 = juni
typed-month_7 = juli
typed-month_8 = august
typed-month_9 = september
typed-month_10 = oktober
typed-month_11 = november
typed-month_12 = dezember
typed-seconds = s, sek, sekunde, sekunden
typed-minutes = m, min, minute, minuten
typed-hours = h, std, stunde, stunden
typed-days = t, tag, tage, tagen
typed-weeks = w, woche, wochen
typed-and = und
typed-midnight = mitternacht
typed-noon = mittag, mittags
# before a time of day: "at 8"
typed-at = um, ab
# behind a time of day: "8 o'clock"
typed-oclock = uhr
# before the first of two times of day, and between them: "from 8 to 23"
typed-from = von
typed-to = bis
