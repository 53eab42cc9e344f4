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
public func danxi_forum_list_safe_holes_in_division(
    _ session: OpaquePointer?,
    _ divisionId: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.list_safe_holes_in_division", options) {
        $0.set("division_id", .integer(Int(divisionId)))
    }
}

@c @implementation
public func danxi_forum_list_holes_on_home_page(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.list_holes_on_home_page", options)
}

@c @implementation
public func danxi_forum_list_good_holes(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.list_good_holes", options)
}

@c @implementation
public func danxi_forum_list_holes(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.list_holes", options)
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
public func danxi_forum_modify_hole(_ session: OpaquePointer?, _ id: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.modify_hole", options) {
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_forum_hide_hole(_ session: OpaquePointer?, _ id: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.hide_hole", options) {
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_forum_add_view(_ session: OpaquePointer?, _ id: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.add_view", options) {
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_forum_get_summary(_ session: OpaquePointer?, _ id: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.get_summary", options) {
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_forum_rate_summary(
    _ session: OpaquePointer?,
    _ id: Int64,
    _ traceId: UnsafePointer<CChar>?,
    _ type: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.rate_summary", options) {
        $0.set("id", .integer(Int(id)))
        try $0.set("trace_id", text: traceId)
        $0.set("type", .integer(Int(type)))
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
public func danxi_forum_watch_hole(_ session: OpaquePointer?, _ id: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.watch_hole", options) {
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_forum_watch_division(_ session: OpaquePointer?, _ divisionId: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.watch_division", options) {
        $0.set("division_id", .integer(Int(divisionId)))
    }
}

@c @implementation
public func danxi_forum_watch_search(
    _ session: OpaquePointer?,
    _ keyword: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.watch_search", options) {
        try $0.set("keyword", text: keyword)
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
public func danxi_forum_search_floors_in_hole(
    _ session: OpaquePointer?,
    _ holeId: Int64,
    _ keyword: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.search_floors_in_hole", options) {
        $0.set("hole_id", .integer(Int(holeId)))
        try $0.set("keyword", text: keyword)
    }
}

@c @implementation
public func danxi_forum_search_floors_by_tag(
    _ session: OpaquePointer?,
    _ tagName: UnsafePointer<CChar>?,
    _ keyword: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.search_floors_by_tag", options) {
        try $0.set("tag_name", text: tagName)
        try $0.set("keyword", text: keyword)
    }
}

@c @implementation
public func danxi_forum_list_my_floors(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.list_my_floors", options)
}

@c @implementation
public func danxi_forum_delete_hole(_ session: OpaquePointer?, _ id: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.delete_hole", options) {
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_forum_list_all_tags(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.list_all_tags", options)
}

@c @implementation
public func danxi_forum_search_tag(
    _ session: OpaquePointer?,
    _ keyword: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.search_tag", options) {
        try $0.set("keyword", text: keyword)
    }
}

@c @implementation
public func danxi_forum_get_tag(_ session: OpaquePointer?, _ id: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.get_tag", options) {
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_forum_create_tag(
    _ session: OpaquePointer?,
    _ name: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.create_tag", options) {
        try $0.set("name", text: name)
    }
}

@c @implementation
public func danxi_forum_modify_tag(
    _ session: OpaquePointer?,
    _ id: Int64,
    _ name: UnsafePointer<CChar>?,
    _ temperature: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.modify_tag", options) {
        $0.set("id", .integer(Int(id)))
        try $0.set("name", text: name)
        $0.set("temperature", .integer(Int(temperature)))
    }
}

@c @implementation
public func danxi_forum_delete_tag(
    _ session: OpaquePointer?,
    _ id: Int64,
    _ to: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.delete_tag", options) {
        $0.set("id", .integer(Int(id)))
        try $0.set("to", text: to)
    }
}

@c @implementation
public func danxi_forum_get_profile(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.get_profile", options)
}

@c @implementation
public func danxi_forum_modify_profile(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.modify_profile", options)
}

@c @implementation
public func danxi_forum_list_my_punishments(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.list_my_punishments", options)
}

@c @implementation
public func danxi_forum_list_favorites(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.list_favorites", options)
}

@c @implementation
public func danxi_forum_list_favorite_ids(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.list_favorite_ids", options)
}

@c @implementation
public func danxi_forum_list_favorite_ids_in_group(
    _ session: OpaquePointer?,
    _ groupId: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.list_favorite_ids_in_group", options) {
        $0.set("group_id", .integer(Int(groupId)))
    }
}

@c @implementation
public func danxi_forum_add_favorite(_ session: OpaquePointer?, _ holeId: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.add_favorite", options) {
        $0.set("hole_id", .integer(Int(holeId)))
    }
}

@c @implementation
public func danxi_forum_remove_favorite(_ session: OpaquePointer?, _ holeId: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.remove_favorite", options) {
        $0.set("hole_id", .integer(Int(holeId)))
    }
}

