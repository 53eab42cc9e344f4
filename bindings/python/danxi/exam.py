# Generated from interface/exam.toml by `make generate`; do not edit.

"""Exams 考试."""

from ._generated.exam import *
from ._generated.exam import __all__ as __all__
from ._generated.exam import __doc__ as __doc__
