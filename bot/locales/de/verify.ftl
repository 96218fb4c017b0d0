# Checking a deal after the end, and the line that each reveal carries for that.

# Below a reveal and the result: $head is 64 hex digits that bind all that has happened so far
verify-record = -# Protokoll bis hier: `{ $head }`
verify-record_whole = -# Protokoll des ganzen Spiels: `{ $head }`

verify-head = Das Geben, nachgeprüft
verify-good = **Alles stimmt überein.** Geprüft wurde:
verify-bad = **Etwas stimmt nicht überein.** { $what }
verify-seed = Der Startwert ist der, dessen Fingerabdruck die Lobby gezeigt hat, bevor jemand Platz nahm: `{ $fingerprint }`
verify-seed_alone = Der Startwert ist der, dessen Fingerabdruck zu Beginn des Spiels zu sehen war: `{ $fingerprint }`
verify-seeds = Jede der { $seeds } Hände hatte einen eigenen Startwert, und jeder gehört zu dem Fingerabdruck, der vorher zu sehen war.
verify-shuffles =
    { $shuffles ->
        [one] { $shuffles } Mal wurde aus dem Startwert und den Beiträgen der Plätze neu gegeben: Alle Karten sind dieselben.
       *[other] { $shuffles } Mal wurde aus dem Startwert und den Beiträgen der Plätze neu gegeben: Alle Karten sind dieselben.
    }
verify-no_deal = Es wurde keine Karte gegeben.
verify-linked =
    { $events ->
        [one] { $events } Ereignis des Protokolls ist durch seine Verkettung gebunden: Seither wurde nichts geändert, weggelassen oder eingefügt.
       *[other] { $events } Ereignisse des Protokolls sind durch ihre Verkettung gebunden: Seither wurde nichts geändert, weggelassen oder eingefügt.
    }
verify-linked_later = { $linked } von { $events } Ereignissen sind einzeln verkettet; die davor stammen aus einer älteren Version und sind erst durch das erste Glied gebunden.
verify-unlinked = Dieses Spiel stammt aus der Zeit vor der Verkettung: Dass sein Protokoll unverändert ist, lässt sich nicht zeigen.
verify-compare = Jetzt vergleiche selbst: Der letzte Beitrag dieses Spiels im Kanal muss genau diese 64 Zeichen zeigen: `{ $head }`
verify-compare_none = Von diesem Spiel wurde in keinem Kanal berichtet, also gibt es keinen Beitrag, mit dem sich diese 64 Zeichen vergleichen lassen: `{ $head }`
verify-limits = -# Das zeigt, dass die Karten aus einem vorher festgelegten Startwert folgen und dass das Protokoll das veröffentlichte ist. Es zeigt nicht, dass niemand, der diesen Bot betreibt, den Startwert angesehen oder die Beiträge der Plätze ausgesucht hat, denn die erzeugt der Bot; auch nicht, wer mitspielt.
verify-export = Exportieren
verify-button = Geben nachprüfen
verify-exported = Das ganze Protokoll dieses Spiels als Datei, mit Nummern anstelle der Leute. `python -m bot verify FILE` prüft es auf jedem Computer, `python -m bot replay FILE` zeigt das Spiel.

# What does not agree; $event is its number, $kind its name in the file
verify-fault_seed = Der Startwert ist nicht der, mit dem dieses Protokoll verkettet wurde.
verify-fault_commitment = Ereignis { $event } ({ $kind }): Der Fingerabdruck gehört nicht zum Startwert und zur Nummer dieses Tisches.
verify-fault_event = Ereignis { $event } ({ $kind }) ist nicht das, das seine Verkettung bindet.
verify-fault_link = Die Verkettung von Ereignis { $event } ({ $kind }) passt weder zu ihm noch zu dem, was folgt.
verify-fault_shuffle = Ereignis { $event } ({ $kind }), { $field }: Dort steht { $told }; aus dem Startwert und den Beiträgen der Plätze folgt { $right }.
verify-fault_story = Ereignis { $event } ({ $kind }) kann nicht auf die davor folgen.
verify-fault_people = Das Protokoll nennt { $right } Leute, nicht { $told }.
verify-fault_over = Das Protokoll endet nicht so, wie es sagt.
verify-fault_digest = Neben den Ereignissen wurde etwas geändert: Die Prüfsumme ist eine andere.
