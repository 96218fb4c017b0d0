# What was recorded, where a night says it in other words than said.ftl.

night_said-opened = Der Abend ist offen. Wer mitspielen will, drückt im Kanal auf **Mitspielen**.
night_said-joined = Du spielst mit.
night_said-already_joined = Du spielst schon mit.
night_said-came_back = Willkommen zurück: Du bekommst wieder Karten.
night_said-started = Der Abend beginnt.
night_said-closed = Der Abend ist vorbei.
night_said-rematch = Der nächste Abend ist im Kanal offen; drück dort auf **Mitspielen**.
