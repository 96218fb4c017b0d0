# The settings of a server, which only its admins see.

config-title =
    ## Einstellungen dieses Servers
    Sie gelten für Tische, die ab jetzt eröffnet werden.
config-private = -# Nur du siehst diese Seite. Was du hier wählst, gilt sofort.
config-channels = {"*"}*Kanäle für Tische**
config-channels_select = Alle Kanäle
config-channels_every = Tische dürfen in jedem Kanal eröffnet werden.
# $channels are mentions, $count says how many
config-channels_some = { $count ->
    [one] Tische dürfen nur in { $channels } und seinen Threads eröffnet werden.
   *[other] Tische dürfen nur in { $channels } und ihren Threads eröffnet werden.
}
config-channels_gone = { $count ->
    [one] {"*"}*Weg:** { $count } erlaubter Kanal ist nicht mehr da.
   *[other] {"*"}*Weg:** { $count } erlaubte Kanäle sind nicht mehr da.
}
config-channels_none = So kann kein Tisch eröffnet werden. Wähl Kanäle, oder vergiss die gelöschten: Dann dürfen Tische in jedem Kanal eröffnet werden.
config-channels_forget = Gelöschte Kanäle vergessen
config-language =
    {"*"}*Sprache**
    In ihr schreibe ich in die Kanäle. Privat liest jeder in der eigenen: `{ COMMAND("me language") }`.
config-language_select = Sprache
# an option; $language is what Discord shows for the server
config-language_auto = Wie der Server auf Discord ({ $language })
config-back = Zurück zu den Einstellungen
config-pace =
    {"*"}*Tempo**
    Wie lange ein Zug dauern darf, wenn der Gastgeber nichts anderes sagt.
config-pace_select = Tempo
config-late = {"*"}*Wer zu spät ist**
config-late_select = Wer zu spät ist
config-room =
    {"*"}*Höchstens so viele offene Tische**
    Lobbys und Spiele, die noch nicht vorbei sind, in einem Kanal und pro Gastgeber. Solospiele, die nirgends erzählt werden, zählen nicht.
config-room_select = Höchstens so viele offene Tische
config-room_here = { $most ->
    [one] In einem Kanal: { $most } Tisch
   *[other] In einem Kanal: { $most } Tische
}
config-room_here_any = In einem Kanal: beliebig viele
config-room_each = { $most ->
    [one] Pro Gastgeber: { $most } Tisch
   *[other] Pro Gastgeber: { $most } Tische
}
config-room_each_any = Pro Gastgeber: beliebig viele
config-saved_none =
    {"*"}*Gespeicherte Regeln**
    Noch keine. In einer Lobby kann ein Admin unter {"*"}*Hausregeln** die des Tisches speichern.
config-saved_of = {"*"}*Gespeicherte Regeln für { $game }**
# $rules says the rules that are saved under a name
config-saved = - {"*"}*{ $name }**: { $rules }
config-saved_first = - {"*"}*{ $name }** (damit beginnen Tische): { $rules }
config-saved_button = Gespeicherte Regeln ansehen
config-begin =
    {"*"}*Hausregeln**
    Womit neue Tische beginnen.
config-begin_select = Tische beginnen mit
config-begin_usual = Die üblichen Regeln
config-remove = {"*"}*Gespeicherte Regeln löschen**
config-remove_select = Gespeicherte Regeln löschen
config-games = {"*"}*Spiele**
# lines of a list: $game is its usual name, $name the server's own, $rules what its tables begin with
config-games_line = - {"*"}*{ $game }**: { $rules }
config-games_called = - {"*"}*{ $game }**, hier {"*"}*{ $name }**: { $rules }
config-games_off = - {"*"}*{ $game }**: aus
config-games_usual = die üblichen Regeln
config-game_title = ## { $game } auf diesem Server
config-name =
    {"*"}*Name**
    Hier heißt es {"*"}*{ $name }**: in Lobbys, Beiträgen, Listen und Ergebnissen von Tischen, die ab jetzt eröffnet werden.
