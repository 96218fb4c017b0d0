# How somebody reads: their language, and how cards are shown to them.

# the button that leads to the page
own_reading-button = Sprache und Anzeige
# $language: "English", "Deutsch"; $shown: "pictures, four colours"
own_reading-row = **Sprache und Anzeige**: { $language }; { $shown }.
own_reading-page =
    ## Wie du liest
    Ich schreibe dir auf { $language }{ $chosen ->
        [yes] , wie du es gewählt hast.
       *[no] , wie dein Discord es zeigt.
    } Du siehst { $shown }.
    In Kanälen gilt die Sprache des Servers; was du hier wählst, ist nur für dich.
own_reading-which = Sprache
own_reading-automatic = Automatisch: wie dein Discord
# what a language is called in itself
own_reading-language_en = English
own_reading-language_de = Deutsch
own_reading-language_es = Español
# the select of the four below; none of them is the usual way
own_reading-display = Anzeige: wähle, was du anders willst
own_reading-text = Keine Bilder
own_reading-text_about = Karten kommen nur als Worte.
own_reading-narrow = Schmal
own_reading-narrow_about = Jede Zeile mit höchstens 28 Zeichen, für kleine Bildschirme und große Schrift.
own_reading-words = Wörter statt Zeichen
own_reading-words_about = Farben in Worten, wie Screenreader sie am besten vorlesen.
own_reading-colours = Zwei Farben
own_reading-colours_about = Rot und Schwarz wie auf gedruckten Karten; üblich sind vier Farben.
# what somebody sees, as inside a sentence, joined by commas
own_reading-has_pictures = Bilder
own_reading-has_text = Text ohne Bilder
own_reading-has_narrow = schmale Zeilen
own_reading-has_words = Wörter statt Zeichen
own_reading-has_four = Karten in vier Farben
own_reading-has_two = Karten in zwei Farben