@c @implementation
public func danxi_forum_set_favorites(
    _ session: OpaquePointer?,
    _ holeIds: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.set_favorites", options) {
        try $0.set("hole_ids", json: holeIds)
    }
}

@c @implementation
public func danxi_forum_move_favorites(
    _ session: OpaquePointer?,
    _ holeIds: UnsafePointer<CChar>?,
    _ fromGroupId: Int64,
    _ toGroupId: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.move_favorites", options) {
        try $0.set("hole_ids", json: holeIds)
        $0.set("from_group_id", .integer(Int(fromGroupId)))
        $0.set("to_group_id", .integer(Int(toGroupId)))
    }
}

@c @implementation
public func danxi_forum_list_favorite_groups(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.list_favorite_groups", options)
}

@c @implementation
public func danxi_forum_create_favorite_group(
    _ session: OpaquePointer?,
    _ name: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.create_favorite_group", options) {
        try $0.set("name", text: name)
    }
}

@c @implementation
public func danxi_forum_modify_favorite_group(
    _ session: OpaquePointer?,
    _ id: Int64,
    _ name: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.modify_favorite_group", options) {
        $0.set("id", .integer(Int(id)))
        try $0.set("name", text: name)
    }
}

@c @implementation
public func danxi_forum_delete_favorite_group(_ session: OpaquePointer?, _ id: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.delete_favorite_group", options) {
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_forum_list_subscriptions(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.list_subscriptions", options)
}

@c @implementation
public func danxi_forum_list_subscription_ids(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.list_subscription_ids", options)
}

@c @implementation
public func danxi_forum_add_subscription(_ session: OpaquePointer?, _ holeId: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.add_subscription", options) {
        $0.set("hole_id", .integer(Int(holeId)))
    }
}

@c @implementation
public func danxi_forum_remove_subscription(
    _ session: OpaquePointer?,
    _ holeId: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.remove_subscription", options) {
        $0.set("hole_id", .integer(Int(holeId)))
    }
}

@c @implementation
public func danxi_forum_list_messages(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.list_messages", options)
}

@c @implementation
public func danxi_forum_watch_messages(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.watch_messages", options)
}

@c @implementation
public func danxi_forum_clear_messages(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.clear_messages", options)
}

@c @implementation
public func danxi_forum_clear_message(_ session: OpaquePointer?, _ id: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.clear_message", options) {
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_forum_create_message(
    _ session: OpaquePointer?,
    _ description: UnsafePointer<CChar>?,
    _ recipients: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.create_message", options) {
        try $0.set("description", text: description)
        try $0.set("recipients", json: recipients)
    }
}

@c @implementation
public func danxi_forum_list_push_tokens(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.list_push_tokens", options)
}

@c @implementation
public func danxi_forum_add_push_token(
    _ session: OpaquePointer?,
    _ service: UnsafePointer<CChar>?,
    _ deviceId: UnsafePointer<CChar>?,
    _ token: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.add_push_token", options) {
        try $0.set("service", text: service)
        try $0.set("device_id", text: deviceId)
        try $0.set("token", text: token)
    }
}

@c @implementation
public func danxi_forum_remove_push_token(
    _ session: OpaquePointer?,
    _ deviceId: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.remove_push_token", options) {
        try $0.set("device_id", text: deviceId)
    }
}

@c @implementation
public func danxi_forum_remove_push_tokens(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.remove_push_tokens", options)
}

@c @implementation
public func danxi_forum_create_report(
    _ session: OpaquePointer?,
    _ floorId: Int64,
    _ reason: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.create_report", options) {
        $0.set("floor_id", .integer(Int(floorId)))
        try $0.set("reason", text: reason)
    }
}

@c @implementation
public func danxi_forum_list_reports(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.list_reports", options)
}

@c @implementation
public func danxi_forum_get_report(_ session: OpaquePointer?, _ id: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.get_report", options) {
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_forum_handle_report(
    _ session: OpaquePointer?,
    _ id: Int64,
    _ result: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.handle_report", options) {
        $0.set("id", .integer(Int(id)))
        try $0.set("result", text: result)
    }
}

