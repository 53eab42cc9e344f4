# Generated from interface/electricity.toml by `make generate`; do not edit.

"""Electricity 电费."""

from ._generated.electricity import *
from ._generated.electricity import __all__ as __all__
from ._generated.electricity import __doc__ as __doc__
