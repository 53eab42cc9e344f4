import CDanXi
import Errors
import Runtime

@c @implementation
public func danxi_status_name(_ status: danxi_status) -> UnsafePointer<CChar>? {
    if status == DANXI_OK { return cString(of: "ok") }
    return cString(of: ErrorCode(rawValue: Int32(bitPattern: status.rawValue))?.staticName ?? "unknown")
}

@c @implementation
public func danxi_version() -> UnsafePointer<CChar>? {
    cString(of: Version.text)
}

@c @implementation
public func danxi_schema() -> UnsafePointer<CChar>? {
    cString(of: Schema.text)
}

@c @implementation
public func danxi_build_info() -> UnsafePointer<CChar>? {
    BuildInfo.text?.cString
}
