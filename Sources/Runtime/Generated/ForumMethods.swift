// Generated from interface/forum.toml by `make generate`; do not edit.

import JSON
import DanXiKit

extension Method {
    static let forum: [Method] = [
        Method("forum.get_divisions", parameters: [], isCached: true) { session, arguments in
            return Outcome(cached: try await session.community.forumStore.getDivisions(cache: try arguments.cachePolicy()))
        },
        Method("forum.get_division", parameters: ["id"], isCached: true) { session, arguments in
            return Outcome(cached: try await session.community.forumStore.getDivision(id: try arguments.required("id"), cache: try arguments.cachePolicy()))
        },
        Method("forum.list_holes_in_division", parameters: ["division_id", "start_time", "order", "size"], isCached: false) { session, arguments in
            return Outcome(try await ForumAPI.listHolesInDivision(session.community.client, divisionId: try arguments.required("division_id"), startTime: try arguments.optional("start_time"), order: try arguments.optional("order", oneOf: ["time_updated", "time_created"]), size: try arguments.optional("size", in: 1...10)))
        },
        Method("forum.list_holes_by_tag", parameters: ["tag_name", "start_time", "size"], isCached: false) { session, arguments in
            return Outcome(try await ForumAPI.listHolesByTag(session.community.client, tagName: try arguments.required("tag_name"), startTime: try arguments.optional("start_time"), size: try arguments.optional("size", in: 1...10)))
        },
        Method("forum.list_my_holes", parameters: ["start_time", "order", "size"], isCached: false) { session, arguments in
            return Outcome(try await ForumAPI.listMyHoles(session.community.client, startTime: try arguments.optional("start_time"), order: try arguments.optional("order", oneOf: ["time_updated", "time_created"]), size: try arguments.optional("size", in: 1...10)))
        },
        Method("forum.get_hole", parameters: ["id"], isCached: false) { session, arguments in
            return Outcome(try await ForumAPI.getHole(session.community.client, id: try arguments.required("id")))
        },
        Method("forum.create_hole", parameters: ["content", "division_id", "tags", "special_tag"], isCached: false) { session, arguments in
            return Outcome(try await ForumAPI.createHole(session.community.client, content: try arguments.required("content"), divisionId: try arguments.required("division_id"), tags: try arguments.required("tags"), specialTag: try arguments.optional("special_tag")))
        },
        Method("forum.list_floors_in_hole", parameters: ["hole_id", "start_floor", "size"], isCached: false) { session, arguments in
            return Outcome(try await ForumAPI.listFloorsInHole(session.community.client, holeId: try arguments.required("hole_id"), startFloor: try arguments.optional("start_floor", in: 0...), size: try arguments.optional("size", in: 1...50)))
        },
        Method("forum.list_all_floors", parameters: ["hole_id"], isCached: false) { session, arguments in
            return Outcome(try await ForumAPI.listAllFloors(session.community.client, holeId: try arguments.required("hole_id")))
        },
        Method("forum.get_floor", parameters: ["id"], isCached: false) { session, arguments in
            return Outcome(try await ForumAPI.getFloor(session.community.client, id: try arguments.required("id")))
        },
        Method("forum.create_floor", parameters: ["content", "hole_id", "special_tag"], isCached: false) { session, arguments in
            return Outcome(try await ForumAPI.createFloor(session.community.client, content: try arguments.required("content"), holeId: try arguments.required("hole_id"), specialTag: try arguments.optional("special_tag")))
        },
        Method("forum.modify_floor", parameters: ["id", "content", "special_tag", "fold"], isCached: false) { session, arguments in
            return Outcome(try await ForumAPI.modifyFloor(session.community.client, id: try arguments.required("id"), content: try arguments.required("content"), specialTag: try arguments.optional("special_tag"), fold: try arguments.optional("fold")))
        },
        Method("forum.delete_floor", parameters: ["id", "reason"], isCached: false) { session, arguments in
            return Outcome(try await ForumAPI.deleteFloor(session.community.client, id: try arguments.required("id"), reason: try arguments.optional("reason")))
        },
        Method("forum.like_floor", parameters: ["id", "like"], isCached: false) { session, arguments in
            return Outcome(try await ForumAPI.likeFloor(session.community.client, id: try arguments.required("id"), like: try arguments.required("like", in: -1...1)))
        },
        Method("forum.search_floor", parameters: ["keyword", "accurate", "offset", "size"], isCached: false) { session, arguments in
            return Outcome(try await ForumAPI.searchFloor(session.community.client, keyword: try arguments.required("keyword"), accurate: try arguments.optional("accurate"), offset: try arguments.optional("offset", in: 0...), size: try arguments.optional("size", in: 1...50)))
        },
        Method("forum.list_all_tags", parameters: [], isCached: true) { session, arguments in
            return Outcome(cached: try await session.community.forumStore.listAllTags(cache: try arguments.cachePolicy()))
        },
        Method("forum.get_profile", parameters: [], isCached: false) { session, _ in
            return Outcome(try await ForumAPI.getProfile(session.community.client))
        },
        Method("forum.clear_cache", parameters: [], isCached: false) { session, _ in
            try await session.community.forumStore.clearCache()
            return Outcome()
        },
    ]
}
