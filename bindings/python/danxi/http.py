# Generated from interface/http.toml by `make generate`; do not edit.

"""Any REST service."""

from ._generated.http import *
from ._generated.http import __all__ as __all__
from ._generated.http import __doc__ as __doc__
