import CDanXi
import Errors
import Runtime

@c @implementation
public func danxi_result_status(_ handle: OpaquePointer?) -> danxi_status {
    if isForkedResult(handle) { return status(.forked) }
    return result(for: handle).map { danxi_status(UInt32(bitPattern: $0.status)) } ?? status(.invalidHandle)
}

@c @implementation
public func danxi_result_json(_ handle: OpaquePointer?, _ length: UnsafeMutablePointer<Int>?) -> UnsafePointer<CChar>? {
    if isForkedResult(handle) {
        length?.pointee = ForkedResult.text.utf8CodeUnitCount
        return cString(of: ForkedResult.text)
    }
    let text = result(for: handle)?.text
    length?.pointee = text?.length ?? 0
    return text?.start
}

@c @implementation
public func danxi_result_user_data(_ handle: OpaquePointer?) -> UnsafeMutableRawPointer? {
    result(for: handle).flatMap { UnsafeMutableRawPointer(bitPattern: $0.userData) }
}

@c @implementation
public func danxi_result_source(_ handle: OpaquePointer?) -> Int32 {
    if isForkedResult(handle) { return Int32(DANXI_SOURCE_NETWORK.rawValue) }
    return result(for: handle)?.source.rawValue ?? -1
}

@c @implementation
public func danxi_result_age_ms(_ handle: OpaquePointer?) -> Int64 {
    if isForkedResult(handle) { return 0 }
    return result(for: handle).map { Int64($0.ageMilliseconds) } ?? -1
}

@c @implementation
public func danxi_result_skipped(_ handle: OpaquePointer?, _ length: UnsafeMutablePointer<Int>?) -> UnsafePointer<CChar>? {
    if isForkedResult(handle) {
        length?.pointee = ForkedResult.skipped.utf8CodeUnitCount
        return cString(of: ForkedResult.skipped)
    }
    let text = result(for: handle)?.skippedText
    length?.pointee = text?.length ?? 0
    return text?.start
}

@c @implementation
public func danxi_result_skipped_count(_ handle: OpaquePointer?) -> Int64 {
    if isForkedResult(handle) { return 0 }
    return result(for: handle).map { Int64($0.skippedCount) } ?? -1
}

@c @implementation
public func danxi_result_free(_ handle: OpaquePointer?) {
    if !Library.isForked { _ = Handles.results.remove(handle) }
}
