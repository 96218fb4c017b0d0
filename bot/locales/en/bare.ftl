# What stands below the words of a screen that cannot be shown whole.

bare-way_on = -# The buttons cannot be shown just now. Commands do the same: `{ COMMAND("table hand") }` shows your hand.
bare-file = -# The file cannot be sent here. In a DM with the bot the same command may do.
bare-nothing = This cannot be shown just now.
