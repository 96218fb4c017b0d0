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
choice-four_colours = Four colours, a different one for each suit
choice-two_colours = Two colours, red and black
choice-own_pace = Own, as long as you say with { OPTION("chief start length") }
