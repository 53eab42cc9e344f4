import Crypto
import Errors
import HTTP
import JSON
import Text

/// The bytes and the type of an image. In the store, an image is a string with the bytes in base64.
package struct ImageContent: JSONCodable {
    package let type: ImageType
    package let bytes: [UInt8]

    /// Creates the content, whose type is detected from the bytes. Nil if the bytes are not an image of a known type.
    init?(_ bytes: [UInt8]) {
        guard let type = ImageType(header: bytes) else { return nil }
        (self.type, self.bytes) = (type, bytes)
    }

    package init(json: JSONElement) throws(JSONError) {
        guard let bytes = Base64.decode(try json.string()), let content = ImageContent(bytes) else {
            throw JSONError("expected an image in base64")
        }
        self = content
    }

    package func write(to json: inout JSONWriter) { Base64.encode(bytes).write(to: &json) }
}

/// The address of an image on the image server.
struct ImageKey: Hashable, Sendable, CustomStringConvertible {
    let url: String
    /// A hash of the URL, which is short enough for a file name.
    let description: String

    /// - Parameter server: the base URL of the image server.
    /// - Throws: `invalid_argument` unless the URL is on this server, and has no query, fragment or user name.
    init(_ url: String, server: String) throws(DanXiError) {
        guard let origin = Origin(url), origin == Origin(server), !url.contains(where: { "?#@\\".contains($0) }) else {
            let host = Origin(server).map { "\($0.scheme)://\($0.host)" } ?? server
            throw DanXiError(
                .invalidArgument,
                "image.download: `url`: must be the address of an image on \(host), without query and fragment. Download images of other hosts with another program."
            )
        }
        self.url = url
        description = Hex.encode(try SHA2.hash256(of: url))
    }
}
