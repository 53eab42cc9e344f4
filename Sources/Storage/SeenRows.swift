import Errors

/// The rows of a list that a watch has seen. Its token is a prefix, followed by a fingerprint of each row.
package struct SeenRows: Sendable {
    private let prefix: String
    private let known: Set<String>?

    /// - Parameters:
    ///   - token: the token of the last poll, or nil if this poll is the first one.
    ///   - prefix: the beginning of the watch's tokens.
    ///   - method: the method that was called, for the error of a token of another watch.
    package init(_ token: String?, prefix: String, method: String) throws(DanXiError) {
        guard token?.hasPrefix(prefix) ?? true else { throw DanXiError.foreignToken(method) }
        self.prefix = prefix
        known = token.map { Set($0.dropFirst(prefix.count).split(separator: ",").map(String.init)) }
    }

    /// Returns the token of the present rows, and the rows that the token of the last poll does not have, each once. Without such a token,
    /// no row is new.
    package func news<Row>(in rows: [Row], _ fingerprint: (Row) -> Fingerprint) -> (token: String, rows: [Row]) {
        let present = rows.map { (fingerprint($0).text, $0) }
        let token = prefix + Set(present.map(\.0)).sorted().joined(separator: ",")
        guard var known else { return (token, []) }
        return (token, present.filter { known.insert($0.0).inserted }.map(\.1))
    }

    /// Returns whether the last poll has seen a row.
    package func contains(_ fingerprint: Fingerprint) -> Bool { known?.contains(fingerprint.text) ?? false }
}
