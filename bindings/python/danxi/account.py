# Generated from interface/account.toml by `make generate`; do not edit.

"""Community account."""

from ._generated.account import *
from ._generated.account import __all__ as __all__
from ._generated.account import __doc__ as __doc__
