# Generated from interface/github.toml by `make generate`; do not edit.

"""GitHub."""

from ._generated.github import *
from ._generated.github import __all__ as __all__
from ._generated.github import __doc__ as __doc__
