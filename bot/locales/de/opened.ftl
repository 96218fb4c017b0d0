# The opened deal, after the end.

opened-head = Die Kartenverteilung
opened-seed = -# Startwert, hexadezimal: { $seed }
# $text is what stands in front of the seed
opened-fingerprint = -# Fingerabdruck in der Lobby: { $fingerprint }. Er ist der SHA-256 des Textes { $text }, gefolgt von den 32 Bytes des Startwerts.
opened-joins = -# Von den Plätzen beigetragen, der Reihe nach: { $joins }
