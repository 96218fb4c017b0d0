arrival-head =
    ### Hello, I am Chief's Table
    I host card games here: everybody gets their cards in private, chooses in secret, and all is revealed in the channel. A game takes an evening or, a move a day, some weeks.
arrival-players =
    - `{ COMMAND("tutorial") }` teaches Indian Chief in three minutes; only you see it.
    - `{ COMMAND("chief start") }` or `{ COMMAND("poker start") }` opens a table in a channel, `{ COMMAND("chief solo") }` a game for one.
arrival-admins = -# Who may manage this server: `{ COMMAND("config") }` sets channels, pace, house rules, nights and language, `{ COMMAND("doctor") }` says what I need to work in a channel. Nothing has to be set.
arrival-config = Settings
arrival-about = About
