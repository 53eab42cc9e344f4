// Generated from interface/forum.toml by `make generate`; do not edit.

import CDanXi
import Runtime

@c @implementation
public func danxi_forum_get_divisions(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.get_divisions", options)
}

@c @implementation
public func danxi_forum_get_division(_ session: OpaquePointer?, _ id: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.get_division", options) {
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_forum_list_holes_in_division(
    _ session: OpaquePointer?,
    _ divisionId: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.list_holes_in_division", options) {
        $0.set("division_id", .integer(Int(divisionId)))
    }
}

@c @implementation
public func danxi_forum_list_holes_by_tag(
    _ session: OpaquePointer?,
    _ tagName: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.list_holes_by_tag", options) {
        try $0.set("tag_name", text: tagName)
    }
}

@c @implementation
public func danxi_forum_list_my_holes(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.list_my_holes", options)
}

@c @implementation
public func danxi_forum_get_hole(_ session: OpaquePointer?, _ id: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.get_hole", options) {
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_forum_create_hole(
    _ session: OpaquePointer?,
    _ content: UnsafePointer<CChar>?,
    _ divisionId: Int64,
    _ tags: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.create_hole", options) {
        try $0.set("content", text: content)
        $0.set("division_id", .integer(Int(divisionId)))
        try $0.set("tags", json: tags)
    }
}

@c @implementation
public func danxi_forum_list_floors_in_hole(
    _ session: OpaquePointer?,
    _ holeId: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.list_floors_in_hole", options) {
        $0.set("hole_id", .integer(Int(holeId)))
    }
}

@c @implementation
public func danxi_forum_list_all_floors(_ session: OpaquePointer?, _ holeId: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.list_all_floors", options) {
        $0.set("hole_id", .integer(Int(holeId)))
    }
}

@c @implementation
public func danxi_forum_get_floor(_ session: OpaquePointer?, _ id: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.get_floor", options) {
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_forum_create_floor(
    _ session: OpaquePointer?,
    _ content: UnsafePointer<CChar>?,
    _ holeId: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.create_floor", options) {
        try $0.set("content", text: content)
        $0.set("hole_id", .integer(Int(holeId)))
    }
}

@c @implementation
public func danxi_forum_modify_floor(_ session: OpaquePointer?, _ id: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.modify_floor", options) {
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_forum_delete_floor(_ session: OpaquePointer?, _ id: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.delete_floor", options) {
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_forum_like_floor(
    _ session: OpaquePointer?,
    _ id: Int64,
    _ like: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.like_floor", options) {
        $0.set("id", .integer(Int(id)))
        $0.set("like", .integer(Int(like)))
    }
}

@c @implementation
public func danxi_forum_search_floor(
    _ session: OpaquePointer?,
    _ keyword: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.search_floor", options) {
        try $0.set("keyword", text: keyword)
    }
}

@c @implementation
public func danxi_forum_list_all_tags(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.list_all_tags", options)
}

@c @implementation
public func danxi_forum_get_profile(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.get_profile", options)
}

@c @implementation
public func danxi_forum_clear_cache(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.clear_cache", options)
}

@c @implementation
public func danxi_forum_request(
    _ session: OpaquePointer?,
    _ method: UnsafePointer<CChar>?,
    _ path: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.request", options) {
        try $0.set("method", text: method)
        try $0.set("path", text: path)
    }
}
