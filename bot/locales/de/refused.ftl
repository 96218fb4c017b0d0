# Why something is refused, and the way on: refused-why_* is in bold, refused-way_* below it.

# Ways on that many share.
-hand = Wo du stehst, zeigt dir `{ COMMAND("table hand") }`.
-newest = Weiter geht es bei der neuesten Nachricht des Tisches; wo du stehst, zeigt dir `{ COMMAND("table hand") }`.
-cards = Karten schreibt man als Rang und Farbe: `AS` ist Pik-Ass, `10H` Herz-Zehn, `JK` ein Joker, wo es welche gibt. Farben: `C` Kreuz, `D` Karo, `H` Herz, `S` Pik; Bilder: `K` König, `Q` Dame, `J` Bube.

# What facts are called.
refused-echo = „{ $text }“
refused-seat = Platz { $seat }
refused-table = Tisch { $table }
refused-none = keine

# The house.
refused-why_channel_off = Auf diesem Server werden Tische in anderen Kanälen eröffnet: { $channels }.
refused-way_channel_off = Geh dorthin, oder bitte jemanden vom Admin-Team, diesen Kanal mit `{ COMMAND("config") }` freizugeben.
refused-why_tables_here = { $most ->
    [one] In diesem Kanal ist schon ein Tisch offen, und dieser Server erlaubt nur einen auf einmal.
   *[other] In diesem Kanal sind schon { $most } Tische offen; mehr erlaubt dieser Server nicht.
}
refused-way_tables_here = Setz dich an einen, der offen ist, geh in einen anderen Kanal, oder komm wieder, wenn einer vorbei ist.
refused-why_tables_there = { $most ->
    [one] In jenem Kanal ist schon ein Tisch offen, und dieser Server erlaubt nur einen auf einmal.
   *[other] In jenem Kanal sind schon { $most } Tische offen; mehr erlaubt dieser Server nicht.
}
refused-way_tables_there = Wähl einen anderen Kanal, oder warte, bis dort ein Tisch vorbei ist.
refused-why_tables_each = { $most ->
    [one] Du hast auf diesem Server schon einen offenen Tisch, und er erlaubt pro Gastgeber nur einen auf einmal.
   *[other] Du hast auf diesem Server schon { $most } offene Tische; mehr erlaubt er pro Gastgeber nicht.
}
refused-way_tables_each = Spiel einen zu Ende oder schließ ihn: `{ COMMAND("mygames") }` zeigt dir deine.
refused-why_no_channel = Auf diesem Server gibt es keinen solchen Kanal, in dem man einen Tisch eröffnen könnte.
refused-way_no_channel = Es hat sich nichts geändert. Nimm `{ COMMAND("config") }` und wähle aus der Liste.
refused-why_not_admin = Dafür brauchst du die Berechtigung „Server verwalten“.
refused-way_not_admin = Frag jemanden vom Admin-Team des Servers.
refused-why_only_server = Einstellungen, gespeicherte Regeln und Abende gehören zu einem Server.
refused-way_only_server = Nutze den Befehl in einem Kanal eines Servers.
refused-why_no_preset = Auf diesem Server sind keine Regeln als { $preset } gespeichert; vorhanden: { $presets }.
refused-way_no_preset = Wähle aus dem, was es gibt.
refused-why_presets_full = Ein Server kann { $most } Regelsätze speichern, und so viele hat er schon.
refused-way_presets_full = Wer den Server verwaltet, kann mit `{ COMMAND("config") }` einen löschen.
refused-why_preset_name = Ein Name hat 1 bis { $most } Zeichen.
refused-way_preset_name = Wähle einen anderen Namen.
refused-why_hands_closed = An diesem Tisch bleiben die Blätter auch nach dem Ende verdeckt: eine Hausregel, die von Anfang an galt.
refused-way_hands_closed = Punkte und Aufdeckungen bleiben so stehen, wie sie gemeldet wurden.
refused-why_no_suggestions = An diesem Tisch macht der Bot keine Vorschläge.
refused-way_no_suggestions = Vorschläge sind eine Hausregel, die ihr für das nächste Spiel wählen könnt.
refused-why_nothing_to_plan = Du kannst gerade nichts verpassen, also gibt es nichts zu planen.
refused-way_nothing_to_plan = Ein Plan ist für eine Wahl da, die du noch vor dir hast.
refused-why_not_solo = Das gibt es nur im Solospiel.
refused-way_not_solo = { -hand }
refused-why_wrong_game = Dieser Zug gehört zu einem anderen Spiel als dem an diesem Tisch.
refused-way_wrong_game = { -newest }
refused-why_no_round = Dort wurde noch nichts aufgedeckt.
refused-way_no_round = { -newest }
refused-why_night_off = Abende mit Pfändern sind auf diesem Server nicht erlaubt.
refused-way_night_off = Wer den Server verwalten darf, kann sie mit `{ COMMAND("config") }` erlauben.
refused-why_no_split = Aus { $given } kann ich nicht ablesen, wer wie viele bekommt, also wurde nichts verteilt.
refused-way_no_split = Schreib Mitspieler dieser Hand und zu jedem eine Zahl: `@Ada 3 @Ben 2`; oder `evenly` für gleichmäßig.
refused-why_no_guest = Du bist bei diesem Abend nicht dabei.
refused-way_no_guest = Drück auf **Mitspielen**, dann wirst du gefragt.
refused-why_night_full = An diesem Abend ist kein Platz mehr frei.
refused-way_night_full = Drück nach einer Hand noch einmal auf **Mitspielen**: Vielleicht ist dann jemand gegangen.
refused-why_no_rest = Es wird noch eine Hand gespielt.
refused-way_no_rest = Warte, bis sie vorbei ist.
refused-why_nothing_to_skip = Diese Hand hat dir nichts gebracht, was du überspringen könntest.
refused-way_nothing_to_skip = Sieh unter **Meine Pfänder** nach.
refused-why_barred = Der Gastgeber hat dich von diesem Tisch genommen, und du kannst dich hier nicht wieder hinsetzen.
refused-way_barred = Du darfst zusehen, oder eröffne mit { $opens } einen eigenen Tisch.
refused-why_at_table = Du gehörst zu diesem Tisch und erfährst sowieso alles.
refused-way_at_table = { -hand }
refused-why_not_told = Der Gastgeber hat dich von diesem Tisch genommen, also bekommst du keine Direktnachrichten von ihm.
refused-way_not_told = Du darfst im Kanal zusehen, oder eröffne mit { $opens } einen eigenen Tisch.
refused-why_followers_full = Diesem Tisch folgen schon { $most } Leute; mehr kann er nicht benachrichtigen.
refused-way_followers_full = Du darfst im Kanal zusehen.
refused-why_thread_refused = Discord legt hier gerade keinen Thread an.
refused-way_thread_refused = Versuch es später noch einmal, oder lass `{ OPTION("chief start thread") }` weg.
refused-why_no_threads = Hier kann ein Tisch keinen eigenen Thread haben: In einem Thread oder Sprachkanal gibt es keine weiteren.
refused-way_no_threads = Lass `{ OPTION("chief start thread") }` weg, oder nutze den Befehl in einem Textkanal.
refused-why_not_here = Diese Person hat keinen Platz an diesem Tisch.
refused-way_not_here = Wähle jemanden, der hier sitzt.
refused-why_yourself = Das wärst du selbst.
refused-way_yourself = Willst du gehen, drück auf **Gehen**; willst du die Rolle weitergeben, wähle jemand anderen.
refused-why_cannot_host = Nur wer an diesem Tisch spielt, kann Gastgeber sein.
refused-way_cannot_host = Wähle jemanden, dessen Platz kein Computer spielt.
refused-why_all_showed_up = Alle, die sich für dieses Spiel hingesetzt haben, sind auch gekommen.
refused-way_all_showed_up = Der Gastgeber kann es beenden oder jemanden vom Tisch nehmen.
refused-why_no_channel_told = Dieser Tisch ist in keinem Kanal, also kann er auch aus keinem umziehen.
refused-way_no_channel_told = { -hand }
refused-why_not_expiring = Dieser Tisch schließt nicht von selbst, also gibt es nichts offen zu halten.
refused-way_not_expiring = { -newest }
refused-why_no_table = Diesen Tisch gibt es hier nicht.
refused-way_no_table = Nutze den Befehl im Kanal des Tisches, oder eröffne einen Tisch mit { $opens }.
refused-why_no_table_here = Ich finde hier keinen Tisch von dir.
refused-way_no_table_here = Nutze den Befehl im Kanal des Tisches, oder eröffne einen Tisch mit { $opens }.
refused-why_which_table = Du sitzt an mehreren Tischen: { $tables }.
refused-way_which_table = Sag mit der Option `{ OPTION("table hand table") }`, welchen du meinst, oder drück auf seinen Knopf in `{ COMMAND("mygames") }`.
refused-why_which_to_join = An mehreren Tischen dieses Kanals ist noch Platz: { $tables }.
refused-way_which_to_join = Sag mit der Option `{ OPTION("table join table") }`, welchen du meinst, oder drück auf **Mitspielen** unter seiner Nachricht.
refused-why_which_to_follow = Es könnte einer von mehreren Tischen sein: { $tables }.
refused-way_which_to_follow = Sag mit der Option `{ OPTION("table follow table") }`, welchen du meinst, oder drück auf **Folgen** unter seiner Nachricht.
refused-why_no_seat = Du hast keinen Platz an diesem Tisch.
refused-way_no_seat = Du darfst zusehen: Aufdeckungen, Punkte und das Ergebnis stehen für alle im Kanal; mit `{ COMMAND("table follow") }` erfährst du sie per Direktnachricht.
# $gone is why a computer plays the seat
refused-why_away = { $gone ->
    [absent] Du hast mehrmals hintereinander nicht gespielt, deshalb spielt ein Computer für dich.
    [no_show] Du hast beim ersten Zug nicht rechtzeitig gespielt, deshalb spielt ein Computer für dich.
    [kicked] Der Gastgeber hat dich von diesem Tisch genommen, deshalb spielt ein Computer für dich.
   *[left] Du hast dieses Spiel verlassen, deshalb spielt ein Computer für dich.
}
# $back is the label of a button
refused-way_away = Drück auf **{ $back }** oder nutze `{ COMMAND("table join") }`, um deinen Platz zurückzubekommen.
refused-why_not_ended = Solange gespielt wird, bleibt geheim, was ausgeteilt wurde.
refused-way_not_ended = Wenn das Spiel vorbei ist, dürfen es sich alle ansehen.
refused-why_not_host = Das darf nur der Gastgeber, und das ist { $host }.
refused-way_not_host = Frag den Gastgeber, oder eröffne mit { $opens } einen eigenen Tisch.
refused-why_full = Alle Plätze sind besetzt.
refused-way_full = Der Gastgeber kann jetzt auf **Starten** drücken. Ohne Platz darfst du zusehen, oder eröffne mit { $opens } einen eigenen Tisch.
refused-why_invited_only = Dieser Tisch ist nur für Eingeladene.
refused-way_invited_only = Bitte den Gastgeber um eine Einladung, oder eröffne mit { $opens } einen eigenen Tisch.
refused-why_too_few = Das Spiel braucht mindestens { $least } Spieler; bisher am Tisch: { $players }.
refused-way_too_few = Warte, bis noch jemand kommt, oder drück auf **Computer dazu**.
refused-why_no_computer = Hier sitzt kein Computer.
refused-way_no_computer = Menschen gehen selbst, mit **Gehen**.
refused-why_begun = Das Spiel hat begonnen, Plätze und Regeln stehen also fest.
refused-way_begun = { -newest }
refused-why_not_begun = Das Spiel hat noch nicht begonnen.
refused-way_not_begun = Wenn alle da sind, drückt der Gastgeber auf **Starten**.
refused-why_closed = Dieser Tisch ist geschlossen.
refused-way_closed = Drück auf **Noch einmal spielen** unter dem Ergebnis, oder eröffne einen Tisch mit { $opens }.
refused-why_stale = Dieser Knopf gehört zu einem früheren Moment des Spiels.
refused-way_stale = { -newest }
refused-why_made = Dieser Moment ist vorbei. Wenn du rechtzeitig gespielt hast, ist das gespeichert.
refused-way_made = { -newest }
refused-why_unfinished = Das kannst du noch nicht versiegeln: Wähle eine Auslage und dann genau so viele Karten, wie sie braucht.
refused-way_unfinished = { -hand }
refused-why_bot = Bot-Konten können nicht mitspielen.
refused-way_bot = Für einen Computerspieler drück auf **Computer dazu**.
refused-why_unknown = Diesen Knopf kenne ich nicht. Vielleicht ist er sehr alt.
refused-way_unknown = { -newest }
refused-why_old_command = Diesen Befehl oder etwas darin kenne ich nicht. Vielleicht stammt er aus einer älteren Version.
refused-way_old_command = Tippe `/` und wähle ihn neu aus der Liste.
refused-why_seats = Dieses Spiel ist für { $least } bis { $most } Spieler, und der Tisch hat { $players } Plätze.
refused-way_seats = Wähle eine andere Zahl von Plätzen oder andere Regeln.
refused-why_no_mention = Aus { $invited } kann ich nicht ablesen, wer eingeladen ist.
refused-way_no_mention = Erwähne alle, die mitspielen dürfen, und schreib sonst nichts dazwischen: `@Ben @Cleo`.
refused-why_cannot_move = Dorthin kann der Tisch nicht: Er kann nur in einen Textkanal oder Thread seines eigenen Servers, in dem du schreiben darfst.
refused-way_cannot_move = Es hat sich nichts geändert. Wähle einen anderen Kanal.
refused-why_cannot_post = In diesem Kanal kann ich keinen Tisch führen, dafür fehlt mir: { $permissions }.
refused-way_cannot_post = Wer den Kanal verwaltet, kann mir das erlauben; oder eröffne den Tisch in einem anderen Kanal.
refused-why_unshown = Was du getan hast, ist gespeichert, aber ich kann es gerade nicht zeigen.
refused-way_unshown = Nutze in einer Minute `{ COMMAND("table hand") }`.
refused-why_not_now = Ich kann gerade nichts speichern, es hat sich also nichts geändert.
refused-way_not_now = Versuch es in einer Minute noch einmal. Die Frist läuft deswegen nicht gegen dich.

