# The first direct message to a player, and the answer to who has just joined.

welcome-head = Willkommen
welcome-seat = Du hast einen Platz am Tisch von { $host }.
# $place is a channel
welcome-seat_there = Du hast einen Platz am Tisch von { $host } in { $place }.
# $look is the label of a button
welcome-look = **{ $look }** unter der neuesten Nachricht des Tisches zeigt dir jederzeit dasselbe.
welcome-pace = Das Tempo: { $pace }.
# $time is the label of a button
welcome-nights = Fristen warten auf die Stunden, in denen du wach bist. **{ $time }** zeigt und ändert sie.
