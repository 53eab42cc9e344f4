"""Ciphers and one-time passwords of the campus sign-ins, which Python's standard library lacks."""