# The house, about time.
refused-why_no_time_limit = Gerade läuft keine Frist, die man verlängern könnte.
refused-way_no_time_limit = { -hand }
refused-why_extended_enough = Hier gab es schon mehr Zeit, öfter als { $most }-mal geht es nicht.
refused-way_extended_enough = { -hand }
refused-why_no_nudges = Gerade gibt es niemanden anzustupsen: Das geht nur in einem langsamen Spiel, das auf einen Zug wartet.
refused-way_no_nudges = { -hand }
refused-why_nudge_yourself = Der Tisch wartet auch auf dich, also kannst du die anderen nicht anstupsen.
refused-way_nudge_yourself = { -hand }
refused-why_nudged_before = In dieser Phase hat schon jemand angestupst, und einmal reicht.
refused-way_nudged_before = { -hand }
refused-why_nudge_too_soon = Zum Anstupsen ist es noch zu früh: Ab { $at } darfst du.
refused-way_nudge_too_soon = { -hand }
refused-why_length_unread = Ich verstehe nicht, wie lang { $given } ist.
refused-way_length_unread = Schreib eine Zahl und eine Einheit: `36h`, `2 Tage`, `90 Min`, `1 Tag 12 Stunden`.
refused-why_length_bounds = Ein Zug dauert mindestens { $shortest } und höchstens { $longest }, und { $given } liegt nicht dazwischen.
refused-way_length_bounds = Wähle eine andere Länge, etwa `36h` oder `2 Tage`.
refused-why_length_missing = Ein eigenes Tempo braucht eine Länge.
refused-way_length_missing = Gib sie mit der Option `{ OPTION("table pace length") }` an, etwa `36h`.
refused-why_length_unused = Das Tempo, das du gewählt hast, hat schon seine Länge.
refused-way_length_unused = Lass die Option `{ OPTION("table pace length") }` weg, oder wähle das eigene Tempo.
refused-why_no_times = Dieser Tisch hat kein Tempo, das man ändern könnte.
refused-way_no_times = Ein Abend hat seine eigene Uhr, und allein wartet niemand auf dich.
refused-why_same_times = So wird an diesem Tisch schon gespielt.
refused-way_same_times = Wähle erst ein anderes Tempo oder eine andere Länge.
refused-why_not_proposed = Danach wird nicht mehr gefragt.
refused-way_not_proposed = { -newest }
refused-why_no_date = { $typed } kann ich nicht als Tag lesen.
refused-way_no_date = Schreib ihn als `14. Juni`, `14.6.2026` oder `2 Wochen`.
refused-why_date_over = Dieser Tag hat schon angefangen.
refused-way_date_over = Sag, an welchem Tag du zurück bist, morgen oder später.
refused-why_away_too_long = Du darfst bis { $until } weg sein, länger nicht.
# $absence and $span are lengths in words: 21 days in any 30 days
refused-way_away_too_long = Wähle einen früheren Tag: Gerechnet auf { $span } sind höchstens { $absence } möglich.
refused-why_not_away = Du bist nicht weg, also warten alle deine Spiele wie immer auf dich.
refused-way_not_away = Um weg zu sein, nutze `{ COMMAND("me away") }`.
refused-why_no_clock = An diesem Tisch läuft keine Uhr, die man anhalten könnte.
refused-way_no_clock = { -hand }
refused-why_paused_already = Das Spiel macht schon Pause, bis spätestens { $until }.
refused-way_paused_already = { -hand }
# $budget is a length in words
refused-why_paused_enough = Für Pausen in einem Spiel hat jeder diese Zeit: { $budget }. Deine ist aufgebraucht.
refused-way_paused_enough = Jemand anderes kann eine Pause machen, oder der Gastgeber kann mehr Zeit geben.
# $left is a length in words
refused-why_pause_too_long = So viel Zeit hast du in diesem Spiel noch für Pausen: { $left }. Mehr geht nicht.
refused-way_pause_too_long = Wähle eine kürzere Pause.
refused-why_not_paused = Das Spiel macht keine Pause.
refused-way_not_paused = { -hand }
refused-why_not_pauser = Vor { $until } können die Pause nur { $pauser }, von wem sie ist, und der Gastgeber beenden.
refused-way_not_pauser = Danach geht es von selbst weiter. Spielen darfst du trotzdem.
refused-why_often_late = An diesem Tisch sollen mindestens { $least } % der Züge pünktlich kommen, und von deinen waren es zuletzt { $percent } %.
refused-way_often_late = Du darfst zusehen, oder eröffne mit { $opens } einen eigenen Tisch.
refused-why_no_such_zone = Ich kenne keine Zeitzone und keinen Ort namens { $zone }.
refused-way_no_such_zone = Schreib bei `{ COMMAND("me zone") }` dein Land, oder wie spät es gerade bei dir ist, etwa `14:05`; von den Städten kenne ich die, nach denen Zeitzonen heißen.
refused-why_hours_without_zone = Ich kenne deine Zeitzone noch nicht, also weiß ich nicht, wann du wach bist.
refused-way_hours_without_zone = Wähle sie zuerst mit `{ COMMAND("me zone") }`.
refused-why_hours_too_few = Ein Tag hat mindestens { $least } wache Stunden und höchstens 24.
refused-way_hours_too_few = Wähle einen früheren Anfang oder ein späteres Ende; ein Ende vor dem Anfang liegt am nächsten Tag.
refused-why_no_time_of_day = { $typed } kann ich nicht als Uhrzeit lesen.
refused-way_no_time_of_day = Schreib sie als `8:00`, `20:30` oder `20 Uhr`.

