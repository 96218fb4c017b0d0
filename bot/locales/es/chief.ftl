# Indian Chief: what its melds are called, columns, and wishes of a thief.

chief-meld_thief = Ladrón
chief-meld_beggar_man = Mendigo
chief-meld_poor_man = Pobre
chief-meld_lawyer = Abogado
chief-meld_rich_man = Rico
chief-meld_doctor = Doctor
chief-meld_indian_chief = Jefe
# in a narrow grid, at most 12 letters
chief-short_indian_chief = Jefe
# points below zero, times the factor of a column: minus 12 x 3; $number is positive
chief-minus = menos { $number }
# what a thief wants to steal
chief-highest = la carta más alta
chief-highest_clubs = el trébol más alto
chief-highest_diamonds = el diamante más alto
chief-highest_hearts = el corazón más alto
chief-highest_spades = la pica más alta
# a wish: an ace, else the highest spade, else draw
chief-wish_else = { $wanted }; si no, { $then }
chief-wish_draw = sacar una carta
# in place of a wish: the thief will be asked
chief-wish_asked = pregúntame
# hands of the Chief, as one might hold them
chief-hand_five_of_a_kind = repóker
chief-hand_straight_flush = escalera de color
chief-hand_four_of_a_kind = póker
chief-hand_full_house = full
chief-hand_flush = color
chief-hand_straight = escalera
chief-hand_three_of_a_kind = trío
chief-hand_two_pairs = doble pareja
chief-hand_one_pair = pareja
chief-hand_no_pair = sin pareja
chief-hand_nothing = sin tribu
