# Generated from interface/graphql.toml by `make generate`; do not edit.

"""GraphQL."""

from ._generated.graphql import *
from ._generated.graphql import __all__ as __all__
from ._generated.graphql import __doc__ as __doc__
