import Calls
import HTTP
import JSON
import Networking
import Synchronization
import TestSupport
import Text

@testable import Simulation

/// A client that sends requests to simulated servers without the simulated network, at a time that the test sets.
final class SimulatedClient: APIClient {
    private let servers: [any SimulatedServer]
    /// Milliseconds since 1970. The lock also keeps concurrent calls from using a server at the same time.
    private let clock: Mutex<Int>

    init(_ servers: [any SimulatedServer], time: Int = 1_795_000_000_000) {
        self.servers = servers
        clock = Mutex(time)
    }

    var time: Int { clock.withLock { $0 } }

    func advance(milliseconds: Int) { clock.withLock { $0 += milliseconds } }

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        await Task.yield()
        let parts = request.url.prefix { $0 != "#" }.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        let target = "/" + (parts.count == 4 ? parts[3] : "")
        let query = target.firstIndex(of: "?").map { String(target[$0...].dropFirst()) }
        return clock.withLock { time in
            let origin = "\(parts[0])//\(parts[2])"
            let response = servers.first { $0.origins.contains(origin) }?.answer(
                ServerRequest(
                    method: request.method.rawValue, origin: origin, path: String(target.prefix { $0 != "?" }), query: query,
                    headers: request.headers.fields, body: Array(request.body ?? []), time: time))
            var headers: HTTPHeaders = [:]
            for (name, value) in response?.headers ?? [] { headers.append(name, value) }
            return HTTPResponse(
                request: request, status: response?.status ?? 599, headers: headers, body: PaddedBytes(response?.body ?? []),
                redirectURL: headers["Location"].flatMap { URLReference.resolve($0, against: request.url) })
        }
    }
}
