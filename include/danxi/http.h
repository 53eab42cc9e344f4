/* Generated from interface/http.toml by `make generate`; do not edit. */
#ifndef DANXI_HTTP_H
#define DANXI_HTTP_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file Requests to REST services of your own: the hosts of the configuration, and single URLs.
 *
 * A host of the configuration has a base URL, a token and rules. Its requests have the retries,
 * cookies, deadlines, progress, cancellation and errors of the other services.
 *
 * The token and the headers of a host, and the headers of a call, are sent to the origin of the
 * host only: a redirect to another origin is followed without them. A request with a token or such
 * headers is not sent over plain http, except to this computer itself or with
 * network.allow_plain_http.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_http_request() is the method "http.request". danxi/core.h explains sessions, results and
 * errors.
 */

/**
 * Sends a request to a host of the configuration, or to any URL.
 *
 * Pass `host` and `path`; or `host` and `url`, for a link that the host has sent; or `url` alone,
 * which is then requested without a token and without cookies.
 *
 * `GET`, `HEAD` and `OPTIONS` are repeated after a failure that may be temporary. Any other request
 * is sent at most once, unless `idempotent` is set. A body with another charset is decoded: the one
 * of the header Content-Type, or, for HTML and XML, the one that the document names. In JSON, the
 * escape of a lone surrogate becomes U+FFFD.
 *
 * A status other than 2xx is an error, unless `accept_statuses` contains it; `detail.body` of the
 * error is the body of the response, as JSON or text of at most 64 KiB, and `detail.headers` has
 * its headers. A body that is not the expected JSON is in `detail.body` too. Redirects are
 * followed. After 303, and after 301 and 302 for a `POST`, the next request is a `GET`, as in
 * browsers; otherwise it has the same method and body. A redirect that would send a body or a
 * change to another origin is refused. A redirect from https to plain http is refused with
 * DANXI_ERROR_TLS, unless network.allow_plain_http is set or the target is this computer.
 *
 *     danxi_result *result = danxi_http_request(session,
 *         "{\"host\": \"notes\", \"path\": \"/notes\", \"query\": {\"tag\": \"math\"}}");
 *
 * Request: {method} https://{host}/{path}, sent at most once
 * Cache: as the parameters and the host's configuration say.
 * Needed: at least one of `host`, `url`.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `host` (string, not empty): Name of a host of the configuration.
 *   - `path` (string): Path below the base URL of `host`, percent-encoded, such as `/notes/1`. It has
 *     no query, no empty segments and no `..`.
 *   - `url` (url): Absolute URL instead of `path`: http or https. An internationalized host is sent
 *     in ASCII. With `host`, it must have the origin of its base URL.
 *   - `method` (RestMethod, default "GET"): HTTP method of the request. One of "GET", "HEAD",
 *     "OPTIONS", "POST", "PUT", "PATCH", "DELETE".
 *   - `query` (object of any values): The query: names with a string, a number, true, false, or a
 *     list of them, which is sent as several items of this name. By default, there is no query.
 *   - `headers` (object of strings): Further headers by their names. They replace headers of the host
 *     in the configuration with the same names.
 *   - `body` (any JSON value): Body that is sent as JSON. By default, there is no body. At most one
 *     of `body`, `form`, `text` and `base64` is allowed.
 *   - `form` (object of any values): Body that is sent as a form
 *     (`application/x-www-form-urlencoded`), in the form of `query`.
 *   - `text` (string): Body that is sent unchanged, in UTF-8.
 *   - `base64` (string): Bytes of the body in base64 (RFC 4648, section 4).
 *   - `content_type` (string, not empty): Media type of the body. The default is that of `body`,
 *     `form`, `text` or `base64`.
 *   - `idempotent` (bool, default false): Whether the request has the same effect when it is sent
 *     twice, so that it may be repeated after a failure.
 *   - `read_as` (BodyForm, default "auto"): How the body of the response is read. One of "auto",
 *     "json", "text", "base64".
 *   - `accept_statuses` (array of ints, 100 to 599): Statuses other than 2xx that are not errors.
 *   - `cache_in` (CacheMedium): Storage for the response to a `GET`. The default is hosts.cache_in,
 *     and without a host "none". One of "none", "memory", "disk", "both".
 *   - `cache_rule` (CacheRule): Rule for how long a kept response is valid. The default is that of
 *     the host, and "fixed" with `cache_seconds` or `cache_until`. One of "http", "fixed".
 *   - `cache_seconds` (int, 0 to 2147483647 seconds): Time for which a kept response is valid with
 *     "fixed". By default, the response does not expire.
 *   - `cache_until` (time, RFC 3339): Time until which a kept response is valid with "fixed".
 *   - `cache_ignore` (array of strings): Names in `query` that are not part of the cache key:
 *     requests that differ only in their values share a cached response.
 *   - `cache_key` (string): A further part of the cache key: requests with different values do not
 *     share a cached response.
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A RestResponse object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: A parameter is malformed, such as a path that is not below the
 *     base URL, or the configuration has no such host.
 *   - DANXI_ERROR_NOT_SIGNED_IN: The server does not accept the token, or requires one.
 *   - DANXI_ERROR_FORBIDDEN: The server does not allow the request.
 *   - DANXI_ERROR_NOT_FOUND: The object does not exist (status 404 or 410).
 *   - DANXI_ERROR_REJECTED: The server refuses the request, by its status or by the code of its
 *     envelope.
 *   - DANXI_ERROR_UNEXPECTED_RESPONSE: The response is not the JSON that its type or the host's
 *     envelope promises.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_http_request(danxi_session *session, const char *options);

/**
 * Downloads a file of any size, and continues where an earlier call ended.
 *
 * The bytes are written to `file` with `.part` appended, which replaces the file when the download
 * is complete. If the call ends earlier, the part stays, with a file `.part.json` that names its
 * URL and version, and the next call with the same URL and file asks for the rest. The server sends
 * the rest if its first response had a strong validator (ETag, or a Last-Modified that is older
 * than its Date) and the file has not changed; otherwise the download starts over. A connection
 * that breaks is resumed within the call too. If the body is shorter than the server has announced,
 * the call fails.
 *
 * If the server sends a checksum of the file (`Repr-Digest` or `Content-Digest`, RFC 9530), the
 * library compares it with the file. Memory use does not depend on the size. The progress of the
 * call counts the bytes of the file. Large files need a longer `timeout_ms`.
 *
 *     danxi_result *result = danxi_http_download(session, "example.bin",
 *         "{\"host\": \"notes\", \"path\": \"/files/example.bin\"}");
 *
 * Request: GET https://{host}/{path}
 * Needed: at least one of `host`, `url`.
 *
 * @param session  A session.
 * @param file  Path of the file to write. An existing regular file, or the one that a link leads
 *   to, is replaced when the download is complete, and keeps its permissions. Anything else there,
 *   such as a FIFO, is refused. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `host` (string, not empty): Name of a host of the configuration.
 *   - `path` (string): Path below the base URL of `host`, as for danxi_http_request().
 *   - `url` (url): Absolute URL instead of `path`, as for danxi_http_request().
 *   - `query` (object of any values): The query, as for danxi_http_request().
 *   - `headers` (object of strings): Further headers, as for danxi_http_request().
 *   - `sha256` (string, 64 to 71 characters): SHA-256 of the file in hexadecimal digits, or `sha256:`
 *     and the digits, as GitHub writes it. A file with another checksum is deleted, and the call
 *     fails.
 *   - `resume` (bool, default true): Whether to continue an earlier download. Otherwise, the earlier
 *     part is discarded.
 *   - `timeout_ms`: see danxi_call().
 * @return A DownloadedFile object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: A parameter is malformed, the file cannot be written, or the
 *     configuration has no such host.
 *   - DANXI_ERROR_NOT_FOUND: The file does not exist (status 404 or 410).
 *   - DANXI_ERROR_UNEXPECTED_RESPONSE: The checksum differs, or the server has sent another part than
 *     the requested one.
 *   - DANXI_ERROR_STORAGE: The file cannot be written to its end, for example because the disk is
 *     full, or another call downloads to the same file.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_http_download(danxi_session *session, const char *file, const char *options);

/**
 * Uploads a file of any size, or bytes from memory, as the body of a request or as a form with a
 * file.
 *
 * A file is sent piece by piece, and the progress of the call counts the bytes that were sent. The
 * name of the file is sent only with `file_name`. The request is sent at most once, unless
 * `idempotent` is set.
 *
 *     danxi_result *result = danxi_http_upload(session,
 *         "{\"host\": \"notes\", \"path\": \"/files\", \"base64\": \"aGVsbG8=\", \"field\": \"file\", \"file_name\": \"hello.txt\"}");
 *
 * Request: {method} https://{host}/{path}, sent at most once
 * Needed: at least one of `file`, `base64`.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `file` (string, not empty): Path of the file. By default, `base64` is uploaded.
 *   - `base64` (string, not empty): Bytes in base64 (RFC 4648, section 4). By default, `file` is
 *     uploaded.
 *   - `host` (string, not empty): Name of a host of the configuration.
 *   - `path` (string): Path below the base URL of `host`, as for danxi_http_request().
 *   - `url` (url): Absolute URL instead of `path`, as for danxi_http_request().
 *   - `method` (RestMethod, default "POST"): HTTP method: "POST", "PUT" or "PATCH". One of "GET",
 *     "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE".
 *   - `query` (object of any values): The query, as for danxi_http_request().
 *   - `headers` (object of strings): Further headers, as for danxi_http_request().
 *   - `field` (string, not empty): Name of the file's field in a form (`multipart/form-data`). By
 *     default, the bytes are the whole body.
 *   - `file_name` (string, not empty, default "file"): Name of the file in the form.
 *   - `form` (object of strings): Further fields of the form. Needs `field`.
 *   - `content_type` (string, not empty, default "application/octet-stream"): Type of the file.
 *   - `idempotent` (bool, default false): Whether the request has the same effect when it is sent
 *     twice, so that it may be repeated after a failure.
 *   - `timeout_ms`: see danxi_call().
 * @return A RestResponse object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: A parameter is malformed, the file cannot be read, or the
 *     configuration has no such host.
 *   - DANXI_ERROR_NOT_FOUND: The address does not exist (status 404 or 410).
 *   - DANXI_ERROR_REJECTED: The server refuses the upload, by its status or by the code of its
 *     envelope.
 *   - DANXI_ERROR_STORAGE: The file could not be read to its end. Nothing was uploaded.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_http_upload(danxi_session *session, const char *options);

/**
 * Deletes the cached responses of all hosts from memory and disk.
 *
 *     danxi_result *result = danxi_http_clear_cache(session, NULL);
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
danxi_result *danxi_http_clear_cache(danxi_session *session, const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * RestResponse: an object.
 *
 * The response of a REST service. The body is in at most one of `json`, `text` and `base64`.
 *
 * - `url` (string): URL of the response, after redirects.
 * - `status` (int): HTTP status of the response.
 * - `headers` (object of strings): Headers by their names in lower case. The values of a repeated
 *   header are joined with `, `. Set-Cookie is left out. With "http" as the cache rule, a cached
 *   response has its age in `age`.
 * - `json` (any JSON value, optional): The body, if its type is JSON. With hosts.envelope_data, the
 *   value in the envelope. null for any other body.
 * - `text` (string, optional): The body, if it is text of another type.
 * - `base64` (string, optional): The body in base64 (RFC 4648, section 4), if it is not text.
 * - `message` (string, optional): Message of the envelope.
 */

