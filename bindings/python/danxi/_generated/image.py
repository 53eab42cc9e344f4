# Generated from interface/image.toml by `make generate`; do not edit.

"""The images of the forum: upload and download.

The forum displays only images of its own server. Upload an image first, then put `markdown` of the result into the
text of a hole, a floor or a review. The image server needs no sign-in: everybody who knows the address of an image
can see it, and nobody can delete it.
"""

from __future__ import annotations

from typing import Literal

from .._entity import Entity
from .._service import AsyncService, Service
from .options import CachePolicy

__all__ = [
    "AsyncImageService",
    "DownloadedImage",
    "ImageService",
    "ImageType",
    "UploadedImage",
]

ImageType = Literal["png", "jpeg", "gif", "webp", "bmp"]
"""The format of an image, by its content.

"png": PNG; "jpeg": JPEG; "gif": GIF; "webp": WebP; "bmp": BMP.
"""


class UploadedImage(Entity):
    """An image on the image server.

    Attributes:
        url: Address of the image, as the server sends it.
        display_url: Address of the image for display. `None` if the server does not send it.
        markdown: Markdown that displays the image in a text, such as
            `![](https://image.fduhole.com/i/2026/11/21/6b01a292d84dd9.png)`.
        type: Format of the image. "png": PNG; "jpeg": JPEG; "gif": GIF; "webp": WebP; "bmp": BMP.
        message: The server's message for people, such as whether the image was uploaded before. `None` if the
            server does not send it.
    """

    url: str
    """Address of the image, as the server sends it."""
    display_url: str | None = None
    """Address of the image for display. `None` if the server does not send it."""
    markdown: str
    """Markdown that displays the image in a text, such as
    `![](https://image.fduhole.com/i/2026/11/21/6b01a292d84dd9.png)`.
    """
    type: ImageType
    """Format of the image."""
    message: str | None = None
    """The server's message for people, such as whether the image was uploaded before. `None` if the server does not
    send it.
    """


class DownloadedImage(Entity):
    """A downloaded image.

    Attributes:
        url: Address of the image.
        type: Format of the image. "png": PNG; "jpeg": JPEG; "gif": GIF; "webp": WebP; "bmp": BMP.
        size: Number of bytes.
        data: Bytes of the image in base64. `None` if they were written to a file.
        path: Path of the file with the image. `None` if none was written.
    """

    url: str
    """Address of the image."""
    type: ImageType
    """Format of the image."""
    size: int
    """Number of bytes."""
    data: str | None = None
    """Bytes of the image in base64. `None` if they were written to a file."""
    path: str | None = None
    """Path of the file with the image. `None` if none was written."""


