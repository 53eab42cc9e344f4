// Generated from interface/http.toml by `make generate`; do not edit.

import JSON
import Networking

/// The name of an error that a code of an envelope can stand for.
package enum EnvelopeErrorName: String, JSONString, CaseIterable {
    /// The token is missing, invalid or expired.
    case notSignedIn = "not_signed_in"
    /// The account does not have permission for the request.
    case forbidden = "forbidden"
    /// The requested object does not exist.
    case notFound = "not_found"
    /// The request was refused for another reason.
    case rejected = "rejected"
    /// The server received too many requests.
    case rateLimited = "rate_limited"
    /// The server failed.
    case serverFailure = "server_failure"
    /// The server is under maintenance.
    case maintenance = "maintenance"
}

/// How the body of a response is read.
package enum BodyForm: String, JSONString, CaseIterable {
    /// As JSON, text or bytes, depending on its type and content.
    case auto = "auto"
    /// As JSON, whatever its type is.
    case json = "json"
    /// As text, whatever its type is: several JSON documents, or JSON with mistakes. The envelope of the host
    /// is not read.
    case text = "text"
    /// As bytes. The envelope of the host is not read.
    case base64 = "base64"
}

/// The storage for responses.
package enum CacheMedium: String, JSONString, CaseIterable {
    /// No storage: each call sends a request.
    case none = "none"
    /// Memory, at most 16 MiB, until the session is closed.
    case memory = "memory"
    /// The session's store: files below `store.path`, at most 256 MiB, or the store of `store.url` or of the
    /// program, which has limits of its own. Without a store, responses are not kept.
    case disk = "disk"
    /// Both the memory and the session's store.
    case both = "both"
}

/// The rule for how long a kept response is valid.
package enum CacheRule: String, JSONString, CaseIterable {
    /// The headers of the response decide (RFC 9111 and RFC 5861): Cache-Control, Expires, Age and Vary.
    /// Without them, the response is valid for a tenth of the time since its last change. An expired response
    /// is validated with its ETag or Last-Modified.
    case http = "http"
    /// A response is valid for a number of seconds, until a time, or without a limit. The headers of the
    /// response are ignored. Only successful responses are kept.
    case fixed = "fixed"
}

/// The HTTP method of a request.
package enum RestMethod: String, JSONString, CaseIterable {
    /// Reads an object or a list.
    case get = "GET"
    /// Reads the headers only.
    case head = "HEAD"
    /// Requests the list of possible methods.
    case options = "OPTIONS"
    /// Creates an object, or starts an action.
    case post = "POST"
    /// Replaces an object.
    case put = "PUT"
    /// Changes a part of an object.
    case patch = "PATCH"
    /// Deletes an object.
    case delete = "DELETE"
}

/// The response of a REST service. The body is in at most one of `json`, `text` and `base64`.
package struct RestResponse: JSONCodable, APIParsable, Hashable {
    /// URL of the response, after redirects.
    package var url: String
    /// HTTP status of the response.
    package var status: Int
    /// Headers by their names in lower case. The values of a repeated header are joined with `, `. Set-Cookie
    /// is left out. With `http` as the cache rule, a cached response has its age in `age`.
    package var headers: [String: String]
    /// The body, if its type is JSON. With `hosts.envelope_data`, the value in the envelope. `nil` for any
    /// other body.
    package var json: JSONValue?
    /// The body, if it is text of another type.
    package var text: String?
    /// The body in base64 (RFC 4648, section 4), if it is not text.
    package var base64: String?
    /// Message of the envelope.
    package var message: String?

    package init(url: String, status: Int, headers: [String: String], json: JSONValue?, text: String?, base64: String?, message: String?) {
        self.url = url
        self.status = status
        self.headers = headers
        self.json = json
        self.text = text
        self.base64 = base64
        self.message = message
    }

    package init(json: JSONElement) throws(JSONError) {
        url = try json.value("url")
        status = try json.value("status")
        headers = try json.value("headers")
        self.json = try json.optional("json")
        text = try json.optional("text")
        base64 = try json.optional("base64")
        message = try json.optional("message")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("url", url)
            json.set("status", status)
            json.set("headers", headers)
            json.set("json", self.json)
            json.set("text", text)
            json.set("base64", base64)
            json.set("message", message)
        }
    }
}

/// A downloaded file.
package struct DownloadedFile: JSONCodable, APIParsable, Hashable {
    /// Path of the downloaded file.
    package var file: String
    /// URL of the file, after redirects.
    package var url: String
    /// Number of bytes.
    package var size: Int
    /// Number of bytes that an earlier call had already downloaded.
    package var resumedFrom: Int
    /// Whether a checksum was compared: that of the call, or one that the server has sent.
    package var verified: Bool
    /// Header ETag of the response.
    package var etag: String?
    /// Header Content-Type of the response.
    package var contentType: String?

    package init(file: String, url: String, size: Int, resumedFrom: Int, verified: Bool, etag: String?, contentType: String?) {
        self.file = file
        self.url = url
        self.size = size
        self.resumedFrom = resumedFrom
        self.verified = verified
        self.etag = etag
        self.contentType = contentType
    }

    package init(json: JSONElement) throws(JSONError) {
        file = try json.value("file")
        url = try json.value("url")
        size = try json.value("size")
        resumedFrom = try json.value("resumed_from")
        verified = try json.value("verified")
        etag = try json.optional("etag")
        contentType = try json.optional("content_type")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("file", file)
            json.set("url", url)
            json.set("size", size)
            json.set("resumed_from", resumedFrom)
            json.set("verified", verified)
            json.set("etag", etag)
            json.set("content_type", contentType)
        }
    }
}
