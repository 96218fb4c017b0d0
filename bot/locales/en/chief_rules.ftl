# How Indian Chief is played: the pages of the rules, from the values of a rulebook.

# Pages, and what a select says of them
chief_rules-overview = Overview
chief_rules-overview_teaser = A game from the deal to the result
chief_rules-hands = The Chief's hands
chief_rules-hands_teaser = What each hand scores, with examples
chief_rules-thieves = Stealing
chief_rules-thieves_teaser = Who steals first, what, and how often
chief_rules-jokers = Jokers
chief_rules-jokers_teaser = Where they come from, what they count as
chief_rules-solo = Solo
chief_rules-solo_teaser = Playing alone
chief_rules-triple = Triple mode
chief_rules-triple_teaser = Columns that multiply what a meld scores
chief_rules-house = House rules
chief_rules-house_teaser = What a table may play otherwise
chief_rules-table = At the table
chief_rules-table_teaser = Host, seats, leaving, secrets, the deal
chief_rules-pages = The rules, page by page
# buttons; $page is the name of a page
chief_rules-open = Rules: { $page }
chief_rules-next = Next: { $page }
# $section is a heading of the rulebook, which is in English
chief_rules-source_classic = Source: classic rulebook, { $section }.
chief_rules-source_modern = Source: modern rulebook, { $section }.
chief_rules-source_triple = Source: modern rulebook, { $section }; offered here with the classic one too.
chief_rules-source_open = Source: this bot; the rulebooks leave it open.
chief_rules-source_table = Source: how this bot keeps a table.
