// Generated from interface/curriculum.toml by `make generate`; do not edit.

import CDanXi
import Runtime

@c @implementation
public func danxi_curriculum_list_course_groups(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "curriculum.list_course_groups", options)
}

@c @implementation
public func danxi_curriculum_search_course_groups(
    _ session: OpaquePointer?,
    _ query: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "curriculum.search_course_groups", options) {
        try $0.set("query", text: query)
    }
}

@c @implementation
public func danxi_curriculum_get_course_group(_ session: OpaquePointer?, _ id: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "curriculum.get_course_group", options) {
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_curriculum_create_course(
    _ session: OpaquePointer?,
    _ name: UnsafePointer<CChar>?,
    _ code: UnsafePointer<CChar>?,
    _ codeId: UnsafePointer<CChar>?,
    _ department: UnsafePointer<CChar>?,
    _ teachers: UnsafePointer<CChar>?,
    _ year: Int64,
    _ semester: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "curriculum.create_course", options) {
        try $0.set("name", text: name)
        try $0.set("code", text: code)
        try $0.set("code_id", text: codeId)
        try $0.set("department", text: department)
        try $0.set("teachers", text: teachers)
        $0.set("year", .integer(Int(year)))
        $0.set("semester", .integer(Int(semester)))
    }
}

@c @implementation
public func danxi_curriculum_list_reviews(
    _ session: OpaquePointer?,
    _ courseId: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "curriculum.list_reviews", options) {
        $0.set("course_id", .integer(Int(courseId)))
    }
}

@c @implementation
public func danxi_curriculum_get_review(_ session: OpaquePointer?, _ id: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "curriculum.get_review", options) {
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_curriculum_create_review(
    _ session: OpaquePointer?,
    _ courseId: Int64,
    _ title: UnsafePointer<CChar>?,
    _ content: UnsafePointer<CChar>?,
    _ overallRank: Int64,
    _ contentRank: Int64,
    _ workloadRank: Int64,
    _ assessmentRank: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "curriculum.create_review", options) {
        $0.set("course_id", .integer(Int(courseId)))
        try $0.set("title", text: title)
        try $0.set("content", text: content)
        $0.set("overall_rank", .integer(Int(overallRank)))
        $0.set("content_rank", .integer(Int(contentRank)))
        $0.set("workload_rank", .integer(Int(workloadRank)))
        $0.set("assessment_rank", .integer(Int(assessmentRank)))
    }
}

@c @implementation
public func danxi_curriculum_list_my_reviews(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "curriculum.list_my_reviews", options)
}

@c @implementation
public func danxi_curriculum_modify_review(
    _ session: OpaquePointer?,
    _ id: Int64,
    _ title: UnsafePointer<CChar>?,
    _ content: UnsafePointer<CChar>?,
    _ overallRank: Int64,
    _ contentRank: Int64,
    _ workloadRank: Int64,
    _ assessmentRank: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "curriculum.modify_review", options) {
        $0.set("id", .integer(Int(id)))
        try $0.set("title", text: title)
        try $0.set("content", text: content)
        $0.set("overall_rank", .integer(Int(overallRank)))
        $0.set("content_rank", .integer(Int(contentRank)))
        $0.set("workload_rank", .integer(Int(workloadRank)))
        $0.set("assessment_rank", .integer(Int(assessmentRank)))
    }
}

@c @implementation
public func danxi_curriculum_vote_review(
    _ session: OpaquePointer?,
    _ id: Int64,
    _ vote: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "curriculum.vote_review", options) {
        $0.set("id", .integer(Int(id)))
        $0.set("vote", .integer(Int(vote)))
    }
}

@c @implementation
public func danxi_curriculum_delete_review(_ session: OpaquePointer?, _ id: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "curriculum.delete_review", options) {
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_curriculum_get_random_review(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "curriculum.get_random_review", options)
}

@c @implementation
public func danxi_curriculum_list_sensitive_reviews(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "curriculum.list_sensitive_reviews", options)
}

@c @implementation
public func danxi_curriculum_set_review_sensitive(
    _ session: OpaquePointer?,
    _ id: Int64,
    _ sensitive: Bool,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "curriculum.set_review_sensitive", options) {
        $0.set("id", .integer(Int(id)))
        $0.set("sensitive", .bool(sensitive))
    }
}

@c @implementation
public func danxi_curriculum_refresh_course_groups(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "curriculum.refresh_course_groups", options)
}

@c @implementation
public func danxi_curriculum_clear_cache(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "curriculum.clear_cache", options)
}
