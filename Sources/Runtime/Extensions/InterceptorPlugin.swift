import Calls
import Errors
import HTTP
import JSON
import Networking
import Synchronization
import Threads

/// The plugin that calls one interceptor of the host program for one request of a call.
final class InterceptorPlugin: APIPlugin {
    private let interceptor: Interceptor
    private let calls: HostCalls
    /// The number that identifies the request in all callbacks.
    private let number: Int
    /// The name of the called method.
    private let method: String
    private let view: SecretView
    private let state = Mutex(State())

    private struct State {
        var attempt = 0
        /// The request as it was last prepared or sent. Nil before the first attempt.
        var request: HTTPRequest?
    }

    init(_ interceptor: Interceptor, _ calls: HostCalls, number: Int, method: String, isSignIn: Bool) {
        self.interceptor = interceptor
        self.calls = calls
        self.number = number
        self.method = method
        view = SecretView(seesSecrets: interceptor.seesSecrets, isSignIn: isSignIn)
    }

    func prepare(_ request: HTTPRequest, for origin: some APIRequest) async throws -> HTTPRequest {
        state.withLock { state in
            state.attempt += 1
            state.request = request
        }
        guard let prepare = interceptor.prepare else { return request }
        let shown = RequestView(request, view)
        switch try await ask(prepare, "prepare", about: request, { $0.set("request", shown.json) }) {
        case .replace(let members):
            let replaced = try Self.valid { () throws(InvalidMember) in try shown.replacing(members) }
            state.withLock { $0.request = replaced }
            return replaced
        case .retry: throw DanXiError.unfit("prepare", "retry")
        case .veto(let reason): throw DanXiError.vetoed(request, reason: reason, exchange: number)
        case .fail(let error): throw error
        case .proceed: return request
        }
    }

    func maySend(_ request: HTTPRequest, for origin: some APIRequest) async throws {
        // Later interceptors may have changed the request.
        state.withLock { $0.request = request }
        guard let willSend = interceptor.willSend else { return }
        let shown = RequestView(request, view)
        switch try await ask(willSend, "will_send", about: request, { $0.set("request", shown.json) }) {
        case .replace: throw DanXiError.unfit("will_send", "replace")
        case .retry: throw DanXiError.unfit("will_send", "retry")
        case .veto(let reason): throw DanXiError.vetoed(request, reason: reason, exchange: number)
        case .fail(let error): throw error
        case .proceed: return
        }
    }

    func willReceive(_ result: Result<HTTPResponse, any Error>, to request: HTTPRequest, after duration: Duration) async {
        guard let willReceive = interceptor.willReceive else { return }
        await tell(willReceive, about: request) { json in
            json.set("duration_ms", duration.wholeMilliseconds)
            self.write(result, to: request, &json)
        }
    }

    func intercept(
        _ result: Result<HTTPResponse, any Error>, to request: HTTPRequest, attempt: RequestAttempt
    ) async throws -> Interception {
        guard let intercept = interceptor.intercept else { return .pass(result) }
        let verdict = try await ask(intercept, "intercept", about: request) { json in
            json.set("may_retry", attempt.mayBeRepeated)
            self.write(result, to: request, &json)
        }
        switch verdict {
        case .replace(let members):
            let shown = ResponseView(try? result.get(), to: request, view)
            return .pass(.success(try Self.valid { () throws(InvalidMember) in try shown.replacing(members) }))
        case .retry(let delay): return .repeatRequest(after: delay)
        case .veto(let reason): throw DanXiError.vetoed(request, reason: reason, exchange: number)
        case .fail(let error): throw error
        case .proceed: return .pass(result)
        }
    }

    func didReceive(_ failure: (any Error)?, for origin: some APIRequest) async {
        // The request is nil if another plugin refused it before this plugin saw it.
        guard let didReceive = interceptor.didReceive, let request = state.withLock({ $0.request }) else { return }
        await tell(didReceive, about: request) { json in
            json.set("request", RequestView(request, self.view).summary)
            json.set("error", failure.map { self.shown($0) })
        }
    }

    private static func valid<Value>(_ replace: () throws(InvalidMember) -> Value) throws(DanXiError) -> Value {
        do {
            return try replace()
        } catch {
            throw DanXiError(
                .invalidArgument,
                "An interceptor of this program passed an invalid replacement to danxi_decision_replace(): \(error.problem).")
        }
    }

    // MARK: Callbacks

    private func ask(
        _ callback: @escaping Interceptor.Question, _ name: String, about request: HTTPRequest, _ write: (inout JSONWriter) -> Void
    ) async throws -> Verdict {
        let json = try exchange(about: request, write)
        return try await calls.ask(Handles.decisions, "The callback `\(name)` of an interceptor") { callback($0, json) }
    }

    /// Calls a callback that gives no answer, and waits until it returns or the call ends.
    private func tell(
        _ callback: @escaping Interceptor.Notice, about request: HTTPRequest, _ write: (inout JSONWriter) -> Void
    ) async {
        guard let json = try? exchange(about: request, write) else { return }
        await calls.tell { callback(json) }
    }

    private func exchange(about request: HTTPRequest, _ write: (inout JSONWriter) -> Void) throws(DanXiError) -> EncodedJSON {
        var json = JSONWriter()
        let attempt = state.withLock { $0.attempt }
        json.object { json in
            json.set("id", number)
            json.set("call", method)
            json.set("attempt", attempt)
            write(&json)
        }
        guard let text = json.finish() else { throw .outOfMemory("to show \(request.place) to an interceptor") }
        return text
    }

    private func write(_ result: Result<HTTPResponse, any Error>, to request: HTTPRequest, _ json: inout JSONWriter) {
        json.set("request", RequestView(request, view).summary)
        switch result {
        case .success(let response): json.set("response", ResponseView(response, to: request, view).json)
        case .failure(let error): json.set("error", shown(error))
        }
    }

    private func shown(_ error: any Error) -> DanXiError {
        let error = error is CancellationError ? DanXiError.cancelled : DanXiError(error)
        return view.seesSecrets ? error : error.without(CallContext.current.secrets)
    }
}
