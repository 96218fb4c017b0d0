"""From Views to Screens: texts, pictures and controls, without Discord."""
