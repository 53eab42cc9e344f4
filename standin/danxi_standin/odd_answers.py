"""Forms of responses that the university's servers have now and then, as kinds of faults. They are no failures: a client reads them."""

import base64
import json
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

from danxi_standin.crypto.rsa import private_key
from danxi_standin.fault_kinds import FaultOptions, Kind, Serve
from danxi_standin.web.messages import Request, Response, html_response, json_response, redirect

GUARD = b"while(1);"  # the text before the JSON of elearning.fudan.edu.cn
MARK = b"\xef\xbb\xbf"  # a byte order mark
# The members that hold the lists of campus services.
LISTS = ("data", "datas", "results", "rows", "lists", "list", "semesterId2studentGrades", "activities", "termInfo")
EMPTY_LISTS = {"null": None, "false": False, "text": ""}
PHP_FORMS = (*EMPTY_LISTS, "object")
LINKS: dict[str, Callable[[str, str], str]] = {
    "relative": lambda host, rest: rest,
    "http": lambda host, rest: f"http://{host}{rest}",
    "foreign": lambda host, rest: f"https://example.org{rest}",
}
SIGN_IN = "https://id.fudan.edu.cn/idp/authCenter/authenticate?service="
LOGIN = "https://zlapp.fudan.edu.cn/uc/wap/login?redirect="

WEBVPN_PAGE = """<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>资源访问控制系统</title></head><body><p>会话已过期，请刷新页面。</p></body></html>
"""
CLOSED_PAGE = """<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>选课</title></head><body><div class="tip">当前不在选课时间内</div></body></html>
"""
FORBIDDEN_PAGE = """<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>403</title></head><body><h1>403 Forbidden</h1></body></html>
"""
REFRESH_PAGE = """<!DOCTYPE html>
<html><head><META HTTP-EQUIV="Refresh" CONTENT="0; url={url}"></head><body></body></html>
"""


def kinds() -> dict[str, Kind]:
    """Returns the kinds of faults by name."""
    return {
        "mark": _mark,
        "html_type": _html_type,
        "php_lists": _php_lists,
        "empty": _replaced(lambda request: Response(b"", 200, "text/html; charset=utf-8")),
        "signed_out": _replaced(_signed_out),
        "meta_refresh": _replaced(
            lambda request: html_response(REFRESH_PAGE.format(url=SIGN_IN + quote(request.url, safe="")))
        ),
        "webvpn_page": _replaced(lambda request: html_response(WEBVPN_PAGE)),
        "webvpn_ended": _replaced(lambda request: redirect("/login")),
        "forgotten": _replaced(lambda request: html_response(FORBIDDEN_PAGE, 403)),
        "refused": _replaced(lambda request: json_response({"code": "404", "msg": "请求方式不支持", "datas": None})),
        "closed_selection": _replaced(lambda request: html_response(CLOSED_PAGE)),
        "front_page": _replaced(lambda request: redirect("/epay/")),
        "no_daily_sums": _no_daily_sums,
        "link": _link,
        "locked": _replaced(lambda request: _outcome("认证失败,账号已锁定，请30分钟后再试", None)),
        "expired_password": _replaced(
            lambda request: _outcome("密码已过期，请修改密码", "https://id.fudan.edu.cn/selfmanager/")
        ),
        "chain_names": _chain_names,
        "key_parts": _replaced(_key_parts),
        "capital_tags": _capital_tags,
    }


def _replaced(make: Callable[[Request], Response]) -> Kind:
    """Returns a kind that replaces the response. The request has no effect."""

    async def kind(fault: FaultOptions, request: Request, serve: Serve) -> Response:
        return make(request)

    return kind


async def _mark(fault: FaultOptions, request: Request, serve: Serve) -> Response:
    """Puts a byte order mark before the body."""
    response = serve(request)
    response.body = MARK + response.body
    return response


async def _html_type(fault: FaultOptions, request: Request, serve: Serve) -> Response:
    """Sends JSON as text/html, the default of PHP."""
    response = serve(request)
    if "json" in (response.content_type or ""):
        response.content_type = "text/html; charset=utf-8"
    return response


async def _php_lists(fault: FaultOptions, request: Request, serve: Serve) -> Response:
    """Replaces the lists in JSON by what PHP makes of them: `form` is null, false or text for an empty list, or object."""
    response = serve(request)
    if response.status != 200 or "json" not in (response.content_type or ""):
        return response
    document = json.loads(response.body.removeprefix(GUARD))
    changed = _listed(document, fault.form) if isinstance(document, list) else _with_lists(document, fault.form)
    response.body = json.dumps(changed, ensure_ascii=False).encode()
    return response


def _with_lists(value: Any, form: str) -> Any:
    if isinstance(value, list):
        return [_with_lists(each, form) for each in value]
    if not isinstance(value, dict):
        return value
    return {
        name: _listed(each, form) if name in LISTS and _is_list_of_objects(each) else _with_lists(each, form)
        for name, each in value.items()
    }


def _is_list_of_objects(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(each, dict | list) for each in value)


def _listed(rows: list[Any], form: str) -> Any:
    if form in EMPTY_LISTS:
        return EMPTY_LISTS[form]
    return {str(number): _with_lists(row, form) for number, row in enumerate(rows, 1)}


async def _no_daily_sums(fault: FaultOptions, request: Request, serve: Serve) -> Response:
    """Removes the daily sums from the front page of the campus card's site."""
    response = serve(request)
    response.body = re.sub(rb'<input type="hidden" id="transLst"[^>]*>', b"", response.body)
    return response


async def _link(fault: FaultOptions, request: Request, serve: Serve) -> Response:
    """Writes the next page of a list as another URL: `form` is relative, http or foreign (another host)."""
    response = serve(request)
    write = LINKS[fault.form]
    response.headers = [
        (
            name,
            re.sub(r"<https://([^/>]+)([^>]*)>", lambda url: f"<{write(url[1], url[2])}>", value)
            if name == "Link"
            else value,
        )
        for name, value in response.headers
    ]
    return response


async def _chain_names(fault: FaultOptions, request: Request, serve: Serve) -> Response:
    """Describes the sign-in methods without codes of modules, and with the code 4339."""
    response = serve(request)
    answer = json.loads(response.body)
    names = {"qrCode": "扫码", "userAndPwd": "用户名密码"}
    answer["code"] = "4339"
    answer["data"] = [
        {"authChainCode": each["authChainCode"], "chainName": names[each["moduleCode"]]} for each in answer["data"]
    ]
    return json_response(answer)


async def _capital_tags(fault: FaultOptions, request: Request, serve: Serve) -> Response:
    """Writes the tags of a page in capitals."""
    response = serve(request)
    response.body = re.sub(rb"</?[a-z]+", lambda tag: tag[0].upper(), response.body)
    return response


def _signed_out(request: Request) -> Response:
    envelope = {
        "e": 10013,
        "m": "用户信息已失效,请重新进入页面",
        "d": {"login_url": LOGIN + quote(request.url, safe="")},
    }
    return Response(json.dumps(envelope, ensure_ascii=False).encode(), 200, "text/html")


def _outcome(message: str, data: str | None) -> Response:
    return json_response({"code": 4020, "message": message, "data": data, "loginToken": None})


def _key_parts(request: Request) -> Response:
    modulus = base64.b64decode(private_key().public_key)[-5 - 256 : -5].hex()
    return json_response({"code": 200, "message": None, "data": {"modulus": modulus, "exponent": "10001"}})
