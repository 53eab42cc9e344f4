# Generated from interface/canteen.toml by `make generate`; do not edit.

"""Canteens 食堂."""

from ._generated.canteen import *
from ._generated.canteen import __all__ as __all__
from ._generated.canteen import __doc__ as __doc__
