# Generated from interface/image.toml by `make generate`; do not edit.

"""Images."""

from ._generated.image import *
from ._generated.image import __all__ as __all__
from ._generated.image import __doc__ as __doc__
