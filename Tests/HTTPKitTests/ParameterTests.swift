import Calls
import Errors
import HTTP
import JSON
import Networking
import Storage
import TestSupport
import Testing

@testable import HTTPKit

@Suite("Messages about the parameters of http.request and http.upload")
struct ParameterTests {
    private func message(_ body: () async throws -> some Any) async -> String? {
        let error = await failure(body)
        #expect(error == nil || error?.code == .invalidArgument)
        return error?.message
    }

    @Test(
        "The error of a refused target names the parameter and what is wrong with it",
        arguments: [
            ("nobody", "/", nil, "`host`: `hosts` in the configuration has no nobody. The hosts are notes, other."),
            (nil, "/", nil, "`host`: is missing; pass it together with `path`, or pass `url`."),
            ("notes", "a", nil, "`path`: must start with a slash, such as /divisions."),
            ("notes", "/", "https://notes.example/", "`path`: must not be passed together with `url`."),
            (nil, nil, "ftp://a.example/", "`url`: expected an absolute http or https URL."),
            (nil, nil, "/x", "`url`: expected an absolute http or https URL."),
            (nil, nil, "https://u@a.example/", "`url`: must not contain a user name or password."),
            (
                "notes", nil, "https://notes.example:444/",
                "`url`: must have the origin of the host, https://notes.example:443; to request another origin, leave out `host`."
            ),
        ] as [(String?, String?, String?, String)])
    func targets(host: String?, path: String?, url: String?, problem: String) async {
        let message = await message { try await Notes(FakeServer("{}")).request(host: host, path: path, url: url) }
        #expect(message == "http.request: \(problem)")
    }

    @Test("If the configuration has no hosts, the error of an unknown host says so, and shows at most 100 bytes of the name")
    func noHosts() async {
        let services = HTTPDependencies(hosts: [:], client: FakeServer("{}"), allowsPlainHTTP: false, store: nil, log: { _, _ in })
        for (name, shown) in [
            (String(repeating: "a", count: 100), String(repeating: "a", count: 100)),
            (String(repeating: "a", count: 101), String(repeating: "a", count: 97) + "…"),
        ] {
            let message = await message { try services.client(of: name, "m") }
            #expect(message == "m: `host`: `hosts` in the configuration has no \(shown). The configuration has no hosts.")
        }
    }

    @Test(
        "The base URL and the path are joined without a further slash, and the query is added to that of a URL",
        arguments: [
            ("notes", "", nil, "https://notes.example/api?a=1"), ("notes", "/", nil, "https://notes.example/api/?a=1"),
            ("notes", "/x", nil, "https://notes.example/api/x?a=1"), (nil, nil, "https://a.example?b=2#c", "https://a.example?b=2&a=1"),
            (nil, nil, "http://a.example/复#c", "http://a.example/%E5%A4%8D?a=1"),
            ("notes", nil, "HTTPS://Notes.example:443/x", "HTTPS://Notes.example:443/x?a=1"),
        ] as [(String?, String?, String?, String)])
    func urls(host: String?, path: String?, url: String?, sent: String) async throws {
        let notes = Notes(FakeServer("{}"))
        _ = try await notes.request(host: host, path: path, url: url, query: ["a": .integer(1)])
        #expect(notes.server.urls == [sent])
    }

    @Test("The error of a refused body names the parameter and what is wrong with it")
    func bodies() async {
        let notes = Notes(FakeServer("{}"))
        var message = await message { try await notes.request(method: .post, body: .null, text: "", base64: "") }
        #expect(message == "http.request: `text`: must not be passed together with `body`.")
        message = await self.message { try await notes.request(method: .post, form: [:], base64: "") }
        #expect(message == "http.request: `base64`: must not be passed together with `form`.")
        for method in [RestMethod.get, .head, .options] {
            message = await self.message { try await notes.request(method: method, text: "") }
            #expect(message == "http.request: `method`: a \(method.rawValue) request cannot have a body.")
        }
        message = await self.message { try await notes.request(method: .post, base64: "?") }
        #expect(message == "http.request: `base64`: expected base64 (RFC 4648).")
        let nested = "a: expected a string, a number, true or false, or a list of them."
        message = await self.message { try await notes.request(method: .post, form: ["a": .object([:])]) }
        #expect(message == "http.request: `form`: \(nested)")
        message = await self.message { try await notes.request(query: ["a": .object([:])]) }
        #expect(message == "http.request: `query`: \(nested)")
        message = await self.message { try await notes.request(headers: ["te": "x"]) }
        #expect(message == "http.request: `headers`: the header te is set by the library; remove it.")
        #expect(notes.server.requests.isEmpty)
    }

    @Test("Each method of the interface is sent, and a body may have any method but GET, HEAD and OPTIONS")
    func methods() async throws {
        for method in RestMethod.allCases {
            let notes = Notes(FakeServer("{}"))
            let isRead = [.get, .head, .options].contains(method)
            _ = try await notes.request(method: method, text: isRead ? nil : "a")
            #expect(notes.server.requests.map(\.method.rawValue) == [method.rawValue] && notes.server.requests[0].hasBody != isRead)
        }
    }

