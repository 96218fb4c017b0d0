# The host's own page.

manage-head = Gestionar
manage-about = Solo tú ves esta página; lo que hagas aquí lo ven todos en la mesa.
manage-choose = Elige a alguien
manage-computer = Añadir una máquina: ¿cómo juega?
manage-picked = ¿Qué hacemos con { $name }?
# labels of buttons
manage-kick = Expulsar
manage-bar = Expulsar y vetar
manage-make_host = Hacer anfitrión
manage-extend = Más tiempo
manage-lobby = Volver a la sala
manage-end = Terminar
