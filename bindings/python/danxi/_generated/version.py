# Generated from interface/interface.toml by `make generate`; do not edit.

__version__ = "0.1.0"
