import Calls
import Errors
import Glibc
import SQLite
import TestSupport
import Testing

@testable import Archive
@testable import DanXiKit

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
            (.ownHole, #"{"division_id":1,"reply":1}"#, #"{"division_id":1,"reply":2}"#, false),
            (.ownHole, #"{"division_id":1}"#, #"{"division_id":2}"#, true),
            (.course, #"{"name":"a","score":1}"#, #"{"name":"a","score":2}"#, false),
            (.course, #"{"name":"a","term":"1"}"#, #"{"name":"a","term":"2"}"#, true),
            (.course, #"{"code":"a"}"#, #"{"code":"b"}"#, true), (.course, #"{"teachers":[]}"#, #"{"teachers":["a"]}"#, true),
            (.semester, #"{"is_current":true,"contains_today":true}"#, #"{"is_current":false,"contains_today":false}"#, false),
            (.semester, #"{"week_count":1}"#, #"{"week_count":2}"#, true),
            (.lesson, #"{"student_count":1,"student_limit":9}"#, #"{"student_count":2,"student_limit":9}"#, false),
            (.lesson, #"{"id":"1"}"#, #"{"id":"2"}"#, true),
            (.file, #"{"name":"a","path":"b"}"#, #"{"name":"a","path":"c"}"#, false), (.file, #"{"size":1}"#, #"{"size":2}"#, true),
            (.review, #"{"extra":1,"content":"a"}"#, #"{"extra":2,"content":"a"}"#, false), (.loan, #"{"a":1}"#, #"{"a":2}"#, true),
            (.transaction, #"{"amount":1}"#, #"{"amount":2}"#, true), (.message, #"{"message":"a"}"#, #"{"message":"b"}"#, true),
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

    @Test("An entry is pending until the pages of its list have been read to the end")
    func pending() async throws {
        func states(_ kind: ItemKind) async throws -> [Int] {
            try await archive { tables in
                try tables.database.rows("SELECT is_pending FROM item WHERE kind = ? ORDER BY key", [.text(kind.rawValue)]) {
                    $0.integer(0)
                }
            }
        }
        _ = try await archive { try $0.store([item("1")], .favorite, at: 1) }
        var pending = try await states(.favorite)
        #expect(pending == [0])
        for kind in [ItemKind.ownHole, .ownFloor] { _ = try await archive { try $0.storePage([item("1"), item("2")], kind, at: 1) } }
        _ = try await archive { try $0.endPages(.ownFloor, read: ["1", "2"], to: nil, forgets: false, at: 2) }
        pending = try await states(.ownHole)
        #expect(pending == [1, 1])
        pending = try await states(.ownFloor)
        #expect(pending == [0, 0])
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

    @Test("Entries are listed by descending position and by key, with what is known of them")
    func order() async throws {
        try await archive { tables in
            _ = try tables.store(
                [item("b", 1, "1"), item("c", 2, "2"), NewItem(key: "a", scope: "s", position: 1, value: "3")], .course, at: 1500)
            _ = try tables.store([item("other", 9)], .file, at: 1)
            try tables.setChecked(.course, "c", at: 2500)
            try tables.setChecked(.file, "b", at: 2500)
        }
        let items = try await archive { try $0.items(.course) }
        #expect(items.map(\.key) == ["c", "a", "b"] && items.map(\.position) == [2, 1, 1] && items.map(\.scope) == ["", "s", ""])
        #expect(items.map(\.value) == ["2", "3", "1"] && items.map(\.checkedAt) == [2500, nil, nil])
        #expect(items.map(\.kind) == [.course, .course, .course])
        #expect(items.map(\.savedAt.text) == Array(repeating: "1970-01-01T08:00:01+08:00", count: 3))
    }

    @Test("An entry that a page has as deleted is gone, and one that gets another scope or position has not changed")
    func unchangedEntries() async throws {
        let first = try await archive { try $0.store([item("1", isDeleted: true), item("2")], .ownFloor, at: 1000) }
        #expect((first.new, first.changed, first.gone) == (2, 0, 0))
        let moved = try await archive { tables in
            try tables.store(
                [item("1", isDeleted: true), NewItem(key: "2", scope: "s", position: 7, value: "{}")], .ownFloor, at: 2000)
        }
        #expect((moved.new, moved.changed, moved.gone) == (0, 0, 0))
        let items = try await archive { try $0.items(.ownFloor) }
        #expect(items.map(\.scope) == ["s", ""] && items.map(\.position) == [7, 0] && items.map(\.changedAt) == [nil, nil])
        #expect(items.map { $0.goneAt?.unixSeconds } == [nil, 1])
        let counts = try await archive { [try $0.count(.ownFloor), try $0.count(of: .floors)] }
        #expect(counts == [1, 1])
        let shown = try await archive { try $0.store([item("1"), item("2", 7)], .ownFloor, at: 3000) }
        #expect(shown.changed == 0)
        let back = try await archive { try $0.items(.ownFloor).map { $0.goneAt?.unixSeconds } }
        #expect(back == [nil, nil])
    }

    @Test("The earlier forms of an entry are kept from the oldest one, also if a form comes again")
    func earlierForms() async throws {
        for (time, name) in [(1000, "a"), (2000, "b"), (3000, "a"), (4000, "c")] {
            _ = try await archive { try $0.store([item("1", 0, #"{"name":"\#(name)"}"#), item("2")], .course, at: time) }
        }
        let (all, own, other) = try await archive {
            (try $0.earlier(.course), try $0.earlier(.course, "1"), try $0.earlier(.course, "2"))
        }
        let expected = ["a", "b", "a"].map { #"{"name":"\#($0)"}"# }
        #expect(all.keys.sorted() == ["1"] && all["1"]?.map(\.value) == expected && own.map(\.value) == expected && other.isEmpty)
        #expect(own.map { $0.replacedAt.unixSeconds } == [2, 3, 4] && all["1"]?.map { $0.replacedAt.unixSeconds } == [2, 3, 4])
        let changedAt = try await archive { try $0.items(.course).map { $0.changedAt?.unixSeconds } }
        #expect(changedAt == [4, nil])
    }

    @Test("The threads of favorites and of own holes are due, each once and the newest first, and all of them for a refresh")
    func dueThreads() async throws {
        let due = { (refresh: Bool) in try await archive { try $0.dueThreads(refresh: refresh) } }
        try await archive { tables in
            _ = try tables.store([item("7", 1), item("10", 2)], .favorite, at: 1000)
            _ = try tables.store([item("7", 1), item("9", 3)], .ownHole, at: 1000)
            _ = try tables.store([item("8", 1)], .review, at: 1000)
        }
        var holes = try await due(false)
        #expect(holes == [10, 9, 7])
        try await archive { for hole in [7, 9, 10] { try $0.setThreadChecked(hole, at: 2000) } }
        holes = try await due(false)
        #expect(holes == [])
        holes = try await due(true)
        #expect(holes == [10, 9, 7])
        // A thread that was not read to its end is due again.
        try await archive { tables in
            _ = try tables.threads.begin(try Sample.hole(9), 9, at: 2000)
            _ = try tables.threads.begin(try Sample.hole(10), 10, at: 2000)
            try tables.threads.setComplete(true, 10)
        }
        holes = try await due(false)
        #expect(holes == [9])
        // A hole that has disappeared from its list is not due if the forum does not have it any more.
        try await archive { tables in
            _ = try tables.threads.setGone(10, at: 2500)
            _ = try tables.store([item("7", 1)], .favorite, at: 3000)
            try tables.threads.setComplete(true, 9)
        }
        holes = try await due(true)
        #expect(holes == [9, 7])
    }

    @Test("The images of saved floors and of own floors are due, each once")
    func dueImages() async throws {
        let urls = try await archive { tables in
            _ = try tables.threads.begin(try Sample.hole(2), 2, at: 1000)
            let floors = try [
                Sample.floor(7, in: 2, "![](https://i.org/1.png) ![](dx_heart)"), Sample.floor(8, in: 2, "https://i.org/2.png"),
                Sample.floor(9, in: 2, "![a](https://i.org/3.png)"),
            ]
            _ = try tables.threads.merge(floors, of: 2, covering: 0...9, endOfList: 3, at: 1000)
            let own = ArchiveTables.json
            let texts = ["![](https://i.org/3.png)![](https://i.org/4.png)", "no"]
            _ = try tables.store(
                try texts.enumerated().map { item("\($0)", $0, try own.text(try Sample.floor($0, $1))) }, .ownFloor, at: 1000)
            _ = try tables.store([item("1", 1, #"{"content":"![](https://i.org/5.png)"}"#)], .message, at: 1000)
            return try tables.dueImages(refresh: false)
        }
        #expect(urls.sorted() == ["https://i.org/1.png", "https://i.org/3.png", "https://i.org/4.png"])
    }

    @Test("An image that was saved stays if the server no longer has it, and one that it has again is saved")
    func mediaAgain() async throws {
        try await archive { tables in
            for (url, name) in [("a", "1.png"), ("a", nil), ("b", nil), ("b", "2.png"), ("c", nil), ("c", nil)] as [(String, String?)] {
                try tables.setMedia(url, name: name, type: name.map { _ in "image/png" }, size: name.map { _ in 3 }, at: 1)
            }
        }
        let (media, count, rows) = try await archive { tables in
            (
                try tables.media(), try tables.count(of: .images),
                try tables.database.rows("SELECT url, type, size FROM media ORDER BY url") {
                    "\($0.text(0)) \($0.optionalText(1) ?? "-") \($0.optionalInteger(2) ?? 0)"
                }
            )
        }
        #expect(media == ["a": "1.png", "b": "2.png"] && count == 2)
        #expect(rows == ["a image/png 3", "b image/png 3", "c - 0"])
    }

    @Test("The name of an image is the hash of its content, with the extension of its type")
    func imageNames() throws {
        let png = try #require(ImageContent([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        #expect(try png.name == "4c4b6a3be1314ab86138bef4314dde022e600960d8689a2c8f8631802d20dab6.png")
    }

    @Test("Each part has the number of its entries that the server has, and the time of its last reading")
    func parts() async throws {
        let kinds: [ArchivePartName: ItemKind] = [
            .favorites: .favorite, .holes: .ownHole, .floors: .ownFloor, .messages: .message, .reviews: .review, .scores: .score,
            .lessons: .lesson, .exams: .exam, .transactions: .transaction, .loans: .loan, .files: .file,
        ]
        let (counts, times) = try await archive { tables in
            for (number, part) in ArchivePartName.allCases.enumerated() {
                guard let kind = kinds[part] else { continue }
                _ = try tables.store((0...number).map { item("\($0)") }, kind, at: 1)
                _ = try tables.store((1...number + 1).map { item("\($0)") }, kind, at: 2)
            }
            for hole in 1...3 { _ = try tables.threads.begin(try Sample.hole(hole), hole, at: 1) }
            _ = try tables.threads.setGone(2, at: 2)
            try tables.setRead(.loans, at: 5)
            try tables.setRead(.loans, at: 7)
            try tables.setRead(.files, at: 6)
            return (
                try ArchivePartName.allCases.map { try tables.count(of: $0) },
                try [ArchivePartName.loans, .files, .exams].map { try tables.lastReading(of: $0) }
            )
        }
        #expect(counts == [1, 2, 3, 2, 5, 0, 7, 8, 9, 10, 11, 12, 13] && times == [7, 6, nil])
    }

    @Test("A new archive gets the salt of its first run, and keeps it")
    func salts() async throws {
        let salts = try await archive { [try $0.salt(ifNone: "ab", at: 1), try $0.salt(ifNone: "cd", at: 2)] }
        #expect(salts == ["ab", "ab"])
        let row = try await archive { try $0.database.row("SELECT id, created_at FROM archive") { [$0.integer(0), $0.integer(1)] } }
        #expect(row == [1, 1])
    }

    @Test("The file of a course is kept with all its members", arguments: [nil, 5])
    func archivedFiles(size: Int?) throws {
        let file = ArchivedFile(courseId: 7, id: 8, name: "讲义.pdf", path: "elearning/7/讲义.pdf", size: size)
        let text = try ArchiveTables.json.text(file)
        let member = size.map { #","size":\#($0)"# } ?? ""
        #expect(text == #"{"course_id":7,"id":8,"name":"讲义.pdf","path":"elearning/7/讲义.pdf"\#(member)}"#)
        let again: ArchivedFile = try ArchiveTables.json.decode(text)
        #expect((again.courseId, again.id, again.name, again.path) == (7, 8, "讲义.pdf", "elearning/7/讲义.pdf") && again.size == size)
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
