import CDanXi
import Runtime

@c @implementation
public func danxi_task_cancel(_ handle: OpaquePointer?) {
    withTask(handle, or: ()) { $0.cancel() }
}

@c @implementation
public func danxi_task_progress(
    _ handle: OpaquePointer?, _ received: UnsafeMutablePointer<Int64>?, _ expected: UnsafeMutablePointer<Int64>?
) -> danxi_status {
    withTask(handle, or: status(.invalidHandle)) { task in
        let progress = task.progress.current
        received?.pointee = Int64(progress.done)
        expected?.pointee = Int64(progress.expected)
        return DANXI_OK
    }
}

@c @implementation
public func danxi_task_free(_ handle: OpaquePointer?) {
    entered(or: ()) { _ = Handles.tasks.remove(handle) }
}
