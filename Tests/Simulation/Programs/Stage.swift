import JSON
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
    package let disk = SimulatedDisk()
    /// The calls that have ended, in order.
    package private(set) var calls: [CallRecord] = []
    /// The requests that have arrived at servers, in order.
    package private(set) var exchanges: [Exchange] = []
    /// The responses that processes have received, in order.
    package private(set) var deliveries: [Delivery] = []
    /// What happened, a line for each event.
    package private(set) var lines: [String] = []
    private var processes: [Int: SimulatedProcess] = [:]
    /// The numbers of the steps that have begun, by process and lane.
    private var begun: [String: Int] = [:]
    /// The processes that have neither ended nor been killed.
    private var running: Set<Int> = []
    private var lastMarker = 0
    /// The times at which processes were stopped.
    package private(set) var stops: [(process: Int, start: Int, end: Int)] = []
    package private(set) var kills: [(process: Int, time: Int)] = []
    /// The asynchronous calls and streams of all programs, in the order of their start.
    package private(set) var tasks: [TaskRecord] = []
    /// The times at which sessions began and ended to be closed, by the number that a process has had since its last start.
    package private(set) var closings: [Int: (process: Int, start: Int, end: Int?)] = [:]
    /// How often persons have entered passwords and codes, by the number of the account and the text.
    package private(set) var entries: [String: Int] = [:]
    private var lastLaunch = 0

    /// The wall clock at the beginning of each history: Monday, 2026-11-23, 08:00 in Shanghai.
    static let wallStart = 1_795_392_000_000
    /// The virtual time after which a history must have ended, in nanoseconds.
    private static let longest = 7_200_000_000_000

    package init(plan: Plan) {
        self.plan = plan
        let seed = Seed(plan.seed)
        scheduler = Scheduler(seed: seed.branch())
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
            log("   p\(exchange.process) \(request.method) \(request.origin)\(request.path) -> \(exchange.response.status)")
        }
        populate()
    }

    /// The user of all processes.
    private static let user: UInt32 = 1000

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

    package func log(_ line: String) { lines.append("\(seconds(scheduler.now)) \(line)") }

    package func record(_ call: CallRecord) {
        calls.append(call)
        lines.append(call.line)
    }

    /// Records that a person has entered a password or a code.
    func enter(_ text: String, for student: UniversityPerson) { entries["\(student.number) \(text)", default: 0] += 1 }

    func begin(_ task: TaskRecord) { tasks.append(task) }

    func beginClosing(_ process: SimulatedProcess) {
        closings[process.launch] = (process.number, scheduler.now, nil)
    }

    func closed(_ process: SimulatedProcess) {
        closings[process.launch]?.end = scheduler.now
        log("\(process.number) closed")
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
            for number in plan.processes { launch(number) }
            for step in plan.steps(of: 0, lane: 0) { perform(step) }
            while !running.isEmpty, scheduler.now < Self.longest { scheduler.block(until: scheduler.now + 1_000_000_000) }
            if !running.isEmpty { log("processes still run after \(Self.longest / 1_000_000_000) s") }
        }
    }

    /// Whether all processes have ended by themselves or were killed.
    package var hasEnded: Bool { running.isEmpty }

    /// Starts a process, which performs those steps of its lanes that have not begun.
    private func launch(_ number: Int) {
        lastLaunch += 1
        let process = SimulatedProcess(number: number, launch: lastLaunch, scheduler: scheduler, wallOffset: Self.wallStart)
        processes[number] = process
        running.insert(number)
        process.whenKilled { [self] in _ = running.remove(number) }
        let network = SimulatedNetwork(
            internet: internet, process: process, redis: SimulatedConnector(redis: redis, internet: internet, process: process))
        let files = disk.files(user: Self.user, seed: scheduler.seed.branch()) { [internet, scheduler] _, _ in
            scheduler.checkpoint()
            return internet.strikes(.disk) ? internet.seed.element(of: [EIO, ENOSPC]) : nil
        }
        process.whenKilled { files.kill() }
        let world = process.world(network.member.merging([ObjectIdentifier(FilesKey.self): files as any FileSystem]) { one, _ in one })
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

    // MARK: The operator

    private func perform(_ step: Step) {
        let seed = Seed(step.choice)
        scheduler.block(until: scheduler.now + seed.int(in: 1...20_000) * 1_000_000)
        let numbers = running.sorted()
        guard !numbers.isEmpty else { return }
        let number = seed.element(of: numbers)
        switch step.action {
        case "kill":
            guard let process = processes[number] else { return }
            log("kill \(number)")
            kills.append((number, scheduler.now))
            process.kill()
            scheduler.block(until: scheduler.now + seed.int(in: 1...5000) * 1_000_000)
            log("restart \(number)")
            launch(number)
        case "stop":
            let duration = seed.int(in: 1...60) * 1_000_000_000
            log("stop \(number) for \(duration / 1_000_000_000) s")
            stops.append((number, scheduler.now, scheduler.now + duration))
            processes[number]?.stop(for: duration)
        case "lose-redis":
            log("redis loses its data")
            redis.flushAll()
        case "restart-redis":
            log("redis restarts without its data")
            redis.restart(keepsData: false)
        case "move-clock":
            let difference = seed.int(in: -3_600_000...3_600_000)
            log("the clock of \(number) moves by \(difference) ms")
            processes[number]?.wallOffset += difference
        default:
            preconditionFailure("the operator has no action \(step.action)")
        }
    }
}
