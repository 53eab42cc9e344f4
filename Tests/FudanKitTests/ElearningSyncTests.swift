import Errors
import HTTP
import Storage
import TestSupport
import Testing

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
}
