# Days of the calendar and times of day, where no Discord timestamp can stand.

dates-day_0 = lunes
dates-day_1 = martes
dates-day_2 = miércoles
dates-day_3 = jueves
dates-day_4 = viernes
dates-day_5 = sábado
dates-day_6 = domingo
dates-month_1 = enero
dates-month_2 = febrero
dates-month_3 = marzo
dates-month_4 = abril
dates-month_5 = mayo
dates-month_6 = junio
dates-month_7 = julio
dates-month_8 = agosto
dates-month_9 = septiembre
dates-month_10 = octubre
dates-month_11 = noviembre
dates-month_12 = diciembre
# as the label of an option: "Monday, 15 June"
dates-date = { $weekday }, { $day } de { $month }
# inside a sentence: "Thursday, 14:05"
dates-clock = { $weekday }, { $time }
