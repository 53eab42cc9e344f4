extension Law {
    static let parkedSessionsRest = Law(15, "A parked session has ended no call, and nothing of it runs or is held") { stage, finding in
        for parking in stage.parkings {
            let (launch, parked) = (parking.launch, parking.parked)
            finding.expect(parking.requests == 0, "process \(launch) had \(parking.requests) requests at \(seconds(parked.time))")
            for task in stage.tasks where task.process.launch == launch && !task.isRefused && task.place < parked.place {
                let hasEnded = task.callbacks.contains { $0.place < parked.place && (!task.isStream || $0.status != 0) }
                finding.expect(hasEnded, "\(task.method) of process \(launch) had not ended at \(seconds(parked.time))")
            }
            if let left = parking.left, !stage.wasStopped(parking) {
                finding.expect(
                    left.files.isEmpty && !left.hasSession && left.connections ?? 0 == 0,
                    "process \(launch), which parked its session at \(seconds(parked.time)), has \(left)")
            }
        }
    }

    /// The commands with which a connection to Redis begins.
    private static let introductions: Set<String> = ["CLIENT", "ROLE"]

    static let parkedSessionsContinue = Law(15, "A parked session keeps its sign-ins, and opening it reads the store at most twice") {
        stage, finding in
        for parking in stage.parkings {
            guard let opened = parking.opened else { continue }
            let (launch, parked) = (parking.launch, parking.parked)
            let requests = stage.exchanges.filter { $0.launch == launch && $0.start > parked.time && $0.start < opened.time }
            finding.expect(requests.isEmpty, "process \(launch) sent \(requests.map(\.request.path)) after \(seconds(parked.time))")
            // Of the last calls before, a lock may still be released, and what they know of a server in trouble be shared.
            let commands = stage.redis.commands[parked.commands..<opened.commands].filter {
                $0.client == launch && !introductions.contains($0.name) && $0.name != "script unlock"
                    && !$0.keys.contains { $0.contains(":circuit.") }
            }
            let hasFailed = opened.failures > parked.failures
            // The task of a cancelled call reads until it learns of that.
            let wasReading = stage.calls.contains {
                $0.launch == launch && $0.errorName == "cancelled" && (0...100_000_000).contains(parked.time - $0.end)
            }
            finding.expect(
                commands.allSatisfy { $0.name == "GET" } && (commands.count <= 2 || hasFailed || wasReading),
                "process \(launch) sent \(commands.map { "\($0.name) \($0.keys)" }) to open the session that it parked at \(seconds(parked.time))"
            )
            guard !hasFailed, !stage.mayForget(parking, until: opened) else { continue }
            // A session that is not signed in may find the sign-in of another process.
            let (before, after) = (parked.accounts, opened.accounts)
            finding.expect(
                (before.community ?? after.community) == after.community && (before.campus ?? after.campus) == after.campus,
                "process \(launch) parked a session of \(before) at \(seconds(parked.time)), and opened one of \(after)"
            )
        }
    }
}

extension Stage {
    fileprivate func wasStopped(_ parking: ParkingRecord) -> Bool {
        stops.contains { $0.process == parking.process && $0.end >= parking.parked.time }
    }

    /// Returns whether the store may have got another sign-in, or may have lost the one of a parked session, before it was opened again.
    fileprivate func mayForget(_ parking: ParkingRecord, until opened: ParkingRecord.Moment) -> Bool {
        let owner = storeOwner(ofProcess: parking.process)
        let hasChanged = signIns.contains {
            storeOwner(ofProcess: $0.process) == owner && $0.start < opened.place && $0.end ?? .max > parking.start
        }
        let time = parking.parked.time
        let isLost =
            redis.losses.contains { ($0 - Self.wallStart) * 1_000_000 >= time - 1_000_000 } || outages.contains { $0.end >= time }
        // A sign-in whose tokens the server refuses is removed.
        let isRefused = exchanges.contains {
            storeOwner(ofProcess: $0.process) == owner && $0.request.path == "/api/refresh" && $0.response.status == 401
                && $0.start < opened.time
        }
        return hasChanged || isLost || isRefused || plan.faults.rates[.disk] != nil
    }
}
