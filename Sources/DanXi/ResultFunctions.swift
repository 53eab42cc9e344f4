import CDanXi
import CDanXi.Jansson
import CJansson
import Errors
import JSON
import Session

@c @implementation
public func danxi_result_status(_ result: OpaquePointer?) -> danxi_status {
    Handles.current.results.find(result).map { danxi_status(UInt32(bitPattern: $0.status)) } ?? status(.invalidHandle)
}

@c @implementation
public func danxi_result_json(_ result: OpaquePointer?, _ length: UnsafeMutablePointer<Int>?) -> UnsafePointer<CChar>? {
    let text = Handles.current.results.find(result)?.text
    length?.pointee = text?.length ?? 0
    return text?.start
}

@c @implementation
public func danxi_result_jansson(_ result: OpaquePointer?) -> UnsafeMutablePointer<json_t>? {
    Handles.current.results.find(result)?.node()
}

@c @implementation
public func danxi_result_user_data(_ result: OpaquePointer?) -> UnsafeMutableRawPointer? {
    Handles.current.results.find(result).flatMap { UnsafeMutableRawPointer(bitPattern: $0.userData) }
}

@c @implementation
public func danxi_result_source(_ result: OpaquePointer?) -> Int32 {
    Handles.current.results.find(result)?.source.rawValue ?? -1
}

@c @implementation
public func danxi_result_age_ms(_ result: OpaquePointer?) -> Int64 {
    Handles.current.results.find(result).map { Int64($0.ageMilliseconds) } ?? -1
}

@c @implementation
public func danxi_result_free(_ result: OpaquePointer?) {
    _ = Handles.current.results.remove(result)
}
