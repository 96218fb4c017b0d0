# Somebody's own data: the file with all of it, and the question before it is deleted.

me-exported =
    ## Your data
    The file has everything that this bot stores about you: name, zone and hours, seats, results, drafts, DMs, and your own moves in games that are over. Of a running table it has what you may see now. Other people are numbers in it; you are 1.
# $happens: the lines below, each an item of a list
me-ask =
    ## Forget you?
    This cannot be undone:
    { $happens }
me-leaves = { $tables ->
    [one] You leave { $tables } running table, as by `{ COMMAND("table leave") }`: a computer plays your seat, or the game ends where it cannot go on without you.
   *[other] You leave { $tables } running tables, as by `{ COMMAND("table leave") }`: a computer plays your seat, or the game ends where it cannot go on without you.
}
me-deletes = Your name, what you have set about your time, and what is kept about your DMs are deleted.
me-deletes_results = { $results ->
    [one] Your name, what you have set about your time, and what is kept about your DMs are deleted, and { $results } result too.
   *[other] Your name, what you have set about your time, and what is kept about your DMs are deleted, and { $results } results too.
}
me-former = { $tables ->
    [one] In the records of { $tables } table you become a former player. For the others everything stays as it was.
   *[other] In the records of { $tables } tables you become a former player. For the others everything stays as it was.
}
me-stays = What stands in Discord already stays there: posts that name you, and your DMs. Backups of this bot keep the old data until newer ones replace them.
me-anew = You may play again at any time, as somebody new. `{ COMMAND("me export") }` gives you a copy first.
me-forget = Forget me
me-forgotten = **You are forgotten.** Nothing that this bot stores leads to you any more.
me-nothing = **It is done:** this bot stores nothing about you.
