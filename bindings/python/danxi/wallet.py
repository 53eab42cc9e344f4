# Generated from interface/wallet.toml by `make generate`; do not edit.

"""Campus card 一卡通."""

from ._generated.wallet import *
from ._generated.wallet import __all__ as __all__
from ._generated.wallet import __doc__ as __doc__
