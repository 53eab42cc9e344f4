"""The reference of the documentation site: a page for each service, and pages for errors, configuration and options of calls.

`make docs` adds these pages to those in docs/. The pages are not in git, so `make generate` does not use this package. The signatures
are read from the generated C headers and Python modules, so that the reference shows what programs see.
"""

from .pages import Reference

__all__ = ["Reference"]
