# What a night and its forfeits are called. Neutral and without pressure: never a word of alcohol.

night_words-name = Noche de póker
# The first line: the night by its own name, what is shown of it, and the table's number
night_words-heading = ## { $night } · { $what }
    -# Mesa { $table }
night_words-ledger = Lista de prendas
night_words-mine = Mis prendas
# The only text of a night that names a forfeit
night_words-forfeit_is = Una prenda es lo que acuerde la mesa: un sorbo, una flexión, una canción.
night_words-free = Nadie tiene que hacer nada.
night_words-unseen = Nadie más puede ver esto.
night_words-forfeits = { $number ->
    [0] ninguna prenda
    [one] { $number } prenda
   *[other] { $number } prendas
}
night_words-minutes = { $number ->
    [one] { $number } minuto
   *[other] { $number } minutos
}
# What went to one player: 3 to Ada
night_words-share = { $share } a { $who }


# The deal of a hand that is over: $text is what was made a fingerprint of, beside the seed
night_words-deal_head = Mano { $hand }: el reparto
night_words-deal_seed = -# Semilla de esta mano, en hexadecimal: `{ $seed }`
    -# Huella mostrada antes: `{ $fingerprint }`. Es el SHA-256 del texto `{ $text }` seguido de los 32 bytes de la semilla.
    -# Lo que añadió cada asiento, en orden: { $joins }
