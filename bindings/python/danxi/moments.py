# Generated from interface/moments.toml by `make generate`; do not edit.

"""Moments."""

from ._generated.moments import *
from ._generated.moments import __all__ as __all__
from ._generated.moments import __doc__ as __doc__
