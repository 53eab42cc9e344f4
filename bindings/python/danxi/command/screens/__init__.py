"""Screens for people: what several methods return, as a picture for a terminal. Each module has some of the subcommands."""
