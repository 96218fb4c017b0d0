# The first direct message to a player, and the answer to who has just joined.

welcome-head = Welcome
welcome-seat = You have a seat at { $host }'s table.
# $place is a channel
welcome-seat_there = You have a seat at { $host }'s table in { $place }.
# $look is the label of a button
welcome-look = **{ $look }** under the table's newest message shows you the same at any time.
welcome-pace = The pace is { $pace }.
# $time is the label of a button
welcome-nights = Deadlines wait for your waking hours. **{ $time }** shows them, and changes them.
