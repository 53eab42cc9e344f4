/// One change that a server has made for an account.
package struct ServerWrite: Equatable, Sendable {
    /// The server's time in milliseconds since 1970.
    package let time: Int
    /// The account that made the change.
    package let account: String
    /// The kind of change, such as `create floor`.
    package let action: String
    /// The number or the name of the changed object, such as `7`.
    package let target: String
    /// The new text or value.
    package let text: String
}

/// All changes that a server has made, in order. Reads and refused requests leave no trace here.
package struct WriteLog: Sendable {
    package private(set) var entries: [ServerWrite] = []

    mutating func add(_ action: String, _ target: String, _ text: String = "", by account: String, at time: Int) {
        entries.append(ServerWrite(time: time, account: account, action: action, target: target, text: text))
    }

    /// Returns the changes that match all given values.
    package func entries(
        _ action: String? = nil, target: String? = nil, text: String? = nil, by account: String? = nil
    ) -> [ServerWrite] {
        entries.filter {
            action ?? $0.action == $0.action && target ?? $0.target == $0.target && text ?? $0.text == $0.text
                && account ?? $0.account == $0.account
        }
    }

    /// Returns the number of changes that match all given values.
    package func count(_ action: String? = nil, target: String? = nil, text: String? = nil, by account: String? = nil) -> Int {
        entries(action, target: target, text: text, by: account).count
    }
}
