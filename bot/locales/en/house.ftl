# A table's rules: the host chooses, everybody else reads.

house-head = Rules
house-head_page = Rules, page { $page } of { $pages }
house-dropped = **Back to the usual way, since it means nothing with these rules:** { $rules }.
house-none = No house rules: all is played as usual.
house-number = **{ $number ->
    [one] { $number } house rule
   *[other] { $number } house rules
}**
house-saved = **Rules that this server has saved**
house-choose = Choose saved rules
# $usual is the usual choice of a house rule
house-usual = -# Usual: { $usual }.
house-as_usual = **Played as usual**
house-who = -# The host, { $host }, may change them until the game begins.
house-fixed = -# They stay as they are for this game.
# labels of buttons
house-back = Back
house-rules = House rules
house-more = More
house-save = Save as our rules
