imprint-head = ### Chief's Table
imprint-version = **Versión** { $version }, con licencia MIT.
imprint-source = **Código fuente**: <{ $source }>
imprint-source_unknown = **Código fuente**: pregunta a quien haya añadido este bot al servidor.
imprint-operator = **Lo mantiene** { $operator }.
imprint-privacy = **Privacidad**
    Este bot guarda lo que haces en sus mesas y lo que ajustas para ti; no lee mensajes. Los demás ven lo que enseña el juego, y nunca tu mano ni tu elección sellada antes de que las reglas la destapen; quien mantiene el bot podría leer su base de datos. `{ COMMAND("me export") }` te da una copia de todo lo tuyo; `{ COMMAND("me forget") }` te borra de ella.
imprint-credits = **Créditos**
    Indian Chief: juego y reglas originales de Stven Carlberg; variante en solitario de J. Riddel. El póker indio ha pasado de mesa en mesa; nadie sabe quién lo inventó.
imprint-rules = Reglas
