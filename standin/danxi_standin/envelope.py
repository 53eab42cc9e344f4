"""The JSON envelope of several campus hosts: error code, message and data."""

from danxi_standin.web.messages import Response, json_response


def envelope(data: object) -> Response:
    return json_response({"e": 0, "m": "操作成功", "d": data})


def envelope_error(code: int, message: str, **data: object) -> Response:
    return json_response({"e": code, "m": message, "d": data})
