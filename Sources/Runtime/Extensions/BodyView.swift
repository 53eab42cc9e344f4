import JSON
import Text

/// A request or response body in JSON: the member `body` if the bytes are UTF-8, and otherwise `body_base64`.
enum BodyView {
    static func add(_ bytes: some Collection<UInt8>, to members: inout [String: JSONValue]) {
        if let text = String(validating: bytes, as: UTF8.self) {
            members["body"] = .string(text)
        } else {
            members["body_base64"] = .string(Base64.encode(Array(bytes)))
        }
    }

    /// Returns the bytes of the member `name`, or nil if its value is null.
    static func bytes(_ value: JSONValue, of name: String) throws(InvalidMember) -> [UInt8]? {
        switch value {
        case .null: return nil
        case .string(let text):
            guard let bytes = name == "body" ? Array(text.utf8) : Base64.decode(text) else {
                throw InvalidMember("`\(name)` is not valid base64")
            }
            return bytes
        default: throw InvalidMember("`\(name)` must be a string or null")
        }
    }
}
