# Choices of slash commands, up to 100 characters each.

choice-nowhere = Solo aquí, para mí
choice-dm = En un mensaje directo
choice-channel = En este canal, a la vista de todos
choice-picked = Lo que he elegido o escribo aquí
choice-computer = Que elija la máquina
choice-no_plan = Nada: retira mi plan
choice-no_news = Ya nada
choice-anyone = Cualquiera que vea este canal
choice-invited = Solo a quienes invito
choice-seconds = { $seconds } segundos
choice-four_colours = Cuatro colores, uno por palo
choice-two_colours = Dos colores, rojo y negro
choice-own_pace = Propio, lo que digas en { OPTION("chief start length") }
