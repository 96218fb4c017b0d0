# A table's rules: the host chooses, everybody else reads.

house-head = Reglas
house-head_page = Reglas, página { $page } de { $pages }
house-dropped = **De vuelta a lo habitual, porque no significa nada con estas reglas:** { $rules }.
house-none = Sin reglas de la casa: todo se juega como siempre.
house-number = **{ $number ->
    [one] { $number } regla de la casa
   *[other] { $number } reglas de la casa
}**
house-saved = **Reglas que este servidor ha guardado**
house-choose = Elige reglas guardadas
# $usual is the usual choice of a house rule
house-usual = -# Habitual: { $usual }.
house-as_usual = **Como siempre**
house-who = -# El anfitrión, { $host }, puede cambiarlas hasta que empiece la partida.
house-fixed = -# Se quedan como están durante esta partida.
# labels of buttons
house-back = Atrás
house-rules = Reglas de la casa
house-more = Más
house-save = Guardar como nuestras reglas
