# Generated from interface/forum.toml by `make generate`; do not edit.

"""Forum 树洞."""

from ._generated.forum import *
from ._generated.forum import __all__ as __all__
from ._generated.forum import __doc__ as __doc__
