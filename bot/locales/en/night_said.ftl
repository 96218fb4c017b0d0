# What was recorded, where a night says it in other words than said.ftl.

night_said-opened = The night is open. Whoever wants to play presses **Join** in the channel.
night_said-joined = You are in.
night_said-already_joined = You are in already.
night_said-came_back = Welcome back: you are dealt in again.
night_said-started = The night begins.
night_said-closed = The night is over.
night_said-rematch = The next night is open in the channel; press **Join** there to play.
