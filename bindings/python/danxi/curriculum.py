# Generated from interface/curriculum.toml by `make generate`; do not edit.

"""Course reviews 蛋壳."""

from ._generated.curriculum import *
from ._generated.curriculum import __all__ as __all__
from ._generated.curriculum import __doc__ as __doc__