class ImageService(Service):
    """The images of the forum: upload and download. It is the property `image` of `danxi.Session`."""

    __slots__ = ()

    def upload(
        self,
        *,
        path: str | None = None,
        data: str | None = None,
        timeout_ms: int | None = None,
    ) -> UploadedImage:
        """Uploads an image, from a file or from memory.

        The type and the size are checked before anything is sent: PNG, JPEG, GIF, WebP or BMP by the content, and
        at most 10 MiB. The name of the file is not sent. A file is sent piece by piece, so that a large one needs
        no more memory than a small one, and the progress of the call counts the bytes that were sent. Metadata in
        the image, such as the place of a photo, is sent as it is. The image is sent at most once. If the same image
        was uploaded before, the server returns the same address.

        At least one of `path`, `data` must be given. The request is sent at most once. If the connection breaks or
        the call times out, it may have taken effect.

        Args:
            path: Path of the file. By default, `data` is uploaded. Not empty.
            data: Bytes of the image in base64 (RFC 4648, section 4). By default, `path` is uploaded. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            UploadedImage: The image with its address.

        Raises:
            InvalidArgumentError: Both `path` and `data` were passed; the file cannot be read, is too large or is
                not a regular file; or the content is not that of an image.
            RejectedError: The server refuses the image.
            StorageError: The file could not be read to its end. Nothing was uploaded.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://image.fduhole.com/json

        Since:
            0.1.0

        Example:
            session.image.upload(data="iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==")
        """
        params = {"path": path, "data": data, "timeout_ms": timeout_ms}
        return UploadedImage.from_json(self._call("image.upload", params))

    def download(
        self,
        url: str,
        *,
        path: str | None = None,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> DownloadedImage:
        """Downloads an image of the image server, to memory or to a file.

        Downloaded images are cached, on disk if `store.path` is set: at most 256 MiB, the newest ones. An image
        never changes, so a cached one is valid for a year. An image of another host is refused, because a text can
        link to any server.

        A cached value is valid for 365 days.

        Args:
            url: Address of the image on the server of `image.base_url`, from `image.upload()` or from the Markdown
                of a text.
            path: Path of the file to write. An existing file is replaced at once, so that no other program sees a
                part of the image. By default, the bytes are in the result. Not empty.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            DownloadedImage: A downloaded image.

        Raises:
            InvalidArgumentError: `url` is not an address on the image server, or the file `path` cannot be written.
            NotFoundError: The server has no image with this address.
            UnexpectedResponseError: The response is not an image, or the server redirected to another host.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://image.fduhole.com/…

        Since:
            0.1.0

        Example:
            session.image.download("https://image.fduhole.com/i/2026/11/21/6b01a292d84dd9.png")
        """
        params = {"url": url, "path": path, "cache": cache, "timeout_ms": timeout_ms}
        return DownloadedImage.from_json(self._call("image.download", params))

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached images from memory and disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.image.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        self._call("image.clear_cache", params)


class AsyncImageService(AsyncService):
    """The images of the forum: upload and download. It is the property `image` of `danxi.AsyncSession`."""

    __slots__ = ()

    async def upload(
        self,
        *,
        path: str | None = None,
        data: str | None = None,
        timeout_ms: int | None = None,
    ) -> UploadedImage:
        """Uploads an image, from a file or from memory.

        The type and the size are checked before anything is sent: PNG, JPEG, GIF, WebP or BMP by the content, and
        at most 10 MiB. The name of the file is not sent. A file is sent piece by piece, so that a large one needs
        no more memory than a small one, and the progress of the call counts the bytes that were sent. Metadata in
        the image, such as the place of a photo, is sent as it is. The image is sent at most once. If the same image
        was uploaded before, the server returns the same address.

        At least one of `path`, `data` must be given. The request is sent at most once. If the connection breaks or
        the call times out, it may have taken effect.

        Args:
            path: Path of the file. By default, `data` is uploaded. Not empty.
            data: Bytes of the image in base64 (RFC 4648, section 4). By default, `path` is uploaded. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            UploadedImage: The image with its address.

        Raises:
            InvalidArgumentError: Both `path` and `data` were passed; the file cannot be read, is too large or is
                not a regular file; or the content is not that of an image.
            RejectedError: The server refuses the image.
            StorageError: The file could not be read to its end. Nothing was uploaded.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://image.fduhole.com/json

        Since:
            0.1.0

        Example:
            await
                session.image.upload(data="iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==")
        """
        params = {"path": path, "data": data, "timeout_ms": timeout_ms}
        return UploadedImage.from_json(await self._call("image.upload", params))

    async def download(
        self,
        url: str,
        *,
        path: str | None = None,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> DownloadedImage:
        """Downloads an image of the image server, to memory or to a file.

        Downloaded images are cached, on disk if `store.path` is set: at most 256 MiB, the newest ones. An image
        never changes, so a cached one is valid for a year. An image of another host is refused, because a text can
        link to any server.

        A cached value is valid for 365 days.

        Args:
            url: Address of the image on the server of `image.base_url`, from `image.upload()` or from the Markdown
                of a text.
            path: Path of the file to write. An existing file is replaced at once, so that no other program sees a
                part of the image. By default, the bytes are in the result. Not empty.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            DownloadedImage: A downloaded image.

        Raises:
            InvalidArgumentError: `url` is not an address on the image server, or the file `path` cannot be written.
            NotFoundError: The server has no image with this address.
            UnexpectedResponseError: The response is not an image, or the server redirected to another host.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://image.fduhole.com/…

        Since:
            0.1.0

        Example:
            await session.image.download("https://image.fduhole.com/i/2026/11/21/6b01a292d84dd9.png")
        """
        params = {"url": url, "path": path, "cache": cache, "timeout_ms": timeout_ms}
        return DownloadedImage.from_json(await self._call("image.download", params))

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached images from memory and disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.image.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        await self._call("image.clear_cache", params)
