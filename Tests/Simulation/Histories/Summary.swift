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

    /// The laws that never applied, the faults that never hit, and the methods that never succeeded.
    package var zeros: [String] {
        Law.all.map(\.name).filter { premises[$0, default: 0] == 0 } + NetworkFaults.Kind.allCases.filter { faults[$0, default: 0] == 0 }
            .map(\.rawValue) + calls.filter { $0.value.successes == 0 }.map(\.key).sorted()
    }

    package var text: String {
        var lines = ["\(histories) histories, \(calls.values.reduce(0) { $0 + $1.count }) calls", "", "law: number of cases"]
        lines += Law.all.map { "  \($0.number). \($0.name): \(premises[$0.name, default: 0])" }
        lines += ["", "fault: number of hits"]
        lines += NetworkFaults.Kind.allCases.map { "  \($0.rawValue): \(faults[$0, default: 0])" }
        lines += ["", "method: calls, share of successes"]
        lines += calls.sorted { $0.key < $1.key }.map {
            "  \($0.key): \($0.value.count), \($0.value.successes * 100 / max(1, $0.value.count)) %"
        }
        return lines.joined(separator: "\n")
    }
}
