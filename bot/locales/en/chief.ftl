# Indian Chief: what its melds are called, columns, and wishes of a thief.

chief-meld_thief = Thief
chief-meld_beggar_man = Beggar Man
chief-meld_poor_man = Poor Man
chief-meld_lawyer = Lawyer
chief-meld_rich_man = Rich Man
chief-meld_doctor = Doctor
chief-meld_indian_chief = Indian Chief
# in a narrow grid, at most 12 letters
chief-short_indian_chief = Chief
# points below zero, times the factor of a column: minus 12 x 3; $number is positive
chief-minus = minus { $number }
# what a thief wants to steal
chief-highest = the highest card
chief-highest_clubs = the highest club
chief-highest_diamonds = the highest diamond
chief-highest_hearts = the highest heart
chief-highest_spades = the highest spade
# a wish: an ace, else the highest spade, else draw
chief-wish_else = { $wanted }, else { $then }
chief-wish_draw = draw
# in place of a wish: the thief will be asked
chief-wish_asked = ask me
# hands of the Chief, as one might hold them
chief-hand_five_of_a_kind = five of a kind
chief-hand_straight_flush = a straight flush
chief-hand_four_of_a_kind = four of a kind
chief-hand_full_house = a full house
chief-hand_flush = a flush
chief-hand_straight = a straight
chief-hand_three_of_a_kind = three of a kind
chief-hand_two_pairs = two pairs
chief-hand_one_pair = one pair
chief-hand_no_pair = no pair
chief-hand_nothing = no tribe
