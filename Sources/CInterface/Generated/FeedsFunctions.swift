// Generated from interface/feeds.toml by `make generate`; do not edit.

import CDanXi
import Runtime

@c @implementation
public func danxi_feeds_parse(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "feeds.parse", options)
}

@c @implementation
public func danxi_feeds_write(
    _ session: OpaquePointer?,
    _ title: UnsafePointer<CChar>?,
    _ id: UnsafePointer<CChar>?,
    _ entries: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "feeds.write", options) {
        try $0.set("title", text: title)
        try $0.set("id", text: id)
        try $0.set("entries", json: entries)
    }
}

@c @implementation
public func danxi_feeds_fetch(_ session: OpaquePointer?, _ url: UnsafePointer<CChar>?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "feeds.fetch", options) {
        try $0.set("url", text: url)
    }
}

@c @implementation
public func danxi_feeds_discover(
    _ session: OpaquePointer?,
    _ url: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "feeds.discover", options) {
        try $0.set("url", text: url)
    }
}

@c @implementation
public func danxi_feeds_subscribe(
    _ session: OpaquePointer?,
    _ url: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "feeds.subscribe", options) {
        try $0.set("url", text: url)
    }
}

@c @implementation
public func danxi_feeds_list_subscriptions(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "feeds.list_subscriptions", options)
}

@c @implementation
public func danxi_feeds_import_opml(
    _ session: OpaquePointer?,
    _ text: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "feeds.import_opml", options) {
        try $0.set("text", text: text)
    }
}

@c @implementation
public func danxi_feeds_export_opml(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "feeds.export_opml", options)
}

@c @implementation
public func danxi_feeds_list_entries(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "feeds.list_entries", options)
}

@c @implementation
public func danxi_feeds_search_entries(
    _ session: OpaquePointer?,
    _ query: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "feeds.search_entries", options) {
        try $0.set("query", text: query)
    }
}

@c @implementation
public func danxi_feeds_mark_read(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "feeds.mark_read", options)
}

@c @implementation
public func danxi_feeds_mark_unread(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "feeds.mark_unread", options)
}

@c @implementation
public func danxi_feeds_mark_starred(
    _ session: OpaquePointer?,
    _ entryIds: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "feeds.mark_starred", options) {
        try $0.set("entry_ids", json: entryIds)
    }
}

@c @implementation
public func danxi_feeds_mark_unstarred(
    _ session: OpaquePointer?,
    _ entryIds: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "feeds.mark_unstarred", options) {
        try $0.set("entry_ids", json: entryIds)
    }
}

@c @implementation
public func danxi_feeds_refresh(_ session: OpaquePointer?, _ subscriptionId: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "feeds.refresh", options) {
        $0.set("subscription_id", .integer(Int(subscriptionId)))
    }
}

@c @implementation
public func danxi_feeds_refresh_all(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "feeds.refresh_all", options)
}

@c @implementation
public func danxi_feeds_unsubscribe(
    _ session: OpaquePointer?,
    _ subscriptionId: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "feeds.unsubscribe", options) {
        $0.set("subscription_id", .integer(Int(subscriptionId)))
    }
}
