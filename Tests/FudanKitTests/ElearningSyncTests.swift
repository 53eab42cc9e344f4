import Calendar
import Errors
import HTTP
import JSON
import Storage
import TestSupport
import Testing
import Threads

@testable import FudanKit

@Suite("Synchronization and watching of eLearning", .timeLimit(.minutes(5)))
struct ElearningSyncTests {
    private static func folder(_ id: Int, _ name: String, in parent: Int?) -> ElearningFolder {
        ElearningFolder(id: id, name: name, path: [], parentId: parent, fileCount: nil, locked: nil)
    }

    private static func file(_ id: Int, _ name: String, in folder: Int?) -> ElearningFile {
        ElearningFile(
            id: id, name: name, folderId: folder, size: 1, contentType: nil, createTime: nil, modifyTime: nil, locked: nil, unlockTime: nil)
    }

    @Test("Places have safe names that differ without regard to case, whatever the server's names are")
    func places() {
        let folders = [
            Self.folder(1, "course files", in: nil), Self.folder(2, "讲义", in: 1), Self.folder(3, "..", in: 2), Self.folder(4, "a", in: 5),
            Self.folder(5, "b", in: 4),
        ]
        let files = [
            Self.file(11, "Readme", in: 1), Self.file(12, "README", in: 1), Self.file(13, "讲义", in: 1), Self.file(14, "x/y", in: 3),
            Self.file(15, "z", in: 4), Self.file(16, "z", in: 99), Self.file(17, "z", in: nil),
        ]
        let places = ElearningPlaces(folders: folders, files: files)
        #expect(
            files.map { places.place(of: $0) } == [
                ["Readme"], ["README (2)"], ["讲义 (2)"], ["讲义", "_", "x_y"], ["b", "a", "z"], ["z"], ["z"],
            ])
    }

    @Test("A token holds the marks of all lists, and other strings are no token")
    func marks() throws {
        var marks = ElearningMarks()
        let list = ElearningMarks.List(course: 7, kind: .file)
        marks.set(list, to: [ElearningMarks.mark(1, "a"), ElearningMarks.mark(2, nil)])
        marks.set(ElearningMarks.List(course: 7, kind: .grade), to: [])
        let restored = try #require(ElearningMarks(marks.token))
        #expect(restored == marks && restored.token == marks.token)
        #expect(restored.contains(ElearningMarks.mark(1, "a"), in: list) && !restored.contains(ElearningMarks.mark(1, "b"), in: list))
        for text in ["", "elearning", "elearning:7", "elearning:7.file:123", "elearning:x.file:", "elearning:7.page:", "messages:1"] {
            #expect(ElearningMarks(text) == nil, "\(text)")
        }
        #expect(ElearningMarks("elearning:") == ElearningMarks())
    }

    @Test(
        "A watch requests only the lists of the kinds that are asked for",
        arguments: [(ElearningNewsKind.file, "files"), (.grade, "assignments"), (.announcement, "announcements")])
    func kinds(kind: ElearningNewsKind, list: String) async throws {
        let server = ElearningTests.server { $0.respond("[]") }
        _ = try await ElearningTests.service(server).watch(courseIds: [7], kinds: [kind], since: nil)
        let lists = server.urls.filter { $0.contains("/api/v1/") }
        #expect(!lists.isEmpty && lists.allSatisfy { $0.contains(list) }, "\(lists)")
    }

    @Test("The content of a file is requested from eLearning with the token, and from the storage without it")
    func download() async throws {
        let directory = try TemporaryDirectory()
        let storage = "https://canvas-production.s3.fudan.edu.cn/1?X-Amz-Signature=secret"
        let server = FakeServer { request in
            switch request.url {
            case storage: request.respond(200, "abc", headers: ["ETag": "\"1\""])
            case let url where url.contains("/download"): request.respond(302, "", redirect: storage)
            default: request.respond(#"{"id":5,"display_name":"a","size":3,"url":"/files/5/download?verifier=v"}"#)
            }
        }
        let service = ElearningTests.service(server, token: "7~token")
        // The fake server sends no content to the sink of the request, so only the requests are compared.
        await expectFailure(.unexpectedResponse) { try await service.downloadFile(courseId: 7, id: 5, file: "\(directory.path)/a") }
        #expect(server.requests.map { $0.headers["Authorization"] } == ["Bearer 7~token", "Bearer 7~token", nil])
        #expect(server.requests.last?.headers["Cookie"] == nil)
    }

    @Test(
        "A redirect to the sign-in or to another server is no file",
        arguments: [
            ("https://id.fudan.edu.cn/idp/", ErrorCode.notSignedIn), ("https://example.com/", .unexpectedResponse),
            ("http://canvas-production.s3.fudan.edu.cn/", .unexpectedResponse),
        ])
    func foreign(url: String, code: ErrorCode) async throws {
        let directory = try TemporaryDirectory()
        let server = FakeServer { request in
            request.url.contains("/download")
                ? request.respond(302, "", redirect: url)
                : request.respond(#"{"id":5,"display_name":"a","size":3,"url":"/files/5/download"}"#)
        }
        let service = ElearningTests.service(server, token: "7~token")
        await expectFailure(code) { try await service.downloadFile(courseId: 7, id: 5, file: "\(directory.path)/a") }
        #expect(server.count(url) == 0)
    }

    @Test("A file of another size than stated, and a locked file, are errors")
    func refused() async throws {
        let directory = try TemporaryDirectory()
        let server = FakeServer { request in
            let row =
                request.url.hasSuffix("/6")
                ? #"{"id":6,"display_name":"b","url":""}"# : #"{"id":5,"display_name":"a","size":300,"url":"/files/5/download"}"#
            return request.url.contains("/download") ? request.respond(200, "<html>", type: "text/html") : request.respond(row)
        }
        let service = ElearningTests.service(server, token: "7~token")
        await expectFailure(.unexpectedResponse) { try await service.downloadFile(courseId: 7, id: 5, file: "\(directory.path)/a") }
        await expectFailure(.forbidden) { try await service.downloadFile(courseId: 7, id: 6, file: "\(directory.path)/b") }
    }

    @Test("Equal names get numbers in the order of the identifiers, and at most 32 folders stand above a file")
    func numberedPlaces() {
        let files = [Self.file(3, "a.pdf", in: 1), Self.file(2, "A.pdf", in: 1), Self.file(1, "a.pdf", in: 1)]
        let places = ElearningPlaces(folders: [Self.folder(1, "course files", in: nil)], files: files)
        #expect(files.map { places.place(of: $0) } == [["a (3).pdf"], ["A (2).pdf"], ["a.pdf"]])
        #expect(places.place(of: Self.file(9, "x/y", in: 1)) == ["x_y"], "a file that is not in the list")
        let chain = [Self.folder(0, "course files", in: nil)] + (1...33).map { Self.folder($0, "\($0)", in: $0 - 1) }
        let deep = [Self.file(1, "a", in: 32), Self.file(2, "b", in: 33)]
        let deepPlaces = ElearningPlaces(folders: chain, files: deep)
        let path = (1...32).map { "\($0)" }
        #expect(deep.map { deepPlaces.place(of: $0) } == [path + ["a"], path + ["b"]])
        let twins = [Self.folder(1, "course files", in: nil), Self.folder(3, "讲义", in: 1), Self.folder(2, "讲义", in: 1)]
        let inTwins = [Self.file(1, "a", in: 2), Self.file(2, "a", in: 3)]
        let twinPlaces = ElearningPlaces(folders: twins, files: inTwins)
        #expect(inTwins.map { twinPlaces.place(of: $0) } == [["讲义", "a"], ["讲义 (2)", "a"]])
    }

    @Test("A token has eight digits for each item, in a fixed order")
    func tokens() throws {
        var marks = ElearningMarks()
        marks.set(ElearningMarks.List(course: 8, kind: .file), to: ["bbbbbbbb", "aaaaaaaa"])
        marks.set(ElearningMarks.List(course: 7, kind: .grade), to: [])
        marks.set(ElearningMarks.List(course: 7, kind: .announcement), to: ["cccccccc"])
        let token = "elearning:7.announcement:cccccccc;7.grade:;8.file:aaaaaaaabbbbbbbb"
        #expect(marks.token == token && ElearningMarks(token) == marks)
        #expect(!marks.contains("cccccccc", in: ElearningMarks.List(course: 7, kind: .file)))
        #expect(ElearningMarks.mark(1, "a").utf8.count == 8 && ElearningMarks.mark(1, nil) != ElearningMarks.mark(2, nil))
        for text in [
            "elearning:7.file:1234567", "elearning:7.file:123456789", "elearning:7.file:12345678:12345678", "elearning:7:12345678",
            "elearning:7.file.x:12345678", "elearning:7.file", "elearning:.file:", "course:7.file:", "elearning::",
        ] {
            #expect(ElearningMarks(text) == nil, "\(text)")
        }
    }

    // MARK: Watches

    private static func news(_ lists: [String: String]) -> FakeServer {
        ElearningTests.server { request in
            let list = lists.first { request.url.contains("/courses/7/\($0.key)?") }
            return list.map { $0.value == "403" ? request.respond(403, "{}") : request.respond($0.value) } ?? request.respond("[]")
        }
    }

    private static let before = [
        "discussion_topics": #"[{"id":1,"title":"旧"}]"#,
        "files": #"[{"id":1,"display_name":"a","size":1,"modified_at":"2026-11-21T00:00:00Z"},{"id":2,"display_name":"b"}]"#,
        "assignments":
            #"[{"id":1,"name":"作业","submission":{"score":1}},{"id":2,"name":"报告","submission":{}},{"id":3,"name":"测验"},{"id":4,"name":"展示","submission":{"grade":"A"}}]"#,
    ]
    private static let after = [
        "discussion_topics": #"[{"id":2,"title":"停课","posted_at":"2026-11-24T00:00:00Z","html_url":"/a"},{"id":1,"title":"新名"}]"#,
        "files":
            #"[{"id":1,"display_name":"a","size":2,"modified_at":"2026-11-21T08:00:00+08:00"},{"id":2,"display_name":"c"},{"id":3,"display_name":"d","modified_at":"2026-11-24T00:00:00Z"}]"#,
        "assignments":
            #"[{"id":1,"name":"作业","points_possible":10,"submission":{"score":1}},{"id":2,"name":"报告","html_url":"/b","points_possible":5,"submission":{"score":4.5,"grade":"90","graded_at":"2026-11-24T00:00:00Z"}},{"id":5,"name":"论文","due_at":"2026-12-01T00:00:00Z","points_possible":20},{"id":4,"name":"展示","submission":{"grade":"B"}}]"#,
    ]

    private static func item(
        _ kind: ElearningNewsKind, _ id: Int, _ title: String, time: Timestamp? = nil, url: String? = nil, score: Double? = nil,
        grade: String? = nil, points: Double? = nil
    ) -> ElearningNewsItem {
        ElearningNewsItem(
            kind: kind, courseId: 7, id: id, title: title, time: time, url: url.map { ElearningTests.base + $0 }, score: score,
            grade: grade, points: points)
    }

    @Test("A watch returns new announcements, assignments and grades, and new and changed files, each once")
    func watch() async throws {
        let first = try await ElearningTests.service(Self.news(Self.before)).watch(courseIds: [7], kinds: nil, since: nil)
        #expect(first.items.isEmpty)
        let second = try await ElearningTests.service(Self.news(Self.after)).watch(courseIds: [7], kinds: nil, since: first.token)
        #expect(
            second.items == [
                Self.item(.announcement, 2, "停课", time: "2026-11-24T00:00:00Z", url: "/a"),
                Self.item(.assignment, 5, "论文", time: "2026-12-01T00:00:00Z", points: 20),
                Self.item(.file, 1, "a", time: "2026-11-21T08:00:00+08:00"),
                Self.item(.file, 3, "d", time: "2026-11-24T00:00:00Z"),
                Self.item(.grade, 2, "报告", time: "2026-11-24T00:00:00Z", url: "/b", score: 4.5, grade: "90", points: 5),
                Self.item(.grade, 4, "展示", grade: "B"),
            ])
        let third = try await ElearningTests.service(Self.news(Self.after)).watch(courseIds: [7], kinds: nil, since: second.token)
        #expect(third == ElearningNews(token: second.token, items: []))
    }

    @Test("A list that the course does not show now counts as unchanged")
    func hiddenList() async throws {
        let first = try await ElearningTests.service(Self.news(Self.before)).watch(courseIds: [7], kinds: [.file], since: nil)
        let hidden = try await ElearningTests.service(Self.news(["files": "403"])).watch(courseIds: [7], kinds: [.file], since: first.token)
        #expect(hidden == ElearningNews(token: first.token, items: []))
        let never = try await ElearningTests.service(Self.news(["files": "403"])).watch(courseIds: [7], kinds: [.file], since: nil)
        #expect(never == ElearningNews(token: "elearning:7.file:", items: []))
        let shown = try await ElearningTests.service(Self.news(Self.before)).watch(courseIds: [7], kinds: [.file], since: never.token)
        #expect(shown.items.map(\.id) == [1, 2])
    }

    @Test("Without courses, a watch asks for the active ones, and reads them in the order of their identifiers")
    func activeCourses() async throws {
        let server = ElearningTests.server { request in
            request.respond(request.url.contains("/courses?") ? #"[{"id":9,"name":"乙"},{"id":8,"name":"甲"}]"# : "[]")
        }
        let news = try await ElearningTests.service(server).watch(courseIds: nil, kinds: [.announcement, .file], since: nil)
        #expect(news.token == "elearning:8.announcement:;8.file:;9.announcement:;9.file:")
        let asked = server.urls.filter { $0.contains("/api/") }.map {
            $0.dropFirst("\(ElearningTests.base)/api/v1/".count).prefix { $0 != "?" }
        }
        #expect(
            asked == [
                "courses", "courses/8/discussion_topics", "courses/8/files", "courses/9/discussion_topics", "courses/9/files",
            ])
        #expect(server.count("/courses?") == 1 && server.count("enrollment_state=active") == 1)
        await expectFailure(.invalidArgument) { try await ElearningTests.service(server).watch(courseIds: [7], kinds: nil, since: "x") }
    }

    // MARK: Files of a course

    @Test(
        "The files of a course are those of the list and of its modules. The account must see one of them",
        arguments: [
            (false, false, [1, 2, 5], [1, 2, 5, 6], true), (true, false, [2, 5], [2, 5, 6], false), (false, true, [1, 2], [1, 2], true),
            (true, true, nil, [], false),
        ] as [(Bool, Bool, [Int]?, Set<Int>, Bool)])
    func courseFiles(hidesFiles: Bool, hidesModules: Bool, ids: [Int]?, mentioned: Set<Int>, isComplete: Bool) async throws {
        let server = ElearningTests.server { request in
            let path = request.url.dropFirst("\(ElearningTests.base)/api/v1/courses/7/".count).prefix { $0 != "?" }
            return switch path {
            case "files":
                hidesFiles ? request.respond(403, "{}") : request.respond(#"[{"id":2,"display_name":"b"},{"id":1,"display_name":"a"}]"#)
            case "folders": hidesFiles ? request.respond(403, "{}") : request.respond(#"[{"id":1,"name":"course files"}]"#)
            case "modules":
                hidesModules
                    ? request.respond(401, "{}")
                    : request.respond(
                        #"[{"id":1,"name":"m","items":[{"id":1,"title":"x","type":"Page","content_id":4},{"id":2,"title":"y","type":"File","content_id":5},{"id":3,"title":"z","type":"File","content_id":6},{"id":4,"title":"b","type":"File","content_id":2},{"id":5,"title":"n","type":"File"}]}]"#
                    )
            case "files/5": request.respond(#"{"id":5,"display_name":"e"}"#)
            case "files/2": request.respond(#"{"id":2,"display_name":"b"}"#)
            default: request.respond(404, #"{"errors":[]}"#)
            }
        }
        let client = ElearningClient(Campus.signedIn(server).client, token: "7~token")
        let found = try? await ElearningCourseFiles(ElearningFiles(client: client), client, course: 7)
        #expect(found?.files.map(\.id) == ids && (ids == nil || found?.mentioned == mentioned && found?.isComplete == isComplete))
        #expect(ids == nil || found?.folders.map(\.id) == (hidesFiles ? [] : [1]))
        #expect(server.count("/files/2") == (hidesFiles && !hidesModules ? 1 : 0) && server.count("/files/4") == 0)
    }

    @Test("A failure of the server is no hidden list")
    func failingList() async {
        let server = ElearningTests.server { $0.respond(400, "{}") }
        let client = ElearningClient(Campus.signedIn(server).client, token: "7~token")
        await expectFailure(.rejected) { try await ElearningCourseFiles(ElearningFiles(client: client), client, course: 7).files }
        await expectFailure(.rejected) {
            try await ElearningTests.service(server, token: "7~token").watch(courseIds: [7], kinds: nil, since: nil)
        }
    }

    @Test("A locked file is not downloaded, and the error tells until when")
    func lockedFile() async throws {
        let server = ElearningTests.server {
            $0.respond(#"{"id":6,"display_name":"b","url":"/files/6/download","locked_for_user":true,"unlock_at":"2026-12-01T00:00:00Z"}"#)
        }
        let error = await failure {
            try await ElearningTests.service(server, token: "7~token").downloadFile(courseId: 7, id: 6, file: "/nonexistent/b")
        }
        #expect(error?.code == .forbidden)
        #expect(error?.message == "The file b is locked until 2026-12-01T00:00:00Z. Open it in a browser to see the reason.")
        #expect(server.count("/download") == 0)
    }

    @Test("A request for a file to an invalid address is refused, and not sent")
    func invalidAddress() async {
        let server = FakeServer("abc")
        let client = ElearningFileClient(elearning: server, direct: server, turns: ConcurrencyLimit(1))
        let error = await failure { try await client.send(HTTPRequest(url: "files")) }
        #expect(error?.code == .unexpectedResponse && error?.message.contains("redirects the download to an invalid URL") == true)
        #expect(server.requests.isEmpty)
    }

    // MARK: The record

    private static let stamp = #"{"nanoseconds":3,"seconds":2,"size":1}"#
    private static let record =
        #"{"course":7,"files":[{"id":1,"name":"a","place":["讲义","A.pdf"],"replaced":\#(stamp),"stamp":\#(stamp),"version":"v"},{"id":2,"name":"b","place":["b"],"stamp":\#(stamp),"version":"w"}]}"#

    @Test("The record of a folder is written in the order of the identifiers, and read again")
    func record() throws {
        let record = try ElearningSyncRecord.decode(PaddedBytes(Self.record.utf8))
        #expect(record.course == 7 && record.files.keys.sorted() == [1, 2] && record.text == Self.record)
        let entry = try #require(record.files[1])
        #expect(entry.name == "a" && entry.place == ["讲义", "A.pdf"] && entry.version == "v" && entry.path == "讲义/A.pdf")
        #expect(entry.replaced == entry.stamp && record.files[2]?.replaced == nil)
        #expect(ElearningSyncRecord(course: 8).text == #"{"course":8,"files":[]}"#)
    }

    @Test(
        "A place is taken by another file, also in other letters",
        arguments: [
            (["讲义", "A.pdf"], 1, false), (["讲义", "A.pdf"], 2, true), (["讲义", "a.PDF"], 3, true), (["讲义"], 3, false), (["B"], 1, true),
            (["B"], 2, false), (["c"], 1, false),
        ])
    func taken(place: [String], id: Int, isTaken: Bool) throws {
        let record = try ElearningSyncRecord.decode(PaddedBytes(Self.record.utf8))
        #expect(record.isTaken(place, besides: id) == isTaken)
    }

    @Test("An entry knows its own file and the earlier version of it")
    func versions() throws {
        func stamp(_ size: Int) throws -> FileStamp {
            try FileStamp.decode(PaddedBytes(#"{"nanoseconds":3,"seconds":2,"size":\#(size)}"#.utf8))
        }
        let (old, new) = (try stamp(1), try stamp(2))
        func entry(_ replaced: FileStamp?) -> ElearningSyncRecord.Entry {
            ElearningSyncRecord.Entry(id: 1, name: "a", place: ["a"], version: "v", stamp: new, replaced: replaced)
        }
        let other = try stamp(3)
        for (replaced, content, isEarlier, own) in [
            (nil, .file(new), false, new), (old, .file(new), false, new), (old, .file(old), true, old), (nil, .file(old), false, nil),
            (new, .file(new), false, new), (old, .file(other), false, nil), (old, .nothing, false, nil), (old, .folder, false, nil),
        ] as [(FileStamp?, PlaceContent, Bool, FileStamp?)] {
            #expect(entry(replaced).isEarlier(content) == isEarlier && entry(replaced).own(content) == own, "\(content)")
        }
    }
}
