# Help about what is the same in every game: a page for each topic.

# the button that leads to the page about what a screen shows
handbook-help = Help
# $name: one of the names below
handbook-title = ## Help: { $name }
# placeholder of the select of all pages
handbook-topics = More help
# names of pages, at most 60 characters
handbook-name_seats = seats and the host
handbook-name_time = deadlines and pauses
handbook-name_deal = the fair deal
handbook-name_news = what you are told
handbook-name_boards = ratings and stats
handbook-name_own = your own settings
handbook-name_data = your data
handbook-name_server = settings of a server
handbook-about_seats =
    {"*"}*The host** opens the table, chooses its rules, seats computers, starts the game and may end it. By **Manage** the host also takes somebody off the table, hands on the role or gives more time. A host who leaves passes the role on.
    {"*"}*Leaving:** a computer plays your seat, and you may come back until the game ends. Where it cannot go on without you, you are asked first.
    `{ COMMAND("table") }` has all of this as commands.
handbook-about_time =
    {"*"}*The pace** says how long a move may last. In mid-game it changes only if the table agrees.
    {"*"}*When time is up**, those who are missing are named and get a little more time; then a computer moves for them, or the game ends. The lobby says which. A night goes by a clock of its own.
    {"*"}*Slow games** count waking hours only: set yours by `{ COMMAND("me time") }`. They also wait for whoever is away (`{ COMMAND("me away") }`).
    {"*"}*A pause** lets the clock stand; everybody may act all the same. Each player has some time for pauses.
    {"*"}*A plan** is played for you if you miss a deadline. Before that nobody else learns of it.
    Time in which the bot or Discord was down is given back.
handbook-about_deal =
    {"*"}*Before the first card** the bot fixes a secret seed and shows its fingerprint. Each seat adds chance of its own, and all of it together shuffles. So nobody can choose the cards, not even who runs the bot, once the fingerprint is shown.
    {"*"}*After the end** the deal is open, unless a house rule keeps it closed: seed, hands, and what each seat added.
    {"*"}*To check it**, use `{ COMMAND("verify") }`: it deals anew and compares everything. Whoever played can export the whole record and check it on another computer.
handbook-about_news =
    {"*"}*Direct messages:** your cards come there when it is your move. Without them, the table's buttons show you the same, for you alone.
    {"*"}*Reminders** come in slow games only, and not while you sleep: `{ COMMAND("me reminders") }`.
    {"*"}*Your games:** `{ COMMAND("mygames") }` lists those first that wait for you. The list can come once a week.
    {"*"}*Following:** without a seat you are told what the channel is told, never a hidden card: `{ COMMAND("table follow") }`.
handbook-about_boards =
    {"*"}*The leaderboard** is this server's own (`{ COMMAND("leaderboard") }`). A season is a quarter of a year. Games count that at least two people played to the end. A night ranks nobody.
    {"*"}*The rating** begins at 1000 each season. It rises with those whom you leave behind, by more if they were rated high, and falls with those who leave you behind.
    {"*"}*Stats** (`{ COMMAND("stats") }`) show your games, and your best of each meld. There you can also choose not to be listed; then nobody else sees them.
handbook-about_own =
    {"*"}*Time zone and waking hours:** slow games put no deadline and no reminder into your night.
    {"*"}*Away:** slow games count your time from the day you are back.
    {"*"}*Reminders and the weekly list:** when I write to you, and how.
    {"*"}*Language and display:** pictures or text, short lines, cards in words, two or four colours. It changes only what you see.
    Nobody else sees these pages. At most the others see that your night set a deadline, and your tables that you are away.
handbook-about_data =
    {"*"}*Kept are** your id and name in Discord, your seats, moves and results, and what you have set. Nothing else that you write is read.
    `{ COMMAND("me export") }` gives you all of it as a file.
    `{ COMMAND("me forget") }` deletes it; in the records of games you become a former player. What stands in Discord stays there.
    `{ COMMAND("about") }` says who runs this bot.
handbook-about_server =
    {"*"}*Who may manage the server** sets by `{ COMMAND("config") }` where tables are opened, how many, their pace and first rules, the language in channels, and what games are called. It counts for tables opened from then on.
    {"*"}*Saved rules** come from a lobby: choose rules there, and save them below. A game's page says with which its tables begin.
    {"*"}*Nights** are off until they are allowed on their page.
    {"*"}*If posts are missing**, `{ COMMAND("doctor") }` says in that channel what the bot may not do.
