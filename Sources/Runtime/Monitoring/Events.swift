import Calendar
import Calls
import Errors
import HTTP
import JSON
import Networking
import Synchronization
import Threads

/// The events of a session: the starts and ends of its calls and requests.
///
/// The event of a call's start is sent on the thread that starts the call, so that the program knows to what the call belongs. All other
/// events are sent on a callback thread, in order.
package final class Events: CallbackRunner {
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
        var running: [ThreadID] = []
        /// The requests whose start was sent and whose end was not, by their numbers.
        var requests: [Int: RequestEvent] = [:]
    }

    init(callbacks: CallbackQueue) { self.callbacks = callbacks }

    /// Replaces the sink, and waits until other threads have left the old one, to which they have passed starts of calls.
    func set(_ new: Sink?) {
        // Without threads, the functions of the library run on temporary threads, and not on those of the program.
        if new != nil { Library.willStartThreads() }
        replace(with: new, closes: false)
    }

    /// Turns the events off for good, and waits like ``set(_:)``. Sends the ends of the requests that have not ended.
    func close() { replace(with: nil, closes: true) }

    private func replace(with new: Sink?, closes: Bool) {
        let (old, requests) = state.withLock { state in
            let before = (state.sink, state.requests)
            if closes { (state.isClosed, state.requests) = (true, [:]) }
            state.sink = state.isClosed ? nil : new
            isOn.store(state.sink != nil, ordering: .releasing)
            return before
        }
        if closes, let old {
            for request in requests.values.sorted(by: { $0.number < $1.number }) {
                let nanoseconds = Instant.now.nanoseconds - request.start.nanoseconds
                if let text = request.text(.closed, nanoseconds: nanoseconds) { _ = queue(text, old) }
            }
        }
        CallbackWaits.current.wait(for: self) { exempt in
            state.wait { $0.running.allSatisfy(exempt.contains) ? () : nil }
        }
    }

    var callbackThreads: [ThreadID] { state.withLock { $0.running } }

    // MARK: Calls

    func callStarts(_ call: Int, _ method: String, isStream: Bool) {
        guard isOn.load(ordering: .acquiring) else { return }
        let text = Self.text("call_start") { json in
            json.set("call", call)
            json.set("method", method)
            json.set("stream", isStream)
        }
        guard let text else { return }
        let thread = ThreadID.current
        let sink = state.withLock { state in
            if state.sink != nil { state.running.append(thread) }
            return state.sink
        }
        guard let sink else { return }
        sink(text)
        state.withLock { state in
            if let index = state.running.firstIndex(of: thread) { state.running.remove(at: index) }
        }
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
    func requestStarts(_ request: HTTPRequest, _ server: ServerMetrics, at start: Instant) -> RequestEvent? {
        guard isOn.load(ordering: .acquiring) else { return nil }
        let event = RequestEvent(events: self, call: CallContext.current.call, number: World.current.nextNumber(), start: start)
        let text = Self.text("request_start") { json in
            event.writeNumbers(to: &json)
            json.set("http_method", request.method.rawValue)
            json.set("url", CallContext.current.secrets.removed(from: request.maskedURL).shortened(toBytes: 2048))
            json.set("host", request.origin?.host)
            json.set("port", request.origin.flatMap { Int($0.port) })
            json.set("server", server.name)
        }
        guard let text else { return nil }
        state.withLock { state in
            guard let sink = state.sink, queue(text, sink) else { return }
            state.requests[event.number] = event
        }
        return event
    }

    /// Sends the end of a request, unless its start was not sent or its end was sent already.
    fileprivate func requestEnds(_ event: RequestEvent, _ text: EncodedJSON?) {
        state.withLock { state in
            guard state.requests.removeValue(forKey: event.number) != nil, let text, let sink = state.sink else { return }
            _ = queue(text, sink)
        }
    }

    // MARK: Delivery

    private func send(_ name: StaticString, _ members: (inout JSONWriter) -> Void) {
        guard isOn.load(ordering: .acquiring), let sink = state.withLock({ $0.sink }), let text = Self.text(name, members) else { return }
        _ = queue(text, sink)
    }

    /// Adds an event to the queue of the callbacks. Returns false if the system has no thread for it.
    private func queue(_ text: EncodedJSON, _ sink: @escaping Sink) -> Bool {
        guard CallbackQueue.prepare() else { return false }
        callbacks.run { sink(text) }
        return true
    }

    fileprivate static func text(_ name: StaticString, _ members: (inout JSONWriter) -> Void) -> EncodedJSON? {
        var json = JSONWriter()
        json.object { json in
            json.set("event", "\(name)")
            json.set("time_us", World.current.clocks.wallMicroseconds)
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
    fileprivate let start: Instant

    fileprivate func writeNumbers(to json: inout JSONWriter) {
        json.set("call", call)
        json.set("request", number)
    }

    /// - Parameters:
    ///   - sent, received: sizes of the bodies in bytes.
    func end(status: Int, sent: Int, received: Int, nanoseconds: Int) {
        let text = text(nanoseconds) { json in
            json.set("status", status)
            json.set("request_bytes", sent)
            json.set("response_bytes", received)
        }
        events.requestEnds(self, text)
    }

    func end(_ error: ErrorCode, nanoseconds: Int) { events.requestEnds(self, text(error, nanoseconds: nanoseconds)) }

    fileprivate func text(_ error: ErrorCode, nanoseconds: Int) -> EncodedJSON? { text(nanoseconds) { $0.set("error", error.name) } }

    private func text(_ nanoseconds: Int, _ members: (inout JSONWriter) -> Void) -> EncodedJSON? {
        Events.text("request_end") { json in
            writeNumbers(to: &json)
            members(&json)
            json.set("duration_us", nanoseconds / 1000)
        }
    }
}