/*
 * DownloadedFile: an object.
 *
 * A downloaded file.
 *
 * - `file` (string): Path of the downloaded file.
 * - `url` (string): URL of the file, after redirects.
 * - `size` (int, in bytes): Number of bytes.
 * - `resumed_from` (int, in bytes): Number of bytes that an earlier call had already downloaded.
 * - `verified` (bool): Whether a checksum was compared: that of the call, or one that the server
 *   has sent.
 * - `etag` (string, optional): Header ETag of the response.
 * - `content_type` (string, optional): Header Content-Type of the response.
 */

/*
 * EnvelopeErrorName: a string.
 *
 * The name of an error that a code of an envelope can stand for.
 *
 * - "not_signed_in": The token is missing, invalid or expired.
 * - "forbidden": The account does not have permission for the request.
 * - "not_found": The requested object does not exist.
 * - "rejected": The request was refused for another reason.
 * - "rate_limited": The server received too many requests.
 * - "server_failure": The server failed.
 * - "maintenance": The server is under maintenance.
 */

/*
 * BodyForm: a string.
 *
 * How the body of a response is read.
 *
 * - "auto": As JSON, text or bytes, depending on its type and content.
 * - "json": As JSON, whatever its type is.
 * - "text": As text, whatever its type is: several JSON documents, or JSON with mistakes. The
 *   envelope of the host is not read.
 * - "base64": As bytes. The envelope of the host is not read.
 */

