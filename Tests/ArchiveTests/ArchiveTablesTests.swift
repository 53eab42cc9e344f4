import Calls
import Errors
import Glibc
import TestSupport
import Testing

@testable import Archive

@Suite("The tables of an archive", .timeLimit(.minutes(5)))
struct ArchiveTablesTests {
    let temporary: TemporaryDirectory
    var path: String { temporary.path + "/archive" }

    init() throws {
        temporary = try TemporaryDirectory()
    }

    private func archive<Value: Sendable>(_ work: @escaping @Sendable (ArchiveTables) throws -> Value) async throws -> Value {
        try await ArchiveFolder.opened(path, creates: true, for: "test") { try await $0.run(work) }
    }

    private func item(_ key: String, _ position: Int = 0, _ value: String = "{}", isDeleted: Bool = false) -> NewItem {
        NewItem(key: key, position: position, value: value, isDeleted: isDeleted)
    }

    @Test("An entry that a whole list lacks is gone, and stays. It is back when the list has it again.")
    func gone() async throws {
        let first = try await archive { try $0.store([item("a"), item("b")], .review, at: 1000) }
        #expect((first.new, first.changed, first.gone) == (2, 0, 0))
        let second = try await archive { try $0.store([item("b")], .review, at: 2000) }
        #expect((second.new, second.changed, second.gone) == (0, 0, 1))
        let third = try await archive { try $0.store([item("b")], .review, at: 3000) }
        #expect(third.gone == 0)
        var gone = try await archive { try $0.items(.review).map { $0.goneAt?.unixSeconds } }
        #expect(gone == [2, nil], "the time is that of the first run without the entry")
        try await archive { _ = try $0.store([item("a"), item("b")], .review, at: 4000) }
        gone = try await archive { try $0.items(.review).map { $0.goneAt?.unixSeconds } }
        #expect(gone == [nil, nil])
    }

    @Test("Entries of another scope or another kind are not gone, and those of a list that forgets are not")
    func scopes() async throws {
        try await archive { tables in
            _ = try tables.store([NewItem(key: "1", scope: "s1", position: 0, value: "{}")], .lesson, scope: "s1", at: 1)
            _ = try tables.store([NewItem(key: "2", scope: "s2", position: 0, value: "{}")], .lesson, scope: "s2", at: 1)
            _ = try tables.store([item("1")], .message, forgets: true, at: 1)
            _ = try tables.store([], .lesson, scope: "s1", at: 2)
            _ = try tables.store([], .message, forgets: true, at: 2)
        }
        let counts = try await archive { [try $0.count(.lesson), try $0.count(.message)] }
        #expect(counts == [1, 1])
    }

