/* Generated from interface/image.toml by `make generate`; do not edit. */
#ifndef DANXI_IMAGE_H
#define DANXI_IMAGE_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file The images of the forum: upload and download.
 *
 * The forum displays only images of its own server. Upload an image first, then put `markdown` of
 * the result into the text of a hole, a floor or a review. The image server needs no sign-in:
 * everybody who knows the address of an image can see it, and nobody can delete it.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_image_upload() is the method "image.upload". danxi/core.h explains sessions, results and
 * errors.
 */

/**
 * Uploads an image, from a file or from memory.
 *
 * The type and the size are checked before anything is sent: PNG, JPEG, GIF, WebP or BMP by the
 * content, and at most 10 MiB. The name of the file is not sent. A file is sent piece by piece, so
 * that a large file needs no more memory than a small one, and the progress of the call counts the
 * bytes that were sent. Metadata in the image, such as the place of a photo, is sent unchanged. The
 * image is sent at most once. If the same image was uploaded before, the server returns the same
 * address.
 *
 *     danxi_result *result = danxi_image_upload(session,
 *         "{\"data\": \"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==\"}");
 *
 * Request: POST https://image.fduhole.com/json, sent at most once
 * Needed: at least one of `path`, `data`.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `path` (string, not empty): Path of the file. By default, `data` is uploaded.
 *   - `data` (string, not empty): Bytes of the image in base64 (RFC 4648, section 4). By default,
 *     `path` is uploaded.
 *   - `timeout_ms`: see danxi_call().
 * @return An UploadedImage object: the image with its address. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: Both `path` and `data` were passed; the file cannot be read, is
 *     too large or is not a regular file; or the content is not that of an image.
 *   - DANXI_ERROR_REJECTED: The server refuses the image.
 *   - DANXI_ERROR_STORAGE: The file could not be read to its end. Nothing was uploaded.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_image_upload(danxi_session *session, const char *options);

/**
 * Downloads an image of the image server, to memory or to a file.
 *
 * Downloaded images are cached, on disk if store.path is set. The cache keeps the newest images, at
 * most 256 MiB. An image never changes, so a cached one is valid for a year. An image of another
 * host is refused, because a text can link to any server.
 *
 *     danxi_result *result = danxi_image_download(session,
 *         "https://image.fduhole.com/i/2026/11/21/6b01a292d84dd9.png", NULL);
 *
 * Request: GET https://image.fduhole.com/…
 * Cache: the value is valid for 365 days.
 *
 * @param session  A session.
 * @param url  Address of the image on the server of image.base_url, from danxi_image_upload() or
 *   from the Markdown of a text.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `path` (string, not empty): Path of the file to write. An existing regular file, or the one
 *     that a link leads to, is replaced at once, so that no other program sees a part of the image,
 *     and keeps its permissions. Anything else there, such as a FIFO, is refused. By default, the
 *     bytes are in the result.
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A DownloadedImage object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: `url` is not an address on the image server, or the file `path`
 *     cannot be written.
 *   - DANXI_ERROR_NOT_FOUND: The server has no image with this address.
 *   - DANXI_ERROR_UNEXPECTED_RESPONSE: The response is not an image, or the server redirected to
 *     another host.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_image_download(danxi_session *session, const char *url, const char *options);

/**
 * Deletes the cached images from memory and disk.
 *
 *     danxi_result *result = danxi_image_clear_cache(session, NULL);
 *
 * Requests: none.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_image_clear_cache(danxi_session *session, const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * UploadedImage: an object.
 *
 * An image on the image server.
 *
 * - `url` (url): Address of the image, as the server sends it.
 * - `display_url` (string, optional): Address of the image for display. null if the server does not
 *   send it.
 * - `markdown` (string): Markdown that displays the image in a text, such as
 *   `![](https://image.fduhole.com/i/2026/11/21/6b01a292d84dd9.png)`.
 * - `type` (ImageType): Format of the image.
 * - `message` (string, optional): The server's message for people, such as whether the image was
 *   uploaded before. null if the server does not send it.
 */

/*
 * DownloadedImage: an object.
 *
 * A downloaded image.
 *
 * - `url` (url): Address of the image.
 * - `type` (ImageType): Format of the image.
 * - `size` (int, in bytes): Number of bytes.
 * - `data` (string, optional): Bytes of the image in base64. null if they were written to a file.
 * - `path` (string, optional): Path of the file with the image. null if no file was written.
 */

/*
 * ImageType: a string.
 *
 * The format of an image, by its content.
 *
 * - "png": PNG.
 * - "jpeg": JPEG.
 * - "gif": GIF.
 * - "webp": WebP.
 * - "bmp": BMP.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_IMAGE_H */