# The rules of every game.
refused-why_players = Dieses Spiel ist für { $least } bis { $most } Spieler; bisher am Tisch: { $players }.
refused-way_players = Ändere die Zahl der Plätze, oder setz Computerspieler dazu.
refused-why_over = Dieses Spiel ist vorbei.
refused-way_over = Für ein neues drück auf **Noch einmal spielen** unter dem Ergebnis.
refused-why_not_awaited = Für dich gibt es gerade nichts zu tun.
refused-way_not_awaited = { -hand }
# $rule is the title of a house rule, $lacking what the game lacks for it
refused-why_house_rule = Die Hausregel „{ $rule }“ bedeutet in diesem Spiel nichts. Es geht dabei um: { $lacking }.
refused-way_house_rule = Ändere das zuerst, oder lass diese Regel, wie sie ist.

# The rules of Indian Chief.
refused-why_meld_used = Die Auslage { $meld } hast du schon gespielt.
refused-way_meld_used = { -hand }
refused-why_meld_unknown = Eine Auslage namens { $meld } gibt es nicht.
refused-way_meld_unknown = Die Auslagen sind Dieb, Bettler, Armer Mann, Anwalt, Reicher Mann, Doktor und Häuptling.
refused-why_card_count = Zur Auslage { $meld } gehören { $need } deiner Karten, nicht { $got }.
refused-way_card_count = { -hand }
refused-why_card_unknown = { $card } ist keine Karte.
refused-way_card_unknown = { -cards }
refused-why_no_jokers = In diesem Spiel gibt es keine Joker.
refused-way_no_jokers = { -cards }
refused-why_card_not_held = Diese Karte hast du nicht: { $card }.
refused-way_card_not_held = { -hand }
refused-why_card_twice = Diese Karte ist öfter genannt, als du sie hast: { $card }.
refused-way_card_twice = { -hand }
refused-why_wish_without_thief = Einen Wunsch kann nur der Dieb haben.
refused-way_wish_without_thief = Versiegle die Auslage ohne Wunsch, oder wähle den Dieb.
refused-why_no_steals = In diesem Spiel stehlen Diebe nicht, also gibt es nichts zu wünschen.
refused-way_no_steals = Versiegle die Auslage ohne Wunsch.
refused-why_wish_long = Ein Wunsch darf höchstens { $most } Karten nennen.
refused-way_wish_long = Nenne die besten zuerst, und nicht mehr.
refused-why_wish_unknown = Den Wunsch { $wish } verstehe ich nicht.
refused-way_wish_unknown = Nenne Karten, Ränge oder Farben mit Kommas dazwischen, das Beste zuerst: `Herz-Ass, Ass, Pik` ist Herz-Ass, sonst ein Ass, sonst das höchste Pik; kürzer geht es mit `AH A S`.
refused-why_column = Die Auslage { $meld } kannst du jetzt nicht in Spalte { $column } werten; offen für sie: { $open }.
refused-way_column = { -hand }
refused-why_not_a_joker = Diese Karte ist kein Joker, also kannst du sie nicht festlegen: { $card }.
refused-way_not_a_joker = { -hand }
refused-why_declared_joker = Ein Joker kann nur für eine Karte des Decks stehen.
refused-way_declared_joker = { -cards }
refused-why_declared_later = Wofür der Joker eines Bettlers steht, sagst du erst, wenn die Auslagen offen liegen.
refused-way_declared_later = Versiegle ihn ohne Angabe.
refused-why_split_off = An diesem Tisch findet der Bot die beste Aufteilung eines Häuptlings.
refused-way_split_off = Versiegle die Karten, ohne einen Teil zu wählen.
refused-why_split_card = Diese Karte ist nicht unter den Karten dieses Häuptlings: { $card }.
refused-way_split_card = Nenne für den kleineren Teil Karten der Auslage.
refused-why_joker_count = Festzulegende Joker: { $need }; genannte Karten: { $got }.
refused-way_joker_count = Nenne für jeden Joker einen Rang, etwa `Q` für Dame oder `10`, oder `best`.
refused-why_split_count = Der kleinere Teil des Häuptlings hat { $need } Karten, nicht { $got }.
refused-way_split_count = { -hand }
refused-why_steal_own = Das ist deine eigene Karte.
refused-way_steal_own = Wähle eine andere Karte.
refused-why_steal_nothing = Dort liegt keine Karte.
refused-way_steal_nothing = Wähle eine andere Karte.
refused-why_steal_safe = Die Karte eines Diebs ist an diesem Tisch sicher.
refused-way_steal_safe = Wähle eine andere Karte.

