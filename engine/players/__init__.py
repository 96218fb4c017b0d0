"""Computer players. They read a View, never a State."""
