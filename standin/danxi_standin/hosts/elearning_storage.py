"""canvas-production.s3.fudan.edu.cn: the storage of eLearning's files, with signed addresses."""

import hmac
from hashlib import sha256

from danxi_standin.host import Host
from danxi_standin.web.messages import Request, Response
from danxi_standin.web.ranges import file_response
from danxi_standin.web.routing import route

STORAGE = "canvas-production.s3.fudan.edu.cn"
_KEY = b"stand-in"


def signed_url(person: str, file: int) -> str:
    signature = _signature(person, file)
    return f"https://{STORAGE}/{person}/attachments/{file}?X-Amz-Expires=300&X-Amz-Signature={signature}"


def _signature(person: str, file: int) -> str:
    return hmac.new(_KEY, f"{person}/{file}".encode(), sha256).hexdigest()


class ElearningStorageHost(Host):
    names = (STORAGE,)

    def respond(self, request: Request) -> Response:
        if "authorization" in request.headers or "cookie" in request.headers:
            return Response(b"<Error><Code>InvalidArgument</Code></Error>", 400, "application/xml")
        return super().respond(request)

    @route("GET", "/{person}/attachments/{number:int}")
    def send(self, request: Request, person: str, number: int) -> Response:
        file = self.campus.world.elearning.file(person, number)
        signature = _signature(person, number)
        if file is None or not hmac.compare_digest(request.parameter("X-Amz-Signature"), signature):
            return Response(b"<Error><Code>AccessDenied</Code></Error>", 403, "application/xml")
        return file_response(request, file.content, file.etag)
