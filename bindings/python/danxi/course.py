# Generated from interface/course.toml by `make generate`; do not edit.

"""Courses 课程."""

from ._generated.course import *
from ._generated.course import __all__ as __all__
from ._generated.course import __doc__ as __doc__
