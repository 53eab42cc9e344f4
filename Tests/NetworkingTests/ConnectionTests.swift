import Errors
import TestSupport
import Testing

@testable import HTTP
@testable import Networking

private let ok = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"

@Suite("Kept and shared connections", .ownNetwork, .timeLimit(.minutes(5)))
struct ConnectionTests {
    var configuration = NetworkConfiguration(userAgent: "test")

    func post(_ url: String, _ body: String = "{}") -> HTTPRequest {
        HTTPRequest(method: .post, url: url, body: SecretBytes(body.utf8))
    }

    @Test("100 sequential POST requests of a client use one connection")
    func posts() async throws {
        let client = CurlClient(configuration: configuration)
        let server = try RawServer { _, _ in .ok }
        for number in 0..<100 {
            let status = try await client.send(post(server.url, "post \(number)")).status
            #expect(status == 200)
        }
        #expect(server.requests.count == 100 && server.connectionCount == 1)
    }

    @Test(
        "A write is sent at most once, no matter when the server closes the connection",
        arguments: [
            [.ok, .closeAfterFirstByte], [.ok, .closeAfterRequest], [.ok, .reset], [.last(ok), .ok],
            [.last(ok, isReset: true), .ok], [.closeAfterFirstByte], [.closeAfterRequest], [.reset],
        ] as [[RawServer.Action]])
    func once(actions: [RawServer.Action]) async throws {
        let server = try RawServer { _, request in actions[request % actions.count] }
        let client = CurlClient(configuration: configuration)
        for number in 0..<20 {
            let error = await failure { try await client.send(post(server.url, "post \(number);")) }
            // If any part of the write was sent, the outcome of the write is unknown.
            #expect(error == nil || error?.code == .network && (error?.isOutcomeUnknown == true || error?.delivery == .unsent))
        }
        for number in 0..<20 { #expect(server.requests.count { $0.contains("post \(number);") } <= 1) }
        #expect(server.requests.count <= 20)
    }

    @Test("A read is sent again if the server closes the kept connection over which the read was sent")
    func read() async throws {
        let client = CurlClient(configuration: configuration)
        let server = try RawServer { _, request in request == 0 ? .ok : .closeAfterRequest }
        for _ in 0..<3 {
            let status = try await client.send(HTTPRequest(url: server.url)).status
            #expect(status == 200)
        }
        #expect(server.requests.count == 5)
    }

    @Test("Only clients with equal connection settings share connections")
    func sharing() async throws {
        var configurations = Array(repeating: configuration, count: 4)
        configurations[1].connectTo = ["a.example:80:127.0.0.1:1"]
        configurations[2].caFile = "/other.pem"
        configurations[3].caDirectory = "/other"
        let clients = (configurations + configurations).map { CurlClient(configuration: $0) }
        let server = try RawServer { _, _ in .ok }
        for client in clients { _ = try await client.send(HTTPRequest(url: server.url)) }
        for client in clients { client.close() }
        #expect(server.connectionCount == 4)
    }

    @Test("Clients with different proxy credentials do not share connections")
    func proxies() async throws {
        let server = try RawServer { _, _ in .ok }
        let clients = ["one", "two", "one"].map { user in
            var configuration = configuration
            configuration.proxy = "http://\(user):secret@127.0.0.1:\(server.port)"
            return CurlClient(configuration: configuration)
        }
        for client in clients { _ = try await client.send(HTTPRequest(url: "http://host.invalid/")) }
        for client in clients { client.close() }
        #expect(server.connectionCount == 2)
    }

    @Test("Connection settings that differ in any part are unequal")
    func differences() {
        let changes: [(inout NetworkConfiguration) -> Void] = [
            { $0.proxy = "http://one:secret@127.0.0.1:1" }, { $0.proxy = "http://two:secret@127.0.0.1:1" }, { $0.caFile = "/a" },
            { $0.caDirectory = "/a" }, { $0.connectTo = ["a:1:b:2"] }, { $0.tls = TLSRules(["a:1.2"]) }, { _ in },
        ]
        let settings = changes.map { change in
            var configuration = configuration
            change(&configuration)
            return ConnectionSettings(configuration)
        }
        #expect(Set(settings).count == changes.count)
    }

    @Test("Connection settings differ after the CA file was changed, and only then")
    func changedAuthorities() throws {
        let temporary = try TemporaryDirectory()
        var configuration = configuration
        configuration.caFile = try temporary.file("ca.pem", "one")
        let first = ConnectionSettings(configuration)
        let second = ConnectionSettings(configuration)
        #expect(first == second)
        _ = try temporary.file("ca.pem", "another")
        let third = ConnectionSettings(configuration)
        #expect(first != third)
    }

    @Test("After one client was closed, another client can still send requests")
    func closing() async throws {
        let server = try TinyServer(response: nil)
        let staying = CurlClient(configuration: configuration)
        let kept = Task { await failure { try await staying.send(HTTPRequest(url: server.url)) } }
        let leaving = CurlClient(configuration: configuration)
        let ended = Task { await failure { try await leaving.send(HTTPRequest(url: server.url)) } }
        await Task.yield()
        leaving.close()
        let error = await ended.value
        #expect(error?.code == .closed)
        kept.cancel()
        let value = await kept.value
        #expect(value != nil)
        let other = try RawServer { _, _ in .ok }
        let status = try await staying.send(HTTPRequest(url: other.url)).status
        #expect(status == 200)
    }

    @Test("Thirty concurrent requests to a server without multiplexing all succeed")
    func parallel() async throws {
        let server = try RawServer { _, _ in .ok }
        let client = CurlClient(configuration: configuration)
        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<30 { group.addTask { [server] in try await client.send(HTTPRequest(url: server.url)).status } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses.allSatisfy { $0 == 200 } && statuses.count == 30)
    }
}
