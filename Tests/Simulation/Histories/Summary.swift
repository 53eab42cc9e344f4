import JSON

/// The sums of several histories.
package struct Summary: Sendable {
    private var histories = 0
    private var calls: [String: (count: Int, successes: Int)] = [:]
    private var premises: [String: Int] = [:]
    private var faults: [NetworkFaults.Kind: Int] = [:]

    package init() {}

    package mutating func add(_ history: History) {
        histories += 1
        for (method, count) in history.calls {
            calls[method, default: (0, 0)].count += count.count
            calls[method]?.successes += count.successes
        }
        premises.merge(history.premises, uniquingKeysWith: +)
        faults.merge(history.faultCounts, uniquingKeysWith: +)
    }

    /// The sums as one line of JSON: the cases of each law, the hits of each fault, and the calls and successes of each method.
    package var text: String {
        let laws = Law.all.map { ("\($0.number). \($0.name)", JSONValue.integer(premises[$0.name, default: 0])) }
        let faults = NetworkFaults.Kind.allCases.map { ($0.rawValue, JSONValue.integer(self.faults[$0, default: 0])) }
        let value: JSONValue = [
            "histories": ["histories": .integer(histories)], "laws": .object(Dictionary(uniqueKeysWithValues: laws)),
            "faults": .object(Dictionary(uniqueKeysWithValues: faults)),
            "calls": .object(calls.mapValues { .integer($0.count) }), "successes": .object(calls.mapValues { .integer($0.successes) }),
        ]
        return String(decoding: value.sortedText, as: UTF8.self)
    }
}
