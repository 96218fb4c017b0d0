# What may be done instead of forfeits above the own cap: small, funny, harmless, and free to be skipped.
# Each can be done by voice or in writing, sitting down, by anybody. Never alcohol, no pressure. At most 100 letters.

night_dares-reporter = Speak like a sports reporter until the next hand is over.
night_dares-praise = Praise the player before you in the line as if in a wedding speech.
night_dares-day = Tell in three sentences how your day went, as a fairy tale.
night_dares-sell = Sell everybody the object that lies next to you.
night_dares-tune = Hum a tune, or write how it goes, and let the others guess it.
night_dares-alphabet = Say the alphabet backwards, as far as you get.
night_dares-meal = Describe your favourite meal without naming anything in it.
night_dares-proverb = Invent a proverb, and explain what it means.
night_dares-weather = Give the weather forecast for a planet of your choice.
night_dares-poem = Write or say a poem of two lines about the last hand.
night_dares-questions = Speak in questions only until your next bid.
night_dares-pun = Tell the worst pun you know.
night_dares-animals = Name five animals that would be good at this game, and why.
night_dares-machine = Imitate a household machine, and let the others guess which.
night_dares-ring = Announce your next bid like a ring announcer.
night_dares-whisper = Whisper or write in small letters until the next hand is over.
night_dares-cat = Tell what a cat would say about this game.
night_dares-suits = Make up a new name for each suit of the cards.
night_dares-nice = Say something nice about everybody at the table.
night_dares-pirate = Explain the rules of this game as a pirate.
night_dares-film = Retell a film in one sentence, and let the others guess it.
night_dares-holiday = Invent a holiday, and say how it is celebrated.
night_dares-song = Answer the next question with a line from a song.
night_dares-twister = Say a tongue twister three times in a row, or type it with your eyes closed.
night_dares-advert = Write an advertisement for yesterday.
night_dares-learned = Tell one thing that you have learned this week.
night_dares-letter = Speak or write without the letter E for one minute.
night_dares-theme = Choose a theme tune for the player after you in the line.
night_dares-life = Give the card on your head a name and a life story.
night_dares-academy = Thank an imaginary academy for your last hand.
night_dares-rocket = Count down from ten like at the start of a rocket, with the noises.
night_dares-saturday = Tell what you would do with a second Saturday each week.
