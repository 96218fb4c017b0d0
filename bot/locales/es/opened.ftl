# The opened deal, after the end.

opened-head = El reparto
opened-seed = -# Semilla, en hexadecimal: { $seed }
# $text is what stands in front of the seed
opened-fingerprint = -# Huella en la sala: { $fingerprint }. Es el SHA-256 del texto { $text } seguido de los 32 bytes de la semilla.
opened-joins = -# Añadido por los asientos, en orden: { $joins }
