import Calls
import Crypto
import JSON
import Runtime
import Storage
import Threads

#if canImport(Glibc)
    import Glibc
#endif

/// The world of one history: servers, processes and what they have done.
package final class Stage: @unchecked Sendable {
    // Unchecked: only the thread that has the baton uses the properties.
    package let plan: Plan
    package let scheduler: Scheduler
    package let internet: Internet
    package let accounts: AccountsServer
    package let forum: ForumServer
    package let curriculum: CurriculumServer
    package let university: SimulatedUniversity
    package let rest: RestServer
    /// A REST host that takes few requests in a window.
    package let limited: RestServer
    package let github = GitHubServer()
    package let feeds = FeedsServer()
    package let redis = SimulatedRedis()
    let sentinels = (0..<RedisHost.sentinels).map { _ in SimulatedRedis(namedPrimary: 0) }
    package let redisTraffic = RedisTraffic()
    package let disk = SimulatedDisk()
    /// The calls that have ended, in order.
    package private(set) var calls: [CallRecord] = []
    /// The requests that have arrived at servers, in order.
    package private(set) var exchanges: [Exchange] = []
    /// The responses that processes have received, in order.
    package private(set) var deliveries: [Delivery] = []
    /// What happened, a line for each event.
    package private(set) var lines: [String] = []
    private(set) var processes: [Int: SimulatedProcess] = [:]
    /// The numbers of the steps that have begun, by process and lane.
    private var begun: [String: Int] = [:]
    /// The processes that have neither ended nor been killed.
    private(set) var running: Set<Int> = []
    /// The moment at which the operator's next action happens. Nil if the operator waits for none.
    var trap: Trap?
    private var lastMarker = 0
    /// The open files of each process, by the number of its launch.
    private(set) var files: [Int: SimulatedFiles] = [:]
    /// The times at which processes were stopped.
    package var stops: [(process: Int, start: Int, end: Int)] = []
    package var kills: [(process: Int, time: Int)] = []
    /// The times at which the machine crashed, and the stored values that were not whole afterwards.
    package var crashes: [(time: Int, values: Int, broken: [String])] = []
    /// The times in which the Redis server could not be reached, or did not copy writes to the replica that took its place.
    package var outages: [(start: Int, end: Int)] = []
    /// The times in which the forum was in trouble.
    package var troubles: [(start: Int, end: Int)] = []
    /// The changes of the wall clocks of processes, in milliseconds.
    var clockMoves: [(launch: Int, time: Int, difference: Int)] = []
    /// The changes of accounts, in order.
    package private(set) var signIns: [SignInRecord] = []
    package private(set) var waits: [QueueWait] = []
    /// The sessions that were parked, in order.
    package private(set) var parkings: [ParkingRecord] = []
    /// The starts of calls whose results come in queues, by the numbers that the programs gave them.
    private(set) var queued: [UInt: (time: Int, place: Int)] = [:]
    /// The tokens that were written to stores, in order.
    package private(set) var tokenWrites: [TokenWrite] = []
    /// What each process used, by the number of its launch.
    package private(set) var uses: [Int: ProcessUse] = [:]
    /// What each process counted until some time after its session was closed, by the number of its launch.
    package private(set) var readings: [Int: MetricFamilies] = [:]
    /// The asynchronous calls and streams of all programs, in the order of their start.
    package private(set) var tasks: [TaskRecord] = []
    /// The times at which sessions began and ended to be closed, by the number that a process has had since its last start.
    /// `place` is the place of the end in the order of all events.
    package private(set) var closings: [Int: (process: Int, start: Int, end: Int?, place: Int?)] = [:]
    /// What threads do while a session is being closed, by the number of the process's start.
    private var closers: [Int: [@Sendable () -> Void]] = [:]
    /// The refreshes of tokens that processes with a directory have begun, and the other process that held the lock of the tokens then.
    package private(set) var refreshStarts: [(process: Int, time: Int, holder: Int?)] = []
    /// How often persons have entered passwords and codes, by the number of the account and the text.
    package private(set) var entries: [String: Int] = [:]
    private var lastLaunch = 0
    private var lastPlace = 0

    /// The wall clock at the beginning of each history: Monday, 2026-11-23, 08:00 in Shanghai.
    static let wallStart = 1_795_392_000_000
    /// The virtual time after which a history must have ended, in nanoseconds.
    private static let longest = 7_200_000_000_000

    package init(plan: Plan) {
        self.plan = plan
        let seed = Seed(plan.seed)
        scheduler = Scheduler(seed: seed.branch(), isBusy: plan.isBusy)
        internet = Internet(scheduler: scheduler, wallStart: Self.wallStart, faults: plan.faults)
        var settings = AccountsServer.Settings()
        settings.isRefreshSingleUse = plan.hasSingleUseTokens
        settings.accessLifetime = 600
        accounts = AccountsServer(seed: seed.branch(), settings: settings)
        forum = ForumServer(accounts: accounts, seed: seed.branch())
        curriculum = CurriculumServer(accounts: accounts, seed: seed.branch())
        university = SimulatedUniversity(seed: seed.branch())
        rest = RestServer(seed: seed.branch())
        limited = RestServer(seed: seed.branch(), origin: "https://limited.example.test", other: "https://limited2.example.test")
        let servers: [any SimulatedServer] = [accounts, forum, curriculum, university, rest, limited, github, feeds]
        for server in servers { internet.add(server) }
        internet.observeDelivery = { [unowned self] in deliveries.append($0) }
        internet.observe = { [unowned self] exchange in
            exchanges.append(exchange)
            let request = exchange.request
            if let process = processes[exchange.process] { observe(process) }
            log("   p\(exchange.process) \(request.method) \(request.origin)\(request.path) -> \(exchange.response.status)")
        }
        internet.observeStart = { [unowned self] in if $1 == "/api/refresh" { observeRefresh(by: $0) } }
        internet.observeArrival = { [unowned self] in spring(.request, $0, $1) }
        internet.observeCommand = { [unowned self] process, bytes in spring(.command, process, String(decoding: bytes, as: UTF8.self)) }
        disk.observeReplacement = { [unowned self] path, old, new in observeFile(path, old, new) }
        populate()
    }

    /// The user of all processes.
    static let user: UInt32 = 1000

    private func populate() {
        disk.addDirectory("/store", owner: Self.user, mode: 0o700)
        for number in 1...4 {
            let person = person(number)
            accounts.addAccount(person.email, person.password, at: Self.wallStart - 86_400_000)
        }
        let division = forum.addDivision("树洞", at: Self.wallStart - 86_400_000)
        for number in 1...3 {
            let hole = forum.addHole("hole \(number)", in: division.number, tags: ["tag"], by: 4, at: Self.wallStart - 3_600_000 + number)
            for floor in 1...4 { forum.addFloor("floor \(floor)", to: hole, by: 4, at: Self.wallStart - 3_000_000 + floor) }
        }
        let course = curriculum.addCourse("数学分析", code: "MATH10001")
        curriculum.addReview(
            "good", "very clear", of: course, rank: ["overall": 4, "content": 4, "workload": 3, "assessment": 5], by: 4,
            at: Self.wallStart - 3_600_000)
        let settings = Seed(plan.seed ^ 1)
        university.settings.captchaAfterFailures = settings.element(of: [nil, 0, 1, 2])
        university.settings.secondFactorHosts = settings.chance(1, in: 3) ? ["my.fudan.edu.cn"] : []
        // campus.login signs in to this host.
        if plan.steps.contains(where: { $0.action == "campus-login-together" }) {
            university.settings.secondFactorHosts.insert("id.fudan.edu.cn")
        }
        university.settings.sessionLifetime = settings.element(of: [600_000, 7_200_000])
        for number in 1...3 { rest.tokens["rest-token-of-\(number)"] = "person\(number)" }
        for name in ["a", "b", "c"] {
            _ = rest.answer(
                ServerRequest(
                    method: "PUT", origin: "https://api.example.test", path: "/items/\(name)",
                    headers: [("Content-Type", "application/json")],
                    body: Array("{}".utf8), time: Self.wallStart - 1000))
        }
        limited.rules.limit = settings.int(in: 2...6)
        // The pauses of the server would leave few requests for the limit of the programs.
        if plan.rate != nil { limited.rules.limit = nil }
        if plan.changesAccounts, settings.chance(1, in: 2) { forum.limit = 8 }
        for number in 1...3 { github.addUser("person\(number)", token: "github-token-of-\(number)") }
        let repository = github.addRepository("danxi/library")
        github.addIssue("first", to: repository, by: "person1", at: Self.wallStart - 1000)
        for name in ["news", "notes"] {
            feeds.add(SimulatedFeed("/\(name)", .rss, title: name, interval: 60_000, start: Self.wallStart - 600_000))
        }
    }

    /// A person with an account. The account of person n has the number n.
    package struct Person: Sendable {
        package let number: Int
        package let email: String
        package let password: String
    }

    package func person(_ number: Int) -> Person {
        Person(number: number, email: "person\(number)@fudan.edu.cn", password: "secret-of-\(number)")
    }

    /// The person whose account a process uses.
    package func person(ofProcess process: Int) -> Person { person(plan.sharesAccount ? 1 : (process - 1) % 3 + 1) }

    /// The student whose campus account a process uses.
    package func student(ofProcess process: Int) -> UniversityPerson {
        university.people[(person(ofProcess: process).number - 1) % university.people.count]
    }

    /// Returns the time on the wall clock of a process, in nanoseconds since the beginning of the history.
    func wallTime(ofLaunch launch: Int, at time: Int) -> Int {
        clockMoves.filter { $0.launch == launch && $0.time <= time }.reduce(time) { $0 + $1.difference * 1_000_000 }
    }

    package func log(_ line: String) { lines.append("\(seconds(scheduler.now)) \(line)") }

    package func record(_ call: CallRecord) {
        calls.append(call)
        lines.append(call.line)
    }

    /// Records that a person has entered a password or a code.
    func enter(_ text: String, for student: UniversityPerson) { entries["\(student.number) \(text)", default: 0] += 1 }

    func begin(_ task: TaskRecord) { tasks.append(task) }

    func beginClosing(_ process: SimulatedProcess) {
        closings[process.launch] = (process.number, scheduler.now, nil, nil)
        for action in closers.removeValue(forKey: process.launch) ?? [] { SystemThread.start(action)?.detach() }
        // The threads may act before the session is closed.
        scheduler.checkpoint()
    }

    func closed(_ process: SimulatedProcess) {
        closings[process.launch]?.end = scheduler.now
        closings[process.launch]?.place = nextPlace()
        log("\(process.number) closed")
    }

    /// Returns the next place in the order of all events.
    func nextPlace() -> Int {
        lastPlace += 1
        return lastPlace
    }

    func beginSignIn(_ process: SimulatedProcess, _ service: SignInRecord.Service, _ identity: SignInRecord.Identity?) -> SignInRecord {
        let record = SignInRecord(process: process, service: service, identity: identity, start: nextPlace())
        signIns.append(record)
        return record
    }

    /// Records the start of a call whose result comes in a queue. Returns the number of the call.
    func beginQueued() -> UInt {
        let number = UInt(queued.count + 1)
        queued[number] = (scheduler.now, nextPlace())
        return number
    }

    /// Lets a thread of a process do something while the session is being closed.
    func whenClosing(_ process: SimulatedProcess, _ action: @escaping @Sendable () -> Void) {
        closers[process.launch, default: []].append(action)
    }

    private func observeRefresh(by process: SimulatedProcess) {
        guard plan.store == .directory else { return }
        let owner = storeOwner(ofProcess: process.number)
        let holder = running.sorted().first { number in
            guard number != process.number, storeOwner(ofProcess: number) == owner, let other = processes[number] else { return false }
            return files[other.launch]?.lockedPaths.contains("account.lock") == true
        }
        refreshStarts.append((process.number, scheduler.now, holder))
    }

    func record(_ wait: QueueWait) { waits.append(wait) }

    func record(_ parking: ParkingRecord) { parkings.append(parking) }

    func record(_ write: TokenWrite) { tokenWrites.append(write) }

    /// Records what a process uses at this moment.
    private func observe(_ process: SimulatedProcess) {
        uses[process.launch, default: ProcessUse()].observe(
            threads: process.threadCount, files: files[process.launch]?.openPaths.count ?? 0)
    }

    /// Records what a process still uses some time after its session was closed.
    /// - Parameter hasSession: whether something still refers to the session.
    func observeLeftovers(of process: SimulatedProcess, hasSession: Bool) {
        uses[process.launch, default: ProcessUse()].leave(
            files: files[process.launch]?.openPaths ?? [], requests: internet.atATime(process.launch), hasSession: hasSession,
            time: internet.wallTime)
    }

    /// Reads what a process has counted.
    func read(_ metrics: Metrics, of process: SimulatedProcess) {
        readings[process.launch] = metrics.families(version: "", pauses: [], troubles: [])
    }

    /// Returns a text that no other change of the history has.
    package func newMarker() -> String {
        lastMarker += 1
        return "m\(lastMarker)m"
    }

    // MARK: Running

    /// Runs the history to its end.
    package func run() throws {
        let operatorProcess = SimulatedProcess(number: 0, scheduler: scheduler, wallOffset: Self.wallStart)
        try scheduler.run(in: operatorProcess) { [self] in
            addOldDatabases(operatorProcess)
            if let end = plan.faultsEnd { scheduler.at(end * 1_000_000_000) { [internet] in internet.faults = .none } }
            for number in plan.processes { launch(number) }
            for step in plan.steps(of: 0, lane: 0) { perform(step) }
            while !running.isEmpty, scheduler.now < Self.longest { scheduler.block(until: scheduler.now + 1_000_000_000) }
            if !running.isEmpty { log("processes still run after \(Self.longest / 1_000_000_000) s") }
        }
    }

    /// Whether all processes have ended by themselves or were killed.
    package var hasEnded: Bool { running.isEmpty }

    /// Starts a process, which performs those steps of its lanes that have not begun.
    func launch(_ number: Int) {
        lastLaunch += 1
        let process = SimulatedProcess(number: number, launch: lastLaunch, scheduler: scheduler, wallOffset: Self.wallStart)
        processes[number] = process
        running.insert(number)
        process.whenKilled { [self] in _ = running.remove(number) }
        let network = SimulatedNetwork(
            internet: internet, process: process,
            redis: SimulatedConnector(redis: redis, sentinels: sentinels, internet: internet, process: process, traffic: redisTraffic))
        let files = disk.files(user: Self.user, seed: scheduler.seed.branch()) { [self] operation, path in
            scheduler.checkpoint()
            spring(.disk, process, "\(operation) \(path)")
            return internet.strikes(.disk) ? internet.seed.element(of: [EIO, ENOSPC]) : nil
        }
        self.files[process.launch] = files
        process.whenKilled { files.kill() }
        let members: [ObjectIdentifier: any Sendable] = [
            ObjectIdentifier(FilesKey.self): files as any FileSystem, ObjectIdentifier(SlowHash.Iterations.self): Int32(1),
            ObjectIdentifier(CallPlaces.Limit.self): 1,
        ]
        let world = process.world(network.member.merging(members) { one, _ in one })
        let thread = scheduler.makeThread(of: process) { [self] in
            world.run { Program(stage: self, process: process, plan: plan).run() }
            running.remove(number)
        }
        thread.startReally()
    }

    /// Returns the next step of a lane, and records that it has begun.
    func nextStep(of process: Int, lane: Int) -> Step? {
        let steps = plan.steps(of: process, lane: lane), key = "\(process).\(lane)"
        let index = begun[key, default: 0]
        guard index < steps.count else { return nil }
        begun[key] = index + 1
        return steps[index]
    }
}
