"""Runs the command as `python3 -m danxi`."""

from .command.main import main

if __name__ == "__main__":
    main()
