"""The settings that tests can change while the stand-in runs."""

from dataclasses import dataclass, field, fields
from typing import Any


@dataclass
class Settings:
    ticket_form: str = "alternate"  # id.fudan.edu.cn: the ticket page: "form", "script", "post" or "alternate" (form and script in turn)
    second_factor_hosts: list[Any] = field(default_factory=list)  # patterns of hosts that require a second factor
    second_factor_methods: list[Any] = field(default_factory=lambda: ["userAndSms", "userAndOtp", "microQr"])
    classic_hosts: list[Any] = field(
        default_factory=lambda: ["tac.fudan.edu.cn"]
    )  # patterns of hosts that use the classic sign-in
    http_callbacks: list[Any] = field(
        default_factory=lambda: ["tac.fudan.edu.cn"]
    )  # patterns of hosts that send the sign-in server an http URL as their callback
    ended_session: str = "redirect"  # zlapp.fudan.edu.cn: "redirect" to the sign-in, or an "envelope" with e = 10013
    account_check: bool = True  # id.fudan.edu.cn: False: the page that checks an account is missing
    exam_page: str = "new"  # fdjwgl.fudan.edu.cn: "old" (until mid 2026) or "new"
    dining_time: bool = True  # my.fudan.edu.cn: False: the page of the canteens says that it is not mealtime
    malformed_rows: bool = False  # True: the lists of campus services have malformed rows, see malformed_rows.py
    booking_challenge: bool = False  # True: booking.fudan.edu.cn responds with a challenge for browsers
    booking_form: str = "new"  # booking.fudan.edu.cn: the "old" or the "new" form of bookings
    library_relay: bool = True  # False: the sign-in to the library system does not pass the relay rwsjcas.fudan.edu.cn
    terms_agreed: bool = True  # ecard.fudan.edu.cn: False: the page of the payment code asks for agreement to the terms
    payment_code: str = "input"  # ecard.fudan.edu.cn: the code is in an "input" or in a "script"
    webvpn_login: str = "redirect"  # webvpn.fudan.edu.cn: a "redirect" to the login, or the login "page" itself
    captive_portal: str = "none"  # response to requests without TLS: a "page", a "redirect", or "none" for no portal
    single_use_refresh: bool = False  # auth.fduhole.com: True: a refresh token is accepted once
    database: str = "mariadb"  # of forum.fduhole.com: "mariadb" as in production, or "sqlite", which checks less
    tags_cached: bool = True  # forum.fduhole.com: False: the list of all tags is not cached, and has new tags at once
    github_limits: dict[str, int] = field(default_factory=dict)  # api.github.com: requests in an hour, by resource
    github_slow_down: str = "none"  # api.github.com: a secondary rate limit, with "retry_after" or only a "message"

    CHOICES = {
        "database": ("mariadb", "sqlite"),
        "ticket_form": ("alternate", "form", "script", "post"),
        "ended_session": ("redirect", "envelope"),
        "exam_page": ("old", "new"),
        "booking_form": ("old", "new"),
        "payment_code": ("input", "script"),
        "webvpn_login": ("redirect", "page"),
        "github_slow_down": ("none", "retry_after", "message"),
        "captive_portal": ("none", "page", "redirect"),
    }

    def change(self, values: dict[str, Any]) -> None:
        """Changes settings. If any name or value is invalid, raises ValueError and changes nothing."""
        known = {each.name: type(getattr(self, each.name)) for each in fields(self)}
        for name, value in values.items():
            if name not in known:
                raise ValueError(f"Unknown setting `{name}`. The settings are: {', '.join(known)}.")
            if not isinstance(value, known[name]) or value not in self.CHOICES.get(name, (value,)):
                raise ValueError(
                    f"Invalid value {value!r} for the setting `{name}`. The stand-in's README lists the values."
                )
        for name, value in values.items():
            setattr(self, name, value)
