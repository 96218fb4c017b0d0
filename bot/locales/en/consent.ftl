# The question to a table whether it shall go on at another pace, and its end.

consent-head = Another pace?
# $times says what would change, $takes how many must agree, $agree is how many do so far
consent-question = **The host asks for:** { $times }. { $takes }; { $agree ->
    [one] { $agree } agrees so far
   *[other] { $agree } agree so far
}.
consent-agree = Agree
consent-decline = Rather not
# goes on inside a sentence, behind it a comma
consent-takes_all = It takes { $people ->
    [2] both
   *[other] all { $people }
} who play
consent-takes = It takes { $must } of the { $people } who play
consent-asks = { $host } asks for it:
# $pace is one inside a sentence: daily, up to 24 hours a move
consent-instead = -# Instead of: { $pace }.
consent-asked = { $takes } now, the host among them. Hands, plans and sealed choices stay as they are; the time for this move begins anew.
consent-alert = { $called } Table { $table }: shall the game go on at another pace?
consent-was_asked = { $host } asked for: { $times }.
consent-end_agreed = **Agreed.** It is played like that now.
consent-end_taken_back = **Taken back** by the host.
consent-end_kept = **It stays as it was:** not enough of those who play agreed.
consent-end_replaced = **Not asked any more:** the host asks for something else.
consent-end_over = **Not asked any more.** The game has ended.
consent-agreed = **Agreed, another pace from now on.**
consent-stays = Hands, plans and sealed choices stay as they are; the time for this move begins anew.
consent-stays_until = Hands, plans and sealed choices stay as they are, and this move has until { $until }.
consent-kept_taken_back = **The pace stays as it is.** The host asks for another one no more.
consent-kept = **The pace stays as it is.** Not enough of those who play agree to another one.
