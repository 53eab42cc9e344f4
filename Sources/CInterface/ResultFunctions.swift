import CDanXi
import CDanXi.Jansson
import CJansson
import Errors
import JSON
import Runtime

@c @implementation
public func danxi_result_status(_ result: OpaquePointer?) -> danxi_status {
    if isForkedResult(result) { return status(.forked) }
    return findResult(result).map { danxi_status(UInt32(bitPattern: $0.status)) } ?? status(.invalidHandle)
}

@c @implementation
public func danxi_result_json(_ result: OpaquePointer?, _ length: UnsafeMutablePointer<Int>?) -> UnsafePointer<CChar>? {
    if isForkedResult(result) {
        length?.pointee = ForkedResult.text.utf8CodeUnitCount
        return text(ForkedResult.text)
    }
    let text = findResult(result)?.text
    length?.pointee = text?.length ?? 0
    return text?.start
}

@c @implementation
public func danxi_result_jansson(_ result: OpaquePointer?) -> UnsafeMutablePointer<json_t>? {
    if isForkedResult(result) { return json_loads(text(ForkedResult.text), 0, nil) }
    return findResult(result)?.node()
}

@c @implementation
public func danxi_result_user_data(_ result: OpaquePointer?) -> UnsafeMutableRawPointer? {
    findResult(result).flatMap { UnsafeMutableRawPointer(bitPattern: $0.userData) }
}

@c @implementation
public func danxi_result_source(_ result: OpaquePointer?) -> Int32 {
    if isForkedResult(result) { return Int32(DANXI_SOURCE_NETWORK.rawValue) }
    return findResult(result)?.source.rawValue ?? -1
}

@c @implementation
public func danxi_result_age_ms(_ result: OpaquePointer?) -> Int64 {
    if isForkedResult(result) { return 0 }
    return findResult(result).map { Int64($0.ageMilliseconds) } ?? -1
}

@c @implementation
public func danxi_result_free(_ result: OpaquePointer?) {
    if !Library.isForked { _ = Handles.results.remove(result) }
}
