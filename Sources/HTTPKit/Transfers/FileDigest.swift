import Crypto
import JSON
import Text

/// A SHA-256 or SHA-512 checksum of a file.
struct FileDigest: JSONCodable, Equatable {
    enum Algorithm: String, CaseIterable, Sendable {
        // The stronger algorithm comes first, because ``init(field:)`` takes the first one that it finds.
        case sha512 = "sha-512"
        case sha256 = "sha-256"

        var size: SHA2.Size { self == .sha512 ? .bits512 : .bits256 }
    }

    let algorithm: Algorithm
    let bytes: [UInt8]

    /// Parses a SHA-256 checksum in hexadecimal digits, with or without the prefix `sha256:`. Returns nil for any other string.
    init?(sha256 text: String) {
        let digits = text.lowercased().hasPrefix("sha256:") ? text.dropFirst(7) : text[...]
        guard let bytes = Hex.decode(digits), bytes.count == Algorithm.sha256.size.rawValue else { return nil }
        (algorithm, self.bytes) = (.sha256, bytes)
    }

    /// Parses the header `Repr-Digest` or `Content-Digest` (RFC 9530), such as `sha-256=:BASE64:, …`, and takes the strongest known
    /// checksum. Returns nil if the header has none.
    init?(field: String) {
        let members = field.split(separator: ",").map { String($0).trimmed }
        for algorithm in Algorithm.allCases {
            for member in members where member.lowercased().hasPrefix("\(algorithm.rawValue)=:") && member.hasSuffix(":") {
                let text = member.dropFirst(algorithm.rawValue.count + 2).dropLast()
                guard let bytes = Base64.decode(String(text)), bytes.count == algorithm.size.rawValue else { continue }
                (self.algorithm, self.bytes) = (algorithm, bytes)
                return
            }
        }
        return nil
    }

    init(json: JSONElement) throws(JSONError) {
        guard let digest = FileDigest(field: try json.string()) else { throw JSONError("expected a checksum such as sha-256=:BASE64:") }
        self = digest
    }

    func write(to json: inout JSONWriter) { "\(algorithm.rawValue)=:\(Base64.encode(bytes)):".write(to: &json) }
}
