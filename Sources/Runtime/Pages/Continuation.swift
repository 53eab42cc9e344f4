import JSON
import Text

/// The data from which the rest of a list can be requested, even in another process. A continuation contains no secret.
struct Continuation: Sendable {
    let method: String
    /// A fingerprint of the account that the list belongs to. Nil for a list that belongs to no account.
    let account: Int?
    /// The method's own parameters for the first page, without options of calls such as `timeout_ms`.
    let parameters: [String: JSONValue]
    var place: ListPlace
}

extension Continuation: JSONCodable {
    init(json: JSONElement) throws(JSONError) {
        method = try json.value("method")
        account = try json.optional("account")
        parameters = try json.value("parameters")
        place = try ListPlace(json: json)
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("method", method)
            json.set("account", account)
            json.set("parameters", parameters)
            place.writeMembers(to: &json)
        }
    }
}

// MARK: - The text that programs keep

/// The text form of a continuation: URL-safe base64 of a version, a checksum and JSON.
extension Continuation {
    private static let version: UInt8 = 1

    enum Problem: Error {
        case damaged
        case otherVersion
    }

    /// The continuation as text. Nil if memory ran out.
    var text: String? {
        JSONText.bytes(of: self).map { Base64.encodeURLSafe([Self.version] + Self.checksum(of: $0) + $0) }
    }

    init(text: String) throws(Problem) {
        guard let bytes = Base64.decodeURLSafe(text), let version = bytes.first else { throw .damaged }
        guard version == Self.version else { throw .otherVersion }
        let json = bytes.dropFirst(9)
        guard bytes.dropFirst().prefix(8).elementsEqual(Self.checksum(of: json)),
            let continuation = try? Continuation.decode(PaddedBytes(json))
        else { throw .damaged }
        self = continuation
    }

    private static func checksum(of bytes: some Sequence<UInt8>) -> [UInt8] {
        let hash = FNV1a.hash(bytes)
        return (0..<8).map { UInt8(truncatingIfNeeded: hash >> UInt64(8 * $0)) }
    }
}
