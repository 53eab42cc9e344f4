extension Law {
    /// The threads of the library: four for tasks and for each kind of store, two for callbacks, one each for timers and the network, and
    /// one for the opening of a session. The program has up to three and its main thread.
    private static let threadLimit = 4 + 4 + 4 + 2 + 1 + 1 + 1 + 4
    /// The files that a process has open: the directory, a value and a lock for each thread, and a database with its log.
    private static let fileLimit = 16
    /// The connections to Redis: one for each thread, and those of the opening of a session and of those that are kept.
    private static let connectionLimit = 8

    static let processesAreSmall = Law(11, "The threads, open files and connections of a process stay below their bounds") {
        stage, finding in
        for (launch, use) in stage.uses.sorted(by: { $0.key < $1.key }) {
            finding.expect(use.mostThreads <= threadLimit, "process \(launch) had \(use.mostThreads) threads")
            finding.expect(use.mostFiles <= fileLimit, "process \(launch) had \(use.mostFiles) open files")
        }
        for (client, count) in stage.redisTraffic.mostConnections.sorted(by: { $0.key < $1.key }) {
            finding.expect(count <= connectionLimit, "process \(client) had \(count) connections to Redis")
        }
    }

    static let sessionsAreFreed = Law(11, "Some time after a close, the memory of a session is free") { stage, finding in
        for (launch, use) in stage.uses.sorted(by: { $0.key < $1.key }) {
            guard let left = use.left, let closing = stage.closings[launch],
                !stage.stops.contains(where: { $0.process == closing.process && $0.end >= closing.start })
            else { continue }
            finding.expect(!left.hasSession, "something still refers to the session of process \(launch)")
        }
    }

    static let closedFilesRest = Law(11, "No process uses the descriptor of a file that it has closed") { stage, finding in
        for (launch, files) in stage.files.sorted(by: { $0.key < $1.key }) {
            finding.expect(files.misuses == 0, "process \(launch) has used \(files.misuses) descriptors that were not open")
        }
    }

    static let sharedStoreIsSmall = Law(11, "A shared store keeps only sign-ins and the numbers of locks without an end") {
        stage, finding in
        for key in stage.redis.lastingKeys {
            finding.expect(["account.json", "campus.json", ":fence"].contains { key.hasSuffix($0) }, "\(key) does not expire")
        }
    }

    static let floodsEnd = Law(11, "Of a reply whose line does not end, at most 64 KiB are kept") { stage, finding in
        for count in stage.redisTraffic.floods { finding.expect(count <= 65_536 + 16_384, "a client has read \(count) bytes of a line") }
    }
}