@c @implementation
public func danxi_forum_ban_reporter(
    _ session: OpaquePointer?,
    _ reportId: Int64,
    _ days: Int64,
    _ reason: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.ban_reporter", options) {
        $0.set("report_id", .integer(Int(reportId)))
        $0.set("days", .integer(Int(days)))
        try $0.set("reason", text: reason)
    }
}

@c @implementation
public func danxi_forum_list_floor_history(_ session: OpaquePointer?, _ id: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.list_floor_history", options) {
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_forum_restore_floor(
    _ session: OpaquePointer?,
    _ id: Int64,
    _ versionId: Int64,
    _ reason: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.restore_floor", options) {
        $0.set("id", .integer(Int(id)))
        $0.set("version_id", .integer(Int(versionId)))
        try $0.set("reason", text: reason)
    }
}

@c @implementation
public func danxi_forum_list_sensitive_floors(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.list_sensitive_floors", options)
}

@c @implementation
public func danxi_forum_set_floor_sensitive(
    _ session: OpaquePointer?,
    _ id: Int64,
    _ sensitive: Bool,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.set_floor_sensitive", options) {
        $0.set("id", .integer(Int(id)))
        $0.set("sensitive", .bool(sensitive))
    }
}

@c @implementation
public func danxi_forum_list_deletion_notices(
    _ session: OpaquePointer?,
    _ floorId: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.list_deletion_notices", options) {
        $0.set("floor_id", .integer(Int(floorId)))
    }
}

@c @implementation
public func danxi_forum_get_silence(_ session: OpaquePointer?, _ floorId: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.get_silence", options) {
        $0.set("floor_id", .integer(Int(floorId)))
    }
}

@c @implementation
public func danxi_forum_get_user(_ session: OpaquePointer?, _ id: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.get_user", options) {
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_forum_modify_user(_ session: OpaquePointer?, _ id: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.modify_user", options) {
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_forum_list_punishments(_ session: OpaquePointer?, _ userId: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.list_punishments", options) {
        $0.set("user_id", .integer(Int(userId)))
    }
}

@c @implementation
public func danxi_forum_create_division(
    _ session: OpaquePointer?,
    _ name: UnsafePointer<CChar>?,
    _ description: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.create_division", options) {
        try $0.set("name", text: name)
        try $0.set("description", text: description)
    }
}

@c @implementation
public func danxi_forum_modify_division(_ session: OpaquePointer?, _ id: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.modify_division", options) {
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_forum_delete_division(
    _ session: OpaquePointer?,
    _ id: Int64,
    _ to: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.delete_division", options) {
        $0.set("id", .integer(Int(id)))
        $0.set("to", .integer(Int(to)))
    }
}

@c @implementation
public func danxi_forum_set_search_open(_ session: OpaquePointer?, _ open: Bool, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.set_search_open", options) {
        $0.set("open", .bool(open))
    }
}

@c @implementation
public func danxi_forum_create_penalty(
    _ session: OpaquePointer?,
    _ floorId: Int64,
    _ days: Int64,
    _ reason: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.create_penalty", options) {
        $0.set("floor_id", .integer(Int(floorId)))
        $0.set("days", .integer(Int(days)))
        try $0.set("reason", text: reason)
    }
}

@c @implementation
public func danxi_forum_create_permanent_penalty(
    _ session: OpaquePointer?,
    _ floorId: Int64,
    _ reason: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.create_permanent_penalty", options) {
        $0.set("floor_id", .integer(Int(floorId)))
        try $0.set("reason", text: reason)
    }
}

@c @implementation
public func danxi_forum_save_thread(_ session: OpaquePointer?, _ holeId: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.save_thread", options) {
        $0.set("hole_id", .integer(Int(holeId)))
    }
}

@c @implementation
public func danxi_forum_get_saved_thread(_ session: OpaquePointer?, _ holeId: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.get_saved_thread", options) {
        $0.set("hole_id", .integer(Int(holeId)))
    }
}

@c @implementation
public func danxi_forum_list_saved_floors(_ session: OpaquePointer?, _ holeId: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.list_saved_floors", options) {
        $0.set("hole_id", .integer(Int(holeId)))
    }
}

@c @implementation
public func danxi_forum_list_saved_threads(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "forum.list_saved_threads", options)
}

@c @implementation
public func danxi_forum_search_saved(
    _ session: OpaquePointer?,
    _ query: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.search_saved", options) {
        try $0.set("query", text: query)
    }
}

@c @implementation
public func danxi_forum_delete_saved_thread(
    _ session: OpaquePointer?,
    _ holeId: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "forum.delete_saved_thread", options) {
        $0.set("hole_id", .integer(Int(holeId)))
    }
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
