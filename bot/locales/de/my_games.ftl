# All games of one person, those first that wait for them; also once a week by DM.

my_games-title = ## Deine Spiele
my_games-title_week = ## Deine Spiele diese Woche
# $commands: "`/chief start` or `/poker start`"
my_games-none = Du spielst gerade an keinem Tisch. Eröffne einen mit { $commands } oder setz dich in einem Kanal an einen.
my_games-page = -# Seite { $page } von { $pages }
my_games-again = Neu nachsehen
my_games-weekly = Wochenliste
my_games-back = Zurück
my_games-more = Weiter
my_games-all = Deine Spiele
my_games-further = { $games ->
    [one] Und { $games } weiteres Spiel: `{ COMMAND("mygames") }` zeigt alle.
   *[other] Und { $games } weitere Spiele: `{ COMMAND("mygames") }` zeigt alle.
}
# what a phone shows of the weekly list; $waiting is a sentence, one of the next two
my_games-alert = Deine Spiele diese Woche. { $waiting }
my_games-none_waits = Keines wartet auf dich.
my_games-some_wait = { $mine ->
    [one] { $mine } von { $games } wartet auf dich.
   *[other] { $mine } von { $games } warten auf dich.
}
my_games-one_waits = Ein Spiel; es wartet auf dich.
my_games-one_goes_on = Ein Spiel; es wartet nicht auf dich.
my_games-punctual = -# { $percent } % deiner { $moves } Züge der letzten { $days } Tage kamen rechtzeitig. Andere sehen den Anteil, wo ein Tisch danach fragt.
my_games-table = {"*"}*Tisch { $table }**
# $game: "Indian Chief"; $moment: "round 3"
my_games-begun = { $game }, { $moment }
my_games-link = [dorthin]({ $link })
my_games-lobby = Noch nicht begonnen: { $taken } von { $seats } Plätzen sind besetzt. { $yours ->
    [yes] Du bist der Gastgeber.
   *[no] Der Gastgeber startet.
}
my_games-left = Ein Computer spielt deinen Platz.
my_games-alone = Nur du fehlst noch.
# what a game waits for, as the beginning of a sentence that one of the four below ends
my_games-waits_mine = {"*"}*Wartet auf dich**
my_games-waits_rest = Zwischen zwei Händen
my_games-waits_next = Du spielst ab der nächsten Hand mit
my_games-waits_host = Du bist der Gastgeber
my_games-waits_others = Wartet auf andere
my_games-plain = { $waits }.
my_games-paused = { $waits }. Pause bis { $when }.
my_games-stands = { $waits }. Die Uhr steht.
my_games-until = { $waits }, bis { $when }.
my_games-late = { $waits }, und du bist spät dran, bis { $when }.
# a button, at most 38 characters with a long number; $does is one of those below, or "My hand"
my_games-button = Tisch { $table }: { $does }
my_games-does_lobby = Zur Lobby
my_games-does_return = Zurückkommen
my_games-does_manage = Verwalten
