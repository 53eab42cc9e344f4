# Generated from interface/reservation.toml by `make generate`; do not edit.

"""Reservations 场馆预约."""

from ._generated.reservation import *
from ._generated.reservation import __all__ as __all__
from ._generated.reservation import __doc__ as __doc__
