import CDanXi
import Errors
import Runtime

/// Runs the body of a C function. In a forked child that must not use the library, returns `forked` without using a lock.
func entered<Value>(or forked: @autoclosure () -> Value, _ body: () -> Value) -> Value {
    Library.enter(body) ?? forked()
}

/// Runs the body of a C function with a session. Returns `forked` in a forked child. Returns `missing` for an invalid handle, and for a
/// session that is being closed.
func withSession<Value>(
    _ handle: OpaquePointer?, or missing: @autoclosure () -> Value, forked: @autoclosure () -> Value, _ body: (Session) -> Value
) -> Value {
    entered(or: forked()) { findSession(handle).map(body) ?? missing() }
}

/// Looks up a session. Returns nil for an invalid handle, and for a session that is being closed.
func findSession(_ handle: OpaquePointer?) -> Session? {
    Handles.sessions.find(handle).flatMap { $0.isClosing ? nil : $0 }
}

/// Runs the body of a C function with a result. Returns `forked` for the constant result that all calls return in a forked child, and
/// `missing` for an invalid handle.
func withResult<Value>(
    _ handle: OpaquePointer?, or missing: @autoclosure () -> Value, forked: @autoclosure () -> Value, _ body: (CallResult) -> Value
) -> Value {
    entered(or: handle == ForkedResult.handle ? forked() : missing()) { Handles.results.find(handle).map(body) ?? missing() }
}

/// Runs the body of a C function with a task. Returns `missing` for an invalid handle, and in a forked child.
func withTask<Value>(_ handle: OpaquePointer?, or missing: @autoclosure () -> Value, _ body: (Call) -> Value) -> Value {
    entered(or: missing()) { Handles.tasks.find(handle).map(body) ?? missing() }
}

func status(_ code: ErrorCode) -> danxi_status {
    danxi_status(UInt32(bitPattern: code.rawValue))
}
