# Generated from interface/announcement.toml by `make generate`; do not edit.

"""Announcements."""

from ._generated.announcement import *
from ._generated.announcement import __all__ as __all__
from ._generated.announcement import __doc__ as __doc__
