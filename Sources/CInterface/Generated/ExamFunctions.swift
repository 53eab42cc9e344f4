// Generated from interface/exam.toml by `make generate`; do not edit.

import CDanXi
import Runtime

@c @implementation
public func danxi_exam_get_exams(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "exam.get_exams", options)
}

@c @implementation
public func danxi_exam_watch(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "exam.watch", options)
}

@c @implementation
public func danxi_exam_clear_cache(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "exam.clear_cache", options)
}
