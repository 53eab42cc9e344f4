import Networking
import Text

extension HTTPResponse {
    /// The body as a data URL (RFC 2397). Nil unless it is an image.
    var imageURL: String? {
        guard isSuccess, let type = mediaType, type.hasPrefix("image/"), !body.isEmpty else { return nil }
        return "data:\(type);base64,\(Base64.encode(Array(body.bytes)))"
    }
}
