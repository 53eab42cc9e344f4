# Generated from interface/score.toml by `make generate`; do not edit.

"""Scores 成绩."""

from ._generated.score import *
from ._generated.score import __all__ as __all__
from ._generated.score import __doc__ as __doc__
