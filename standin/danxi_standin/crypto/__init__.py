"""The ciphers of the campus's sign-ins, written out: Python's standard library has none."""
