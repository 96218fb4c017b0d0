"""Indian poker: everybody sees all cards but the own one."""
