import Calls
import DanXiKit
import Errors
import Glibc
import JSON
import Networking
import TestSupport
import Testing
import Threads

@testable import Archive

@Suite("Runs of an archive: the community", .virtualTime, .timeLimit(.minutes(5)))
struct CommunityRunTests {
    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The hole whose last floor is from the day `day` of November 2026.
    private func hole(_ id: Int, day: Int) throws -> Hole { try Sample.hole(id, updated: "2026-11-\(day)T00:00:00") }

    private func floors(_ ids: some Collection<Int>) throws -> ArchiveServers.Answer {
        try .list(try ids.map { try Sample.floor($0, in: 9, "text \($0)") { $0.isMe = true } })
    }

    // MARK: Lists

    @Test("Favorites are stored once each, without the floors of their threads, and what is changed or gone is counted")
    func favorites() async throws {
        let servers = try await ArchiveServers()
        let first = try hole(3, day: 22)
        var second = try hole(2, day: 21)
        second.floors.prefetch = [try Sample.floor(7, in: 2, "text")]
        servers["/api/user/favorites"] = try .list([second, first, second])
        let report = try await servers.run([.favorites])
        #expect(
            report
                == ArchiveReport(
                    folder: servers.folder, isComplete: true, requestCount: 1, parts: [.part(.favorites, count: 2, new: 2)]))
        let requests = servers.takeRequests()
        #expect(requests == ["/api/user/favorites?order=time_created"])
        let entries = try await servers.entries(.favorite)
        #expect(entries == ["3||1795276800000", "2||1795190400000"])
        var values = try await servers.values(.favorite)
        second.floors.prefetch = nil
        #expect(values == [try ArchiveTables.json.text(first), try ArchiveTables.json.text(second)])
        second.divisionId = 5
        servers["/api/user/favorites"] = try .list([second])
        let next = try await servers.run([.favorites])
        #expect(next.parts == [.part(.favorites, count: 1, changed: 1, gone: 1)])
        values = try await servers.values(.favorite)
        #expect(values.count == 2)
    }

    @Test("Own holes are read page by page until one of an earlier run, and one that is missing before it is gone")
    func holes() async throws {
        let servers = try await ArchiveServers()
        let holes = try (1...12).reversed().map { try hole($0, day: $0 + 10) }
        servers["/api/users/me/holes?size=10"] = try .list(Array(holes.prefix(10)))
        let rest = "/api/users/me/holes?offset=2026-11-13T00%3A00%3A00.001%2B08%3A00&size=10"
        servers[rest] = try .list(Array(holes.suffix(3)))
        var report = try await servers.run([.holes])
        var requests = servers.takeRequests()
        #expect(report.parts == [.part(.holes, count: 12, new: 12)])
        #expect(requests == ["/api/users/me/holes?size=10", rest])
        report = try await servers.run([.holes])
        requests = servers.takeRequests()
        #expect(report.parts == [.part(.holes, count: 12)] && requests == ["/api/users/me/holes?size=10"])
        // Hole 11 is deleted, and hole 1 is not on the page.
        servers["/api/users/me/holes?size=10"] = try .list(holes.filter { $0.id != 11 && $0.id > 1 })
        report = try await servers.run([.holes])
        #expect(report.parts == [.part(.holes, count: 11, gone: 1)])
        let gone = try await servers.tables { try $0.items(.ownHole).filter { $0.goneAt != nil }.map(\.key) }
        #expect(gone == ["11"])
        // A page that is not full is the last one: all others are gone.
        servers["/api/users/me/holes?size=10"] = try .list([holes[0]])
        report = try await servers.run([.holes])
        #expect(report.parts == [.part(.holes, count: 1, gone: 10)])
    }

    @Test("Own floors are read page by page, each page with the last floor of the page before, and all of them for a refresh")
    func floors() async throws {
        let servers = try await ArchiveServers()
        let pages = [0, 49, 98].map { "/api/users/me/floors?offset=\($0)&order_by=id&sort=desc&size=50" }
        servers[pages[0]] = try floors((71...120).reversed())
        servers[pages[1]] = try floors((22...71).reversed())
        servers[pages[2]] = try floors((1...22).reversed())
        for (refresh, new, requested) in [(false, 120, pages), (false, 0, [pages[0]]), (true, 0, pages)] {
            let report = try await servers.run([.floors], refresh: refresh)
            let requests = servers.takeRequests()
            #expect(report.parts == [.part(.floors, count: 120, new: new)] && requests == requested)
        }
        let entries = try await servers.entries(.ownFloor)
        #expect(entries == (1...120).reversed().map { "\($0)|9|\($0)" })
    }

    @Test("A list whose server ignores the offset ends with its first repeated page")
    func repeatedPage() async throws {
        let servers = try await ArchiveServers()
        servers["/api/users/me/floors"] = try floors((1...50).reversed())
        let report = try await servers.run([.floors])
        #expect(report.parts == [.part(.floors, count: 50, new: 50)] && report.requestCount == 2)
    }

    @Test("A list that was interrupted is read from its start again, and not only until what it has stored")
    func interruptedList() async throws {
        let servers = try await ArchiveServers()
        let pages = [0, 49].map { "/api/users/me/floors?offset=\($0)&order_by=id&sort=desc&size=50" }
        servers[pages[0]] = try floors((11...60).reversed())
        servers[pages[1]] = .init(status: 400, #"{"message":"broken"}"#)
        var report = try await servers.run([.floors])
        #expect(!report.isComplete && report.parts.map(\.outcome) == [.failed] && report.parts.map(\.newCount) == [50])
        #expect(report.parts.first?.reason?.contains("broken") == true)
        servers[pages[1]] = try floors((1...11).reversed())
        report = try await servers.run([.floors])
        #expect(report.parts == [.part(.floors, count: 60, new: 10)] && report.requestCount == 2)
    }

    @Test("A deleted own floor keeps its text, and is gone")
    func deletedFloor() async throws {
        let servers = try await ArchiveServers()
        servers["/api/users/me/floors"] = try floors([7])
        _ = try await servers.run([.floors])
        servers["/api/users/me/floors"] = try .list([try Sample.floor(7, in: 9, "deleted") { $0.deleted = true }])
        let report = try await servers.run([.floors])
        let values = try await servers.values(.ownFloor)
        #expect(report.parts == [.part(.floors, gone: 1)] && values.first?.contains("text 7") == true)
    }

    @Test("Messages that the forum no longer has are not gone, and reviews are stored without the account and the earlier versions")
    func messagesAndReviews() async throws {
        let servers = try await ArchiveServers()
        servers["/api/messages"] = try .list([Sample.message(3), Sample.message(4)])
        let review = try Sample.review(5, "good") { $0.reviewerId = 9 }
        servers["/api/reviews/me"] = try .list([review])
        _ = try await servers.run([.messages, .reviews])
        let requests = servers.takeRequests()
        #expect(requests == ["/api/messages?not_read=false", "/api/reviews/me"])
        servers["/api/messages"] = nil
        servers["/api/reviews/me"] = nil
        let report = try await servers.run([.messages, .reviews])
        #expect(report.parts == [.part(.messages, count: 2), .part(.reviews, gone: 1)])
        let (messages, reviews) = (try await servers.entries(.message), try await servers.entries(.review))
        #expect(messages == ["4||4", "3||3"] && reviews == ["5||5"])
        var stored = review
        stored.reviewerId = 0
        let values = try await servers.values(.review)
        #expect(values == [try ArchiveTables.json.text(stored)])
    }

    // MARK: Threads and images

    @Test("The threads of favorites are saved, also if another one fails, and only what is missing is requested again")
    func threads() async throws {
        let servers = try await ArchiveServers()
        servers["/api/user/favorites"] = try .list((2...4).map { try hole($0, day: 20) })
        servers["/api/holes/2"] = .init(try ArchiveTables.json.text(try hole(2, day: 20)))
        servers["/api/holes/2/floors"] = try .list([Sample.floor(7, in: 2, "text")])
        servers["/api/holes/3"] = .init(status: 404, #"{"message":"hidden"}"#)
        servers["/api/holes/4"] = .init(status: 400, #"{"message":"broken"}"#)
        let progress = CallProgress()
        var report = try await servers.run([.favorites, .threads], progress: progress)
        let floors = "/api/holes/2/floors?offset=0&order_by=id&sort=asc&size=50"
        var requests = servers.takeRequests().dropFirst()
        #expect(requests == ["/api/holes/4", "/api/holes/3", "/api/holes/2", floors])
        let threads = try #require(report.parts.last)
        #expect(threads == .part(.threads, .failed, count: 1, new: 1, threads.reason) && threads.reason?.contains("broken") == true)
        #expect(progress.current == (5, 5))
        let (due, read) = try await servers.tables { tables in
            (try tables.dueThreads(refresh: false), try [.favorites, .threads].map { try tables.lastReading(of: $0) != nil })
        }
        #expect(due == [4] && read == [true, false])
        servers["/api/holes/4"] = .init(try ArchiveTables.json.text(try hole(4, day: 20)))
        report = try await servers.run([.favorites, .threads])
        requests = servers.takeRequests().dropFirst()
        #expect(requests == ["/api/holes/4", floors.replacing("2/floors", with: "4/floors")])
        #expect(report.isComplete && report.parts.last == .part(.threads, count: 2))
        let isRead = try await servers.tables { try $0.lastReading(of: .threads) != nil }
        #expect(isRead)
    }

    @Test("A part ends with its third failure about one thing, and the next part is read")
    func failures() async throws {
        let servers = try await ArchiveServers()
        servers["/api/user/favorites"] = try .list((1...5).map { try hole($0, day: 20) })
        for id in 1...5 { servers["/api/holes/\(id)"] = .init(status: 400, #"{"message":"broken \#(id)"}"#) }
        let report = try await servers.run([.favorites, .threads, .messages])
        let requests = servers.takeRequests()
        #expect(requests.dropFirst() == ["/api/holes/5", "/api/holes/4", "/api/holes/3", "/api/messages?not_read=false"])
        #expect(report.parts.map(\.outcome) == [.ok, .failed, .ok] && report.parts[1].reason?.contains("broken 3") == true)
    }

    @Test("After two refusals, no further request is sent, and the other parts are skipped")
    func refusals() async throws {
        let servers = try await ArchiveServers()
        servers["/api/user/favorites"] = try .list((1...3).map { try hole($0, day: 20) })
        for id in 1...3 { servers["/api/holes/\(id)"] = .init(status: 403, #"{"message":"forbidden \#(id)"}"#) }
        let report = try await servers.run([.favorites, .threads, .messages, .reviews])
        let requests = servers.takeRequests()
        #expect(requests.dropFirst() == ["/api/holes/3", "/api/holes/2"] && report.requestCount == 3)
        let reason = "The servers have refused too many requests of this run. Start another one later."
        #expect(report.parts.suffix(2) == [.part(.messages, .skipped, reason), .part(.reviews, .skipped, reason)])
        #expect(report.parts[1].outcome == .failed && !report.isComplete)
        let again = try await servers.run([.messages])
        #expect(again.isComplete)
    }

    @Test(
        "A list that is refused counts as one refusal, and a list that fails counts as none",
        arguments: [(403, true), (400, false), (404, false)])
    func refusedLists(status: Int, isRefusal: Bool) async throws {
        let servers = try await ArchiveServers()
        for path in ["/api/user/favorites", "/api/messages"] { servers[path] = .init(status: status, #"{"message":"no"}"#) }
        let report = try await servers.run([.favorites, .holes, .messages, .reviews])
        #expect(report.parts.map(\.outcome) == [.failed, .ok, .failed, isRefusal ? .skipped : .ok])
    }

    @Test("Images of the image server are saved, and those of other servers are not requested")
    func images() async throws {
        let servers = try await ArchiveServers()
        let text = ["image.fduhole.com/1.png", "image.fduhole.com/2.png", "image.fduhole.com/3.png", "other.example/4.png"].map {
            "![](https://\($0))"
        }.joined()
        servers["/api/users/me/floors"] = try .list([Sample.floor(7, in: 9, text)])
        var image = ArchiveServers.Answer("", type: "text/plain")
        image.body = Self.png
        servers["/1.png"] = image
        servers["/2.png"] = .init(status: 400, "no such image", type: "text/plain")
        servers["/3.png"] = .html("<html>")
        let progress = CallProgress()
        var report = try await servers.run([.floors, .images], progress: progress)
        var requests = servers.takeRequests().dropFirst()
        #expect(requests == ["/1.png", "/2.png", "/3.png"] && progress.current == (5, 5))
        let images = try #require(report.parts.last)
        #expect(images == .part(.images, .failed, count: 1, new: 1, images.reason) && images.reason?.contains("/3.png") == true)
        let name = "4c4b6a3be1314ab86138bef4314dde022e600960d8689a2c8f8631802d20dab6.png"
        let rows = try await servers.tables { tables in
            try tables.database.rows("SELECT url, name, type, size FROM media ORDER BY url") { row in
                [row.text(0), row.optionalText(1) ?? "-", row.optionalText(2) ?? "-", "\(row.optionalInteger(3) ?? 0)"]
            }
        }
        #expect(
            rows == [
                ["https://image.fduhole.com/1.png", name, "image/png", "8"], ["https://image.fduhole.com/2.png", "-", "-", "0"],
            ])
        var info = stat()
        #expect(stat("\(servers.folder)/media/\(name)", &info) == 0 && info.st_size == 8)
        servers["/3.png"] = image
        report = try await servers.run([.floors, .images])
        requests = servers.takeRequests().dropFirst()
        #expect(requests == ["/3.png"] && report.parts.last == .part(.images, count: 2, new: 1))
        report = try await servers.run([.floors, .images], refresh: true)
        requests = servers.takeRequests().dropFirst()
        #expect(requests == ["/2.png"] && report.parts.last == .part(.images, count: 2))
    }

    // MARK: Accounts

    @Test("The parts are read in their order, and those of an account that is missing are skipped")
    func accounts() async throws {
        let servers = try await ArchiveServers()
        var report = try await servers.run([.exams, .holes, .favorites], accounts: CallAccounts(community: "1"))
        let campus = "The session is not signed in to the campus services. Call campus.login."
        #expect(report.parts == [.part(.favorites), .part(.holes), .part(.exams, .skipped, campus)] && !report.isComplete)
        _ = servers.takeRequests()
        let other = try await ArchiveServers()
        report = try await other.run([.favorites, .images], accounts: CallAccounts(campus: "23300000000"))
        let community = "The session is not signed in to the community. Call account.login."
        #expect(report.parts == [.part(.favorites, .skipped, community), .part(.images, .skipped, community)])
        #expect(report.requestCount == 0)
    }

    @Test("A run without any account, and one with the accounts of another person, send no request")
    func otherAccounts() async throws {
        let servers = try await ArchiveServers()
        for accounts in [nil, CallAccounts()] {
            let error = await failure { try await servers.run([.favorites], accounts: accounts) }
            #expect(
                error?.code == .notSignedIn
                    && error?.message == "archive.run: no account is signed in. Call account.login or campus.login, or both.")
        }
        #expect(access(servers.folder, F_OK) != 0)
        _ = try await servers.run([.favorites], accounts: CallAccounts(community: "1"))
        _ = servers.takeRequests()
        let error = await failure { try await servers.run([.favorites], accounts: CallAccounts(community: "2")) }
        #expect(
            error?.message
                == "archive.run: `folder`: \(servers.folder) is the archive of another account. Sign in to the accounts of the archive, or pass another folder."
        )
        #expect(error?.code == .invalidArgument && servers.takeRequests() == [])
    }

    @Test("An archive has hashes of its accounts with a salt of its own, and no account")
    func owner() async throws {
        let servers = try await ArchiveServers()
        _ = try await servers.run([.favorites])
        let row = try await servers.tables { tables in
            try tables.database.row("SELECT salt, community_owner, campus_owner FROM archive") { [$0.text(0), $0.text(1), $0.text(2)] }
        }
        let texts = try #require(row)
        let owners = try ArchiveOwners(ArchiveServers.accounts, server: "https://auth.fduhole.com/api", salt: texts[0])
        #expect(texts.map(\.utf8.count) == [32, 64, 64] && texts[1] == owners.community && texts[2] == owners.campus)
    }

    @Test("A run ends with its error if the account of the session changes")
    func changedAccount() async throws {
        let servers = try await ArchiveServers()
        await expectFailure(.accountChanged) { try await servers.run([.favorites, .holes], accounts: CallAccounts(community: "2")) }
        #expect(servers.takeRequests() == [])
    }

    @Test("After a failed sign-in, the other parts of this account are skipped with the reason, and those of the other account are read")
    func failedSignIn() async throws {
        let servers = try await ArchiveServers()
        for path in ["/api/user/favorites", "/api/refresh"] { servers[path] = .init(status: 401, #"{"message":"expired"}"#) }
        let report = try await servers.run([.favorites, .holes, .messages])
        let reason = try #require(report.parts.first?.reason)
        #expect(
            report.parts == [
                .part(.favorites, .failed, reason), .part(.holes, .skipped, reason), .part(.messages, .skipped, reason),
            ])
        let requests = servers.takeRequests()
        #expect(requests.prefix { $0 != "/api/refresh" } == ["/api/user/favorites?order=time_created"])
        #expect(requests.allSatisfy { $0 == "/api/refresh" || $0.hasPrefix("/api/user/favorites") })
    }

    @Test(
        "Each error is about one thing or about its part, and some are refusals",
        arguments: [
            (ErrorCode.forbidden, nil, true, true), (.notFound, nil, true, false), (.rejected, nil, true, false),
            (.serverFailure, nil, true, false), (.tooLarge, nil, true, false), (.unexpectedResponse, nil, true, false),
            (.pageChanged, nil, true, false), (.captchaRequired, nil, false, true), (.accountLocked, nil, false, true),
            (.browserRequired, nil, false, true), (.rateLimited, 403, false, true), (.rateLimited, 429, false, false),
            (.rateLimited, nil, false, false), (.network, nil, false, false), (.notSignedIn, nil, false, false),
        ] as [(ErrorCode, Int?, Bool, Bool)])
    func errors(code: ErrorCode, status: Int?, isAboutOne: Bool, isRefusal: Bool) {
        let error = DanXiError(code, "", httpStatus: status)
        #expect(error.isAboutOne == isAboutOne && error.isRefusal == isRefusal)
    }
}
