# Generated from interface/library.toml by `make generate`; do not edit.

"""Libraries 图书馆."""

from ._generated.library import *
from ._generated.library import __all__ as __all__
from ._generated.library import __doc__ as __doc__
