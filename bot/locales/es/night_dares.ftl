# What may be done instead of forfeits above the own cap: small, funny, harmless, and free to be skipped.
# Each can be done by voice or in writing, sitting down, by anybody. Never alcohol, no pressure. At most 100 letters.

night_dares-reporter = Habla como en una transmisión deportiva hasta que acabe la próxima mano.
night_dares-praise = Elogia a quien va antes de ti en la fila como en un discurso de boda.
night_dares-day = Cuenta en tres frases cómo fue tu día, como un cuento de hadas.
night_dares-sell = Véndeles a todos el objeto que tienes al lado.
night_dares-tune = Tararea una melodía, o escribe cómo va, y que los demás la adivinen.
night_dares-alphabet = Di el abecedario al revés, hasta donde llegues.
night_dares-meal = Describe tu comida favorita sin nombrar nada de lo que lleva.
night_dares-proverb = Inventa un refrán y explica qué significa.
night_dares-weather = Da el pronóstico del tiempo para un planeta a tu elección.
night_dares-poem = Escribe o recita un poema de dos versos sobre la última mano.
night_dares-questions = Habla solo con preguntas hasta tu próximo turno.
night_dares-pun = Cuenta el peor juego de palabras que sepas.
night_dares-animals = Nombra cinco animales que serían buenos en este juego, y por qué.
night_dares-machine = Imita un electrodoméstico, y que los demás adivinen cuál.
night_dares-ring = Anuncia tu próxima jugada como en un ring de boxeo.
night_dares-whisper = Susurra, o escribe en minúsculas, hasta que acabe la próxima mano.
night_dares-cat = Cuenta qué diría un gato sobre este juego.
night_dares-suits = Inventa un nombre nuevo para cada palo de la baraja.
night_dares-nice = Di algo bonito de cada persona de la mesa.
night_dares-pirate = Explica las reglas de este juego como un pirata.
night_dares-film = Cuenta una película en una frase, y que los demás la adivinen.
night_dares-holiday = Inventa un día festivo y di cómo se celebra.
night_dares-song = Responde a la próxima pregunta con un verso de una canción.
night_dares-twister = Di un trabalenguas tres veces seguidas, o escríbelo con los ojos cerrados.
night_dares-advert = Escribe un anuncio publicitario del día de ayer.
night_dares-learned = Cuenta una cosa que hayas aprendido esta semana.
night_dares-letter = Habla o escribe sin la letra E durante un minuto.
night_dares-theme = Elige una canción de presentación para quien va después de ti en la fila.
night_dares-life = Ponle nombre y una biografía a la carta que llevas en la frente.
night_dares-academy = Agradece a una academia imaginaria tu última mano.
night_dares-rocket = Cuenta atrás desde diez como en el lanzamiento de un cohete, con los ruidos.
night_dares-saturday = Cuenta qué harías con un segundo sábado cada semana.
