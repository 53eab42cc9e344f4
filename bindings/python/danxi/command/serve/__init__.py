"""`danxi serve`: calendars, feeds, metrics and a page of this computer, for programs that subscribe and for people."""
