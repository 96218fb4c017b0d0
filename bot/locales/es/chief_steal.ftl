# The thief's own screen: from whom, which card, or a draw.

# a button
chief_steal-steal = Robar
# $where is "Table 7, round 3"
chief_steal-alert = { $where }: puedes elegir una carta para robar.
chief_steal-alert_again = { $where }: puedes elegir otra vez una carta para robar.
chief_steal-you = **Eres el Ladrón.** Toma una carta de otra combinación o saca una del mazo.
# in a solo game
chief_steal-you_alone = **Eres el Ladrón.** Toma una carta de una combinación anterior o saca una del mazo.
chief_steal-hand = En tu mano: { $cards }
chief_steal-tie = Tu carta empata con la de { $others }. Si coinciden en la misma carta, todos eligen otra vez.
chief_steal-tie_last = Tu carta empata con la de { $others }. Si coinciden en la misma carta, nadie roba.
# $met lists the two messages below
chief_steal-last_time = La última vez coincidieron: { $met }.
chief_steal-met = { $who } en { $card }
chief_steal-met_drawing = { $who } al sacar del mazo
# $pick is one of the two messages below
chief_steal-recorded = **Anotado: { $pick }.** Puedes elegir de nuevo hasta que todos hayan elegido.
chief_steal-you_draw = sacas una carta del mazo
chief_steal-card_of = { $card } de { $whose }
# a meld of an earlier round
chief_steal-round_meld = Ronda { $round }: { $meld }

# selects and buttons
chief_steal-from = ¿A quién?
chief_steal-from_meld = ¿De qué combinación?
# $meld is "2. Ada: Lawyer" or chief_steal-round_meld; $number counts its cards
chief_steal-option = { $number ->
    [one] { $meld }, { $number } carta
   *[other] { $meld }, { $number } cartas
}
chief_steal-card = ¿Qué carta?
chief_steal-draw = Mejor sacar del mazo
# $card is "10 of hearts"
chief_steal-take = Tomar { $card }
chief_steal-steal_from = Robar { $card } a { $whose }
