"""Indian poker at the tables of the house."""
