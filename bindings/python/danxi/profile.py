# Generated from interface/profile.toml by `make generate`; do not edit.

"""Student profile."""

from ._generated.profile import *
from ._generated.profile import __all__ as __all__
from ._generated.profile import __doc__ as __doc__
