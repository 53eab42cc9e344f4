import Threads

extension Stage {
    /// The moment at which something happens to a process: one of its next operations with the disk, the arrival of one of its requests, or
    /// the sending of a command to Redis.
    struct Trap {
        enum Kind { case disk, request, command }

        let kind: Kind
        /// The launch of the process. Nil for all processes.
        var launch: Int?
        /// Parts of the path of the request, of the operation and the path of the file, or of the command. It must have all of them.
        var parts: [String] = []
        /// The number of operations, requests or commands that pass before.
        var left = 0
        /// Called with the process whose moment has come.
        let action: (SimulatedProcess) -> Void
    }

    /// Calls the action of the trap if its moment has come.
    func spring(_ kind: Trap.Kind, _ process: SimulatedProcess, _ text: @autoclosure () -> String) {
        guard var trap, trap.kind == kind, trap.launch ?? process.launch == process.launch else { return }
        let text = text()
        guard trap.parts.allSatisfy(text.contains) else { return }
        trap.left -= 1
        self.trap = trap.left < 0 ? nil : trap
        if trap.left < 0 { trap.action(process) }
    }

    /// Performs a step of the operator.
    func perform(_ step: Step) {
        let seed = Seed(step.choice)
        scheduler.block(until: scheduler.now + seed.int(in: 1...20_000) * 1_000_000)
        guard !running.isEmpty, let process = processes[seed.element(of: running.sorted())] else { return }
        switch step.action {
        case "kill":
            kill(process)
            restart([process.number], seed)
        case "kill-at-disk":
            if waitForTrap(of: process, seed, { [self] in kill($0) }) { restart([process.number], seed) }
        case "kill-at-request":
            let isSprung = waitFor(
                Trap(kind: .request, launch: process.launch, parts: [seed.element(of: ["/", "/refresh", "/login"])]) { [self] in kill($0) })
            if isSprung { restart([process.number], seed) }
        case "crash":
            let numbers = running.sorted()
            if waitForTrap(of: process, seed, { [self] in crash(at: $0, numbers) }) { restart(numbers, seed) }
        case "stop": stop(process, for: seed.int(in: 1...60))
        case "stop-at-refresh":
            _ = waitFor(
                Trap(kind: .request, launch: process.launch, parts: ["/refresh"]) { [self] in stop($0, for: seed.int(in: 35...90)) })
        case "stop-at-command":
            // A process that writes to the store after such a stop may have lost its lock.
            let part = seed.element(of: ["account.json", ".json"])
            _ = waitFor(
                Trap(kind: .command, launch: process.launch, parts: [part], left: seed.int(in: 0...6)) { [self] in
                    stop($0, for: seed.int(in: 35...90))
                })
        case "stop-at-write":
            // A process that writes new tokens stops for longer than its lease, while others wait for the lock.
            let duration = seed.int(in: 35...90)
            var trap = Trap(kind: .command, parts: ["account.json", "SET"]) { [self] in stop($0, for: duration) }
            if plan.store == .directory {
                // Before and after it has looked whether the tokens in the file are still those that it has read.
                trap = Trap(
                    kind: .disk, parts: [seed.element(of: ["lock account.json.lock", "rename account.json"])], left: seed.int(in: 0...4),
                    action: trap.action)
            }
            _ = waitFor(trap, seconds: 900)
        case "move-clock":
            let difference = seed.int(in: -3_600_000...3_600_000)
            log("the clock of \(process.number) moves by \(difference) ms")
            process.wallOffset += difference
            clockMoves.append((process.launch, scheduler.now, difference))
        case "forum-trouble":
            let start = scheduler.now, kind = seed.element(of: Trouble.allCases)
            log("the forum is in trouble: \(kind)")
            internet.trouble = (forum.origins[0], kind)
            scheduler.block(until: start + seed.int(in: 20...60) * 1_000_000_000)
            internet.trouble = nil
            log("the forum works again")
            troubles.append((start, scheduler.now))
        default: performOnRedis(step.action, seed)
        }
    }

    // MARK: Processes

    private func kill(_ process: SimulatedProcess) {
        log("kill \(process.number)")
        kills.append((process.number, scheduler.now))
        process.kill()
    }

    private func stop(_ process: SimulatedProcess, for duration: Int) {
        log("stop \(process.number) for \(duration) s")
        stops.append((process.number, scheduler.now, scheduler.now + duration * 1_000_000_000))
        process.stop(for: duration * 1_000_000_000)
    }

    /// Ends all processes, and loses what the disk has not flushed.
    /// - Parameter last: the process that runs. It does not return from this function.
    private func crash(at last: SimulatedProcess, _ numbers: [Int]) {
        log("the machine crashes")
        disk.crash(scheduler.seed.branch())
        let values = disk.paths.filter { $0.hasPrefix("/store/") && $0.hasSuffix(".json") }
        crashes.append((scheduler.now, values.count, values.filter { !isWhole(disk.bytes(of: $0) ?? []) }))
        for number in numbers where number != last.number { processes[number].map(kill) }
        kill(last)
    }

    private func restart(_ numbers: [Int], _ seed: Seed) {
        scheduler.block(until: scheduler.now + seed.int(in: 1...5000) * 1_000_000)
        for number in numbers where processes[number]?.isDead == true {
            log("restart \(number)")
            launch(number)
        }
    }

    // MARK: Traps

    /// Waits for one of the next operations of a process with its files.
    /// - Returns: whether the action was called.
    private func waitForTrap(of process: SimulatedProcess, _ seed: Seed, _ action: @escaping (SimulatedProcess) -> Void) -> Bool {
        let (part, left) = seed.element(of: [(" ", 40), (".sqlite3", 80), (".tmp", 8), ("sync", 5)])
        return waitFor(Trap(kind: .disk, launch: process.launch, parts: [part], left: seed.int(in: 0...left), action: action))
    }

    private func waitFor(_ new: Trap, seconds: Int = 300) -> Bool {
        trap = new
        let end = scheduler.now + seconds * 1_000_000_000
        while trap != nil, scheduler.now < end, running.contains(where: { new.launch == nil || processes[$0]?.launch == new.launch }) {
            scheduler.block(until: scheduler.now + 1_000_000_000)
        }
        defer { trap = nil }
        return trap == nil
    }
}
