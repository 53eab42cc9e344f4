// Generated from interface/forum.toml by `make generate`; do not edit.

import DanXiKit

extension Method {
    static let forum: [Method] = [
        Method("forum.get_divisions", parameters: [.cache, .timeoutMs]) { session, arguments in
            Outcome(cached: try await session.community.forumStore.getDivisions(cache: arguments.value("cache")))
        },
        Method(
            "forum.get_division",
            parameters: [
                Parameter("id", .integer(), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { session, arguments in
            Outcome(cached: try await session.community.forumStore.getDivision(id: arguments.value("id"), cache: arguments.value("cache")))
        },
        Method(
            "forum.list_holes_in_division",
            parameters: [
                Parameter("division_id", .integer(0...Int.max), isRequired: true),
                Parameter("start_time", .time),
                Parameter("order", .choice(["time_updated", "time_created"]), default: .string("time_updated")),
                Parameter("size", .integer(1...10), default: .integer(10)),
                .timeoutMs,
            ]
        ) { session, arguments in
            Outcome(
                try await ForumAPI.listHolesInDivision(
                    session.community.client,
                    divisionId: arguments.value("division_id"),
                    startTime: arguments.optional("start_time"),
                    order: arguments.value("order"),
                    size: arguments.value("size")
                ))
        },
        Method(
            "forum.list_holes_by_tag",
            parameters: [
                Parameter("tag_name", .string(length: 1...Int.max), isRequired: true),
                Parameter("start_time", .time),
                Parameter("size", .integer(1...10), default: .integer(10)),
                .timeoutMs,
            ]
        ) { session, arguments in
            Outcome(
                try await ForumAPI.listHolesByTag(
                    session.community.client,
                    tagName: arguments.value("tag_name"),
                    startTime: arguments.optional("start_time"),
                    size: arguments.value("size")
                ))
        },
        Method(
            "forum.list_my_holes",
            parameters: [
                Parameter("start_time", .time),
                Parameter("size", .integer(1...10), default: .integer(10)),
                .timeoutMs,
            ]
        ) { session, arguments in
            Outcome(
                try await ForumAPI.listMyHoles(
                    session.community.client,
                    startTime: arguments.optional("start_time"),
                    size: arguments.value("size")
                ))
        },
        Method("forum.get_hole", parameters: [Parameter("id", .integer(), isRequired: true), .timeoutMs]) { session, arguments in
            Outcome(try await ForumAPI.getHole(session.community.client, id: arguments.value("id")))
        },
        Method(
            "forum.create_hole",
            parameters: [
                Parameter("content", .string(length: 1...10_000), isRequired: true),
                Parameter("division_id", .integer(1...Int.max), isRequired: true),
                Parameter("tags", .list(of: .string(length: 1...20, notBlank: true), count: 1...10, unique: true), isRequired: true),
                Parameter("special_tag", .string(length: 0...16)),
                .timeoutMs,
            ]
        ) { session, arguments in
            Outcome(
                try await session.community.forumStore.createHole(
                    content: arguments.value("content"),
                    divisionId: arguments.value("division_id"),
                    tags: arguments.value("tags"),
                    specialTag: arguments.optional("special_tag")
                ))
        },
        Method(
            "forum.list_floors_in_hole",
            parameters: [
                Parameter("hole_id", .integer(), isRequired: true),
                Parameter("start_floor", .integer(0...Int.max), default: .integer(0)),
                Parameter("size", .integer(1...50), default: .integer(30)),
                .timeoutMs,
            ]
        ) { session, arguments in
            Outcome(
                try await ForumAPI.listFloorsInHole(
                    session.community.client,
                    holeId: arguments.value("hole_id"),
                    startFloor: arguments.value("start_floor"),
                    size: arguments.value("size")
                ))
        },
        Method(
            "forum.list_all_floors",
            parameters: [
                Parameter("hole_id", .integer(), isRequired: true),
                .timeoutMs,
            ]
        ) { session, arguments in
            Outcome(try await ForumAPI.listAllFloors(session.community.client, holeId: arguments.value("hole_id")))
        },
        Method("forum.get_floor", parameters: [Parameter("id", .integer(), isRequired: true), .timeoutMs]) { session, arguments in
            Outcome(try await ForumAPI.getFloor(session.community.client, id: arguments.value("id")))
        },
        Method(
            "forum.create_floor",
            parameters: [
                Parameter("content", .string(length: 1...10_000), isRequired: true),
                Parameter("hole_id", .integer(), isRequired: true),
                Parameter("special_tag", .string(length: 0...16)),
                .timeoutMs,
            ]
        ) { session, arguments in
            Outcome(
                try await ForumAPI.createFloor(
                    session.community.client,
                    content: arguments.value("content"),
                    holeId: arguments.value("hole_id"),
                    specialTag: arguments.optional("special_tag")
                ))
        },
        Method(
            "forum.modify_floor",
            parameters: [
                Parameter("id", .integer(), isRequired: true),
                Parameter("content", .string(length: 1...10_000)),
                Parameter("special_tag", .string(length: 0...16)),
                Parameter("fold", .string(length: 0...64)),
                .timeoutMs,
            ],
            atLeastOne: ["content", "special_tag", "fold"]
        ) { session, arguments in
            Outcome(
                try await ForumAPI.modifyFloor(
                    session.community.client,
                    id: arguments.value("id"),
                    content: arguments.optional("content"),
                    specialTag: arguments.optional("special_tag"),
                    fold: arguments.optional("fold")
                ))
        },
        Method(
            "forum.delete_floor",
            parameters: [
                Parameter("id", .integer(), isRequired: true),
                Parameter("reason", .string(length: 0...32), default: .string("")),
                .timeoutMs,
            ]
        ) { session, arguments in
            Outcome(try await ForumAPI.deleteFloor(session.community.client, id: arguments.value("id"), reason: arguments.value("reason")))
        },
        Method(
            "forum.like_floor",
            parameters: [
                Parameter("id", .integer(), isRequired: true),
                Parameter("like", .integer((-1)...1), isRequired: true),
                .timeoutMs,
            ]
        ) { session, arguments in
            Outcome(try await ForumAPI.likeFloor(session.community.client, id: arguments.value("id"), like: arguments.value("like")))
        },
        Method(
            "forum.search_floor",
            parameters: [
                Parameter("keyword", .string(length: 1...Int.max), isRequired: true),
                Parameter("accurate", .bool, default: .bool(false)),
                Parameter("offset", .integer(0...Int.max), default: .integer(0)),
                Parameter("size", .integer(1...50), default: .integer(10)),
                .timeoutMs,
            ]
        ) { session, arguments in
            Outcome(
                try await ForumAPI.searchFloor(
                    session.community.client,
                    keyword: arguments.value("keyword"),
                    accurate: arguments.value("accurate"),
                    offset: arguments.value("offset"),
                    size: arguments.value("size")
                ))
        },
        Method("forum.list_all_tags", parameters: [.cache, .timeoutMs]) { session, arguments in
            Outcome(cached: try await session.community.forumStore.listAllTags(cache: arguments.value("cache")))
        },
        Method("forum.get_profile", parameters: [.timeoutMs]) { session, _ in
            Outcome(try await ForumAPI.getProfile(session.community.client))
        },
        Method("forum.clear_cache", parameters: [.timeoutMs]) { session, _ in
            try await session.community.forumStore.clearCache()
            return Outcome()
        },
        Method(
            "forum.request",
            parameters: [
                Parameter("method", .choice(["GET", "POST", "PUT", "PATCH", "DELETE"]), isRequired: true),
                Parameter("path", .string(length: 1...Int.max), isRequired: true),
                Parameter("query", .object),
                Parameter("body", .any),
                Parameter("server", .choice(["forum", "auth", "curriculum"]), default: .string("forum")),
                .timeoutMs,
            ]
        ) { session, arguments in
            Outcome(
                try await session.community.forumStore.request(
                    method: arguments.value("method"),
                    path: arguments.value("path"),
                    query: arguments.optional("query"),
                    body: arguments.optional("body"),
                    server: arguments.value("server")
                ))
        },
    ]
}