# The rules of Indian poker, and of nights.
refused-why_not_your_turn = Du bist nicht dran: Jetzt sagt { $turn } an.
refused-way_not_your_turn = Mit einer Anweisung wird für dich angesagt, sobald du dran bist.
refused-why_keep_early = Du hast noch nichts angesagt, wobei du bleiben könntest.
refused-way_keep_early = Sag **Dabei** oder **Raus**.
refused-why_went_out = Du bist aus dieser Hand raus.
refused-way_went_out = Wenn sie vorbei ist, bekommen bei der nächsten wieder alle eine Karte.
refused-why_no_orders = Hier sagen alle zugleich an, also gibt es keinen Zug, für den eine Anweisung gelten könnte.
refused-way_no_orders = Sag **Dabei** oder **Raus**; du kannst es ändern, bis alle angesagt haben.
refused-why_order_number = Diese Anweisung braucht eine Zahl von { $least } bis { $most }, angegeben war { $number }.
refused-way_order_number = Wähle eine andere Zahl von Spielern.
refused-why_order_seat = Eine Anweisung kann nur auf jemand anderen warten, der noch dabei ist.
refused-way_order_seat = Wähle so jemanden, oder eine andere Anweisung.
refused-why_give_count = Zu verteilende Pfänder: { $need }; das wären: { $got }.
refused-way_give_count = Verteile genau so viele, nicht mehr und nicht weniger; oder drück auf **Gleichmäßig**.
refused-why_give_own = Sich selbst gibt niemand Pfänder.
refused-way_give_own = Gib sie den anderen, wie immer du sie aufteilst.
