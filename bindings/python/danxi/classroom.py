# Generated from interface/classroom.toml by `make generate`; do not edit.

"""Classrooms 教室."""

from ._generated.classroom import *
from ._generated.classroom import __all__ as __all__
from ._generated.classroom import __doc__ as __doc__
