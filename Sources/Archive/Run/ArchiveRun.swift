import Calendar
import Calls
import DanXiKit
import Errors
import FudanKit

/// One run, which reads what is new into an archive, part by part.
struct ArchiveRun {
    let sources: ArchiveSources
    let archive: ArchiveFolder
    let accounts: CallAccounts
    let pace: RequestPace
    let refresh: Bool
    /// Whether the intervals between two readings of a part are ignored.
    let ignoresIntervals: Bool
    let progress: CallProgress?

    /// The outcome of a run for one part.
    struct Part {
        var changes = Changes()
        /// The reason why some of the part could not be read. Nil if all of it was.
        var problem: String?
        private var problemCount = 0

        /// The number of errors about single things after which a part ends: the server itself probably fails.
        private static let problemLimit = 3

        /// Records an error about a single thing, such as a thread, so that the others can still be read.
        /// - Throws: the error if too many things of the part have failed.
        mutating func record(_ error: DanXiError, _ pace: RequestPace) throws(DanXiError) {
            problem = problem ?? error.message
            problemCount += 1
            guard problemCount < Self.problemLimit else { throw error }
            if error.isRefusal { pace.countRefusal() }
        }
    }

    var now: Int { WallTime.now.milliseconds }
    var community: Community { sources.community }
    var campus: Campus { sources.campus }

    /// Reads parts. The failure of a part does not end the run, unless every further part would fail too.
    func read(_ names: [ArchivePartName]) async throws -> [ArchivePart] {
        progress?.startSteps(of: names.count)
        var results: [ArchivePart] = []
        // The errors of sign-ins: no further attempt is made, because it would submit the same password again.
        var failedSignIns: [CallAccounts.Kind: String] = [:]
        for name in names {
            var part = Part()
            let outcome: ArchiveOutcome
            if let reason = pace.isEnded ? Self.refused : missingAccount(name) ?? failedSignIns[name.account] {
                (outcome, part.problem) = (.skipped, reason)
            } else {
                do {
                    if try await isDue(name) {
                        try await read(name, &part)
                        if part.problem == nil { try await archive.run { [now] in try $0.setRead(name, at: now) } }
                    }
                } catch let error as DanXiError where !error.endsRun {
                    part.problem = error.message
                    if error.concernsSignIn { failedSignIns[name.account] = error.message }
                    if error.isRefusal { pace.countRefusal() }
                }
                outcome = part.problem == nil ? .ok : .failed
            }
            results.append(
                ArchivePart(
                    name: name, outcome: outcome, count: try await archive.run { try $0.count(of: name) }, newCount: part.changes.new,
                    changedCount: part.changes.changed, goneCount: part.changes.gone, reason: part.problem))
            progress?.completeStep()
        }
        return results
    }

    private static let refused = "The servers have refused too many requests of this run. Start another one later."

    private func missingAccount(_ name: ArchivePartName) -> String? {
        guard accounts[name.account] == nil else { return nil }
        return switch name.account {
        case .community: "The session is not signed in to the community. Call account.login."
        case .campus: "The session is not signed in to the campus services. Call campus.login."
        }
    }

    /// Returns whether the interval since the last reading of a part has passed.
    private func isDue(_ name: ArchivePartName) async throws -> Bool {
        guard !ignoresIntervals, let last = try await archive.run({ try $0.lastReading(of: name) }) else { return true }
        return !(0..<interval(of: name)).contains(now - last)
    }

    /// Returns the time after which a part is read again, in milliseconds. It is 0 unless reading the part takes many requests: loans need a
    /// long sign-in, files requests for each course, and timetables of graduate students one for each week.
    func interval(of name: ArchivePartName) -> Int {
        switch name {
        case .files: 6 * Self.hour
        case .loans: 24 * Self.hour
        case .lessons where campus.client.studentType == .graduate: 24 * Self.hour
        default: 0
        }
    }

    private static let hour = 3_600_000

