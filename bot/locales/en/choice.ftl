# Choices of slash commands, up to 100 characters each.

choice-nowhere = Only here, for me
choice-dm = In a DM
choice-channel = In this channel, for all to see
choice-picked = What I have picked, or write here
choice-computer = Let a computer choose
choice-no_plan = Nothing: take my plan back
choice-no_news = Nothing any more
choice-anyone = Anyone who sees this channel
choice-invited = Only those whom I invite
choice-seconds = { $seconds } seconds
