"""The rules of Indian Chief: deciding commands and lapsed phases."""
