import Errors
import HTTP
import HTTPKit
import JSON
import Storage
import TestSupport
import Testing

@testable import GitHubKit

@Suite("Downloads from GitHub, and uploads to GitHub")
struct FileTests {
    private static let hello = Array("hello".utf8)
    private static let digest = "sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"

    /// Returns a server that states the checksum `digest` for a file, and redirects the download of the file to another host.
    private static func server(digest: String = digest) -> FakeServer {
        FakeServer { request in
            if request.url.hasPrefix("https://files.example/") {
                let sink = try #require(request.sink)
                #expect(sink.begin(status: 200, headers: ["Content-Length": "5"]))
                _ = hello.withUnsafeBytes { sink.take($0) {} }
                return HTTPResponse(request: request, status: 200)
            }
            guard request.sink != nil else { return request.respond(#"{"id": 1, "name": "f", "digest": "\#(digest)"}"#) }
            return HTTPResponse(
                request: request, status: 302, headers: ["Location": "https://files.example/f"], redirectURL: "https://files.example/f")
        }
    }

    private func download(
        _ server: FakeServer, _ work: (GitHubClient, String) async throws -> DownloadedFile
    ) async throws -> (DownloadedFile, [String]) {
        let temporary = try TemporaryDirectory()
        let path = try temporary.store().path + "/f"
        return (try await work(client(server), path), temporary.files)
    }

    @Test("A download follows a redirect without the token, and compares the file with GitHub's checksum")
    func asset() async throws {
        let server = Self.server()
        let (file, files) = try await download(server) { try await GitHubAPI.downloadAsset($0, repository: "o/r", id: 1, file: $1) }
        #expect(file.size == 5 && file.verified && files == ["f"])
        let requests = server.requests
        #expect(
            requests.map(\.url) == [String](repeating: "https://api.github.com/repos/o/r/releases/assets/1", count: 2)
                + ["https://files.example/f"])
        #expect(requests.map { $0.headers["Authorization"] } == ["Bearer \(token)", "Bearer \(token)", nil])
        #expect(requests[1].headers["Accept"] == "application/octet-stream")
        // The library names GitHub's hosts, so the settings for URLs of callers and strangers do not apply, not even after the redirect.
        #expect(requests.allSatisfy { $0.urlSource == .library })
        let error = await failure {
            try await download(Self.server(digest: "sha256:" + String(repeating: "0", count: 64))) {
                try await GitHubAPI.downloadAsset($0, repository: "o/r", id: 1, file: $1)
            }
        }
        #expect(error?.code == .unexpectedResponse)
    }

    @Test(
        "Archives and files of a repository are requested with the URLs and media types that GitHub documents",
        arguments: [nil, "feature/x"])
    func targets(ref: String?) async throws {
        let server = Self.server()
        _ = try await download(server) {
            try await GitHubAPI.downloadArchive($0, repository: "o/r", file: $1, ref: ref, format: .zipball)
        }
        _ = try await download(server) {
            try await GitHubAPI.downloadContents($0, repository: "o/r", path: "a b/c", file: $1, ref: ref)
        }
        let asked = server.requests.filter { !$0.url.contains("files.example") }
        let suffix = ref == nil ? "" : "/feature/x", query = ref == nil ? "" : "?ref=feature%2Fx"
        #expect(
            asked.map(\.url) == [
                "https://api.github.com/repos/o/r/zipball\(suffix)", "https://api.github.com/repos/o/r/contents/a%20b/c\(query)",
            ])
        #expect(asked.last?.headers["Accept"] == "application/vnd.github.raw+json")
    }

    @Test("A checksum of another algorithm is not compared", arguments: ["md5:5d41402abc4b2a76b9719d911017c592", ""])
    func otherDigest(digest: String) async throws {
        let (file, _) = try await download(Self.server(digest: digest)) {
            try await GitHubAPI.downloadAsset($0, repository: "o/r", id: 1, file: $1)
        }
        #expect(file.size == 5 && !file.verified)
    }

    @Test("An upload needs a valid media type and either a file or data, and is sent without a label if none is given")
    func uploadParameters() async throws {
        let server = FakeServer { $0.respond(201, #"{"id": 1, "name": "a"}"#) }
        func upload(_ type: String, file: String? = nil, base64: String? = "aGVsbG8=") async throws -> GitHubAsset {
            try await GitHubAPI.uploadAsset(
                client(server), repository: "o/r", releaseId: 7, name: "a", file: file, base64: base64, label: nil, contentType: type)
        }
        let error = await failure { try await upload("a\nb") }
        #expect(error?.code == .invalidArgument && error?.message.hasPrefix("github.upload_asset: `content_type`: ") == true)
        await expectFailure(.invalidArgument) { try await upload("a/b", base64: nil) }
        await expectFailure(.invalidArgument) { try await upload("a/b", file: "/tmp/x") }
        #expect(server.requests.isEmpty)
        let asset = try await upload("a/b")
        #expect(asset.id == 1 && server.urls == ["https://uploads.github.com/repos/o/r/releases/7/assets?name=a"])
        #expect(server.requests.first?.headers["Accept"] == "application/vnd.github+json" && server.requests.first?.effect == .once)
    }

    @Test("An asset is sent once to the host for uploads, even if the upload fails")
    func upload() async throws {
        let server = FakeServer { $0.respond(503, "") }
        func upload(base64: String?) async throws -> GitHubAsset {
            try await GitHubAPI.uploadAsset(
                client(server), repository: "o/r", releaseId: 7, name: "a b", file: nil, base64: base64, label: "L",
                contentType: "text/plain")
        }
        await expectFailure(.serverFailure) { try await upload(base64: "aGVsbG8=") }
        let request = try #require(server.requests.first)
        #expect(server.requests.count == 1 && request.stream?.count == 5 && request.headers["Content-Type"] == "text/plain")
        #expect(request.url == "https://uploads.github.com/repos/o/r/releases/7/assets?name=a%20b&label=L")
        #expect(request.confidentiality == .host("uploads.github.com"))
        await expectFailure(.invalidArgument) { try await upload(base64: "%") }
        #expect(server.requests.count == 1)
    }

    @Test(
        "The base URL for uploads is derived from the base URL of the API",
        arguments: [
            ("https://api.github.com", "https://uploads.github.com"), ("https://git.example/api/v3", "https://git.example/api/uploads"),
            ("https://127.0.0.1:8443/github", "https://127.0.0.1:8443/github"),
        ])
    func uploads(base: String, expected: String) {
        let server = GitHubServer(baseURL: base, token: nil, apiVersion: "2022-11-28", writeInterval: .zero)
        #expect(server.uploadsURL == expected)
    }
}
