"""The ciphers of the campus sign-ins, because Python's standard library has no ciphers."""
