# What symbols in texts are called for those who have them told in words.

# the sign between two factors, and before the number of a column: 35 times 3; times 3
readable-times = mal
# from one thing to another
readable-arrow = zu
# stands before a warning
readable-warning = Achtung:
