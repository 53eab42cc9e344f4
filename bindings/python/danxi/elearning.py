# Generated from interface/elearning.toml by `make generate`; do not edit.

"""eLearning 在线教学."""

from ._generated.elearning import *
from ._generated.elearning import __all__ as __all__
from ._generated.elearning import __doc__ as __doc__
