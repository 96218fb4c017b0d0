# The opened deal, after the end.

opened-head = The deal
opened-seed = -# Seed, in hex: { $seed }
# $text is what stands in front of the seed
opened-fingerprint = -# Fingerprint in the lobby: { $fingerprint }. It is the SHA-256 of the text { $text } followed by the 32 bytes of the seed.
opened-joins = -# Added by the seats, in order: { $joins }
