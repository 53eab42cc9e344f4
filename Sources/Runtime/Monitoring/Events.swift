import Calendar
import Calls
import Errors
import HTTP
import JSON
import Networking
import Synchronization
import Threads

#if canImport(Glibc)
    import Glibc
#endif

/// The events of a session: the starts and ends of its calls and requests.
///
/// The event of a call's start is sent on the thread that starts the call, so that the program knows to what the call belongs. All other
/// events are sent on a callback thread, in order.
package final class Events: Sendable {
    /// A function of the program that receives an event as a JSON object.
    package typealias Sink = @Sendable (EncodedJSON) -> Void

    private let callbacks: CallbackQueue
    private let state = Monitor(State())
    /// Whether there is a sink. Calls and requests read it without a lock.
    private let isOn = Atomic<Bool>(false)

    private struct State: Sendable {
        var sink: Sink?
        var isClosed = false
        /// The threads that run the sink for the start of a call.
        var running: [pthread_t] = []
        /// The threads that wait for the end of ``running``.
        var waiting: [pthread_t] = []

        /// Whether a thread that does not wait itself runs the sink.
        var isBusy: Bool { running.contains { !waiting.contains($0) } }
    }

    init(callbacks: CallbackQueue) { self.callbacks = callbacks }

    /// Replaces the sink, and waits until other threads have left the old one, to which they have passed starts of calls.

    func set(_ new: Sink?) {
        // Without threads, the functions of the library run on temporary threads, and not on those of the program.
        if new != nil { Library.willStartThreads() }
        replace(with: new, closes: false)
    }

    /// Turns the events off for good, and waits like ``set(_:)``.
    func close() { replace(with: nil, closes: true) }

    private func replace(with new: Sink?, closes: Bool) {
        let thread = pthread_self()
        state.withLock { state in
            if closes { state.isClosed = true }
            state.sink = state.isClosed ? nil : new
            isOn.store(state.sink != nil, ordering: .releasing)
            state.waiting.append(thread)
        }
        // Another waiting thread need not wait for the sink that this thread may be in.
        state.wakeAll()
        state.wait { $0.isBusy ? nil : () }
        state.withLock { Self.removeFirst(thread, &$0.waiting) }
    }

    private static func removeFirst(_ thread: pthread_t, _ threads: inout [pthread_t]) {
        if let index = threads.firstIndex(of: thread) { threads.remove(at: index) }
    }

    // MARK: Calls

    func callStarts(_ call: Int, _ method: String, isStream: Bool) {
        guard isOn.load(ordering: .acquiring) else { return }
        let text = Self.text("call_start") { json in
            json.set("call", call)
            json.set("method", method)
            json.set("stream", isStream)
        }
        guard let text else { return }
        let thread = pthread_self()
        let sink = state.withLock { state in
            if state.sink != nil { state.running.append(thread) }
            return state.sink
        }
        guard let sink else { return }
        sink(text)
        state.withLock { Self.removeFirst(thread, &$0.running) }
        state.wakeAll()
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

    /// Returns a URL without query, numbers and secrets. A URL of the program, of a sign-in or of a redirect is only an origin, because its path
    /// may be secret.
    private static func shown(_ request: HTTPRequest) -> String {
        guard request.urlSource == .library, !request.hasPrivatePath else { return request.origin.map { "\($0)" } ?? "" }
        let url = LogPlugin.masked(String(request.url.prefix { $0 != "?" && $0 != "#" }))
        return CallContext.current.secrets.removed(from: url).shortened(toBytes: 2048)
    }

    // MARK: Delivery

    fileprivate func send(_ name: StaticString, _ members: (inout JSONWriter) -> Void) {
        guard isOn.load(ordering: .acquiring), let sink = state.withLock({ $0.sink }), let text = Self.text(name, members) else { return }
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

/// A request whose start was sent to the program.
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
