# Generated from interface/sport.toml by `make generate`; do not edit.

"""Sports 体育."""

from ._generated.sport import *
from ._generated.sport import __all__ as __all__
from ._generated.sport import __doc__ as __doc__
