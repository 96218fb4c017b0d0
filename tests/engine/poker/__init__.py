"""The rules of Indian poker."""
