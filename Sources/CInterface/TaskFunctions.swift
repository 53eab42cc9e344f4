import CDanXi
import Runtime

@c @implementation
public func danxi_task_cancel(_ handle: OpaquePointer?) {
    task(for: handle)?.cancel()
}

@c @implementation
public func danxi_task_progress(
    _ handle: OpaquePointer?, _ received: UnsafeMutablePointer<Int64>?, _ expected: UnsafeMutablePointer<Int64>?
) -> danxi_status {
    guard let task = task(for: handle) else { return status(.invalidHandle) }
    let progress = task.progress.current
    received?.pointee = Int64(progress.done)
    expected?.pointee = Int64(progress.expected)
    return DANXI_OK
}

@c @implementation
public func danxi_task_free(_ handle: OpaquePointer?) {
    if !Library.isForked { _ = Handles.tasks.remove(handle) }
}
