extension Law {
    /// The time after its deadline within which a call ends, in nanoseconds.
    private static let grace = 100_000_000

    static let endsInTime = Law(1, "A call ends at most 100 ms after its deadline") { stage, finding in
        for call in stage.calls {
            // A stopped process cannot end its calls.
            let stopped = stage.stops.filter { $0.process == call.process && $0.start <= call.end && $0.end >= call.start }
                .reduce(0) { $0 + $1.end - $1.start }
            finding.expect(call.end - call.start <= call.limit + grace + stopped, call.line)
        }
        finding.expect(stage.hasEnded, "A process did not end.")
    }

    static let succeedsWithoutFaults = Law(9, "Without faults, every call succeeds") { stage, finding in
        guard stage.plan.isCalm else { return }
        for call in stage.calls { finding.expect(call.status == 0, "\(call.line): \(String(decoding: call.value.sortedText, as: UTF8.self))") 
        }
    }
}
