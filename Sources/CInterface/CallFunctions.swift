import CDanXi
import Errors
import JSON
import Runtime

@c @implementation
public func danxi_call(_ session: OpaquePointer?, _ method: UnsafePointer<CChar>?, _ params: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session) { CallRequest(method: try text(method, "method"), parameters: try parameters(params)) }
}

private func parameters(_ params: UnsafePointer<CChar>?) throws(DanXiError) -> [String: JSONValue] {
    guard let params else { return [:] }
    return try object(params, "params")
}

@c @implementation
public func danxi_call_async(
    _ session: OpaquePointer?, _ method: UnsafePointer<CChar>?, _ params: UnsafePointer<CChar>?,
    _ callback: (@convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void)?, _ user_data: UnsafeMutableRawPointer?
) -> OpaquePointer? {
    guard let session = openSession(session) else { return nil }
    let request = Result { CallRequest(method: try text(method, "method"), parameters: try parameters(params)) }.mapError { DanXiError($0) }
    let userData = UInt(bitPattern: user_data)
    guard let callback else { return Handles.tasks.insert(session.enqueueCall(request, userData: userData)) }
    return Handles.tasks.insert(
        session.call(request, userData: userData) { result in
            callback(Handles.results.insert(result), UnsafeMutableRawPointer(bitPattern: userData))
        })
}

@c @implementation
public func danxi_task_cancel(_ task: OpaquePointer?) {
    if !Library.isForked { Handles.tasks.find(task)?.cancel() }
}

@c @implementation
public func danxi_task_progress(
    _ task: OpaquePointer?, _ received: UnsafeMutablePointer<Int64>?, _ expected: UnsafeMutablePointer<Int64>?
) -> danxi_status {
    guard !Library.isForked, let task = Handles.tasks.find(task) else { return status(.invalidHandle) }
    let bytes = task.progress.bytes
    received?.pointee = Int64(bytes.received)
    expected?.pointee = Int64(bytes.expected)
    return DANXI_OK
}

@c @implementation
public func danxi_task_free(_ task: OpaquePointer?) {
    if !Library.isForked { _ = Handles.tasks.remove(task) }
}
