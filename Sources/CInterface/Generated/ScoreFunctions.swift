// Generated from interface/score.toml by `make generate`; do not edit.

import CDanXi
import Runtime

@c @implementation
public func danxi_score_get_scores(_ session: OpaquePointer?, _ semesterId: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "score.get_scores", options) {
        $0.set("semester_id", .integer(Int(semesterId)))
    }
}

@c @implementation
public func danxi_score_watch(_ session: OpaquePointer?, _ semesterId: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "score.watch", options) {
        $0.set("semester_id", .integer(Int(semesterId)))
    }
}

@c @implementation
public func danxi_score_list_all_scores(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "score.list_all_scores", options)
}

@c @implementation
public func danxi_score_get_ranks(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "score.get_ranks", options)
}

@c @implementation
public func danxi_score_get_summary(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "score.get_summary", options)
}

@c @implementation
public func danxi_score_clear_cache(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "score.clear_cache", options)
}
