import Calendar
import Calls
import Errors
import HTTP
import JSON
import Networking
import Synchronization
import Threads

/// The events of a session, which tell the program when calls and requests start and end.
///
/// The start of a call is told on the thread that starts the call, so that the program knows what it does at that moment. All other events
/// are told on a callback thread, in order.
package final class Events: Sendable {
    /// A function of the program that receives an event as a JSON object.
    package typealias Sink = @Sendable (EncodedJSON) -> Void

    private let callbacks: CallbackQueue
    private let sink = Mutex<Sink?>(nil)
    /// Whether there is a sink. Calls and requests read it without a lock.
    private let isOn = Atomic<Bool>(false)

    init(callbacks: CallbackQueue) { self.callbacks = callbacks }

    func set(_ new: Sink?) {
        // Without threads, the functions of the library run on temporary threads, and not on those of the program.
        if new != nil { Library.willStartThreads() }
        sink.withLock { $0 = new }
        isOn.store(new != nil, ordering: .releasing)
    }

    // MARK: Calls

    func callStarts(_ call: Int, _ method: String, isStream: Bool) {
        guard isOn.load(ordering: .acquiring), let sink = sink.withLock({ $0 }) else { return }
        let text = Self.text("call_start") { json in
            json.set("call", call)
            json.set("method", method)
            json.set("stream", isStream)
        }
        if let text { sink(text) }
    }

    func callEnds(_ call: Int, _ method: String, _ result: CallResult, nanoseconds: Int) {
        send("call_end") { json in
            json.set("call", call)
            json.set("method", method)
            json.set("outcome", OutcomeCounters.name(of: result.status))
            if result.status == 0 { json.set("source", "\(result.source)") }
            json.set("duration_us", nanoseconds / 1000)
        }
    }

    // MARK: Requests

    /// Returns the event with which the request ends. Nil if the program receives no events.
    func requestStarts(_ request: HTTPRequest, _ server: ServerMetrics) -> RequestEvent? {
        guard isOn.load(ordering: .acquiring) else { return nil }
        let event = RequestEvent(events: self, call: CallContext.current.call, number: World.current.nextNumber())
        send("request_start") { json in
            event.writeNumbers(to: &json)
            json.set("http_method", request.method.rawValue)
            json.set("url", Self.shown(request))
            json.set("host", request.origin?.host)
            json.set("port", request.origin.flatMap { Int($0.port) })
            json.set("server", server.name)
        }
        return event
    }

    /// Returns a URL without query, numbers and secrets. A URL of the program, or one that a server has named, is only an origin, because its
    /// path may be secret.
    private static func shown(_ request: HTTPRequest) -> String {
        guard request.urlSource == .library else { return request.origin.map { "\($0)" } ?? "" }
        let url = LogPlugin.masked(String(request.url.prefix { $0 != "?" && $0 != "#" }))
        return CallContext.current.secrets.removed(from: url).shortened(toBytes: 2048)
    }

    // MARK: Delivery

    fileprivate func send(_ name: StaticString, _ members: (inout JSONWriter) -> Void) {
        guard isOn.load(ordering: .acquiring), let sink = sink.withLock({ $0 }), let text = Self.text(name, members) else { return }
        if CallbackQueue.prepare() { callbacks.run { sink(text) } }
    }

    private static func text(_ name: StaticString, _ members: (inout JSONWriter) -> Void) -> EncodedJSON? {
        var json = JSONWriter()
        json.object { json in
            json.set("event", "\(name)")
            json.set("time_ms", WallTime.now.milliseconds)
            members(&json)
        }
        return json.finish()
    }
}

/// A request whose start was told.
struct RequestEvent: Sendable {
    fileprivate let events: Events
    /// The number of the call that started the request. Nil if no call did.
    fileprivate let call: Int?
    fileprivate let number: Int

    fileprivate func writeNumbers(to json: inout JSONWriter) {
        json.set("call", call)
        json.set("request", number)
    }

    /// - Parameters:
    ///   - sent, received: sizes of the bodies in bytes.
    func end(status: Int, sent: Int, received: Int, nanoseconds: Int) {
        events.send("request_end") { json in
            writeNumbers(to: &json)
            json.set("status", status)
            json.set("request_bytes", sent)
            json.set("response_bytes", received)
            json.set("duration_us", nanoseconds / 1000)
        }
    }

    func end(_ error: ErrorCode, nanoseconds: Int) {
        events.send("request_end") { json in
            writeNumbers(to: &json)
            json.set("error", error.name)
            json.set("duration_us", nanoseconds / 1000)
        }
    }
}
