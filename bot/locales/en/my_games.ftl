# All games of one person, those first that wait for them; also once a week by DM.

my_games-title = ## Your games
my_games-title_week = ## Your games this week
# $commands: "`/chief start` or `/poker start`"
my_games-none = You play at no table just now. Open one with { $commands }, or join one in its channel.
my_games-page = -# Page { $page } of { $pages }
my_games-again = Look again
my_games-weekly = Weekly list
my_games-back = Back
my_games-more = More
my_games-all = Your games
my_games-further = { $games ->
    [one] And { $games } more game: `{ COMMAND("mygames") }` has them all.
   *[other] And { $games } more games: `{ COMMAND("mygames") }` has them all.
}
# what a phone shows of the weekly list; $waiting is a sentence, one of the next two
my_games-alert = Your games this week. { $waiting }
my_games-none_waits = None waits for you.
my_games-some_wait = { $mine ->
    [one] { $mine } of { $games } waits for you.
   *[other] { $mine } of { $games } wait for you.
}
my_games-one_waits = One game; it waits for you.
my_games-one_goes_on = One game; it does not wait for you.
my_games-punctual = -# { $percent } % of your { $moves } moves of the last { $days } days were in time. Others see the share where a table asks for it.
my_games-table = {"*"}*Table { $table }**
# $game: "Indian Chief"; $moment: "round 3"
my_games-begun = { $game }, { $moment }
my_games-link = [go there]({ $link })
my_games-lobby = Not begun: { $taken } of { $seats } seats are taken. { $yours ->
    [yes] You host it.
   *[no] The host starts it.
}
my_games-left = A computer plays your seat.
my_games-alone = Only you are left.
# what a game waits for, as the beginning of a sentence that one of the four below ends
my_games-waits_mine = {"*"}*Waits for you**
my_games-waits_rest = Between two hands
my_games-waits_next = You play from the next hand on
my_games-waits_host = You host it
my_games-waits_others = Waits for others
my_games-plain = { $waits }.
my_games-paused = { $waits }. Paused until { $when }.
my_games-stands = { $waits }. The clock stands.
my_games-until = { $waits }, until { $when }.
my_games-late = { $waits }, and you are late, until { $when }.
# a button, at most 38 characters with a long number; $does is one of those below, or "My hand"
my_games-button = Table { $table }: { $does }
my_games-does_lobby = See the lobby
my_games-does_return = Come back
my_games-does_manage = Manage
