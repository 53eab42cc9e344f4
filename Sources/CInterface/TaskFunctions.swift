import CDanXi
import Errors
import Runtime

@c @implementation
public func danxi_task_cancel(_ handle: OpaquePointer?) {
    withTask(handle, or: ()) { $0.cancel() }
}

@c @implementation
public func danxi_task_wait(_ handle: OpaquePointer?) -> OpaquePointer? {
    let task: Call? = withTask(handle, or: nil) { $0 }
    guard let thread = task?.thread else {
        return resultHandle {
            throw DanXiError(.invalidHandle, "danxi_task_wait: the task is NULL, freed or was not started by danxi_call_start().")
        }
    }
    return entered(or: nil) { thread.waitUntilSignal().flatMap { Handles.results.insert($0) } }
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
    // If nobody waits for the call any more, the workers do its work.
    entered(or: ()) { Handles.tasks.remove(handle)?.thread?.leave() }
}
