# Bids and standing orders of Indian poker.

# What a player says: on buttons, and as a choice ("in or out")
poker_words-bid_in = dentro
poker_words-bid_keep = seguir
poker_words-bid_out = fuera
# What a player has said, beside the name ("Ada keep")
poker_words-stands_in = dentro
poker_words-stands_keep = sigue
poker_words-stands_out = fuera
# What a standing order waits for, as a choice
poker_words-wait_never = Dentro hasta el final
poker_words-wait_next = Fuera en mi próximo turno
poker_words-wait_fewer = Fuera si quedan muy pocos
poker_words-wait_more = Fuera si quedan demasiados
poker_words-wait_gone = Fuera en cuanto alguien se salga
# A standing order as a clause
poker_words-order_never = dentro hasta el final de esta mano
poker_words-order_next = fuera en tu próximo turno
poker_words-order_fewer = fuera si quedan menos de { $number } dentro; si no, dentro
poker_words-order_more = fuera si quedan más de { $number } dentro; si no, dentro
poker_words-order_gone = fuera en cuanto se salga { $who }; hasta entonces, dentro
poker_words-fewest = En esta mesa gana quien tenga menos puntos.
# A turn round the table; $bids: 1 in, 2 out
poker_words-turn = **{ $number }.ª vuelta:** asiento { $bids }
# One bid of that; $late is yes where it lapsed
poker_words-made = { $seat } { $bid }{ $late ->
    [yes] {" "}(fuera de plazo)
   *[no] {""}
}
