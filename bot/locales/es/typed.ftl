# Words that people type, beside those that the bot says itself: separated by commas.
# The words of all languages are understood by everybody; accents and capitals do not matter.

typed-tomorrow = mañana
typed-day_after = pasado mañana
# one of something, as in "a week"
typed-one = un, una
# words that may stand in a date and mean nothing: "in 2 weeks", "the 14th of June"
typed-beside = el, en, hasta, dentro, de, del
# what may stand behind the number of a day
typed-nth = o, er, ero
# other names, and other ways to write one
typed-day_0 = lunes
typed-day_1 = martes
typed-day_2 = miércoles
typed-day_3 = jueves
typed-day_4 = viernes
typed-day_5 = sábado
typed-day_6 = domingo
typed-month_1 = enero
typed-month_2 = febrero
typed-month_3 = marzo
typed-month_4 = abril
typed-month_5 = mayo
typed-month_6 = junio
typed-month_7 = julio
typed-month_8 = agosto
typed-month_9 = septiembre, setiembre
typed-month_10 = octubre
typed-month_11 = noviembre
typed-month_12 = diciembre
typed-seconds = s, seg, segs, segundo, segundos
typed-minutes = m, min, mins, minuto, minutos
typed-hours = h, hs, hora, horas
typed-days = d, día, días
typed-weeks = sem, semana, semanas
typed-and = y
typed-midnight = medianoche
typed-noon = mediodía
# before a time of day: "at 8"
typed-at = a las, a la, las, la
# behind a time of day: "8 o'clock"
typed-oclock = hs, hrs, hora, horas
# before the first of two times of day, and between them: "from 8 to 23"
typed-from = de, desde
typed-to = a, hasta
