imprint-head = ### Chief's Table
# Facts: 1.2.0
imprint-version = **Version** { $version }, under the MIT licence.
# Facts: https://example.org
imprint-source = **Source code**: <{ $source }>
imprint-source_unknown = **Source code**: ask whoever added this bot to the server.
# Facts: a name
imprint-operator = **Run by** { $operator }.
imprint-privacy = **Privacy**
    This bot keeps what you do at its tables and what you set for yourself; it reads no messages. Other players see what the game shows, and never your hand or your sealed choice before the rules open it; whoever runs the bot could read its database. `{ COMMAND("me export") }` gives you a copy of everything about you, `{ COMMAND("me forget") }` deletes you from it.
imprint-credits = **Credits**
    Indian Chief: original game and rules by Stven Carlberg, solo variant by J. Riddel. Indian poker has been passed on from table to table; nobody is known to have invented it.
imprint-rules = Rules
