"""The command `danxi`, and the interfaces for other programs: JSON-RPC and the Model Context Protocol.

The subcommands of the services are made at run time from `danxi.schema()`. The command needs the packages of the extra
`cli`, and `danxi mcp` needs those of the extra `mcp`.
"""
