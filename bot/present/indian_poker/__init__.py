"""The screens of Indian poker."""