    @Test("A request accepts JSON first, and each kind of body has a default media type, which the caller can replace")
    func mediaTypes() async throws {
        let notes = Notes(FakeServer("{}"))
        let types: [(String?, String)] = [(nil, "text/plain; charset=utf-8"), ("a/b", "a/b")]
        for (type, _) in types { _ = try await notes.request(method: .put, text: "x", contentType: type) }
        for (type, _) in types { _ = try await notes.request(method: .put, body: .null, contentType: type) }
        for (type, _) in types { _ = try await notes.request(method: .put, form: [:], contentType: type) }
        for (type, _) in types { _ = try await notes.request(method: .put, base64: "", contentType: type) }
        let sent = notes.server.requests
        #expect(
            sent.map { $0.headers["Content-Type"] } == [
                "text/plain; charset=utf-8", "a/b", "application/json", "a/b", "application/x-www-form-urlencoded", "a/b",
                "application/octet-stream", "a/b",
            ])
        #expect(sent.map(\.form) == ["x", "x", "null", "null", "", "", "", ""] && sent.allSatisfy(\.hasBody))
        #expect(sent.allSatisfy { $0.headers["Accept"] == "application/json, */*;q=0.5" && $0.urlSource == .caller && $0.hasPrivatePath })
    }

    @Test("The headers of the host are those of the request, and count as credentials")
    func credentials() async throws {
        let notes = Notes(FakeServer("{}"), headers: ["X-Key": "k"])
        _ = try await notes.request(headers: ["X-Own": "o"])
        #expect(notes.server.requests.first?.ownCredentialHeaders == ["X-Key", "X-Own"])
    }

    // MARK: Uploads

    private func upload(
        base64: String? = "AAE=", file: String? = nil, host: String? = "notes", path: String? = "/f", method: RestMethod = .post,
        query: [String: JSONValue]? = nil, headers: [String: String]? = nil, field: String? = nil, form: [String: String]? = nil,
        contentType: String = "image/png", idempotent: Bool = false, to server: FakeServer = FakeServer("{}")
    ) async throws -> RestResponse {
        try await Notes(server).service.upload(
            file: file, base64: base64, host: host, path: path, url: nil, method: method, query: query, headers: headers, field: field,
            fileName: "n", form: form, contentType: contentType, idempotent: idempotent)
    }

    @Test("The error of a refused upload names the parameter and what is wrong with it")
    func refusedUploads() async {
        let server = FakeServer("{}")
        for method in [RestMethod.get, .head, .options, .delete] {
            let message = await message { try await upload(method: method, to: server) }
            #expect(message == "http.upload: `method`: expected POST, PUT or PATCH.")
        }
        var message = await message { try await upload(form: [:], to: server) }
        #expect(message == "http.upload: `form`: requires `field`, the name of the file's field.")
        message = await self.message { try await upload(contentType: "a\nb", to: server) }
        #expect(
            message
                == "http.upload: `content_type`: the value of the header Content-Type is empty or contains a line break or another control character."
        )
        message = await self.message { try await upload(base64: "?", to: server) }
        #expect(message == "http.upload: `base64`: expected base64 (RFC 4648).")
        message = await self.message { try await upload(base64: nil, to: server) }
        #expect(message == "http.upload: `base64`: pass either `base64` or `file`.")
        message = await self.message { try await upload(file: "/etc/hostname", to: server) }
        #expect(message == "http.upload: `base64`: pass either `base64` or `file`.")
        message = await self.message { try await upload(headers: ["te": "x"], to: server) }
        #expect(message == "http.upload: `headers`: the header te is set by the library; remove it.")
        message = await self.message { try await upload(host: "x", to: server) }
        #expect(message == "http.upload: `host`: `hosts` in the configuration has no x. The hosts are notes, other.")
        #expect(server.requests.isEmpty)
    }

    @Test("An upload has the method, query, headers and effect of its parameters", arguments: [RestMethod.post, .put, .patch])
    func sentUpload(method: RestMethod) async throws {
        let server = FakeServer("[7]")
        let response = try await upload(method: method, query: ["q": .integer(1)], headers: ["X-A": "b"], to: server)
        _ = try await upload(method: method, idempotent: true, to: server)
        let sent = server.requests
        #expect(sent.map(\.url) == ["https://notes.example/api/f?q=1", "https://notes.example/api/f"])
        #expect(sent.map(\.effect) == [.once, .idempotent] && sent.allSatisfy { $0.method.rawValue == method.rawValue })
        #expect(sent[0].headers["X-A"] == "b" && sent[0].headers["Content-Type"] == "image/png")
        let bytes = try await sent[0].stream?.bytes()
        #expect(bytes == [0, 1] && response.json == .array([.integer(7)]))
    }

    @Test("The bytes of a file are uploaded")
    func file() async throws {
        let temporary = try TemporaryDirectory()
        let server = FakeServer("{}")
        _ = try await upload(base64: nil, file: try temporary.file("f", "content"), to: server)
        #expect(server.requests.map { $0.stream?.count } == [7])
    }

    @Test("The base64 of an upload is decoded away from the thread that waits for the call")
    func computing() async throws {
        let thread = CountingThread()
        _ = try await CallContext.$current.withValue(CallContext(thread: thread)) { try await upload() }
        // The thread is left a second time to convert the response.
        #expect(thread.leaves == 2)
    }
}
