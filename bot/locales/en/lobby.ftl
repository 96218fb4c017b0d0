# The lobby: who sits here, how the table plays, and what binds the deal.

# $game is a game of it, $way how it is played; it may begin with a noun
lobby-alert = Table { $table }: seats are free for { $game } ({ LOWER($way) }).
# $invited are pings
lobby-alert_invited = { $invited } Table { $table }: you are invited to { $game } ({ LOWER($way) }).
# in front of a list, or of the next message
lobby-house = **House rules:** { $rules }
lobby-house_none = none, all as usual
lobby-seats = **Seats: { $taken } of { $seats } taken**
lobby-free = -# { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
}
# notes behind a name
lobby-host = host
lobby-few = fewer than { $few } moves so far
lobby-in_time = { $percent } % of moves in time
# $level says how it plays
lobby-computer = computer player, { $level }
# $look is the label of a button
lobby-no_dms = DMs closed, plays from **{ $look }**
lobby-pace = **Pace:** { $pace }.
# $more is a duration
lobby-late_computer = **Whoever is late:** has { $more } more, then a computer moves, and after some misses in a row it plays on.
lobby-late_end = **Whoever is late:** has { $more } more, then the game ends.
lobby-access = **Who may join:** { $who }.
lobby-invited = { $who }: { $invited }
lobby-invited_nobody = nobody yet
lobby-start = **Start:** when the last free seat is joined, or { $host } presses Start.
lobby-start_full = **Start:** all seats are taken; { $host } presses Start.
# what becomes of the deal of a table in a channel, of one in direct messages, and of one that stays closed
lobby-fair_opened = -# Fair deal: a secret seed was fixed before anybody took a seat, and every seat adds chance of its own. This is the seed's fingerprint; after the game the whole deal is open to everybody:
lobby-fair_opened_alone = -# Fair deal: a secret seed was fixed before anybody took a seat, and every seat adds chance of its own. This is the seed's fingerprint; after the game the whole deal is open to you:
lobby-fair_closed = -# Fair deal: a secret seed was fixed before anybody took a seat, and every seat adds chance of its own. This is the seed's fingerprint; the deal stays closed after the game too, so nobody can check it:
# the same of a night; $hand is the number of a hand
lobby-fair_night_opened = -# Fair deal: a secret seed was fixed before anybody took a seat, and every seat adds chance of its own. Each hand has a seed of its own. This is the fingerprint of hand { $hand }; after each hand its deal is open to everybody:
lobby-fair_night_closed = -# Fair deal: a secret seed was fixed before anybody took a seat, and every seat adds chance of its own. Each hand has a seed of its own. This is the fingerprint of hand { $hand }; the deals stay closed, so nobody can check them:
# labels of buttons
lobby-rules = House rules
lobby-add = Add computer
lobby-remove = Remove computer
lobby-go = Start
