"""The files of repositories on GitHub: contents, READMEs, trees and blobs."""

import re
from base64 import b64decode
from urllib.parse import unquote

from danxi_standin.hosts.github.base import GitHubBase, invalid, not_found, refusal
from danxi_standin.web.messages import Request, Response, json_response
from danxi_standin.web.routing import route
from danxi_standin.world.github import API, SITE, Record, base64, sha

CONTENTS = re.compile(r"/repos/([^/]+)/([^/]+)/contents(?:/(.+))?")
REPO = "/repos/{owner}/{name}"


class Contents(GitHubBase):
    def handle_contents(self, request: Request, owner: str, name: str, path: str) -> Response:
        full = self.repository(owner, name)
        if request.method == "GET":
            return self._show(request, full, path)
        if request.method in ("PUT", "DELETE") and path:
            return self._change(request, full, path)
        raise not_found()

    def find_contents(self, request: Request) -> Response | None:
        """Returns the response to a request for contents, whose path may have any number of segments, or None for other requests."""
        found = CONTENTS.fullmatch(request.path)
        return self.handle_contents(request, found[1], found[2], unquote(found[3] or "")) if found else None

    def _file(self, full: str, path: str, *, with_content: bool = True) -> Record:
        text = self.github.contents[full][path]
        file = {
            "type": "file", "name": path.rpartition("/")[2], "path": path, "sha": sha(text), "size": len(text.encode()),
            "url": f"{API}/repos/{full}/contents/{path}", "html_url": f"{SITE}/{full}/blob/main/{path}",
            "download_url": f"https://raw.githubusercontent.com/{full}/main/{path}",
        }  # fmt: skip
        return file | ({"encoding": "base64", "content": base64(text)} if with_content else {})

    def _entries(self, full: str, folder: str) -> list[Record]:
        start = f"{folder}/" if folder else ""
        entries: dict[str, Record] = {}
        for path in self.github.contents[full]:
            if not path.startswith(start):
                continue
            head, slash, _ = path[len(start) :].partition("/")
            if slash:
                entries[head] = {
                    "type": "dir", "name": head, "path": start + head, "sha": sha(start + head), "size": 0,
                    "html_url": f"{SITE}/{full}/tree/main/{start + head}", "download_url": None,
                }  # fmt: skip
            else:
                entries[head] = self._file(full, path, with_content=False)
        return list(entries.values())

    def _show(self, request: Request, full: str, path: str) -> Response:
        if path in self.github.contents[full]:
            if ".raw" in request.headers.get("accept", ""):
                return Response(
                    self.github.contents[full][path].encode(), 200, "application/vnd.github.raw+json; charset=utf-8"
                )
            return json_response(self._file(full, path))
        entries = self._entries(full, path)
        if not entries:
            raise not_found()
        if "object" not in request.headers.get("accept", ""):
            return json_response(entries)
        name = path.rpartition("/")[2]
        return json_response(
            {"type": "dir", "name": name, "path": path, "sha": sha(path), "size": 0, "entries": entries}
        )

    def _change(self, request: Request, full: str, path: str) -> Response:
        files = self.github.contents[full]
        deletes = request.method == "DELETE"
        values = self.body(request, "Content", "message", *(["sha"] if deletes else ["content"]))
        if self.account != full.split("/")[0]:
            raise refusal(
                403,
                "Resource not accessible by personal access token",
                headers=[("X-Accepted-GitHub-Permissions", "contents=write")],
            )
        known = sha(files[path]) if path in files else None
        if deletes and known is None:
            raise not_found()
        if known and "sha" not in values:
            raise refusal(422, 'Invalid request.\n\n"sha" wasn\'t supplied.')
        if values.get("sha") != known:
            raise refusal(409, f"{path} does not match {values.get('sha')}")
        if deletes:
            del files[path]
        else:
            try:
                files[path] = b64decode(values["content"]).decode()
            except ValueError:
                raise invalid("Content", "content", "invalid") from None
        commit = self.github.add_commit(full, values["message"], [path])
        change = {"sha": commit["sha"], "message": values["message"], "html_url": commit["html_url"]}
        content = None if deletes else self._file(full, path, with_content=False)
        return json_response({"content": content, "commit": change}, 200 if known else 201)

    @route("GET", REPO + "/readme")
    def show_readme(self, request: Request, owner: str, name: str) -> Response:
        full = self.repository(owner, name)
        if "README.md" not in self.github.contents[full]:
            raise not_found()
        return json_response(self._file(full, "README.md"))

    @route("GET", REPO + "/readme/{directory}")
    def show_directory_readme(self, request: Request, owner: str, name: str, directory: str) -> Response:
        full = self.repository(owner, name)
        if f"{directory}/README.md" not in self.github.contents[full]:
            raise not_found()
        return json_response(self._file(full, f"{directory}/README.md"))

    @route("GET", REPO + "/git/trees/{number}")
    def show_tree(self, request: Request, owner: str, name: str, number: str) -> Response:
        full = self.repository(owner, name)
        if not self.github.contents[full]:
            raise refusal(409, "Git Repository is empty.")
        if request.parameter("recursive"):
            entries = [self._file(full, path, with_content=False) for path in self.github.contents[full]]
        else:
            entries = self._entries(full, "")
        tree = [
            {
                "path": each["path"], "mode": "040000" if each["type"] == "dir" else "100644",
                "type": "tree" if each["type"] == "dir" else "blob", "sha": each["sha"],
                **({} if each["type"] == "dir" else {"size": each["size"]}),
            }
            for each in entries
        ]  # fmt: skip
        return json_response(
            {"sha": sha(number), "url": f"{API}/repos/{full}/git/trees/{number}", "tree": tree, "truncated": False}
        )

    @route("GET", REPO + "/git/blobs/{number}")
    def show_blob(self, request: Request, owner: str, name: str, number: str) -> Response:
        texts = self.github.contents[self.repository(owner, name)].values()
        found = next((text for text in texts if sha(text) == number), None)
        if found is None:
            raise not_found()
        size = len(found.encode())
        return json_response(
            {"sha": number, "size": size, "encoding": "base64", "content": base64(found), "node_id": "B_1"}
        )
