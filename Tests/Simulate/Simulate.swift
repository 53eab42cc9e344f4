import Simulation

#if canImport(Glibc)
    import Glibc
#endif

/// Runs histories of the simulated world.
///
///     simulate SEED              prints the history of a seed
///     simulate SEED COUNT        runs the histories of COUNT seeds, and prints a summary
@main
enum Simulate {
    static func main() {
        let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
        guard let first = numbers.first else {
            print("usage: simulate SEED [COUNT]")
            exit(2)
        }
        exit(numbers.count > 1 ? run(first, Int(numbers[1])) : show(first))
    }

    private static func show(_ number: UInt64) -> Int32 {
        let history = History(of: .drawn(number))
        print(history.plan.text)
        for line in history.lines { print(line) }
        return report(history)
    }

    private static func run(_ first: UInt64, _ count: Int) -> Int32 {
        var summary = Summary()
        var failures: Int32 = 0
        for number in first..<(first + UInt64(count)) {
            let history = History(of: .drawn(number))
            summary.add(history)
            if history.violations.isEmpty { continue }
            failures += 1
            print("seed \(number):")
            _ = report(history.shrunk())
            if failures == 3 { break }
        }
        print(summary.text)
        return failures > 0 ? 1 : 0
    }

    private static func report(_ history: History) -> Int32 {
        guard let first = history.violations.first else { return 0 }
        print("\n\(first.law): violated\n  \(first.message)\nthe history:\n\(history.plan.text)")
        for line in history.lines { print("  \(line)") }
        return 1
    }
}
