# Days of the calendar and times of day, where no Discord timestamp can stand.

dates-day_0 = Montag
dates-day_1 = Dienstag
dates-day_2 = Mittwoch
dates-day_3 = Donnerstag
dates-day_4 = Freitag
dates-day_5 = Samstag
dates-day_6 = Sonntag
dates-month_1 = Januar
dates-month_2 = Februar
dates-month_3 = März
dates-month_4 = April
dates-month_5 = Mai
dates-month_6 = Juni
dates-month_7 = Juli
dates-month_8 = August
dates-month_9 = September
dates-month_10 = Oktober
dates-month_11 = November
dates-month_12 = Dezember
# as the label of an option: "Monday, 15 June"
dates-date = { $weekday }, { $day }. { $month }
# inside a sentence: "Thursday, 14:05"
dates-clock = { $weekday }, { $time }
