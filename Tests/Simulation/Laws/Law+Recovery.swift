extension Law {
    /// The time after which nothing of a fault is left: a call that began before, a lock's lease, a circuit's pause.
    private static let recovery = 180_000_000_000
    /// The errors that a call may not have when the servers, the network and the stores work.
    private static let failures: Set<String> = [
        "timeout", "network", "tls", "storage", "server_failure", "closed", "internal", "out_of_memory",
    ]

    static let recovers = Law(9, "After faults have ended, calls succeed again") { stage, finding in
        let end: Int
        if stage.plan.faults.rates.isEmpty {
            // What a server that cannot be reached leaves, ends after two seconds, and what one in trouble leaves, after ten.
            guard !stage.outages.isEmpty || !stage.troubles.isEmpty else { return }
            end = 0
        } else {
            guard let faultsEnd = stage.plan.faultsEnd else { return }
            end = faultsEnd * 1_000_000_000 + recovery
        }
        for call in stage.calls where call.start >= end && call.limit >= 20_000_000_000 && !stage.isDisturbed(call) {
            let isExcused = call.isRefusal || call.errorName == "timeout" && stage.mayTimeOut(call)
            finding.expect(!failures.contains(call.errorName) || isExcused, "\(call.line): \(call.text)")
        }
    }
}

extension Stage {
    /// Returns whether a process was stopped, Redis could not be reached or the forum was in trouble during a call, or shortly before.
    fileprivate func isDisturbed(_ call: CallRecord) -> Bool {
        let wasStopped = stops.contains { $0.start <= call.end && $0.end + 60_000_000_000 >= call.start }
        let wasDown = outages.contains { $0.start <= call.end && $0.end + 10_000_000_000 >= call.start }
        // A process that has ended may have taken the probe.
        let rest = kills.isEmpty ? 11_000_000_000 : 26_000_000_000
        let wasTroubled = troubles.contains { $0.start <= call.end && $0.end + rest >= call.start }
        let isClosing = closings.values.contains { $0.process == call.process && $0.start <= call.end }
        return wasStopped || wasDown || wasTroubled || isClosing
    }
}

extension CallRecord {
    /// Whether the server has refused the call itself, and not a request on the way.
    fileprivate var isRefusal: Bool { value["http_status"]?.integer.map { (400..<500).contains($0) } ?? false }
}
