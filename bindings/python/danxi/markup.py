# Generated from interface/markup.toml by `make generate`; do not edit.

"""HTML selection."""

from ._generated.markup import *
from ._generated.markup import __all__ as __all__
from ._generated.markup import __doc__ as __doc__
