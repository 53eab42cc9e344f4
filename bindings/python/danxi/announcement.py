# Generated from interface/announcement.toml by `make generate`; do not edit.

"""Announcements 通知公告."""

from ._generated.announcement import *
from ._generated.announcement import __all__ as __all__
from ._generated.announcement import __doc__ as __doc__
