"""Checks of the methods in the contract, and of their examples and watches."""

from __future__ import annotations

from mistakes import require, require_distinct, require_free
from model import Interface, Method, Service, Type, Watch

from .pages import check_pages
from .requests import check_request
from .texts import check_keywords, check_prose
from .values import check_field, check_type, check_value

SIGN_INS = {"none", "community", "campus", "both"}
ACCOUNTS = {"undergraduate", "graduate", "moderator"}
EFFECTS = {"safe", "idempotent", "once"}
AUDIENCES = {"everybody", "administrators"}
# Names that a parameter cannot have, because each function in C, Swift or Python already uses them.
RESERVED = {"session", "options", "client"}


def check_method(interface: Interface, service: Service, m: Method) -> None:
    place = m.full_name
    require(m.sign_in in SIGN_INS, place, f"sign_in: expected one of {sorted(SIGN_INS)}")
    require(m.effect in EFFECTS, place, f"effect: expected one of {sorted(EFFECTS)}")
    require(not m.is_cached or m.returns, place, "a cached method must return a value")
    require(
        m.cache_seconds is None or not m.cache_rule,
        place,
        "cache_rule: the method also has cache_seconds: remove one of them",
    )
    require(
        not m.cache_of or any(other.name == m.cache_of and other.is_cached for other in service.methods),
        place,
        f"cache_of: {m.cache_of} is not a cached method of the service",
    )
    if m.returns:
        check_type(interface, place, m.returns)
    require_distinct(place, m.parameters)
    known = {error.name for error in interface.errors}
    require(set(m.errors) <= known, place, f"errors: these do not exist: {', '.join(sorted(set(m.errors) - known))}")
    taken = RESERVED | {option.name for option in m.options}
    require_free((p.name for p in m.parameters), taken, f"{place}.")
    for p in m.parameters:
        check_field(interface, f"{place}.{p.name}", p)
    optional = {p.name for p in m.optional if not p.has_default}
    unknown = ", ".join(sorted(set(m.at_least_one) - optional))
    require(not unknown, place, f"at_least_one: these are not optional parameters without a default: {unknown}")
    cached = {other.name for other in service.methods if other.is_cached}
    unknown = ", ".join(sorted(set(m.updates) - cached))
    require(not unknown, place, f"updates: these are not cached methods of the service: {unknown}")
    require(not m.updates or m.request, place, "updates: allowed only for methods with `request`")
    check_audience(m, place)
    check_keywords(place, m.keywords)
    texts = [
        m.summary,
        m.description,
        m.returns_summary,
        m.cache_rule,
        *m.errors.values(),
        *(p.summary for p in m.parameters + m.options),
    ]
    result = interface.entity(m.returns.name) if m.returns else None
    for text in texts:
        check_prose(interface, place, text, method=m, entity=result)
    if m.request:
        check_request(service, m)
    check_example(interface, m)
    if m.pages:
        check_pages(interface, m, m.pages)
    if m.watch:
        check_watch(interface, m, m.watch)


def check_audience(m: Method, place: str) -> None:
    """Refuses a method whose summary, errors and keys do not agree on whether only administrators can use it."""
    require(m.audience in AUDIENCES, place, f"audience: expected one of {sorted(AUDIENCES)}")
    is_for_administrators = m.audience == "administrators"
    require(
        m.summary.endswith("Only for administrators.") == is_for_administrators,
        place,
        'audience: the summary of a method ends with "Only for administrators." exactly if its audience is `administrators`',
    )
    require(not is_for_administrators or "forbidden" in m.errors, place, "audience: add `forbidden` to `errors`")
    if m.administrators_only:
        require(is_for_administrators, place, "administrators_only: set `audience` to `administrators`")
        require(
            bool(m.request) and m.sign_in == "community",
            place,
            "administrators_only: the method needs `request` and the sign-in `community`",
        )


def check_watch(interface: Interface, m: Method, watch: Watch) -> None:
    place = f"{m.full_name}: watch"
    result = interface.entity(m.returns.name) if m.returns else None
    types = {f.name: f.type for f in result.fields} if result else {}
    require(not m.request and not m.is_cached, place, "allowed only for methods without `request` and without a cache")
    require(m.effect == "safe", place, "allowed only for methods with the effect `safe`")
    require(m.name == "watch" or m.name.startswith("watch_"), place, "the method's name must begin with watch")
    require(types.get("token") == Type("string"), place, "the result has no field `token` of the type string")
    require(
        watch.items in types and types[watch.items].container == "list",
        place,
        f"items: the result has no list {watch.items}",
    )


def check_example(interface: Interface, m: Method) -> None:
    example = m.example
    require(example.account in ACCOUNTS, m.full_name, f"example: as: expected one of {sorted(ACCOUNTS)}")
    parameters = {p.name: p for p in m.parameters + m.options}
    missing = {p.name for p in m.required} - set(example.params)
    require(not missing, m.full_name, f"example: these parameters are missing: {', '.join(sorted(missing))}")
    for name, value in example.params.items():
        require(name in parameters, m.full_name, f"example: the method has no parameter {name}")
        check_value(interface, f"{m.full_name}: example: {name}", parameters[name], value)
    for name, source in example.sources.items():
        require(name in example.params, m.full_name, f"example: from: {name} is not in params")
        require(
            source.split(":")[0] in {other.full_name for other in interface.methods},
            m.full_name,
            f"example: from: the method in {source} does not exist",
        )
    outcomes = {"ok"} | {error.name for error in interface.errors}
    require(
        example.outcome in outcomes, m.full_name, f"example: outcome: expected ok or an error, not `{example.outcome}`"
    )
