import Calendar
import Crypto
import Errors
import JSON
import Text
import Threads

/// The spent secrets in a store. A slow hash with a random salt stands for each secret, so that whoever reads the store learns neither the secret
/// nor its account.
struct SpentSecretList: JSONCodable, Equatable {
    /// Maximum number of secrets of each kind. The oldest are forgotten first.
    static let limit = 64

    /// The edition of a list, with which a session recognizes that another one has forgotten refusals.
    struct Edition: Equatable, Sendable {
        /// Another salt belongs to another list: the store has lost the earlier one.
        let salt: String
        /// The number of times that refusals were forgotten.
        var removals = 0
    }

    private(set) var edition: Edition
    /// The secrets, oldest first.
    private var entries: [Entry] = []

    private struct Entry: JSONCodable, Equatable {
        let hash: String
        let kind: SpentSecret.Kind
        /// Milliseconds since 1970.
        var end: Int

        init(hash: String, kind: SpentSecret.Kind) {
            (self.hash, self.kind) = (hash, kind)
            end = Self.latestEnd(of: kind)
        }

        init(json: JSONElement) throws(JSONError) {
            hash = try json.value("hash")
            guard let kind = SpentSecret.Kind(rawValue: try json.value("kind")) else {
                throw JSONError("expected the kind of a secret").under(key: "kind")
            }
            self.kind = kind
            end = try json.value("end")
        }

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.set("hash", hash)
                json.set("kind", kind.rawValue)
                json.set("end", end)
            }
        }

        /// Whether the end is later than a pause that begins now: the clock was set back since.
        var isTooLong: Bool { end > Self.latestEnd(of: kind) }

        /// The entry with an end that the clock of this moment allows. Nil if its time is over.
        var current: Entry? {
            guard end > WallTime.now.milliseconds else { return nil }
            var entry = self
            entry.end = min(end, Self.latestEnd(of: kind))
            return entry
        }

        private static func latestEnd(of kind: SpentSecret.Kind) -> Int { WallTime.now.milliseconds + kind.pause.wholeMilliseconds }
    }

    init() {
        edition = Edition(salt: Hex.encode((0..<16).map { _ in World.current.random(in: UInt8.min ... .max) }))
    }

    /// The list without the secrets whose time is over. If the clock was set back, their time is at most that of a new secret.
    var current: SpentSecretList {
        var list = self
        list.entries = entries.compactMap(\.current)
        return list
    }

    /// Whether an end must be stored again, because the clock was set back. Otherwise, it would stay as far away as at each look.
    var isTooLong: Bool { entries.contains(where: \.isTooLong) }

    func contains(_ kind: SpentSecret.Kind) -> Bool { entries.contains { $0.kind == kind } }

    var hasRefusals: Bool { entries.contains { $0.kind.refusal != nil } }

    /// Returns the hash of a secret, which takes a tenth of a second.
    func hash(of secret: SpentSecret) throws(DanXiError) -> String {
        Hex.encode(try SlowHash.hash(of: "\(secret.kind)\0\(secret.text)", salt: Array(edition.salt.utf8)))
    }

    func contains(_ hash: String) -> Bool { entries.contains { $0.hash == hash } }

    /// Returns the pause of the first of some refused secrets. Hashes are computed only for the kinds that the list has.
    func pause(of secrets: [SpentSecret]) throws(DanXiError) -> SpentSecrets.Pause? {
        for secret in secrets where contains(secret.kind) {
            let hash = try hash(of: secret)
            guard let refusal = secret.kind.refusal, let entry = entries.first(where: { $0.hash == hash }) else { continue }
            return SpentSecrets.Pause(refusal: refusal, end: WallTime(milliseconds: entry.end))
        }
        return nil
    }

    /// Adds a secret, whose time begins now.
    mutating func add(_ hash: String, of kind: SpentSecret.Kind) {
        entries.removeAll { $0.hash == hash }
        if entries.count(where: { $0.kind == kind }) >= Self.limit, let oldest = entries.firstIndex(where: { $0.kind == kind }) {
            entries.remove(at: oldest)
        }
        entries.append(Entry(hash: hash, kind: kind))
    }

    mutating func forget(_ hashes: [String]) { forget { hashes.contains($0.hash) } }

    mutating func forgetRefusals() { forget { $0.kind.refusal != nil } }

    private mutating func forget(where isForgotten: (Entry) -> Bool) {
        entries.removeAll(where: isForgotten)
        edition.removals += 1
    }

    // MARK: JSON

    init(json: JSONElement) throws(JSONError) {
        edition = Edition(salt: try json.value("salt"), removals: try json.value("removals"))
        entries = try json.value("secrets")
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("salt", edition.salt)
            json.set("removals", edition.removals)
            json.set("secrets", entries)
        }
    }
}
