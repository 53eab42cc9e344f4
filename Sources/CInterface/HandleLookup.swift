import CDanXi
import Errors
import Runtime

/// Looks up a session. Returns nil for an invalid handle, and after a fork.
func session(for handle: OpaquePointer?) -> Session? {
    Library.isForked ? nil : Handles.sessions.find(handle)
}

/// Looks up a result. Returns nil for an invalid handle, and after a fork.
func result(for handle: OpaquePointer?) -> CallResult? {
    Library.isForked ? nil : Handles.results.find(handle)
}

/// Looks up a task. Returns nil for an invalid handle, and after a fork.
func task(for handle: OpaquePointer?) -> Call? {
    Library.isForked ? nil : Handles.tasks.find(handle)
}

/// Returns whether a handle is the constant result that all calls return in a forked child.
func isForkedResult(_ handle: OpaquePointer?) -> Bool {
    Library.isForked && handle == ForkedResult.handle
}

func status(_ code: ErrorCode) -> danxi_status {
    danxi_status(UInt32(bitPattern: code.rawValue))
}
