import TestSupport
import Testing

@testable import Calls
@testable import HTTP
@testable import Networking

@Suite("Kept handles of libcurl", .ownNetwork, .timeLimit(.minutes(5)))
struct KeptHandleTests {
    let configuration = NetworkConfiguration(userAgent: "test")
    let body = SecretBytes("body".utf8)

    @Test("A server receives the same request whether or not the client has sent other requests before")
    func requests() async throws {
        let server = try RawServer { _, _ in .ok }
        let url = server.url
        let requests = [
            HTTPRequest(url: url, headers: ["Authorization": "Bearer secret"]), HTTPRequest(url: "\(url)?a=1"),
            HTTPRequest(method: .post, url: url, body: body), HTTPRequest(url: url, headers: ["X-One": "1", "X-Two": "2"]),
            HTTPRequest(url: url), HTTPRequest(method: .delete, url: url), HTTPRequest(url: url, headers: ["X-One": "3"]),
        ]
        for request in requests { _ = try await CurlClient(configuration: configuration).send(request) }
        let client = CurlClient(configuration: configuration)
        for request in requests { _ = try await client.send(request) }
        #expect(server.requests.prefix(requests.count) == server.requests.suffix(requests.count))
        #expect(server.requests.count == 2 * requests.count)
    }

    @Test("A response has nothing of the response before it")
    func responses() async throws {
        let redirect = "HTTP/1.1 302 Found\r\nLocation: /y\r\nX-Old: 1\r\nContent-Length: 3\r\n\r\nold"
        let server = try RawServer { _, request in .reply(request % 2 == 0 ? redirect : "HTTP/1.1 204 No Content\r\n\r\n") }
        let client = CurlClient(configuration: configuration)
        for _ in 0..<3 {
            let first = try await client.send(HTTPRequest(url: server.url))
            let second = try await client.send(HTTPRequest(url: server.url))
            #expect(first.status == 302 && first.redirectURL?.hasSuffix("/y") == true && first.body.count == 3)
            #expect(second.status == 204 && second.redirectURL == nil && second.headers.fields.isEmpty && second.body.isEmpty)
        }
        #expect(server.connectionCount == 1)
    }

    @Test("Handles whose transfers have succeeded serve the next requests, at most 64 of them; others serve one request")
    func keeping() throws {
        let client = CurlClient(configuration: configuration)
        let sockets = try #require(CurlSockets())
        let multi = try #require(CurlMulti(number: 1, sockets: sockets))
        defer { multi.close() }
        func handle(_ method: HTTPMethod = .get) throws -> CurlHandle {
            let request = HTTPRequest(method: method, url: "http://a.example/")
            let handle = try multi.makeHandle(for: CurlJob(client: client, request: request, context: .current))
            return try #require(handle as? CurlHandle)
        }
        func stop(_ handle: CurlHandle, hasSucceeded: Bool) {
            handle.hasSucceeded = hasSucceeded
            handle.stop()
        }
        for (method, hasSucceeded) in [(HTTPMethod.get, false), (.post, true)] {
            let single = try handle(method)
            stop(single, hasSucceeded: hasSucceeded)
            let next = try handle(method)
            #expect(next !== single)
        }
        let handles = try (0..<65).map { _ in try handle() }
        for handle in handles { stop(handle, hasSucceeded: true) }
        let next = try (0..<65).map { _ in try handle() }
        #expect(Set(next.map(ObjectIdentifier.init)).intersection(handles.map(ObjectIdentifier.init)).count == 64)
    }

    @Test("A handle serves only requests of one client to one server that differ in their URLs and headers")
    func kinds() {
        let client = CurlClient(configuration: configuration)
        func kind(_ request: HTTPRequest, of other: CurlClient? = nil) -> CurlHandle.Kind? {
            CurlHandle.Kind(CurlJob(client: other ?? client, request: request, context: .current))
        }
        let request = HTTPRequest(url: "https://a.example/x")
        #expect(kind(request) != nil && kind(request) == kind(HTTPRequest(url: "https://a.example/y?z", headers: ["X-One": "1"])))
        #expect(kind(request) != kind(request, of: CurlClient(configuration: configuration)))
        #expect(kind(request) != kind(HTTPRequest(url: "https://b.example/x")))
        #expect(kind(request) != kind(HTTPRequest(url: "http://a.example/x")))

        #expect(kind(HTTPRequest(method: .head, url: request.url)) == nil)
        #expect(kind(HTTPRequest(method: .put, url: request.url, body: body)) == nil)
        #expect(kind(HTTPRequest(url: request.url, body: body)) == nil)
        #expect(kind(HTTPRequest(url: request.url, effect: .once)) == nil)
        #expect(kind(HTTPRequest(url: "not a URL")) == nil)
        var changed = request
        changed.hasPrivatePath = true
        #expect(kind(changed) == nil)
        changed = request
        changed.refusesLocalAddresses = true
        #expect(kind(changed) == nil)
    }
}
