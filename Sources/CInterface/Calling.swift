import CDanXi
import Errors
import Runtime

/// Runs `body`, and returns a handle of the result. An error that `body` throws becomes the result.
func resultHandle(_ body: () throws -> CallResult) -> OpaquePointer? {
    entered(or: ForkedResult.handle) {
        Library.start()
        do {
            return Handles.results.insert(try body())
        } catch {
            return Handles.results.insert(CallResult(DanXiError(error)))
        }
    }
}

/// Calls a method and waits for its result. If the session and the request are both invalid, the error is about the session.
func call(_ handle: OpaquePointer?, _ request: () throws -> CallRequest) -> OpaquePointer? {
    resultHandle {
        try requiredSession(handle).call(Result(catching: request).mapError { DanXiError($0) })
    }
}

/// Looks up a session. Throws for an invalid handle, and for a session that is being closed.
func requiredSession(_ handle: OpaquePointer?) throws(DanXiError) -> Session {
    guard let session = findSession(handle) else { throw .invalidSession }
    return session
}

extension DanXiError {
    static let invalidSession = DanXiError(
        .invalidHandle, "The session is NULL, closed or not a session handle. Open one with danxi_session_open().")
}

/// Calls a method for its typed C function. `fill` sets the required parameters, and `options` is a JSON object with the optional ones.
func call(
    _ handle: OpaquePointer?, _ method: String, _ options: UnsafePointer<CChar>?, _ fill: (inout Parameters) throws -> Void = { _ in }
) -> OpaquePointer? {
    call(handle) {
        CallRequest(
            method: method,
            reading: {
                var parameters = Parameters(method: method)
                try fill(&parameters)
                if let options { try parameters.add(options: options) }
                return parameters.members
            })
    }
}

/// Starts a call or a stream, and returns a handle of its task. Returns nil if the session is invalid, or if the call cannot be started. If
/// the request is invalid, its error becomes the result.
/// - Parameter start: the function that starts the call or the stream: `Session.call` or `Session.watch`.
func startCall(
    _ handle: OpaquePointer?, _ callback: danxi_callback?, _ userData: UnsafeMutableRawPointer?,
    by start: (Session) -> (Result<CallRequest, DanXiError>, UInt, (@Sendable (CallResult) -> Void)?) -> Call?,
    _ request: () throws -> CallRequest
) -> OpaquePointer? {
    withSession(handle, or: nil, forked: nil) { session in
        let request = Result(catching: request).mapError { DanXiError($0) }
        // A pointer is not Sendable, so its address is passed as an integer.
        let userData = UInt(bitPattern: userData)
        let deliver = callback.map { callback in
            { @Sendable (result: CallResult) in
                callback(Handles.results.insert(result), UnsafeMutableRawPointer(bitPattern: userData))
            }
        }
        return start(session)(request, userData, deliver).flatMap { Handles.tasks.insert($0) }
    }
}