/*
 * LocalAddresses: a string.
 *
 * Which requests may be sent to addresses of this computer and its local network.
 *
 * - "auto": Requests whose URL the program passes. URLs that others have written must not lead
 *   there: a redirect of a public server, and a feed of an imported OPML document.
 * - "allow": All requests.
 * - "deny": None. It is for programs that pass on URLs of others, such as those for agents.
 */

/*
 * CacheMedium: a string.
 *
 * The storage for responses.
 *
 * - "none": No storage: each call sends a request.
 * - "memory": Memory, at most 16 MiB, until the session is closed.
 * - "disk": The session's store: files below store.path, at most 256 MiB, or the store of store.url
 *   or of the program, which has limits of its own. Without a store, responses are not kept.
 * - "both": Both the memory and the session's store.
 */

/*
 * CacheRule: a string.
 *
 * The rule for how long a kept response is valid.
 *
 * - "http": The headers of the response decide (RFC 9111 and RFC 5861): Cache-Control, Expires, Age
 *   and Vary. Without them, the response is valid for a tenth of the time since its last change. An
 *   expired response is validated with its ETag or Last-Modified.
 * - "fixed": A response is valid for a number of seconds, until a time, or without a limit. The
 *   headers of the response are ignored. Only successful responses are kept.
 */

/*
 * RestMethod: a string.
 *
 * The HTTP method of a request.
 *
 * - "GET": Reads an object or a list.
 * - "HEAD": Reads the headers only.
 * - "OPTIONS": Requests the list of possible methods.
 * - "POST": Creates an object, or starts an action.
 * - "PUT": Replaces an object.
 * - "PATCH": Changes a part of an object.
 * - "DELETE": Deletes an object.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_HTTP_H */
