# Generated from interface/profile.toml by `make generate`; do not edit.

"""Student profile 学生信息."""

from ._generated.profile import *
from ._generated.profile import __all__ as __all__
from ._generated.profile import __doc__ as __doc__
