import Simulation

#if canImport(Glibc)
    import Glibc
#endif

/// Runs histories of the simulated world.
///
///     simulate SEED              prints the history of a seed
///     simulate SEED COUNT        runs the histories of COUNT seeds, and prints a summary as JSON
///     simulate SEED COUNT LAW    runs the histories of COUNT seeds until one of them violates the law with the number LAW (0: any law)
///     simulate FILE              runs the plan in a file, and prints a summary as JSON
@main
enum Simulate {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        let numbers = arguments.compactMap { UInt64($0) }
        if numbers.count == 2, arguments.count == 2 {
            exit(run((numbers[0]..<(numbers[0] + numbers[1])).map { Plan.drawn($0) }, shrinks: true))
        }
        if numbers.count == 3, arguments.count == 3 { exit(search(numbers[0]..<(numbers[0] + numbers[1]), law: Int(numbers[2]))) }
        if numbers.count == 1, arguments.count == 1 { exit(show(numbers[0])) }
        guard arguments.count == 1, let path = arguments.first, let plan = content(of: path).flatMap({ Plan(text: $0) }) else {
            print("usage: simulate SEED [COUNT [LAW]], or simulate FILE")
            exit(2)
        }
        exit(run([plan], shrinks: false))
    }

    private static func content(of path: String) -> String? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        while case let byte = getc(file), byte != EOF { bytes.append(UInt8(byte)) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func show(_ number: UInt64) -> Int32 {
        let history = History(of: .drawn(number))
        print(history.plan.text)
        for line in history.lines { print(line) }
        return report(history)
    }

    private static func search(_ seeds: Range<UInt64>, law number: Int) -> Int32 {
        for seed in seeds {
            guard let found = History(of: .drawn(seed)).violations.first(where: { [0, $0.number].contains(number) }) else { continue }
            print("seed \(seed) violates \(found.title): \(found.message)")
            return 1
        }
        return 0
    }

    /// Runs plans until three have violated a law.
    /// - Parameter shrinks: whether a plan that violates a law is shrunk before it is printed.
    private static func run(_ plans: [Plan], shrinks: Bool) -> Int32 {
        var summary = Summary()
        var failures: Int32 = 0
        for plan in plans where failures < 3 {
            let history = History(of: plan)
            summary.add(history)
            if !history.violations.isEmpty { failures += report(shrinks ? history.shrunk() : history) }
        }
        print(summary.text)
        return failures > 0 ? 1 : 0
    }

    private static func report(_ history: History) -> Int32 {
        guard let first = history.violations.first else { return 0 }
        print("\n\(first.title): violated\n  \(first.message)\nthe plan:\n\(history.plan.text)the history:")
        for line in history.lines { print("  \(line)") }
        return 1
    }
}
