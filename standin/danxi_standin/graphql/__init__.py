"""A small GraphQL server: enough of the language for the stand-in's hosts."""
