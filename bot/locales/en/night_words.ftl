# What a night and its forfeits are called. Neutral and without pressure: never a word of alcohol.

night_words-name = Poker night
# The first line: the night by its own name, what is shown of it, and the table's number
night_words-heading = ## { $night } · { $what }
    -# Table { $table }
night_words-ledger = Ledger
night_words-mine = My forfeits
# The only text of a night that names a forfeit
night_words-forfeit_is = A forfeit is whatever your table agrees on: a sip, a push-up, a song.
night_words-free = Nobody has to do anything.
night_words-unseen = Nobody else can see this.
night_words-forfeits = { $number ->
    [0] no forfeits
    [one] { $number } forfeit
   *[other] { $number } forfeits
}
night_words-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
# What went to one player: 3 to Ada
night_words-share = { $share } to { $who }


# The deal of a hand that is over: $text is what was made a fingerprint of, beside the seed
night_words-deal_head = Hand { $hand }: the deal
night_words-deal_seed = -# Seed of this hand, in hex: `{ $seed }`
    -# Fingerprint, told before: `{ $fingerprint }`. It is the SHA-256 of the text `{ $text }` followed by the 32 bytes of the seed.
    -# Added by the seats, in order: { $joins }
