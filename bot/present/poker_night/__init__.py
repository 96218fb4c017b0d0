"""What people see of a night of Indian poker."""
