# A table's times: what its pace means beside a move's length, and the page to choose them.

times-button = Zeit
# $pace: "daily, up to 24 hours a move"
times-pace = {"*"}*Tempo:** { $pace }.
# $awake: "8 hours"
times-nights = {"*"}*Nächte:** Alle haben für einen Zug { $awake }, in denen sie wach sind (`{ COMMAND("me zone") }`, `{ COMMAND("me hours") }`); dafür darf ein Zug bis zu doppelt so lange dauern.
times-weekends_count = {"*"}*Wochenenden:** zählen wie jeder andere Tag.
times-weekends_off = {"*"}*Wochenenden:** frei, Samstage und Sonntage zählen für niemanden.
times-vacations_wait = {"*"}*Urlaub:** Der Tisch wartet auf alle, die weg sind (`{ COMMAND("me away") }`).
times-vacations_go = {"*"}*Urlaub:** Der Tisch wartet auf niemanden, der weg ist.
times-punctual = {"*"}*Pünktlichkeit:** Wer sich setzt, hat mindestens { $share } % seiner Züge rechtzeitig gemacht, und die Plätze zeigen es.
# what other times would change, inside a sentence, one behind another with semicolons
times-short_weekends_off = Wochenenden frei
times-short_weekends_count = Wochenenden zählen
times-short_vacations_wait = der Tisch wartet auf alle, die weg sind (`{ COMMAND("me away") }`)
times-short_vacations_go = der Tisch wartet auf niemanden, der weg ist
times-heading = Zeit
times-who_lobby = -# Der Gastgeber, { $host }, kann das ändern, bis das Spiel beginnt.
times-who = -# Der Gastgeber, { $host }, kann alle, die mitspielen, um ein anderes Tempo bitten.
times-another = {"*"}*Ein anderes Tempo?** Wähl eines und frag den Tisch. Mehr Zeit gibt es, wenn mehr als die Hälfte der Mitspieler zustimmt; weniger, oder ein zweites Mal mehr in einem Zug, wenn alle zustimmen. Blätter, Pläne und Versiegeltes bleiben.
# $times: "daily, up to 24 hours a move; weekends off"; $takes: "more than half of those who play must agree"
times-could = {"*"}*Du könntest vorschlagen:** { $times }. { $takes }, dich eingerechnet.
times-could_alone = {"*"}*Du könntest vorschlagen:** { $times }. Sonst spielt niemand mit, also gilt es sofort.
# names of the selects, and their options
times-choose_pace = Tempo
times-choose_weekends = Wochenenden
times-choose_vacations = Urlaub
times-choose_punctuality = Pünktlichkeit
times-option_weekends_count = Wochenenden zählen
times-option_weekends_off = Wochenenden frei
times-option_weekends_off_about = Samstage und Sonntage zählen für niemanden
times-option_vacations_wait = Auf alle warten, die weg sind
times-option_vacations_go = Nicht auf die warten, die weg sind
times-option_punctual = Mindestens { $share } % der Züge rechtzeitig
times-option_punctual_about = Von allen, die sich setzen; mit weniger als { $moves } Zügen bisher darf jeder
times-option_punctual_none = Pünktlichkeit spielt keine Rolle
times-own = Eigene Zuglänge
times-own_late = Das Formular für die Zuglänge ging nicht rechtzeitig auf. Drück den Knopf noch einmal.
times-ask = Den Tisch fragen
times-take_back = Zurücknehmen
