"""The parts of `danxi mcp`: which methods an agent may call, how it finds them, and what a person confirms."""
