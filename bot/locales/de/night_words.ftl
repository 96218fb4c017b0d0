# What a night and its forfeits are called. Neutral and without pressure: never a word of alcohol.

night_words-name = Pokerabend
# The first line: the night by its own name, what is shown of it, and the table's number
night_words-heading = ## { $night } · { $what }
    -# Tisch { $table }
night_words-ledger = Pfänderliste
night_words-mine = Meine Pfänder
# The only text of a night that names a forfeit
night_words-forfeit_is = Ein Pfand ist, was euer Tisch ausmacht: ein Schluck, ein Liegestütz, ein Lied.
night_words-free = Niemand muss etwas tun.
night_words-unseen = Niemand sonst kann das sehen.
night_words-forfeits = { $number ->
    [0] keine Pfänder
    [one] { $number } Pfand
   *[other] { $number } Pfänder
}
night_words-minutes = { $number ->
    [one] { $number } Minute
   *[other] { $number } Minuten
}
# What went to one player: 3 to Ada
night_words-share = { $share } an { $who }


# The deal of a hand that is over: $text is what was made a fingerprint of, beside the seed
night_words-deal_head = Hand { $hand }: die Kartenverteilung
night_words-deal_seed = -# Startwert dieser Hand, hexadezimal: `{ $seed }`
    -# Vorher gezeigter Fingerabdruck: `{ $fingerprint }`. Er ist der SHA-256 des Textes `{ $text }`, gefolgt von den 32 Bytes des Startwerts.
    -# Von den Plätzen beigetragen, der Reihe nach: { $joins }
