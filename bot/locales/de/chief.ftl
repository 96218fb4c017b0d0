# Indian Chief: what its melds are called, columns, and wishes of a thief.

chief-meld_thief = Dieb
chief-meld_beggar_man = Bettler
chief-meld_poor_man = Armer Mann
chief-meld_lawyer = Anwalt
chief-meld_rich_man = Reicher Mann
chief-meld_doctor = Doktor
chief-meld_indian_chief = Häuptling
# in a narrow grid, at most 12 letters
chief-short_indian_chief = Häuptling
# points below zero, times the factor of a column: minus 12 x 3; $number is positive
chief-minus = minus { $number }
# what a thief wants to steal
chief-highest = die höchste Karte
chief-highest_clubs = die höchste Kreuzkarte
chief-highest_diamonds = die höchste Karokarte
chief-highest_hearts = die höchste Herzkarte
chief-highest_spades = die höchste Pikkarte
# a wish: an ace, else the highest spade, else draw
chief-wish_else = { $wanted }, sonst { $then }
chief-wish_draw = ziehen
# in place of a wish: the thief will be asked
chief-wish_asked = frag mich
# hands of the Chief, as one might hold them
chief-hand_five_of_a_kind = Fünfling
chief-hand_straight_flush = Straight Flush
chief-hand_four_of_a_kind = Vierling
chief-hand_full_house = Full House
chief-hand_flush = Flush
chief-hand_straight = Straße
chief-hand_three_of_a_kind = Drilling
chief-hand_two_pairs = zwei Paare
chief-hand_one_pair = ein Paar
chief-hand_no_pair = kein Paar
chief-hand_nothing = kein Stamm
