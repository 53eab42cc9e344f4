# Generated from interface/campus.toml by `make generate`; do not edit.

"""Campus sign-in 统一身份认证."""

from ._generated.campus import *
from ._generated.campus import __all__ as __all__
from ._generated.campus import __doc__ as __doc__
