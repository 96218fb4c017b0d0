# Checking a deal after the end, and the line that each reveal carries for that.

# Below a reveal and the result: $head is 64 hex digits that bind all that has happened so far
verify-record = -# Log so far: `{ $head }`
verify-record_whole = -# Log of the whole game: `{ $head }`

verify-head = The deal, checked
verify-good = **Everything agrees.** What was checked:
verify-bad = **Something does not agree.** { $what }
verify-seed = The seed is the one whose fingerprint the lobby showed before anybody sat down: `{ $fingerprint }`
verify-seed_alone = The seed is the one whose fingerprint was shown as the game began: `{ $fingerprint }`
verify-seeds = Each of the { $seeds } hands had a seed of its own, and each is the one of the fingerprint that was shown before.
verify-shuffles =
    { $shuffles ->
        [one] { $shuffles } deal was done again from the seed and every seat's share: all cards are the same.
       *[other] { $shuffles } deals were done again from the seed and every seat's share: all cards are the same.
    }
verify-no_deal = No card was dealt.
verify-linked =
    { $events ->
        [one] { $events } event of the log is bound by its link: nothing was changed, left out or put in since.
       *[other] { $events } events of the log are bound by their links: nothing was changed, left out or put in since.
    }
verify-linked_later = { $linked } of { $events } events have links of their own; the ones before are from an older version, and bound by the first link only.
verify-unlinked = This game is from before there were links: that its log was not changed cannot be shown.
verify-compare = Now compare by eye: the last post of this game in the channel must show these very 64 characters: `{ $head }`
verify-compare_none = This game was told in no channel, so there is no post to compare these 64 characters with: `{ $head }`
verify-limits = -# This shows that the cards follow from a seed that was fixed before, and that the log is the one that was posted. It does not show that whoever runs this bot has not looked at the seed, or has not chosen the shares of the seats, which the bot makes; nor who the players are.
verify-export = Export
verify-button = Check the deal
verify-exported = The whole log of this game as a file, with numbers in the place of people. `python -m bot verify FILE` checks it on any computer, `python -m bot replay FILE` shows the game.

# What does not agree; $event is its number, $kind its name in the file
verify-fault_seed = The seed is not the one that the links of this log were made with.
verify-fault_commitment = Event { $event } ({ $kind }): the fingerprint is not that of the seed and this table's number.
verify-fault_event = Event { $event } ({ $kind }) is not the one that its link binds.
verify-fault_link = The link of event { $event } ({ $kind }) binds neither that event nor what comes after.
verify-fault_shuffle = Event { $event } ({ $kind }), { $field }: it says { $told }; by the seed and the shares of the seats it is { $right }.
verify-fault_story = Event { $event } ({ $kind }) cannot come after those before it.
verify-fault_people = The log names { $right } people, not { $told }.
verify-fault_over = The log does not end as it says.
verify-fault_digest = Something beside the events was changed: the digest is another one.
