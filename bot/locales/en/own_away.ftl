# Somebody's own absence from all slow games.

own_away-button = Away
own_away-row_none = **Away**: no.
own_away-row = **Away**: until { $when }.
own_away-title = ## Away
own_away-here = You are not away.
own_away-away = **You are away** until { $when }.
# $most and $within are numbers of days: 21 and 30
own_away-about = While you are away, slow games count your time from the day you are back; each move waits like that once. Fast games, and tables that do not wait for whoever is away, go on as always. You may be away for { $most } days in any { $within } days.
own_away-back = I am back
own_away-used_up = You have been away for as long as you may; wait some days.
own_away-which = Until which day?
own_away-which_other = Until another day?
own_away-gone = Recorded.
own_away-came_back = Welcome back.
# stands behind one of the two above
own_away-told = { $tables ->
    [one] I told { $tables } table of yours.
   *[other] I told { $tables } tables of yours.
}
