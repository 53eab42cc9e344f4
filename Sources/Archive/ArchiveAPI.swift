import Calendar
import Calls
import Errors
import Text
import Threads

/// Archives of what is a person's own.
package enum ArchiveAPI {
    /// Reads what is new into an archive.
    /// - Parameters:
    ///   - parts: the parts to read. Nil for all.
    ///   - refresh: whether to read everything again.
    ///   - intervalMs: the minimum time between two requests, in milliseconds.
    package static func run(
        _ sources: ArchiveSources, folder: String, parts: [ArchivePartName]?, refresh: Bool, intervalMs: Int
    ) async throws -> ArchiveReport {
        let accounts = CallContext.current.accounts ?? CallAccounts()
        guard accounts != CallAccounts() else {
            throw DanXiError(.notSignedIn, "archive.run: no account is signed in. Call account.login or campus.login, or both.")
        }
        return try await ArchiveFolder.opened(folder, creates: true, for: "archive.run") { archive in
            try await claim(archive, accounts, sources)
            let pace = RequestPace(interval: .milliseconds(intervalMs))
            let run = ArchiveRun(
                sources: sources, archive: archive, accounts: accounts, pace: pace, refresh: refresh,
                ignoresIntervals: refresh || parts != nil, progress: CallContext.current.progress
            )
            let results = try await CallContext.$current.withValue(CallContext.current.keeping(pace)) {
                try await run.read(ArchivePartName.allCases.filter { parts?.contains($0) ?? true })
            }
            return ArchiveReport(
                folder: archive.path, isComplete: results.allSatisfy { $0.outcome == .ok }, requestCount: pace.requests, parts: results)
        }
    }

    /// - Throws: `invalid_argument` if the archive belongs to another account.
    private static func claim(_ archive: ArchiveFolder, _ accounts: CallAccounts, _ sources: ArchiveSources) async throws {
        let salt = Hex.encode((0..<16).map { _ in World.current.random(in: UInt8.min ... .max) })
        let server = sources.community.client.hosts.auth
        let isOwn = try await archive.run { tables in
            let salt = try tables.salt(ifNone: salt, at: WallTime.now.milliseconds)
            return try tables.claim(try ArchiveOwners(accounts, server: server, salt: salt))
        }
        guard isOwn else {
            throw DanXiError(
                .invalidArgument,
                "archive.run: `folder`: \(archive.path) is the archive of another account. Sign in to the accounts of the archive, or pass another folder."
            )
        }
    }
}
