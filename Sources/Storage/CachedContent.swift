import Calendar
import Calls
import JSON

/// A cached value with its account and time, as it is kept in memory and in the cache's file. This type is a class, so that a cache without
/// a value takes little memory.
final class CachedContent<Value: JSONCodable>: Sendable {
    private let content: Cached<Value>.Content
    /// The account for which the value was requested. Nil for a public value, or if the request acted for no account.
    let account: String?
    let fetchedAt: WallTime
    /// The skipped rows of the server's list from which the value was made.
    let skipped: SkippedRows

    init(_ content: Cached<Value>.Content, account: String?, fetchedAt: WallTime, skipped: SkippedRows) {
        self.content = content
        self.account = account
        self.fetchedAt = fetchedAt
        self.skipped = skipped
    }

    convenience init(value: Value, account: String?, fetchedAt: WallTime, skipped: SkippedRows = SkippedRows()) {
        self.init(.value(value, SharedJSON()), account: account, fetchedAt: fetchedAt, skipped: skipped)
    }

    func cached(_ source: CacheSource) -> Cached<Value> {
        Cached(content, source: source, fetchedAt: fetchedAt, skipped: skipped)
    }

    /// The JSON text of the value, which the file and all results with this value share. Nil if there is not enough memory.
    var text: EncodedJSON? {
        switch content {
        case .value(let value, let shared): shared?.text(of: value) ?? JSONText.encode(value)
        case .stored(let stored): stored.text
        }
    }
}
