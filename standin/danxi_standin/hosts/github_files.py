"""The hosts of GitHub for downloads of archives and of release files, and for uploads."""

import io
import tarfile
import zipfile
from hashlib import sha256

from danxi_standin.host import Host
from danxi_standin.hosts.github.base import GitHubBase, invalid, not_found
from danxi_standin.web.messages import Request, Response, json_response
from danxi_standin.web.routing import route
from danxi_standin.world.github import ACCOUNT, ARCHIVES, FILES, SITE, START, GitHub


class FileHost(Host):
    """A host for downloads, which refuses requests with a token."""

    @property
    def github(self) -> GitHub:
        return self.campus.world.github

    def respond(self, request: Request) -> Response:
        if "authorization" in request.headers:
            return Response(b"Only one auth mechanism allowed", 400, "text/plain")
        return super().respond(request)


class ArchiveHost(FileHost):
    names = (ARCHIVES,)

    @route("GET", "/{owner}/{name}/{kind}/{ref}")
    def send(self, request: Request, owner: str, name: str, kind: str, ref: str) -> Response:
        """Sends an archive, packed for this request. It has no validator, so a partial download of it cannot be resumed."""
        files = self.github.contents[f"{owner}/{name}"]
        archive = io.BytesIO()
        if kind == "zipball":
            with zipfile.ZipFile(archive, "w") as packed:
                for path, text in files.items():
                    packed.writestr(f"{name}-{ref}/{path}", text)
            return Response(archive.getvalue(), 200, "application/zip")
        with tarfile.open(fileobj=archive, mode="w:gz") as packed:
            for path, text in files.items():
                member = tarfile.TarInfo(f"{name}-{ref}/{path}")
                member.size = len(text.encode())
                packed.addfile(member, io.BytesIO(text.encode()))
        return Response(archive.getvalue(), 200, "application/x-gzip")


class ReleaseFileHost(FileHost):
    names = (FILES,)

    @route("GET", "/{owner}/{name}/releases/{release:int}/{number:int}")
    def send(self, request: Request, owner: str, name: str, release: int, number: int) -> Response:
        body = self.github.asset_contents.get(number)
        if body is None:
            return Response(status=404)
        headers = [("ETag", f'"{sha256(body).hexdigest()[:16]}"'), ("Accept-Ranges", "bytes")]
        return Response(body, 200, "application/octet-stream", headers)


class UploadHost(GitHubBase):
    names = ("uploads.github.com",)

    @route("POST", "/repos/{owner}/{name}/releases/{number:int}/assets")
    def receive(self, request: Request, owner: str, name: str, number: int) -> Response:
        full, account = self.repository(owner, name), self.account
        release = next((each for each in self.github.releases[full] if each["id"] == number), None)
        if release is None or account != ACCOUNT:
            raise not_found()
        file = request.parameter("name")
        if not file:
            raise invalid("ReleaseAsset", "name", "missing_field")
        if file in {each["name"] for each in release["assets"]}:
            raise invalid("ReleaseAsset", "name", "already_exists")
        number = self.github.next_id()
        asset = {
            "id": number, "name": file, "label": request.parameter("label") or None,
            "content_type": request.headers.get("content-type"), "size": len(request.body),
            "digest": f"sha256:{sha256(request.body).hexdigest()}", "download_count": 0, "state": "uploaded",
            "browser_download_url": f"{SITE}/{full}/releases/download/{release['tag_name']}/{file}", "created_at": START,
        }  # fmt: skip
        self.github.asset_contents[number] = request.body
        release["assets"].append(asset)
        return json_response(asset, 201)
