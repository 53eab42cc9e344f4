"""The types of the options that many methods share, such as `cache`."""

from __future__ import annotations

from model import Interface
from text import banner

from .docs import Docs
from .layout import exported
from .service import enum_alias


def options(interface: Interface) -> str:
    aliases = "\n\n".join(enum_alias(Docs(interface), e) for e in interface.option_enums)
    return f"""{banner("interface/options.toml", "#")}
\"\"\"The values of options.\"\"\"

from __future__ import annotations

from typing import Literal

{exported([e.name for e in interface.option_enums])}

{aliases}
"""
