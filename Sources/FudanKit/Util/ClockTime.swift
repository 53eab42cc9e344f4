/// A time of day in minutes.
struct ClockTime: Sendable, Hashable {
    let hour: Int
    let minute: Int

    /// A text such as `08:55` or `8:55`; nil if it is of another form.
    init?(_ text: some StringProtocol) {
        let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard parts.count == 2, let hours = parts.first, let minutes = parts.last, (1...2).contains(hours.count), minutes.count == 2 else {
            return nil
        }
        guard hours.allSatisfy(\.isDigit), minutes.allSatisfy(\.isDigit) else { return nil }
        hour = hours.reduce(0) { $0 * 10 + Int($1 & 15) }
        minute = minutes.reduce(0) { $0 * 10 + Int($1 & 15) }
        guard hour < 24, minute < 60 else { return nil }
    }
}

extension ClockTime: CustomStringConvertible {
    /// Such as `08:55`.
    var description: String { text(separator: ":") }

    func text(separator: String) -> String { hour.padded(to: 2) + separator + minute.padded(to: 2) }
}

extension ClockTime {
    /// The text of a time that a server gave, in the form `08:55`; nil if it is of another form.
    static func text(_ given: String?) -> String? {
        given.flatMap { ClockTime($0) }?.description
    }
}