# a button, at most 38 characters
config-name_usual = Wieder „{ $game }“ nennen
# a form: title and label have at most 45 characters
config-name_form = Einen Namen geben
config-name_form_label = Wie heißt dieses Spiel hier?
config-name_form_about = Alle lesen ihn an jedem Tisch. In den Regeln bleibt der übliche Name des Spiels.
config-night_off =
    {"*"}*Abende um Pfänder**
    Aus: `{ COMMAND("poker night") }` eröffnet nichts. Ein Pfand ist, was immer ein Tisch vereinbart.
# $night is what such a night is called
config-night_on =
    {"*"}*Abende um Pfänder**
    An: `{ COMMAND("poker night") }` eröffnet einen, und er heißt {"*"}*{ $night }**. Alle werden gefragt, bevor sie mitmachen.
config-night_allow = Abende erlauben
config-night_forbid = Keine Abende erlauben
# a button, at most 38 characters
config-night_usual = Wieder „{ $night }“ nennen
# a form: title and label have at most 45 characters
config-night_form = Den Abenden einen Namen geben
config-night_form_label = Wie heißen solche Abende hier?
config-night_form_about = Zum Beispiel Blinde Kuh. Alle lesen es über jedem Abend.
config-night_form_late = Das Formular für den Namen ging nicht rechtzeitig auf. Drück den Knopf noch einmal.
# what was changed
config-now_forgotten = {"*"}*Die gelöschten Kanäle sind vergessen.**
config-now_some = {"*"}*Tische dürfen jetzt nur in den Kanälen unten eröffnet werden.**
config-now_every = {"*"}*Tische dürfen jetzt in jedem Kanal eröffnet werden.**
config-now_pace = { $pace ->
    [live] {"*"}*Das Tempo ist jetzt: live.**
    [evening] {"*"}*Das Tempo ist jetzt: Abend.**
    [daily] {"*"}*Das Tempo ist jetzt: täglich.**
   *[relaxed] {"*"}*Das Tempo ist jetzt: gemütlich.**
}
config-now_language = {"*"}*Die Sprache der Kanäle ist jetzt { $language }**, auch bei Spielen, die schon laufen.
config-now_late = { $absence ->
    [computer] {"*"}*Für alle, die zu spät sind: Ein Computer zieht, und nach mehreren Versäumnissen in Folge spielt er weiter.**
   *[end] {"*"}*Wenn jemand zu spät ist: Das Spiel endet.**
}
config-now_here = { $most ->
    [one] {"*"}*In einem Kanal darf jetzt { $most } Tisch auf einmal offen sein.**
   *[other] {"*"}*In einem Kanal dürfen jetzt { $most } Tische auf einmal offen sein.**
}
config-now_here_any = {"*"}*In einem Kanal dürfen jetzt beliebig viele Tische offen sein.**
config-now_each = { $most ->
    [one] {"*"}*Ein Gastgeber darf jetzt { $most } offenen Tisch haben.**
   *[other] {"*"}*Ein Gastgeber darf jetzt { $most } offene Tische haben.**
}
config-now_each_any = {"*"}*Ein Gastgeber darf jetzt beliebig viele offene Tische haben.**
config-now_named = {"*"}*{ $game } heißt jetzt „{ $name }“**, an neuen Tischen.
config-now_usual = {"*"}*Tische für { $game } beginnen jetzt mit den üblichen Regeln.**
config-now_begin = {"*"}*Tische für { $game } beginnen jetzt mit den Regeln „{ $rules }“.**
config-now_removed = {"*"}*Die Regeln „{ $rules }“ sind gelöscht.** Tische, die damit eröffnet wurden, behalten sie.
config-now_allowed = {"*"}*Abende sind erlaubt.** `{ COMMAND("poker night") }` eröffnet einen.
config-now_forbidden = {"*"}*Es können keine Abende mehr eröffnet werden.** Einer, der schon läuft, geht bis zu seinem Ende.
config-now_called = {"*"}*Abende heißen jetzt „{ $night }“.**
