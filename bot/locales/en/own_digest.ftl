# The weekly list of somebody's games: whether it comes, and when.

own_digest-button = Weekly list
own_digest-row_none = **Weekly list**: none.
# $time: "9:00"; $zone: "Europe/Berlin", or own_digest-utc
own_digest-row = **Weekly list**: on Mondays at { $time } ({ $zone }).
own_digest-utc = UTC, as you have set no time zone
own_digest-page_none =
    ## Your weekly list
    You do not get it. It lists your games, first those that wait for you. In a week without games it does not come.
own_digest-page =
    ## Your weekly list
    It comes by DM on Mondays at { $time } ({ $zone }). It lists your games, first those that wait for you. In a week without games it does not come.
own_digest-send = Send it weekly
own_digest-stop = Stop it
own_digest-games = Your games
