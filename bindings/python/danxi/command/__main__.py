"""Runs the command as `python3 -m danxi.command`."""

from .main import main

main()