    @Test(
        "A change keeps the earlier form, a counter does not count as a change",
        arguments: [
            (ItemKind.ownFloor, #"{"content":"a","like":1}"#, #"{"content":"b","like":1}"#, true),
            (.ownFloor, #"{"content":"a","like":1}"#, #"{"content":"a","like":2}"#, false),
            (.favorite, #"{"tags":[1],"view":1}"#, #"{"tags":[1],"view":2}"#, false),
            (.favorite, #"{"tags":[1],"view":1}"#, #"{"tags":[2],"view":1}"#, true),
            (.message, #"{"message":"a","has_read":false}"#, #"{"message":"a","has_read":true}"#, false),
            (.review, #"{"content":"a","remark":1,"vote":0}"#, #"{"content":"a","remark":2,"vote":1}"#, false),
            (.review, #"{"content":"a"}"#, #"{"content":"b"}"#, true),
            (.score, #"{"grade":"A-"}"#, #"{"grade":"A"}"#, true),
            (.exam, #"{"date":"2026-01-01","is_finished":false}"#, #"{"date":"2026-01-01","is_finished":true}"#, false),
            (.exam, #"{"date":"2026-01-01"}"#, #"{"date":"2026-01-02"}"#, true),
        ])
    func changes(_ kind: ItemKind, _ old: String, _ new: String, isChange: Bool) async throws {
        _ = try await archive { try $0.store([item("a", 0, old)], kind, at: 1000) }
        let changes = try await archive { try $0.store([item("a", 0, new)], kind, at: 2000) }
        #expect(changes.changed == (isChange ? 1 : 0) && changes.new == 0)
        let (items, earlier) = try await archive { (try $0.items(kind), try $0.earlier(kind)) }
        #expect(items.map(\.value) == [new])
        #expect(items.map { $0.changedAt?.unixSeconds } == [isChange ? 2 : nil])
        #expect(earlier["a"]?.map(\.value) == (isChange ? [old] : nil))
    }

    @Test("The notice of a deletion does not replace the text")
    func notice() async throws {
        _ = try await archive { try $0.store([item("1", 0, #"{"content":"text"}"#)], .ownFloor, at: 1000) }
        let deleted = item("1", 0, #"{"content":"该内容被作者删除"}"#, isDeleted: true)
        let changes = try await archive { try $0.store([deleted], .ownFloor, at: 2000) }
        let again = try await archive { try $0.store([deleted], .ownFloor, at: 3000) }
        let items = try await archive { try $0.items(.ownFloor) }
        #expect(changes.gone == 1 && again.gone == 0)
        #expect(items.map(\.value) == [#"{"content":"text"}"#] && items.map { $0.goneAt?.unixSeconds } == [2])
    }

    @Test("A list is read until an entry of a complete reading, and not until one of an interrupted reading")
    func pages() async throws {
        let first = try await archive { try $0.storePage([item("5", 5), item("4", 4)], .ownFloor, at: 1000) }
        #expect(!first.isKnown)
        // The process was killed before the end of the list: what it has stored does not end the next reading.
        let again = try await archive { try $0.storePage([item("5", 5), item("4", 4)], .ownFloor, at: 2000) }
        #expect(!again.isKnown && again.changes.new == 0)
        let gone = try await archive { tables in
            _ = try tables.storePage([item("3", 3)], .ownFloor, at: 2000)
            return try tables.endPages(.ownFloor, read: ["5", "4", "3"], to: nil, forgets: false, at: 2000)
        }
        #expect(gone == 0)
        let known = try await archive { try $0.storePage([item("6", 6), item("5", 5)], .ownFloor, at: 3000) }
        #expect(known.isKnown && known.changes.new == 1)
        // Only what is newer than the last entry that was read can be missing.
        let later = try await archive { try $0.endPages(.ownFloor, read: ["6", "5"], to: 4, forgets: false, at: 3000) }
        #expect(later == 0)
        let deleted = try await archive { try $0.endPages(.ownFloor, read: ["6", "5"], to: 3, forgets: false, at: 3000) }
        #expect(deleted == 1, "entry 4")
    }

    @Test("An entry that has moved to the front does not end the next reading if this one is interrupted")
    func moved() async throws {
        try await archive { tables in
            _ = try tables.storePage([item("a", 2), item("b", 1)], .ownHole, at: 1000)
            _ = try tables.endPages(.ownHole, read: ["a", "b"], to: nil, forgets: false, at: 1000)
        }
        for time in [2000, 3000] {
            let page = try await archive { try $0.storePage([item("b", 3)], .ownHole, at: time) }
            #expect(!page.isKnown)
        }
        let end = try await archive { try $0.storePage([item("a", 2)], .ownHole, at: 3000) }
        #expect(end.isKnown)
    }

    @Test("What belongs to an entry is read again when the entry has another position, such as the time of a new reply")
    func checked() async throws {
        func due() async throws -> [Int] { try await archive { try $0.dueThreads(refresh: false) } }
        _ = try await archive { try $0.store([item("7", 1000)], .favorite, at: 1000) }
        var holes = try await due()
        #expect(holes == [7])
        try await archive { try $0.setThreadChecked(7, at: 2000) }
        holes = try await due()
        #expect(holes == [])
        _ = try await archive { try $0.store([item("7", 1000, #"{"view": 2}"#)], .favorite, at: 3000) }
        holes = try await due()
        #expect(holes == [])
        _ = try await archive { try $0.store([item("7", 4000)], .favorite, at: 4000) }
        holes = try await due()
        #expect(holes == [7])
        // A hole that disappears is requested once more, which shows whether it was deleted.
        try await archive { try $0.setThreadChecked(7, at: 5000) }
        _ = try await archive { try $0.store([], .favorite, at: 6000) }
        holes = try await due()
        #expect(holes == [7])
        try await archive { try $0.setThreadChecked(7, at: 7000) }
        holes = try await due()
        #expect(holes == [])
    }

    @Test("An image is requested once, also if the server does not have it, unless everything is read again")
    func images() async throws {
        let text = #"{"content":"![](https://i.example.org/1.png) ![](https://i.example.org/2.png) ![](https://i.example.org/1.png)"}"#
        let due = { (refresh: Bool) in try await archive { try $0.dueImages(refresh: refresh) } }
        _ = try await archive { try $0.store([item("1", 0, text)], .ownFloor, at: 1000) }
        var urls = try await due(false)
        #expect(urls == ["https://i.example.org/1.png", "https://i.example.org/2.png"])
        try await archive { [urls] tables in
            try tables.setMedia(urls[0], name: "a.png", type: "image/png", size: 3, at: 1000)
            try tables.setMedia(urls[1], name: nil, type: nil, size: nil, at: 1000)
        }
        urls = try await due(false)
        #expect(urls == [])
        urls = try await due(true)
        #expect(urls == ["https://i.example.org/2.png"])
        let media = try await archive { try $0.media() }
        #expect(media == ["https://i.example.org/1.png": "a.png"])
    }

    @Test(
        "An archive belongs to the accounts of its first run. A second kind of account needs the first one too.",
        arguments: [
            (CallAccounts(community: "1"), CallAccounts(community: "1"), true),
            (CallAccounts(community: "1"), CallAccounts(community: "2"), false),
            (CallAccounts(community: "1"), CallAccounts(campus: "22300000000"), false),
            (CallAccounts(community: "1"), CallAccounts(community: "1", campus: "22300000000"), true),
            (CallAccounts(community: "1", campus: "a"), CallAccounts(campus: "a"), true),
            (CallAccounts(community: "1", campus: "a"), CallAccounts(community: "1", campus: "b"), false),
            (CallAccounts(community: "1", campus: "a"), CallAccounts(community: "2", campus: "a"), false),
        ])
    func owners(_ first: CallAccounts, _ second: CallAccounts, isOwn: Bool) async throws {
        let owners = try [first, second].map { accounts throws(DanXiError) in
            try ArchiveOwners(accounts, server: "https://auth.example.org", salt: "ab")
        }
        let claims = try await archive { tables in
            _ = try tables.salt(ifNone: "ab", at: 1)
            return try owners.map { try tables.claim($0) }
        }
        #expect(claims == [true, isOwn])
    }

    @Test("The hashes of an account differ between archives and between servers, and are those of PBKDF2")
    func hashes() throws {
        let hash = { (server: String, salt: String) in
            try ArchiveOwners(CallAccounts(community: "1"), server: server, salt: salt).community
        }
        let one = try hash("https://a.org", "00")
        let other = [try hash("https://b.org", "00"), try hash("https://a.org", "01")]
        #expect(one?.count == 64 && !other.contains(one))
    }

    // MARK: The folder

    @Test("A folder is created with mode 0700, and its files with 0600")
    func modes() async throws {
        try await ArchiveFolder.opened(path, creates: true, for: "test") { archive in
            try await archive.run { _ = try $0.salt(ifNone: "ab", at: 1) }
            try await archive.write("media/a.png", [1, 2])
        }
        var info = stat()
        for (name, mode) in [("", 0o700), ("/archive.sqlite", 0o600), ("/archive.lock", 0o600), ("/media", 0o700), ("/media/a.png", 0o600)]
        {
            #expect(stat(path + name, &info) == 0 && info.st_mode & 0o777 == mode, "\(name)")
        }
        #expect(stat(path + "/archive.sqlite-wal", &info) != 0, "the database is one file afterwards")
    }

    @Test("A file with the same content is not written again")
    func unchanged() async throws {
        let written = try await ArchiveFolder.opened(path, creates: true, for: "test") { archive in
            [
                try await archive.write("pages/a/1.html", [1, 2]), try await archive.write("pages/a/1.html", [1, 2]),
                try await archive.write("pages/a/1.html", [1, 3]),
            ]
        }
        #expect(written == [true, false, true])
    }

    @Test("A folder with other files, a missing archive and a file are refused, and nothing is created")
    func refused() async throws {
        let other = temporary.path + "/store"
        _ = try temporary.file("thesis.tex", "mine")
        for (path, creates) in [(other, true), (other + "/thesis.tex", true), (temporary.path + "/missing", false)] {
            let error = await failure { try await ArchiveFolder.opened(path, creates: creates, for: "test") { _ in } }
            #expect(error?.code == .invalidArgument, "\(path)")
        }
        #expect(temporary.files == ["thesis.tex"])
        #expect(access(temporary.path + "/missing", F_OK) != 0)
    }

    @Test("A second call is refused while a call uses the folder, and its error names no store")
    func locked() async throws {
        let error = try await ArchiveFolder.opened(path, creates: true, for: "test") { _ in
            await failure { try await ArchiveFolder.opened(path, creates: true, for: "test") { _ in } }
        }
        #expect(error?.code == .storage && error?.message.contains("Another call") == true)
        try await ArchiveFolder.opened(path, creates: true, for: "test") { _ in }
        _ = symlink(path, temporary.path + "/link")
        let linked = await failure { try await ArchiveFolder.opened(temporary.path + "/link", creates: true, for: "test") { _ in } }
        #expect(linked?.code == .storage && linked?.message.contains("store.path") == false)
    }
}
