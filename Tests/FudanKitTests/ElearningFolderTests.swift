import Errors
import Glibc
import HTTP
import TestSupport
import Testing

@testable import FudanKit

@Suite("Folders with the files of an eLearning course", .timeLimit(.minutes(5)))
struct ElearningFolderTests {
    private struct File: Sendable {
        let id: Int
        let name: String
        let content: String
        var isLocked = false

        var row: String {
            #"{"id":\#(id),"display_name":"\#(name)","folder_id":1,"size":\#(content.utf8.count),"url":"/files/\#(id)/download?verifier=secret","locked_for_user":\#(isLocked)}"#
        }
    }

    /// Returns the server of course 7. It has no details of the files in `missing`.
    private static func server(_ files: [File], missing: Set<Int> = []) -> FakeServer {
        FakeServer { request in
            let path = request.url.dropFirst(ElearningTests.base.count).prefix { $0 != "?" }
            if let file = files.first(where: { path == "/files/\($0.id)/download" }) { return try await send(file.content, for: request) }
            if let file = files.first(where: { path.hasSuffix("/courses/7/files/\($0.id)") }), !missing.contains(file.id) {
                return request.respond(file.row)
            }
            switch path.split(separator: "/").last {
            case "files": return request.respond("[\(files.map(\.row).joined(separator: ","))]")
            case "folders": return request.respond(#"[{"id":1,"name":"course files"}]"#)
            case "modules": return request.respond("[]")
            default: return request.respond(404, #"{"errors":[{"message":"no such file"}]}"#)
            }
        }
    }

    /// Sends the content of a file to the sink of the request.
    private static func send(_ content: String, for request: HTTPRequest) async throws -> HTTPResponse {
        let headers: HTTPHeaders = ["ETag": "\"\(content)\"", "Content-Length": "\(content.utf8.count)"]
        return try await send(Array(content.utf8)[...], 200, headers, for: request)
    }

    private static func send(
        _ bytes: ArraySlice<UInt8>, _ status: Int, _ headers: HTTPHeaders, for request: HTTPRequest
    ) async throws -> HTTPResponse {
        let sink = try #require(request.sink)
        if sink.begin(status: status, headers: headers) {
            while true {
                let step = bytes.withUnsafeBytes { sink.take($0) {} }
                if step == .taken { break }
                if step == .failed { throw sink.failure ?? DanXiError(.internal, "no failure") }
                await Task.yield()
            }
        }
        return HTTPResponse(request: request, status: status, headers: headers)
    }

    /// A folder, and what the last synchronization of it has requested.
    private struct Folder {
        let directory: TemporaryDirectory
        var path: String { directory.path + "/store" }

        /// Returns a line for each file: its identifier, its outcome and its path. Checks the number of downloads.
        func sync(
            _ files: [File], missing: Set<Int> = [], downloads: Int, sourceLocation: SourceLocation = #_sourceLocation
        ) async throws -> [String] {
            let server = ElearningFolderTests.server(files, missing: missing)
            let result = try await ElearningTests.service(server, token: "7~token").sync(courseId: 7, folder: path)
            #expect(result.folder == path && server.count("/download") == downloads, sourceLocation: sourceLocation)
            return result.files.map { "\($0.id) \($0.outcome.rawValue) \($0.path ?? "-")" }
        }
    }

    @Test("A run downloads what is new or changed, tells what it cannot download or what is gone, and removes nothing")
    func runs() async throws {
        let directory = try TemporaryDirectory()
        let folder = Folder(directory: directory)
        let (first, locked, third) = (
            File(id: 1, name: "a.txt", content: "one"), File(id: 2, name: "b.txt", content: "two", isLocked: true),
            File(id: 3, name: "c.txt", content: "three")
        )
        var lines = try await folder.sync([third, locked, first], missing: [3], downloads: 1)
        #expect(lines == ["1 downloaded a.txt", "2 locked -", "3 failed -"])
        #expect(directory.content(of: "a.txt") == "one" && directory.files == [".danxi-sync", "a.txt"])
        lines = try await folder.sync([first, locked, third], missing: [3], downloads: 0)
        #expect(lines == ["1 unchanged a.txt", "2 locked -", "3 failed -"])
        // The rest of a run that was killed, of a file that the course does not have any more.
        try directory.overwrite(".danxi-sync/9-0123456789abcdef", with: "x")
        let changed = File(id: 1, name: "a.txt", content: "one more")
        lines = try await folder.sync([changed, locked, third], downloads: 2)
        #expect(lines == ["1 updated a.txt", "2 locked -", "3 downloaded c.txt"])
        #expect(directory.content(of: "a.txt") == "one more" && directory.content(of: "c.txt") == "three")
        #expect(directory.content(of: ".danxi-sync/9-0123456789abcdef") == nil)
        lines = try await folder.sync([third], downloads: 0)
        #expect(lines == ["3 unchanged c.txt", "1 removed a.txt"])
        #expect(directory.content(of: "a.txt") == "one more")
        lines = try await folder.sync([File(id: 3, name: "c.txt", content: "three", isLocked: true), changed], downloads: 0)
        #expect(lines == ["1 unchanged a.txt", "3 unchanged c.txt"], "a file that is locked now")
        lines = try await folder.sync([File(id: 3, name: "c.txt", content: "three!", isLocked: true)], downloads: 0)
        #expect(lines == ["3 locked c.txt", "1 removed a.txt"])
    }

    @Test("A file that the user has changed or made keeps its place, and one that the user has deleted is downloaded again")
    func ownFiles() async throws {
        let directory = try TemporaryDirectory()
        let folder = Folder(directory: directory)
        let (old, new) = (File(id: 1, name: "a.txt", content: "one"), File(id: 1, name: "a.txt", content: "one more"))
        _ = try await folder.sync([old], downloads: 1)
        try directory.overwrite("a.txt", with: "my notes")
        var lines = try await folder.sync([old], downloads: 0)
        #expect(lines == ["1 unchanged a.txt"])
        lines = try await folder.sync([new], downloads: 1)
        #expect(lines == ["1 downloaded a (2).txt"])
        #expect(directory.content(of: "a.txt") == "my notes" && directory.content(of: "a (2).txt") == "one more")
        try directory.overwrite("b.txt", with: "mine")
        lines = try await folder.sync([new, File(id: 2, name: "b.txt", content: "two")], downloads: 1)
        #expect(lines == ["1 unchanged a (2).txt", "2 downloaded b (2).txt"] && directory.content(of: "b.txt") == "mine")
        #expect(unlink("\(folder.path)/a (2).txt") == 0)
        lines = try await folder.sync([new], downloads: 1)
        #expect(lines == ["1 downloaded a (2).txt", "2 removed b (2).txt"] && directory.content(of: "a (2).txt") == "one more")
    }

    @Test("A folder belongs to one course")
    func otherCourse() async throws {
        let directory = try TemporaryDirectory()
        let folder = Folder(directory: directory)
        _ = try await folder.sync([File(id: 1, name: "a.txt", content: "one")], downloads: 1)
        let server = Self.server([])
        let error = await failure {
            try await ElearningTests.service(server, token: "7~token").sync(courseId: 8, folder: folder.path)
        }
        #expect(error?.code == .invalidArgument && server.requests.isEmpty)
        #expect(
            error?.message
                == "elearning.sync: `folder`: \(folder.path) has the files of the course 7. Choose another folder for the course 8.")
    }

    @Test("The result tells the size of each file and why one failed")
    func reasons() async throws {
        let directory = try TemporaryDirectory()
        let files = [File(id: 1, name: "a.txt", content: "one"), File(id: 2, name: "b.txt", content: "two!")]
        let service = ElearningTests.service(Self.server(files, missing: [2]), token: "7~token")
        let result = try await service.sync(courseId: 7, folder: directory.path + "/store")
        let downloaded = ElearningSyncedFile(id: 1, name: "a.txt", outcome: .downloaded, path: "a.txt", size: 3, reason: nil)
        #expect(result.files.first == downloaded && result.files.last?.outcome == .failed && result.files.last?.size == 4)
        #expect(result.files.last?.reason?.contains("no such file (HTTP 404)") == true)
    }

    @Test("A download tells the size of the file, and its address without the part that grants access")
    func download() async throws {
        let directory = try TemporaryDirectory()
        let server = Self.server([File(id: 1, name: "a.txt", content: "one")])
        let path = try directory.store().path + "/b.txt"
        let file = try await ElearningTests.service(server, token: "7~token").downloadFile(courseId: 7, id: 1, file: path)
        #expect(file.url == "\(ElearningTests.base)/files/1/download" && file.size == 3 && directory.content(of: "b.txt") == "one")
        #expect(server.urls.last == "\(ElearningTests.base)/files/1/download?verifier=secret" && server.requests.count == 2)
    }

    @Test("An interrupted download goes on after the last byte that was received")
    func resumed() async throws {
        let directory = try TemporaryDirectory()
        let path = try directory.store().path + "/b.txt"
        let file = File(id: 1, name: "a.txt", content: "0123456789")
        let bytes = Array(file.content.utf8)
        let broken = FakeServer { request in
            guard request.url.contains("/download") else { return request.respond(file.row) }
            _ = try await Self.send(bytes[..<4], 200, ["ETag": "\"1\"", "Content-Length": "10"], for: request)
            throw DanXiError(.network, "cut")
        }
        await expectFailure(.network) {
            try await ElearningTests.service(broken, token: "7~token").downloadFile(courseId: 7, id: 1, file: path)
        }
        let server = FakeServer { request in
            guard request.url.contains("/download") else { return request.respond(file.row) }
            let headers: HTTPHeaders = ["ETag": "\"1\"", "Content-Length": "6", "Content-Range": "bytes 4-9/10"]
            return try await Self.send(bytes[4...], 206, headers, for: request)
        }
        let downloaded = try await ElearningTests.service(server, token: "7~token").downloadFile(courseId: 7, id: 1, file: path)
        #expect(server.requests.last?.headers["Range"] == "bytes=4-" && downloaded.resumedFrom == 4 && downloaded.size == 10)
        #expect(directory.content(of: "b.txt") == file.content)
    }
}
