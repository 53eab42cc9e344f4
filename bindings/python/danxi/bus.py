# Generated from interface/bus.toml by `make generate`; do not edit.

"""Campus buses 校车."""

from ._generated.bus import *
from ._generated.bus import __all__ as __all__
from ._generated.bus import __doc__ as __doc__
