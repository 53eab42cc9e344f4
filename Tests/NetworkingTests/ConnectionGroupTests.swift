import CCurl
import Errors
import TestSupport
import Testing
import Threads

@testable import HTTP
@testable import Networking

@Suite("Idle connections", .timeLimit(.minutes(5)))
struct ConnectionGroupTests {
    private let settings = ConnectionSettings(NetworkConfiguration(userAgent: "test"))

    @Test("Idle connections are closed after a minute, or a second after the last client was closed, unless another client uses them")
    func limits() throws {
        let network = try #require(SystemNetwork().open())
        for (isAbandoned, isUsedAgain, limit) in [(false, false, 60), (true, false, 1), (true, true, 60)] {
            var groups = CurlGroups()
            let group = try groups.group(settings, network)
            if isAbandoned { groups.abandon(settings) }
            if isUsedAgain { #expect(try groups.group(settings, network) === group) }
            let end = group.lastUse + .seconds(limit)
            #expect(groups.nextDue == end)
            groups.removeIdle(end - .milliseconds(1))
            #expect(!groups.isEmpty)
            groups.removeIdle(end)
            #expect(groups.isEmpty && groups.nextDue == nil)
            let next = try groups.group(settings, network)
            #expect(next !== group && groups[next.number] === next, "the next request gets connections that are open")
        }
    }

    @Test("Of 64 groups, a new one replaces the one that has been idle longest, but none that was used within a second", .virtualTime)
    func replacement() async throws {
        let network = try #require(SystemNetwork().open())
        func add(_ numbers: Range<Int>, to groups: inout CurlGroups) throws {
            var configuration = NetworkConfiguration(userAgent: "test")
            for number in numbers {
                configuration.proxy = "http://\(number).example"
                _ = try groups.group(ConnectionSettings(configuration), network)
            }
        }
        var groups = CurlGroups()
        try add(0..<1, to: &groups)
        let oldest = try #require(groups.map(\.number).first)
        try await Timers.sleep(for: .milliseconds(1))
        try add(1..<63, to: &groups)
        try await Timers.sleep(for: .seconds(2))
        try add(63..<64, to: &groups)
        #expect(groups.map(\.number).count == 64 && groups[oldest] != nil)
        try add(64..<65, to: &groups)
        #expect(groups.map(\.number).count == 64 && groups[oldest] == nil)
        var used = CurlGroups()
        try add(0..<65, to: &used)
        #expect(used.map(\.number).count == 65)
    }

    @Test("Requests share a connection if its server supports HTTP/2, and a server without TLS takes no place in the memory of servers")
    func versions() throws {
        let network = try #require(SystemNetwork().open())
        let group = try #require(CurlGroup(number: 1, settings: settings, network: network))
        let (encrypted, plain) = (Origin("https://a.example/"), Origin("http://a.example/"))
        #expect(group.mayMultiplex(encrypted) && !group.mayMultiplex(plain) && !group.mayMultiplex(nil))
        for number in 0..<1000 { group.learn(Origin("http://\(number).example/"), Int(CURL_HTTP_VERSION_1_1)) }
        for (version, isShared) in [
            (CURL_HTTP_VERSION_1_1, false), (CURL_HTTP_VERSION_NONE, false), (CURL_HTTP_VERSION_2_0, true), (CURL_HTTP_VERSION_NONE, true),
            (CURL_HTTP_VERSION_1_1, false),
        ] {
            group.learn(encrypted, Int(version))
            #expect(group.mayMultiplex(encrypted) == isShared)
        }
    }

    @Test("An attempt to open a connection counts as progress of the network thread")
    func progress() throws {
        let sockets = try #require(CurlSockets())
        sockets.setMayConnect(false)
        let progress = sockets.progress
        #expect(sockets.open(curl_sockaddr()) == CURL_SOCKET_BAD && sockets.progress != progress)
    }

    @Test("The connections of clients with equal settings are abandoned when the last of these clients is closed or released")
    func lastClient() async throws {
        let server = try RawServer { _, _ in .reply("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n") }
        var configuration = NetworkConfiguration(userAgent: "test")
        // No other test has these settings.
        configuration.connectTo = ["idle.example:80:127.0.0.1:\(server.port)"]
        let settings = ConnectionSettings(configuration)
        let first = CurlClient(configuration: configuration)
        var second: CurlClient? = CurlClient(configuration: configuration)
        #expect(CurlEngine.shared.userCount(of: settings) == 0)
        for client in [first, second, first] { _ = try await client?.send(HTTPRequest(url: "http://idle.example/")) }
        #expect(CurlEngine.shared.userCount(of: settings) == 2)
        first.close()
        first.close()
        #expect(CurlEngine.shared.userCount(of: settings) == 1)
        second = nil
        #expect(CurlEngine.shared.userCount(of: settings) == 0)
    }
}
