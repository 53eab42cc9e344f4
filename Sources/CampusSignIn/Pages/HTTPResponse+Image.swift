import HTTP
import Text

extension HTTPResponse {
    /// Maximum size of a captcha's image in bytes. It is limited because every error that asks for the captcha contains the image.
    static let imageLimit = 1 << 20

    /// The body as a data URL (RFC 2397). Nil unless the response is a success with an image of at most 1 MiB.
    var imageURL: String? {
        guard isSuccess, let type = mediaType, type.hasPrefix("image/"), (1...Self.imageLimit).contains(body.count) else { return nil }
        return "data:\(type);base64,\(Base64.encode(Array(body.bytes)))"
    }
}
