"""The screens of Indian Chief."""
