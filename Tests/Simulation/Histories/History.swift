/// The outcome of a history.
package struct History: Sendable {
    package let plan: Plan
    package let lines: [String]
    package let violations: [Violation]
    /// How often each law applied, by its name.
    package let premises: [String: Int]
    package let faultCounts: [NetworkFaults.Kind: Int]
    /// The number of calls of each method, and of those that succeeded.
    package let calls: [String: (count: Int, successes: Int)]

    /// Runs a plan, and checks all laws.
    package init(of plan: Plan) {
        let stage = Stage(plan: plan)
        var violations: [Violation] = []
        do {
            try stage.run()
        } catch {
            violations.append(Violation(number: 1, law: "The history ends", message: "\(error)"))
        }
        var premises: [String: Int] = [:]
        for law in Law.all {
            var finding = Finding()
            law.check(stage, &finding)
            premises[law.name] = finding.premises
            violations += finding.violations.map { Violation(number: law.number, law: law.name, message: $0) }
        }
        var calls: [String: (count: Int, successes: Int)] = [:]
        for call in stage.calls {
            calls[call.method, default: (0, 0)].count += 1
            if call.status == 0 { calls[call.method]?.successes += 1 }
        }
        self.plan = plan
        lines = stage.lines
        self.violations = violations
        self.premises = premises
        self.calls = calls
        faultCounts = stage.internet.faultCounts
    }

    /// Returns the smallest plan that was found to violate the same law.
    package func shrunk(atMost attempts: Int = 400) -> History {
        guard let violation = violations.first else { return self }
        var (best, left) = (self, attempts)
        func attempt(_ change: (inout Plan) -> Void) -> Bool {
            guard left > 0 else { return false }
            left -= 1
            var plan = best.plan
            change(&plan)
            guard plan.text != best.plan.text else { return false }
            let history = History(of: plan)
            guard history.violations.contains(where: { $0.law == violation.law }) else { return false }
            best = history
            return true
        }
        for kind in NetworkFaults.Kind.allCases { _ = attempt { $0.faults.rates[kind] = nil } }
        for process in best.plan.processes { _ = attempt { $0.steps.removeAll { $0.process == process } } }
        var size = max(1, best.plan.steps.count / 2)
        while size >= 1, left > 0 {
            var index = 0
            while index < best.plan.steps.count {
                let isSmaller = attempt { $0.steps.removeSubrange(index..<min(index + size, $0.steps.count)) }
                if !isSmaller { index += size }
            }
            size /= 2
        }
        return best
    }
}

/// A law that a history has violated.
package struct Violation: Sendable {
    /// The number of the law in docs/internals/simulation.md, and its name.
    package let number: Int
    package let law: String
    package let message: String

    /// The name of the law after its number.
    package var title: String { "\(number). \(law)" }
}
