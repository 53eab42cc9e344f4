# Generated from interface/booking.toml by `make generate`; do not edit.

"""Sports booking 体育场馆预约."""

from ._generated.booking import *
from ._generated.booking import __all__ as __all__
from ._generated.booking import __doc__ as __doc__
