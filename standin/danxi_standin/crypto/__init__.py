"""The ciphers of the campus sign-ins. Python's standard library has none."""
