"""The command `danxi`, and the interfaces for other programs: JSON-RPC and the Model Context Protocol.

Its subcommands are made at run time from `danxi.schema()`. It needs the packages of the extra `cli`, and
`danxi mcp` those of the extra `mcp`.
"""
