import CDanXi
import Errors
import JSON
import Runtime

@c @implementation
public func danxi_call(_ session: OpaquePointer?, _ method: UnsafePointer<CChar>?, _ params: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session) { try request(method, params) }
}

@c @implementation
public func danxi_call_async(
    _ session: OpaquePointer?, _ method: UnsafePointer<CChar>?, _ params: UnsafePointer<CChar>?,
    _ callback: danxi_callback?, _ user_data: UnsafeMutableRawPointer?
) -> OpaquePointer? {
    startCall(session, callback, user_data) { try request(method, params) }
}

private func request(_ method: UnsafePointer<CChar>?, _ params: UnsafePointer<CChar>?) throws(DanXiError) -> CallRequest {
    let method = try string(from: method, "`method`")
    guard let params else { return CallRequest(method: method, parameters: [:]) }
    return CallRequest(method: method, parameters: try jsonObject(from: params, "`params`"))
}
