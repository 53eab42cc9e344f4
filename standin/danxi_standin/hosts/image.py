"""image.fduhole.com: uploads and downloads of images, for which the server checks no token."""

from datetime import datetime

from danxi_standin.community import CommunityHost
from danxi_standin.validation import error
from danxi_standin.web.messages import Request, Response, json_response
from danxi_standin.web.routing import route

EXTENSIONS = {"jpg", "jpeg", "png", "gif", "webp", "bmp"}  # extensions of accepted file names; capitals are refused
MAX_SIZE = 10 << 20


class ImageHost(CommunityHost):
    names = ("image.fduhole.com",)
    base_path = ""

    @route("POST", "/json")
    @route("POST", "/api/json")
    @route("POST", "/api/uploadImage")
    def upload(self, request: Request) -> Response:
        file = request.files.get("source")
        if file is None:
            raise error(400, "No file uploaded")
        if file.name.rpartition(".")[2] not in EXTENSIONS:
            raise error(400, "File type not allowed.")
        if len(file.content) > MAX_SIZE:
            raise error(400, "File size is too large")
        image, is_known = self.campus.world.images.add(file.name, file.content, file.content_type)
        file_name = f"{image.identifier}.{image.extension}"
        url = f"https://{self.names[0]}/i/{datetime.now():%Y/%m/%d}/{file_name}"
        return json_response(
            {
                "status_code": 200,
                "status_txt": "The image has been uploaded before" if is_known else "Upload Success",
                "image": {
                    "name": image.identifier,
                    "extension": image.extension,
                    "filename": file_name,
                    "mime": image.mime,
                    "url": url,
                    "display_url": url,
                },
            }
        )

    @route("GET", "/i/{year}/{month}/{day}/{name}")
    def download(self, request: Request, year: str, month: str, day: str, name: str) -> Response:
        """Sends an image. As on the real server, the date in the path does not matter, and the media type is text/plain."""
        image = self.campus.world.images.find(name.partition(".")[0])
        if image is None:
            raise error(400, "Cannot find the image")
        return Response(image.content, content_type="text/plain; charset=utf-8")
