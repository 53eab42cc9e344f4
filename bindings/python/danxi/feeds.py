# Generated from interface/feeds.toml by `make generate`; do not edit.

"""Feeds."""

from ._generated.feeds import *
from ._generated.feeds import __all__ as __all__
from ._generated.feeds import __doc__ as __doc__
