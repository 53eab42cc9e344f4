"""What of the campus tests may turn while it runs."""

from dataclasses import dataclass, field, fields
from typing import Any


@dataclass
class Settings:
    ticket_form: str = "alternate"  # of id.fudan.edu.cn: "form", "script", or one after the other
    second_factor_hosts: list[Any] = field(default_factory=list)  # services that want a second factor of everybody
    exam_page: str = "new"  # of fdjwgl: "old" until mid 2026, or "new"
    dining_time: bool = True
    terms_agreed: bool = True  # to those of the wallet's code

    CHOICES = {"ticket_form": ("alternate", "form", "script"), "exam_page": ("old", "new")}

    def change(self, values: dict[str, Any]) -> None:
        """Raises ValueError, and then changes nothing."""
        known = {each.name: type(getattr(self, each.name)) for each in fields(self)}
        for name, value in values.items():
            if name not in known:
                raise ValueError(f"unknown setting {name!r}; known: {', '.join(known)}")
            if not isinstance(value, known[name]) or value not in self.CHOICES.get(name, (value,)):
                raise ValueError(f"{name} cannot be {value!r}")
        for name, value in values.items():
            setattr(self, name, value)
