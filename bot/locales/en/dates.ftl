# Days of the calendar and times of day, where no Discord timestamp can stand.

dates-day_0 = Monday
dates-day_1 = Tuesday
dates-day_2 = Wednesday
dates-day_3 = Thursday
dates-day_4 = Friday
dates-day_5 = Saturday
dates-day_6 = Sunday
dates-month_1 = January
dates-month_2 = February
dates-month_3 = March
dates-month_4 = April
dates-month_5 = May
dates-month_6 = June
dates-month_7 = July
dates-month_8 = August
dates-month_9 = September
dates-month_10 = October
dates-month_11 = November
dates-month_12 = December
# as the label of an option: "Monday, 15 June"
dates-date = { $weekday }, { $day } { $month }
# inside a sentence: "Thursday, 14:05"
dates-clock = { $weekday }, { $time }
