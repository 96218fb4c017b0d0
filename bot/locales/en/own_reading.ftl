# How somebody reads: their language, and how cards are shown to them.

# the button that leads to the page
own_reading-button = Language and display
# $language: "English", "Deutsch"; $shown: "pictures, four colours"
own_reading-row = **Language and display**: { $language }; { $shown }.
own_reading-page =
    ## How you read
    I write to you in { $language }{ $chosen ->
        [yes] , as you have chosen.
       *[no] , as your Discord shows.
    } You see { $shown }.
    Channels have the language of their server; what you choose here is for you alone.
own_reading-which = Language
own_reading-automatic = Automatic: as your Discord shows
# what a language is called in itself
own_reading-language_en = English
own_reading-language_de = Deutsch
own_reading-language_es = Español
# the select of the four below; none of them is the usual way
own_reading-display = Display: choose what you want otherwise
own_reading-text = No pictures
own_reading-text_about = Cards come as words alone.
own_reading-narrow = Narrow
own_reading-narrow_about = Every line within 28 columns, for small screens and large print.
own_reading-words = Words for symbols
own_reading-words_about = Suits in words, as screen readers say them best.
own_reading-colours = Two colours
own_reading-colours_about = Suits in red and black, as on printed cards; usual are four colours.
# what somebody sees, as inside a sentence, joined by commas
own_reading-has_pictures = pictures
own_reading-has_text = text without pictures
own_reading-has_narrow = narrow lines
own_reading-has_words = words for symbols
own_reading-has_four = suits in four colours
own_reading-has_two = suits in two colours
