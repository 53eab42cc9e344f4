"""notes.example.net: a REST service like those that students write for themselves. The name is reserved (RFC 2606)."""

import json
from base64 import b64encode
from hashlib import sha256
from typing import Any

from danxi_standin.host import Host
from danxi_standin.web.messages import Refusal, Request, Response, cookie, json_response, redirect
from danxi_standin.web.ranges import file_response
from danxi_standin.web.routing import route

TOKEN = "notes-token"
CONFIGURATION = {
    "base_url": "https://notes.example.net/api",
    "token": TOKEN,
    "envelope_code": "code",
    "envelope_data": "data",
    "envelope_errors": {"1001": "not_signed_in", "1404": "not_found", "1429": "rate_limited"},
}


def example(size: int = 200_000) -> bytes:
    """Returns `size` bytes, a multiple of 32, without repetitions, so that tests notice bytes at a wrong position."""
    return b"".join(sha256(str(number).encode()).digest() for number in range(size // 32))


def envelope(data: Any, headers: list[tuple[str, str]] | None = None) -> Response:
    return json_response({"code": 0, "msg": "ok", "data": data}, headers=headers)


def refusal(code: int, message: str, status: int = 200) -> Refusal:
    return Refusal(json_response({"code": code, "msg": message, "data": None}, status))


class NotesHost(Host):
    names = ("notes.example.net",)
    base_path = "/api"

    def __init__(self, campus: Any) -> None:
        super().__init__(campus)
        self._notes: dict[int, dict[str, Any]] = {
            1: {"id": 1, "tag": "math", "text": "线性代数：第三章习题"},
            2: {"id": 2, "tag": "life", "text": "周五前还书"},
        }
        self._visits = 0
        self._files = {"example.bin": example()}

    def handle(self, request: Request, handler: Any, parameters: dict[str, Any]) -> Response:
        if request.headers.get("authorization") != f"Bearer {TOKEN}":
            raise refusal(1001, "请先登录", 401)
        return super().handle(request, handler, parameters)

    def _find(self, number: int) -> dict[str, Any]:
        if number not in self._notes:
            raise refusal(1404, "没有这条笔记")
        return self._notes[number]

    @staticmethod
    def _read(request: Request) -> dict[str, Any]:
        try:
            note = json.loads(request.body)
        except ValueError:
            raise refusal(1400, "不是 JSON", 400) from None
        if not isinstance(note, dict) or not isinstance(note.get("text"), str):
            raise refusal(1422, "text 不能为空", 422)
        return {"tag": str(note.get("tag", "")), "text": note["text"]}

    @route("GET", "/notes")
    def list_notes(self, request: Request) -> Response:
        tag = request.parameter("tag")
        notes = [note for note in self._notes.values() if tag in ("", note["tag"])]
        etag = f'"{sha256(json.dumps(notes).encode()).hexdigest()[:16]}"'
        headers = [("ETag", etag), ("Cache-Control", "max-age=60")]
        if request.headers.get("if-none-match") == etag:
            return Response(status=304, headers=headers)
        return envelope(notes, headers)

    @route("POST", "/notes")
    def create_note(self, request: Request) -> Response:
        number = max(self._notes, default=0) + 1
        self._notes[number] = {"id": number, **self._read(request)}
        return envelope(self._notes[number])

    @route("GET", "/notes/{number:int}")
    def get_note(self, request: Request, number: int) -> Response:
        return envelope(self._find(number))

    @route("PUT", "/notes/{number:int}")
    def replace_note(self, request: Request, number: int) -> Response:
        self._find(number).update(self._read(request))
        return envelope(self._notes[number])

    @route("DELETE", "/notes/{number:int}")
    def delete_note(self, request: Request, number: int) -> Response:
        del self._notes[self._find(number)["id"]]
        return envelope(None)

    @route("GET", "/visits")
    def count_visits(self, request: Request) -> Response:
        """Returns the number of visits of this client, which a cookie counts."""
        self._visits = int(request.cookies.get("visits", "0")) + 1
        return envelope({"visits": self._visits}, [cookie("visits", str(self._visits))])

    @route("GET", "/moved")
    def move(self, request: Request) -> Response:
        """Redirects to another host, to which a client must send neither the token nor the cookies."""
        return redirect("https://feeds.example.net/notices.json")

    @route("GET", "/files/{name}")
    def send_file(self, request: Request, name: str) -> Response:
        """Sends a file or, for a range such as `bytes=100-`, the rest of the file from this position (RFC 9110, section 14)."""
        if name not in self._files:
            raise refusal(1404, "没有这个文件", 404)
        body = self._files[name]
        digest = sha256(body).digest()
        etag = f'"{digest.hex()[:16]}"'
        return file_response(request, body, etag, [("Repr-Digest", f"sha-256=:{b64encode(digest).decode()}:")])

    @route("PUT", "/files/{name}")
    def replace_file(self, request: Request, name: str) -> Response:
        self._files[name] = request.body
        return envelope({"name": name, "size": len(request.body)})

    @route("POST", "/files")
    def create_file(self, request: Request) -> Response:
        file = request.files.get("file")
        if file is None:
            raise refusal(1422, "没有文件", 422)
        self._files[file.name] = file.content
        return envelope({"name": file.name, "size": len(file.content), "form": request.form.get("title")})
