"""Odd answers of the university, each with the value that a person would read from it."""
