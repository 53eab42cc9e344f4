import Calendar
import Crypto
import Errors
import JSON
import Text
import Threads

/// The spent secrets in a store. A slow hash with a random salt stands for each secret, so that whoever reads the store learns neither the secret
/// nor its account.
struct SpentSecretList: JSONCodable, Equatable {
    private let salt: String
    /// The secrets, oldest first.
    private var entries: [Entry] = []

    private struct Entry: JSONCodable, Equatable {
        let hash: String
        let kind: String
        /// The number of the error with which the university refused a password. Nil for a code.
        let error: Int?
        /// Milliseconds since 1970.
        let end: Int

        init(hash: String, kind: SpentSecret.Kind, error: ErrorCode?, end: WallTime) {
            (self.hash, self.kind) = (hash, kind.rawValue)
            self.error = error.map { Int($0.rawValue) }
            self.end = end.milliseconds
        }

        init(json: JSONElement) throws(JSONError) {
            hash = try json.value("hash")
            kind = try json.value("kind")
            error = try json.optional("error")
            end = try json.value("end")
        }

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.set("hash", hash)
                json.set("kind", kind)
                json.set("error", error)
                json.set("end", end)
            }
        }

        var isPassword: Bool { kind == SpentSecret.Kind.password.rawValue }
    }

    init() {
        salt = Hex.encode((0..<16).map { _ in World.current.random(in: UInt8.min ... .max) })
    }

    /// The list without the secrets whose time is over.
    var current: SpentSecretList {
        var list = self
        let now = WallTime.now.milliseconds
        list.entries.removeAll { $0.end <= now }
        return list
    }

    var hasPasswords: Bool { entries.contains(where: \.isPassword) }

    /// Returns the hash of a secret, which takes a tenth of a second.
    func hash(of secret: SpentSecret) throws(DanXiError) -> String {
        Hex.encode(try SlowHash.hash(of: "\(secret.kind)\0\(secret.username)\0\(secret.text)", salt: Array(salt.utf8)))
    }

    func contains(_ hash: String) -> Bool { entries.contains { $0.hash == hash } }

    /// Returns the pause of a refused password. The hash is computed only if the list has passwords.
    func pause(of secret: SpentSecret) throws(DanXiError) -> SpentSecrets.Pause? {
        guard hasPasswords else { return nil }
        let hash = try hash(of: secret)
        guard let entry = entries.first(where: { $0.hash == hash }) else { return nil }
        let refusal = entry.error.flatMap { Int32(exactly: $0) }.flatMap { ErrorCode(rawValue: $0) }
        return SpentSecrets.Pause(refusal: refusal ?? .wrongPassword, end: WallTime(milliseconds: entry.end))
    }

    mutating func add(_ hash: String, of kind: SpentSecret.Kind, _ error: ErrorCode?, until end: WallTime) {
        entries = entries.suffix(SpentSecrets.limit - 1) + [Entry(hash: hash, kind: kind, error: error, end: end)]
    }

    mutating func remove(_ hash: String) { entries.removeAll { $0.hash == hash } }

    mutating func removePasswords() { entries.removeAll(where: \.isPassword) }

    // MARK: JSON

    init(json: JSONElement) throws(JSONError) {
        salt = try json.value("salt")
        entries = try json.value("secrets")
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("salt", salt)
            json.set("secrets", entries)
        }
    }
}
