import Calendar
import Errors
import HTTP
import JSON
import Networking
import Storage
import Synchronization
import TestSupport
import Testing

@testable import HTTPKit

/// A case of the public suite of tests for HTTP caches (https://cache-tests.fyi), under its name there. It consists of requests with the
/// responses of the server, and states which responses must come from the cache.
struct SuiteCase: CustomTestStringConvertible {
    let name: String
    let steps: [Step]

    var testDescription: String { name }

    init(_ name: String, _ steps: Step...) { (self.name, self.steps) = (name, steps) }

    /// Creates a case of two equal requests, the second one three seconds after the first one.
    /// - Parameters:
    ///   - answer: the headers of the first response.
    ///   - source: where the second response comes from.
    init(_ name: String, status: Int = 200, _ answer: [String], _ source: Step.Source, has: [String] = [], lacks: [String] = []) {
        self.init(name, Step(answer, status: status), Step(from: source, status: status, has: has, lacks: lacks))
    }

    /// Creates a case of two requests with different headers, the second one three seconds after the first one.
    init(_ name: String, _ answer: [String], asked sent: [String], then second: [String], _ source: Step.Source) {
        self.init(name, Step(answer, asked: sent), Step(from: source, asked: second))
    }
}

/// A request, the response that the server has for it, and what the caller gets.
///
/// Headers are lines such as `Age: 5`. In a line, `@-5` stands for the time five seconds before the current one.
struct Step {
    enum Source {
        /// The server's response.
        case server
        /// The cached response, without a request.
        case cache
        /// The cached response, after the server has confirmed it with the status 304.
        case validation
    }

    var method = RestMethod.get
    var path = "/a"
    var query: [String: JSONValue]?
    /// The headers of the request.
    var asked: [String]
    /// The headers that the server must receive.
    var arrives: [String]
    var status: Int
    /// The headers of the server's response.
    var answer: [String]
    /// Whether the server closes the connection without a response.
    var isLost: Bool
    /// Whether the status of the server's response is an error for the caller, unless it is 2xx.
    var isError: Bool
    /// Whether the cache requests a new response in the background.
    var isRefreshed: Bool
    let source: Source
    /// Headers that the caller's response must have.
    var has: [String]
    /// Names of headers that it must not have.
    var lacks: [String]
    /// Seconds until the next request.
    var pause: Int

    init(
        _ answer: [String] = [], from source: Source = .server, by method: RestMethod = .get, path: String = "/a", query: String? = nil,
        status: Int = 200, asked: [String] = [], arrives: [String] = [], has: [String] = [], lacks: [String] = [],
        isLost: Bool = false, isError: Bool = false, isRefreshed: Bool = false, pause: Int = 3
    ) {
        (self.method, self.path, self.asked, self.arrives) = (method, path, asked, arrives)
        self.query = query.map { ["test": .string($0)] }
        (self.status, self.answer, self.source, self.has, self.lacks) = (status, answer, source, has, lacks)
        (self.isLost, self.isError, self.isRefreshed, self.pause) = (isLost, isError, isRefreshed, pause)
    }
}

extension SuiteCase {
    /// The time at the start, as Unix time in seconds: `Tue, 01 Jan 2030 00:00:00 GMT`.
    private static let start = 1_893_456_000

    /// Sends the requests to a fake server through a session's cache, and checks the responses.
    func run() async throws {
        let clock = Mutex(Self.start)
        let current = Mutex<Step?>(nil)
        let server = FakeServer { request in
            guard let step = current.withLock({ $0 }), !step.isLost else {
                throw DanXiError(.network, "The server closed the connection.")
            }
            var headers: HTTPHeaders = [:]
            for (name, value) in Self.fields(step.answer, at: clock.withLock { $0 }) { headers.append(name, value) }
            return step.source == .validation
                ? HTTPResponse(request: request, status: 304, headers: headers)
                : request.respond(step.status, [204, 304].contains(step.status) ? "" : "body", type: "text/plain", headers: headers)
        }
        let notes = Notes(
            server, headers: [:], retries: 0, cookies: false, cache: CacheSettings(medium: .memory), now: { clock.withLock { $0 } })
        for (index, step) in steps.enumerated() {
            current.withLock { $0 = step }
            let time = clock.withLock { $0 }
            let before = server.requests.count
            let response = try await notes.service.request(
                host: "notes", path: step.path, url: nil, method: step.method, query: step.query,
                headers: Dictionary(Self.fields(step.asked, at: time)) { "\($0), \($1)" }, body: nil, form: nil, text: nil, base64: nil,
                contentType: nil, idempotent: false, readAs: .auto, acceptStatuses: step.status < 300 || step.isError ? nil : [step.status],
                cacheIn: nil,
                cacheRule: nil, cacheSeconds: nil, cacheUntil: nil, cacheIgnore: nil, cacheKey: nil, cache: .prefer)
            if step.isRefreshed { try await until { server.requests.count > before } }
            try await until { notes.service.services.flights.flights.withLock { $0.isEmpty } }
            try check(response, server.requests.dropFirst(before), step, at: time, "request \(index + 1)")
            clock.withLock { $0 += step.pause }
        }
    }

    private func check(
        _ response: Cached<RestResponse>, _ requests: ArraySlice<HTTPRequest>, _ step: Step, at time: Int, _ place: Comment
    ) throws {
        #expect((response.source == .memory) == (step.source == .cache), place)
        if step.source != .cache { #expect(requests.count == 1, place) }
        let conditions = requests.first.map { $0.headers["If-None-Match"] ?? $0.headers["If-Modified-Since"] } ?? nil
        if step.source == .validation { #expect(try conditions != nil && response.value.status == 200, place) }
        for (name, value) in Self.fields(step.arrives, at: time) { #expect(requests.first?.headers[name] == value, place) }
        for (name, value) in Self.fields(step.has, at: time) { #expect(try response.value.headers[name.lowercased()] == value, place) }
        for name in step.lacks { #expect(try response.value.headers[name.lowercased()] == nil, place) }
    }

    /// Returns the names and values of header lines.
    private static func fields(_ lines: [String], at time: Int) -> [(String, String)] {
        lines.map { line in
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.drop { $0 == " " } }
            let value = parts.count == 2 ? String(parts[1]) : ""
            return (String(parts[0]), value.hasPrefix("@") ? date(time + (Int(value.dropFirst()) ?? 0)) : value)
        }
    }

    /// Returns a time in the form of HTTP headers.
    private static func date(_ time: Int) -> String {
        let seconds = (time % 86_400 + 86_400) % 86_400
        let date = CalendarDate(year: 1970, month: 1, day: 1)?.adding(days: (time - seconds) / 86_400)
        let parts = date?.components ?? (0, 0, 0)
        let weekday = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][(date?.weekday ?? 1) - 1]
        let month = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][parts.1 - 1]
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let clock = [seconds / 3600, seconds / 60 % 60, seconds % 60].map(two).joined(separator: ":")
        return "\(weekday), \(two(parts.2)) \(month) \(parts.0) \(clock) GMT"
    }
}
