"""A small GraphQL server, with the part of the language that the stand-in's hosts need."""
