import CDanXi
import CDanXi.Jansson
import CJansson
import Errors
import JSON
import Runtime

@c @implementation
public func danxi_call_jansson(_ session: OpaquePointer?, _ method: UnsafePointer<CChar>?, _ params: UnsafePointer<json_t>?)
    -> OpaquePointer?
{
    call(session) { try request(method, params) }
}

@c @implementation
public func danxi_call_async_jansson(
    _ session: OpaquePointer?, _ method: UnsafePointer<CChar>?, _ params: UnsafePointer<json_t>?,
    _ callback: danxi_callback?, _ user_data: UnsafeMutableRawPointer?
) -> OpaquePointer? {
    startCall(session, callback, user_data, by: Session.call) { try request(method, params) }
}

private func request(_ method: UnsafePointer<CChar>?, _ params: UnsafePointer<json_t>?) throws(DanXiError) -> CallRequest {
    let method = try string(from: method, "`method`")
    guard let params else { return CallRequest(method: method, parameters: [:]) }
    // jansson's iterators take a mutable node, but do not change it.
    return CallRequest(method: method, reading: { try jsonObject(from: JSONNode(mutating: params), "`params`") })
}

@c @implementation
public func danxi_result_jansson(_ handle: OpaquePointer?) -> UnsafeMutablePointer<json_t>? {
    withResult(handle, or: nil, forked: json_loads(cString(of: ForkedResult.text), 0, nil)) { $0.node() }
}
