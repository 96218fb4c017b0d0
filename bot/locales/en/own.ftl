# What somebody has set about their own time: the page on which all of it stands, and its rows.

own-kept = **Kept.**
# the button that leads to the page
own-time = Your time
own-title = ## Your time
own-private = -# Only you see this page. Others see at most whose night set a deadline, and at their tables who is away. What you change counts for deadlines that are set from then on.
