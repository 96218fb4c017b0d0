imprint-head = ### Chief's Table
imprint-version = **Version** { $version }, unter der MIT-Lizenz.
imprint-source = **Quelltext**: <{ $source }>
imprint-source_unknown = **Quelltext**: Frag, wer diesen Bot auf den Server geholt hat.
imprint-operator = **Betrieben von** { $operator }.
imprint-privacy = **Datenschutz**
    Dieser Bot speichert, was du an seinen Tischen tust und was du für dich einstellst; Nachrichten liest er nicht. Andere sehen, was das Spiel zeigt, und nie dein Blatt oder deine versiegelte Wahl, bevor die Regeln sie aufdecken; wer den Bot betreibt, könnte seine Datenbank lesen. `{ COMMAND("me export") }` gibt dir eine Kopie von allem über dich, `{ COMMAND("me forget") }` löscht dich daraus.
imprint-credits = **Wer es erfunden hat**
    Indian Chief: Spiel und Regeln von Stven Carlberg, Solo-Variante von J. Riddel. Indian Poker wurde von Tisch zu Tisch weitergegeben; wer es erfunden hat, weiß niemand.
imprint-rules = Regeln
