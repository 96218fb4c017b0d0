# How somebody reads: their language, and how cards are shown to them.

# the button that leads to the page
own_reading-button = Idioma y vista
# $language: "English", "Deutsch"; $shown: "pictures, four colours"
own_reading-row = **Idioma y vista**: { $language }; { $shown }.
own_reading-page =
    ## Cómo lees
    Idioma: **{ $language }**{ $chosen ->
        [yes] , como elegiste.
       *[no] , como muestra tu Discord.
    } Ves { $shown }.
    Los canales usan el idioma de su servidor; lo que eliges aquí es solo para ti.
own_reading-which = Idioma
own_reading-automatic = Automático: como tu Discord
# what a language is called in itself
own_reading-language_en = English
own_reading-language_de = Deutsch
own_reading-language_es = Español
# the select of the four below; none of them is the usual way
own_reading-display = Vista: elige lo que quieres de otro modo
own_reading-text = Sin imágenes
own_reading-text_about = Las cartas llegan solo en palabras.
own_reading-narrow = Estrecho
own_reading-narrow_about = Cada línea en 28 columnas, para pantallas pequeñas y letra grande.
own_reading-words = Palabras por símbolos
own_reading-words_about = Los palos en palabras, como mejor los leen los lectores de pantalla.
own_reading-colours = Dos colores
own_reading-colours_about = Palos en rojo y negro, como en las cartas impresas; lo normal son cuatro colores.
# what somebody sees, as inside a sentence, joined by commas
own_reading-has_pictures = imágenes
own_reading-has_text = texto sin imágenes
own_reading-has_narrow = líneas cortas
own_reading-has_words = palabras por símbolos
own_reading-has_four = palos en cuatro colores
own_reading-has_two = palos en dos colores