    private func read(_ name: ArchivePartName, _ part: inout Part) async throws {
        switch name {
        case .favorites: try await readFavorites(&part)
        case .holes: try await readHoles(&part)
        case .floors: try await readFloors(&part)
        case .threads: try await readThreads(&part)
        case .messages: try await readMessages(&part)
        case .images: try await readImages(&part)
        case .reviews: try await readReviews(&part)
        case .scores: try await readScores(&part)
        case .lessons: try await readLessons(&part)
        case .exams: try await readExams(&part)
        case .transactions: try await readTransactions(&part)
        case .loans: try await readLoans(&part)
        case .files: try await readFiles(&part)
        }
    }

    // MARK: Lists

    /// Stores a whole list.
    func store(
        _ items: [NewItem], _ kind: ItemKind, scope: String? = nil, forgets: Bool = false, _ part: inout Part
    ) async throws {
        part.changes += try await archive.run { [now] in try $0.store(items, kind, scope: scope, forgets: forgets, at: now) }
    }

    /// Reads a list page by page, the greatest position first, until a page has an entry of an earlier complete reading.
    /// - Parameters:
    ///   - forgets: whether the server removes old entries from the list, which are not gone then.
    ///   - next: returns the page after the entries that were read, and whether it is the last one.
    func readPages(
        _ kind: ItemKind, forgets: Bool = false, _ part: inout Part, _ next: ([NewItem]) async throws -> (items: [NewItem], isLast: Bool)
    ) async throws {
        var read: [NewItem] = []
        var isEnd = false
        while true {
            let page = try await next(read)
            let stored = try await archive.run { [now] in try $0.storePage(page.items, kind, at: now) }
            part.changes += stored.changes
            let keys = Set(read.map(\.key))
            let new = page.items.filter { !keys.contains($0.key) }
            read += new
            // A page without new entries would be followed by itself.
            isEnd = page.isLast || new.isEmpty
            if isEnd || (stored.isKnown && !refresh) { break }
        }
        let position = isEnd ? nil : read.last?.position
        part.changes.gone += try await archive.run { [now, read] in
            try $0.endPages(kind, read: read.map(\.key), to: position, forgets: forgets, at: now)
        }
    }
}

extension ArchivePartName {
    /// The account whose content the part has.
    var account: CallAccounts.Kind {
        switch self {
        case .favorites, .holes, .floors, .threads, .messages, .images, .reviews: .community
        case .scores, .lessons, .exams, .transactions, .loans, .files: .campus
        }
    }
}

extension ArchiveTables {
    /// Returns the number of entries that a part has.
    func count(of part: ArchivePartName) throws -> Int {
        switch part {
        case .favorites: try count(.favorite)
        case .holes: try count(.ownHole)
        case .floors: try count(.ownFloor)
        case .threads: try database.integer("SELECT count(*) FROM thread WHERE gone_at IS NULL")
        case .messages: try count(.message)
        case .images: try database.integer("SELECT count(*) FROM media WHERE name IS NOT NULL")
        case .reviews: try count(.review)
        case .scores: try count(.score)
        case .lessons: try count(.lesson)
        case .exams: try count(.exam)
        case .transactions: try count(.transaction)
        case .loans: try count(.loan)
        case .files: try count(.file)
        }
    }
}

extension DanXiError {
    /// Whether every further part would fail with this error too.
    fileprivate var endsRun: Bool { [.timeout, .cancelled, .closed, .accountChanged, .storage, .outOfMemory, .internal].contains(code) }

    /// Whether the account can no longer sign in without its person.
    fileprivate var concernsSignIn: Bool {
        [
            .notSignedIn, .wrongPassword, .notRegistered, .captchaRequired, .secondFactorRequired, .accountSetupRequired, .weakPassword,
            .accountLocked, .browserRequired,
        ].contains(code)
    }

    /// Whether a server refuses the account or the number of its requests. The status 429 is counted where it arrives (``PacedClient``).
    var isRefusal: Bool {
        switch code {
        case .forbidden, .captchaRequired, .accountLocked, .browserRequired: true
        case .rateLimited: httpStatus == 403
        default: false
        }
    }

    /// Whether the error concerns one thread, image or course, so that the others can still be read.
    var isAboutOne: Bool {
        [.forbidden, .notFound, .rejected, .serverFailure, .tooLarge, .unexpectedResponse, .pageChanged].contains(code)
    }
}
