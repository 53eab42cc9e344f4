"""The reference of the documentation site: a page for each service, and pages for errors, configuration and options of calls.

`make docs` adds the pages to those in docs/. They are not committed, so `make generate` does not use this package.
Signatures are read from the generated C headers and Python modules, so that the reference shows what programs see.
"""

from .pages import Reference

__all__ = ["Reference"]
