# The end of a game, a game alone, and the score sheet.

# a heading
chief_end-result = Result
chief_end-alert = Table { $table }: the game is over, and here is the result.
# $number counts the winners
chief_end-wins = { $number ->
    [one] { $names } wins with { $points }.
   *[other] { $names } share the win with { $points } each.
}
# $behind are those with the same total, $meld is what broke the tie
chief_end-wins_tie = { $number ->
    [one] { $names } wins with { $points }, ahead of { $behind } by the better { $meld } total.
   *[other] { $names } share the win with { $points } each, ahead of { $behind } by the better { $meld } total.
}
# behind a total
chief_end-good = good
chief_end-excellent = excellent
# a button
chief_end-again = Play again

# a game alone
chief_end-came_to = { $who } came to { $points }
chief_end-first = The first game with these rules: this is the result to beat.
chief_end-new_best = { $games ->
    [one] **A personal best with these rules**, in { $games } game.
   *[other] **A personal best with these rules**, in { $games } games.
}
chief_end-best = { $games ->
    [one] Personal best with these rules: { $points }, in { $games } game.
   *[other] Personal best with these rules: { $points }, in { $games } games.
}
chief_end-so_far = So far: **{ $points }**.
# the reason follows
chief_end-scored = Round { $round }: { $meld }, { $points }.

# the score sheet; in a grid up to 12 letters
chief_end-seat = Seat
chief_end-column = Column
chief_end-total = Total
# a note: the scores below are those times their column
chief_end-multiplied = multiplied already
# a select's placeholder
chief_end-whose = Whose scores
# a note behind a total
chief_end-open = still to play: { $melds }
# below the result; a line each
chief_end-records = {"*"}*New records on this server**
chief_end-record_meld = - { $meld }: { $who }, { $points }
chief_end-record_total = - Total: { $who }, { $points }
