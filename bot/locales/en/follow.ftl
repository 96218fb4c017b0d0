# What somebody without a seat is told who follows a table.

follow-head = Follow
follow-about = As a follower you are told by DM what the channel is told, and nothing more.
follow-now_nothing = You do not follow this table.
follow-now_rounds = You follow it: **each round**.
follow-now_end = You follow it: **the end only**.
# labels of buttons
follow-rounds = Each round
follow-end = The end only
follow-stop = Stop following
follow-change = Change, or stop
follow-welcome = You follow it
follow-told_rounds = You are told here of each round, as the channel is.
follow-told_end = You are told here how it ends.
follow-alert = You follow table { $table }.
follow-news = News
follow-news_alert = Table { $table }: news of a game that you follow.
# $place is a channel, $link an address
follow-way = It is played in { $place }. [Go there]({ $link })
follow-way_over = It was played in { $place }. [Go there]({ $link })
