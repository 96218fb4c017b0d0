# The first direct message to a player, and the answer to who has just joined.

welcome-head = Te damos la bienvenida
welcome-seat = Tienes un asiento en la mesa de { $host }.
# $place is a channel
welcome-seat_there = Tienes un asiento en la mesa de { $host } en { $place }.
# $look is the label of a button
welcome-look = **{ $look }**, bajo el mensaje más reciente de la mesa, te muestra lo mismo cuando quieras.
welcome-pace = El ritmo: { $pace }.
# $time is the label of a button
welcome-nights = Los plazos respetan tus horarios de sueño. **{ $time }** los muestra y los cambia.
