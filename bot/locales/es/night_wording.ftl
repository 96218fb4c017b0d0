# How a night is told by the screens that all games share.

# $game is the name of the night: Poker night, or what its server calls it
night_wording-whole = una noche de { $game }
night_wording-private = Las cartas de los demás llegarán aquí, solo para tus ojos, y también en qué han quedado tus prendas. Nadie más puede ver ninguna de las dos cosas. Nadie tiene que hacer nada.
night_wording-dealt = En cuanto empiece la próxima mano verás las cartas de todos los demás, y nunca la tuya. En **Mis prendas** eliges qué pasa con las tuyas; nadie más puede verlo.
