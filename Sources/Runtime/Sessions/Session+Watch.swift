import Calls
import Errors
import JSON
import Storage
import Threads

extension Session {
    /// Starts a stream: every poll that finds new items delivers a result, and the last result is an error.
    /// - Parameter deliver: called with each result on a callback thread. If nil, the results are appended to the session's queue.
    /// - Returns: the call of the stream. Nil if the session is closed, or if the system has no thread for the callback.
    package func watch(
        _ request: Result<CallRequest, DanXiError>, userData: UInt, deliver: (@Sendable (CallResult) -> Void)? = nil
    ) -> Call? {
        guard let send = channel(deliver) else { return nil }
        return start(request, timeout: nil, userData: userData, deliver: send) { method, request, call in
            do {
                try await self.follow(method, request, call, send)
            } catch {
                call.end(.failure(DanXiError(error)))
            }
        }
    }

    private func follow(
        _ method: Method, _ request: CallRequest, _ call: Call, _ send: @escaping @Sendable (CallResult) -> Void
    ) async throws {
        guard let watch = method.watch else {
            throw DanXiError(
                .invalidArgument, "\(method.name) cannot be watched. Call a method that has the member `x-watch` in danxi_schema().")
        }
        let arguments = try Arguments(request.parameters(), method.parameters, at: .method(method.name))
        let interval: Int = try arguments.value("interval_ms")
        let (slot, polls) = try CallContext.$current.withValue(CallContext(accounts: call.accounts)) {
            (try watch.slot(services, arguments), try watch.tokens(services).polls(of: watch.subject(arguments)))
        }
        let stream = WatchStream(
            call: call, interval: .milliseconds(interval), everyPoll: try arguments.value("every_poll"), slot: slot, send: send,
            calls: calls)
        let given: String? = try arguments.optional("since")
        let since = if let slot { await slot.load() } else { given }
        let timeout = try (arguments.optional("timeout_ms") as Int?).map { Duration.milliseconds($0) } ?? timeout
        let subject = Watches.Subject(
            name: watch.subject(arguments), accounts: call.accounts, timeout: timeout, isIntercepted: call.interceptors != nil)
        let (number, accounts, plugins) = (call.number, call.accounts, call.interceptors?.plugins(for: method.name))
        watches.add(stream, to: subject, since: since) { since, age in
            let context = CallContext(
                call: number, deadline: .now + timeout, progress: CallProgress(), writes: OpenWrites(), accounts: accounts,
                attachment: plugins)
            let arguments = arguments.setting("since", to: since.map { .string($0) })
            return try await watch.poll(polls, since: since, atMost: age, waitingAtMost: timeout) {
                try await self.poll(watch, arguments, in: context)
            }
        }
    }

    /// Polls once for all streams of a subject.
    private func poll(_ watch: Watch, _ arguments: Arguments, in context: CallContext) async throws -> News {
        calls.taskBegins()
        defer { calls.taskEnds() }
        return try await CallContext.$current.withValue(context) {
            var (news, recorder) = try await SkippedRowRecorder.collect(log: log) { try await watch.poll(services, arguments) }
            news.outcome.skipped = recorder.all
            return news
        }
    }
}
