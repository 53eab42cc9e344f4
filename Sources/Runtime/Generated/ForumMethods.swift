// Generated from interface/forum.toml by `make generate`; do not edit.

import DanXiKit

extension Method {
    static let forum: [Method] = [
        Method("forum.get_divisions", parameters: [.cache, .timeoutMs]) { services, arguments in
            Outcome(cached: try await services.community.forumService.getDivisions(cache: arguments.value("cache")))
        } inMemory: { services, arguments in
            try services.community.forumService.getDivisions(inMemory: arguments.value("cache")).map { Outcome(cached: $0) }
        },
        Method(
            "forum.get_division",
            parameters: [
                Parameter("id", .integer(), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.community.forumService.getDivision(
                    id: arguments.value("id"),
                    cache: arguments.value("cache")
                ))
        },
        Method(
            "forum.list_holes_in_division",
            parameters: [
                Parameter("division_id", .integer(0...Int.max), isRequired: true),
                Parameter("start_time", .time),
                Parameter("order", .choice(["time_updated", "time_created"]), default: .string("time_updated")),
                Parameter("size", .integer(1...10), default: .integer(10)),
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(
                \[Hole].self,
                by: .time(overlap: 1, largest: 10),
                "start_time",
                of: .community,
                id: { $0.id },
                times: ["time_updated": \.timeUpdated, "time_created": \.timeCreated],
                order: "order"
            )
        ) { services, arguments in
            Outcome(
                try await ForumAPI.listHolesInDivision(
                    services.community.client,
                    divisionId: arguments.value("division_id"),
                    startTime: arguments.optional("start_time"),
                    order: arguments.value("order"),
                    size: arguments.value("size")
                ))
        },
        Method(
            "forum.list_safe_holes_in_division",
            parameters: [
                Parameter("division_id", .integer(0...Int.max), isRequired: true),
                Parameter("start_time", .time),
                Parameter("order", .choice(["time_updated", "time_created"]), default: .string("time_updated")),
                Parameter("size", .integer(1...10), default: .integer(10)),
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(
                \[Hole].self,
                by: .time(overlap: 1, largest: 10),
                "start_time",
                of: .community,
                id: { $0.id },
                times: ["time_updated": \.timeUpdated, "time_created": \.timeCreated],
                order: "order"
            )
        ) { services, arguments in
            Outcome(
                try await ForumAPI.listSafeHolesInDivision(
                    services.community.client,
                    divisionId: arguments.value("division_id"),
                    startTime: arguments.optional("start_time"),
                    order: arguments.value("order"),
                    size: arguments.value("size")
                ))
        },
        Method(
            "forum.list_holes_on_home_page",
            parameters: [
                Parameter("tags", .list(of: .string(length: 1...Int.max, notBlank: true), count: 1...Int.max, unique: true)),
                Parameter("start_time", .time),
                Parameter("order", .choice(["time_updated", "time_created"]), default: .string("time_updated")),
                Parameter("size", .integer(1...10), default: .integer(10)),
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(
                \[Hole].self,
                by: .time(overlap: 1, largest: 10),
                "start_time",
                of: .community,
                id: { $0.id },
                times: ["time_updated": \.timeUpdated, "time_created": \.timeCreated],
                order: "order"
            )
        ) { services, arguments in
            Outcome(
                try await ForumAPI.listHolesOnHomePage(
                    services.community.client,
                    tags: arguments.optional("tags"),
                    startTime: arguments.optional("start_time"),
                    order: arguments.value("order"),
                    size: arguments.value("size")
                ))
        },
        Method(
            "forum.list_good_holes",
            parameters: [
                Parameter("start_time", .time),
                Parameter("order", .choice(["time_updated", "time_created"]), default: .string("time_updated")),
                Parameter("size", .integer(1...10), default: .integer(10)),
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(
                \[Hole].self,
                by: .time(overlap: 1, largest: 10),
                "start_time",
                of: .community,
                id: { $0.id },
                times: ["time_updated": \.timeUpdated, "time_created": \.timeCreated],
                order: "order"
            )
        ) { services, arguments in
            Outcome(
                try await ForumAPI.listGoodHoles(
                    services.community.client,
                    startTime: arguments.optional("start_time"),
                    order: arguments.value("order"),
                    size: arguments.value("size")
                ))
        },
        Method(
            "forum.list_holes",
            parameters: [
                Parameter("division_id", .integer(0...Int.max), default: .integer(0)),
                Parameter("tags", .list(of: .string(length: 1...Int.max, notBlank: true), count: 1...Int.max, unique: true)),
                Parameter("created_start", .time),
                Parameter("created_end", .time),
                Parameter("start_time", .time),
                Parameter("order", .choice(["time_updated", "time_created"]), default: .string("time_updated")),
                Parameter("size", .integer(1...10), default: .integer(10)),
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(
                \[Hole].self,
                by: .time(overlap: 1, largest: 10),
                "start_time",
                of: .community,
                id: { $0.id },
                times: ["time_updated": \.timeUpdated, "time_created": \.timeCreated],
                order: "order"
            )
        ) { services, arguments in
            Outcome(
                try await ForumAPI.listHoles(
                    services.community.client,
                    divisionId: arguments.value("division_id"),
                    tags: arguments.optional("tags"),
                    createdStart: arguments.optional("created_start"),
                    createdEnd: arguments.optional("created_end"),
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
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(
                \[Hole].self,
                by: .time(overlap: 1, largest: 10),
                "start_time",
                of: .community,
                id: { $0.id },
                times: ["time_updated": \.timeUpdated]
            )
        ) { services, arguments in
            Outcome(
                try await ForumAPI.listHolesByTag(
                    services.community.client,
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
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(
                \[Hole].self,
                by: .time(overlap: 1, largest: 10),
                "start_time",
                of: .community,
                id: { $0.id },
                times: ["time_updated": \.timeUpdated]
            )
        ) { services, arguments in
            Outcome(
                try await ForumAPI.listMyHoles(
                    services.community.client,
                    startTime: arguments.optional("start_time"),
                    size: arguments.value("size")
                ))
        },
        Method("forum.get_hole", parameters: [Parameter("id", .integer(), isRequired: true), .timeoutMs]) { services, arguments in
            Outcome(try await ForumAPI.getHole(services.community.client, id: arguments.value("id")))
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
        ) { services, arguments in
            Outcome(
                try await services.community.forumService.createHole(
                    content: arguments.value("content"),
                    divisionId: arguments.value("division_id"),
                    tags: arguments.value("tags"),
                    specialTag: arguments.optional("special_tag")
                ))
        },
        Method(
            "forum.modify_hole",
            parameters: [
                Parameter("id", .integer(), isRequired: true),
                Parameter("tags", .list(of: .string(length: 1...20, notBlank: true), count: 1...10, unique: true)),
                Parameter("division_id", .integer(1...Int.max)),
                Parameter("hidden", .bool),
                Parameter("locked", .bool),
                Parameter("frozen", .bool),
                .timeoutMs,
            ],
            atLeastOne: ["tags", "division_id", "hidden", "locked", "frozen"]
        ) { services, arguments in
            Outcome(
                try await services.community.forumService.modifyHole(
                    id: arguments.value("id"),
                    tags: arguments.optional("tags"),
                    divisionId: arguments.optional("division_id"),
                    hidden: arguments.optional("hidden"),
                    locked: arguments.optional("locked"),
                    frozen: arguments.optional("frozen")
                ))
        },
        Method("forum.hide_hole", parameters: [Parameter("id", .integer(), isRequired: true), .timeoutMs]) { services, arguments in
            try await services.community.forumService.hideHole(id: arguments.value("id"))
            return Outcome()
        },
        Method("forum.add_view", parameters: [Parameter("id", .integer(), isRequired: true), .timeoutMs]) { services, arguments in
            try await ForumAPI.addView(services.community.client, id: arguments.value("id"))
            return Outcome()
        },
        Method(
            "forum.get_summary",
            parameters: [
                Parameter("id", .integer(), isRequired: true),
                Parameter("force_refresh", .bool, default: .bool(false)),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await ForumAPI.getSummary(
                    services.community.client,
                    id: arguments.value("id"),
                    forceRefresh: arguments.value("force_refresh")
                ))
        },
        Method(
            "forum.rate_summary",
            parameters: [
                Parameter("id", .integer(), isRequired: true),
                Parameter("trace_id", .string(length: 1...Int.max), isRequired: true),
                Parameter("type", .integer(), isRequired: true),
                Parameter("reason", .string(), default: .string("")),
                .timeoutMs,
            ]
        ) { services, arguments in
            try await ForumAPI.rateSummary(
                services.community.client,
                id: arguments.value("id"),
                traceId: arguments.value("trace_id"),
                type: arguments.value("type"),
                reason: arguments.value("reason")
            )
            return Outcome()
        },
        Method(
            "forum.list_floors_in_hole",
            parameters: [
                Parameter("hole_id", .integer(), isRequired: true),
                Parameter("start_floor", .integer(0...Int.max), default: .integer(0)),
                Parameter("sort", .choice(["asc", "desc"]), default: .string("asc")),
                Parameter("size", .integer(1...50), default: .integer(30)),
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[Floor].self, by: .offset, "start_floor", of: .community, id: { $0.id })
        ) { services, arguments in
            Outcome(
                try await ForumAPI.listFloorsInHole(
                    services.community.client,
                    holeId: arguments.value("hole_id"),
                    startFloor: arguments.value("start_floor"),
                    sort: arguments.value("sort"),
                    size: arguments.value("size")
                ))
        },
        Method(
            "forum.list_all_floors",
            parameters: [
                Parameter("hole_id", .integer(), isRequired: true),
                Parameter("order", .choice(["oldest", "newest", "most_liked"]), default: .string("oldest")),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.community.forumService.listAllFloors(
                    holeId: arguments.value("hole_id"),
                    order: arguments.value("order")
                ))
        },
        Method(
            "forum.watch_hole",
            parameters: [
                Parameter("id", .integer(1...Int.max), isRequired: true),
                Parameter("since", .string(length: 1...Int.max)),
                Parameter("interval_ms", .integer(5_000...86_400_000), default: .integer(30_000)),
                Parameter("every_poll", .bool, default: .bool(false)),
                .timeoutMs,
            ],
            items: "floors",
            tokens: { $0.community.watchTokens }
        ) { services, arguments in
            let news = try await services.community.forumService.watchHole(id: arguments.value("id"), since: arguments.optional("since"))
            return News(news, token: news.token, count: news.floors.count)
        },
        Method(
            "forum.watch_division",
            parameters: [
                Parameter("division_id", .integer(0...Int.max), isRequired: true),
                Parameter("since", .string(length: 1...Int.max)),
                Parameter("interval_ms", .integer(10_000...86_400_000), default: .integer(60_000)),
                Parameter("every_poll", .bool, default: .bool(false)),
                .timeoutMs,
            ],
            items: "holes",
            tokens: { $0.community.watchTokens }
        ) { services, arguments in
            let news = try await services.community.forumService.watchDivision(
                divisionId: arguments.value("division_id"),
                since: arguments.optional("since")
            )
            return News(news, token: news.token, count: news.holes.count)
        },
        Method(
            "forum.watch_search",
            parameters: [
                Parameter("keyword", .string(length: 1...Int.max), isRequired: true),
                Parameter("accurate", .bool, default: .bool(false)),
                Parameter("since", .string(length: 1...Int.max)),
                Parameter("interval_ms", .integer(60_000...86_400_000), default: .integer(300_000)),
                Parameter("every_poll", .bool, default: .bool(false)),
                .timeoutMs,
            ],
            items: "floors",
            tokens: { $0.community.watchTokens }
        ) { services, arguments in
            let news = try await services.community.forumService.watchSearch(
                keyword: arguments.value("keyword"),
                accurate: arguments.value("accurate"),
                since: arguments.optional("since")
            )
            return News(news, token: news.token, count: news.floors.count)
        },
        Method("forum.get_floor", parameters: [Parameter("id", .integer(), isRequired: true), .timeoutMs]) { services, arguments in
            Outcome(try await ForumAPI.getFloor(services.community.client, id: arguments.value("id")))
        },
        Method(
            "forum.create_floor",
            parameters: [
                Parameter("content", .string(length: 1...10_000), isRequired: true),
                Parameter("hole_id", .integer(), isRequired: true),
                Parameter("special_tag", .string(length: 0...16)),
                Parameter("reply_to", .integer(1...Int.max)),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.community.forumService.createFloor(
                    content: arguments.value("content"),
                    holeId: arguments.value("hole_id"),
                    specialTag: arguments.optional("special_tag"),
                    replyTo: arguments.optional("reply_to")
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
        ) { services, arguments in
            Outcome(
                try await services.community.forumService.modifyFloor(
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
        ) { services, arguments in
            Outcome(try await services.community.forumService.deleteFloor(id: arguments.value("id"), reason: arguments.value("reason")))
        },
        Method(
            "forum.like_floor",
            parameters: [
                Parameter("id", .integer(), isRequired: true),
                Parameter("like", .integer((-1)...1), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(try await services.community.forumService.likeFloor(id: arguments.value("id"), like: arguments.value("like")))
        },
        Method(
            "forum.search_floor",
            parameters: [
                Parameter("keyword", .string(length: 1...Int.max), isRequired: true),
                Parameter("accurate", .bool, default: .bool(false)),
                Parameter("start_time", .time),
                Parameter("end_time", .time),
                Parameter("offset", .integer(0...Int.max), default: .integer(0)),
                Parameter("size", .integer(1...50), default: .integer(10)),
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[Floor].self, by: .offset, "offset", of: .community, id: { $0.id })
        ) { services, arguments in
            Outcome(
                try await services.community.forumService.searchFloor(
                    keyword: arguments.value("keyword"),
                    accurate: arguments.value("accurate"),
                    startTime: arguments.optional("start_time"),
                    endTime: arguments.optional("end_time"),
                    offset: arguments.value("offset"),
                    size: arguments.value("size")
                ))
        },
        Method(
            "forum.search_floors_in_hole",
            parameters: [
                Parameter("hole_id", .integer(1...Int.max), isRequired: true),
                Parameter("keyword", .string(length: 1...Int.max, notBlank: true), isRequired: true),
                Parameter("accurate", .bool, default: .bool(false)),
                Parameter("start_time", .time),
                Parameter("end_time", .time),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.community.forumService.searchFloorsInHole(
                    holeId: arguments.value("hole_id"),
                    keyword: arguments.value("keyword"),
                    accurate: arguments.value("accurate"),
                    startTime: arguments.optional("start_time"),
                    endTime: arguments.optional("end_time")
                ))
        },
        Method(
            "forum.search_floors_by_tag",
            parameters: [
                Parameter("tag_name", .string(length: 1...Int.max, notBlank: true), isRequired: true),
                Parameter("keyword", .string(length: 1...Int.max), isRequired: true),
                Parameter("accurate", .bool, default: .bool(false)),
                Parameter("start_time", .time),
                Parameter("end_time", .time),
                Parameter("offset", .integer(0...Int.max), default: .integer(0)),
                Parameter("size", .integer(1...50), default: .integer(10)),
                Parameter("scan", .integer(1...2_000), default: .integer(200)),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.community.forumService.searchFloorsByTag(
                    tagName: arguments.value("tag_name"),
                    keyword: arguments.value("keyword"),
                    accurate: arguments.value("accurate"),
                    startTime: arguments.optional("start_time"),
                    endTime: arguments.optional("end_time"),
                    offset: arguments.value("offset"),
                    size: arguments.value("size"),
                    scan: arguments.value("scan")
                ))
        },
        Method(
            "forum.list_my_floors",
            parameters: [
                Parameter("offset", .integer(0...Int.max), default: .integer(0)),
                Parameter("sort", .choice(["asc", "desc"]), default: .string("desc")),
                Parameter("size", .integer(1...50), default: .integer(30)),
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[Floor].self, by: .offset, "offset", of: .community, id: { $0.id })
        ) { services, arguments in
            Outcome(
                try await ForumAPI.listMyFloors(
                    services.community.client,
                    offset: arguments.value("offset"),
                    sort: arguments.value("sort"),
                    size: arguments.value("size")
                ))
        },
        Method("forum.delete_hole", parameters: [Parameter("id", .integer(), isRequired: true), .timeoutMs]) { services, arguments in
            try await services.community.forumService.deleteHole(id: arguments.value("id"))
            return Outcome()
        },
        Method("forum.list_all_tags", parameters: [.cache, .timeoutMs]) { services, arguments in
            Outcome(cached: try await services.community.forumService.listAllTags(cache: arguments.value("cache")))
        } inMemory: { services, arguments in
            try services.community.forumService.listAllTags(inMemory: arguments.value("cache")).map { Outcome(cached: $0) }
        },
        Method(
            "forum.search_tag",
            parameters: [
                Parameter("keyword", .string(length: 1...32, notBlank: true), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(try await ForumAPI.searchTag(services.community.client, keyword: arguments.value("keyword")))
        },
        Method("forum.get_tag", parameters: [Parameter("id", .integer(1...Int.max), isRequired: true), .timeoutMs]) { services, arguments in
            Outcome(try await ForumAPI.getTag(services.community.client, id: arguments.value("id")))
        },
        Method(
            "forum.create_tag",
            parameters: [
                Parameter("name", .string(length: 1...20, notBlank: true), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(try await services.community.forumService.createTag(name: arguments.value("name")))
        },
        Method(
            "forum.modify_tag",
            parameters: [
                Parameter("id", .integer(1...Int.max), isRequired: true),
                Parameter("name", .string(length: 1...20, notBlank: true), isRequired: true),
                Parameter("temperature", .integer(0...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.community.forumService.modifyTag(
                    id: arguments.value("id"),
                    name: arguments.value("name"),
                    temperature: arguments.value("temperature")
                ))
        },
        Method(
            "forum.delete_tag",
            parameters: [
                Parameter("id", .integer(1...Int.max), isRequired: true),
                Parameter("to", .string(length: 1...20, notBlank: true), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(try await services.community.forumService.deleteTag(id: arguments.value("id"), to: arguments.value("to")))
        },
        Method("forum.get_profile", parameters: [.timeoutMs]) { services, _ in
            Outcome(try await ForumAPI.getProfile(services.community.client))
        },
        Method(
            "forum.modify_profile",
            parameters: [
                Parameter("notify", .list(of: .choice(["mention", "favorite", "report"]), unique: true)),
                Parameter("show_folded", .choice(["hide", "fold", "show"])),
                .timeoutMs,
            ],
            atLeastOne: ["notify", "show_folded"]
        ) { services, arguments in
            Outcome(
                try await ForumAPI.modifyProfile(
                    services.community.client,
                    notify: arguments.optional("notify"),
                    showFolded: arguments.optional("show_folded")
                ))
        },
        Method("forum.list_my_punishments", parameters: [.timeoutMs]) { services, _ in
            Outcome(try await ForumAPI.listMyPunishments(services.community.client))
        },
        Method(
            "forum.list_favorites",
            parameters: [
                Parameter("group_id", .integer(0...9)),
                Parameter("order", .choice(["time_created", "hole_time_updated", "id"]), default: .string("time_created")),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await ForumAPI.listFavorites(
                    services.community.client,
                    groupId: arguments.optional("group_id"),
                    order: arguments.value("order")
                ))
        },
        Method("forum.list_favorite_ids", parameters: [.cache, .timeoutMs]) { services, arguments in
            Outcome(cached: try await services.community.forumService.listFavoriteIds(cache: arguments.value("cache")))
        } inMemory: { services, arguments in
            try services.community.forumService.listFavoriteIds(inMemory: arguments.value("cache")).map { Outcome(cached: $0) }
        },
        Method(
            "forum.list_favorite_ids_in_group",
            parameters: [
                Parameter("group_id", .integer(0...9), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(try await ForumAPI.listFavoriteIdsInGroup(services.community.client, groupId: arguments.value("group_id")))
        },
        Method(
            "forum.add_favorite",
            parameters: [
                Parameter("hole_id", .integer(1...Int.max), isRequired: true),
                Parameter("group_id", .integer(0...9), default: .integer(0)),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.community.forumService.addFavorite(
                    holeId: arguments.value("hole_id"),
                    groupId: arguments.value("group_id")
                ))
        },
        Method(
            "forum.remove_favorite",
            parameters: [
                Parameter("hole_id", .integer(1...Int.max), isRequired: true),
                Parameter("group_id", .integer(0...9), default: .integer(0)),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.community.forumService.removeFavorite(
                    holeId: arguments.value("hole_id"),
                    groupId: arguments.value("group_id")
                ))
        },
        Method(
            "forum.set_favorites",
            parameters: [
                Parameter("hole_ids", .list(of: .integer(1...Int.max), count: 1...Int.max, unique: true), isRequired: true),
                Parameter("group_id", .integer(0...9), default: .integer(0)),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.community.forumService.setFavorites(
                    holeIds: arguments.value("hole_ids"),
                    groupId: arguments.value("group_id")
                ))
        },
        Method(
            "forum.move_favorites",
            parameters: [
                Parameter("hole_ids", .list(of: .integer(1...Int.max), count: 1...Int.max, unique: true), isRequired: true),
                Parameter("from_group_id", .integer(0...9), isRequired: true),
                Parameter("to_group_id", .integer(0...9), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.community.forumService.moveFavorites(
                    holeIds: arguments.value("hole_ids"),
                    fromGroupId: arguments.value("from_group_id"),
                    toGroupId: arguments.value("to_group_id")
                ))
        },
        Method(
            "forum.list_favorite_groups",
            parameters: [
                Parameter("order", .choice(["time_created", "time_updated", "id"]), default: .string("time_created")),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(try await ForumAPI.listFavoriteGroups(services.community.client, order: arguments.value("order")))
        },
        Method(
            "forum.create_favorite_group",
            parameters: [
                Parameter("name", .string(length: 1...64, notBlank: true), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(try await services.community.forumService.createFavoriteGroup(name: arguments.value("name")))
        },
        Method(
            "forum.modify_favorite_group",
            parameters: [
                Parameter("id", .integer(0...9), isRequired: true),
                Parameter("name", .string(length: 1...64, notBlank: true), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await ForumAPI.modifyFavoriteGroup(
                    services.community.client,
                    id: arguments.value("id"),
                    name: arguments.value("name")
                ))
        },
        Method(
            "forum.delete_favorite_group",
            parameters: [
                Parameter("id", .integer(1...9), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            try await services.community.forumService.deleteFavoriteGroup(id: arguments.value("id"))
            return Outcome()
        },
        Method("forum.list_subscriptions", parameters: [.timeoutMs]) { services, _ in
            Outcome(try await ForumAPI.listSubscriptions(services.community.client))
        },
        Method("forum.list_subscription_ids", parameters: [.cache, .timeoutMs]) { services, arguments in
            Outcome(cached: try await services.community.forumService.listSubscriptionIds(cache: arguments.value("cache")))
        } inMemory: { services, arguments in
            try services.community.forumService.listSubscriptionIds(inMemory: arguments.value("cache")).map { Outcome(cached: $0) }
        },
        Method(
            "forum.add_subscription",
            parameters: [
                Parameter("hole_id", .integer(1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(try await services.community.forumService.addSubscription(holeId: arguments.value("hole_id")))
        },
        Method(
            "forum.remove_subscription",
            parameters: [
                Parameter("hole_id", .integer(1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(try await services.community.forumService.removeSubscription(holeId: arguments.value("hole_id")))
        },
        Method("forum.list_messages", parameters: [Parameter("unread", .bool, default: .bool(false)), .timeoutMs]) { services, arguments in
            Outcome(try await ForumAPI.listMessages(services.community.client, unread: arguments.value("unread")))
        },
        Method(
            "forum.watch_messages",
            parameters: [
                Parameter("unread", .bool, default: .bool(false)),
                Parameter("since", .string(length: 1...Int.max)),
                Parameter("interval_ms", .integer(5_000...86_400_000), default: .integer(60_000)),
                Parameter("every_poll", .bool, default: .bool(false)),
                .timeoutMs,
            ],
            items: "messages",
            tokens: { $0.community.watchTokens }
        ) { services, arguments in
            let news = try await services.community.forumService.watchMessages(
                unread: arguments.value("unread"),
                since: arguments.optional("since")
            )
            return News(news, token: news.token, count: news.messages.count)
        },
        Method("forum.clear_messages", parameters: [.timeoutMs]) { services, _ in
            try await ForumAPI.clearMessages(services.community.client)
            return Outcome()
        },
        Method(
            "forum.clear_message",
            parameters: [
                Parameter("id", .integer(1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            try await ForumAPI.clearMessage(services.community.client, id: arguments.value("id"))
            return Outcome()
        },
        Method(
            "forum.create_message",
            parameters: [
                Parameter("description", .string(length: 1...10_000, notBlank: true), isRequired: true),
                Parameter("recipients", .list(of: .integer(1...Int.max), count: 1...Int.max, unique: true), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await ForumAPI.createMessage(
                    services.community.client,
                    description: arguments.value("description"),
                    recipients: arguments.value("recipients")
                ))
        },
        Method("forum.list_push_tokens", parameters: [.timeoutMs]) { services, _ in
            Outcome(try await ForumAPI.listPushTokens(services.community.client))
        },
        Method(
            "forum.add_push_token",
            parameters: [
                Parameter("service", .choice(["apns", "fcm", "mipush"]), isRequired: true),
                Parameter("device_id", .string(length: 1...64), isRequired: true),
                Parameter("token", .string(length: 1...256), isRequired: true, isSecret: true),
                Parameter("package_name", .string(), default: .string("")),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await ForumAPI.addPushToken(
                    services.community.client,
                    service: arguments.value("service"),
                    deviceId: arguments.value("device_id"),
                    token: arguments.value("token"),
                    packageName: arguments.value("package_name")
                ))
        },
        Method(
            "forum.remove_push_token",
            parameters: [
                Parameter("device_id", .string(length: 1...64), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            try await ForumAPI.removePushToken(services.community.client, deviceId: arguments.value("device_id"))
            return Outcome()
        },
        Method("forum.remove_push_tokens", parameters: [.timeoutMs]) { services, _ in
            try await ForumAPI.removePushTokens(services.community.client)
            return Outcome()
        },
        Method(
            "forum.create_report",
            parameters: [
                Parameter("floor_id", .integer(1...Int.max), isRequired: true),
                Parameter("reason", .string(length: 1...128, notBlank: true), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            try await services.community.forumService.createReport(floorId: arguments.value("floor_id"), reason: arguments.value("reason"))
            return Outcome()
        },
        Method(
            "forum.list_reports",
            parameters: [
                Parameter("range", .integer(0...2), default: .integer(0)),
                Parameter("offset", .integer(0...Int.max), default: .integer(0)),
                Parameter("sort", .choice(["asc", "desc"]), default: .string("desc")),
                Parameter("size", .integer(1...50), default: .integer(30)),
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[Report].self, by: .offset, "offset", of: .community, id: { $0.id })
        ) { services, arguments in
            Outcome(
                try await ForumAPI.listReports(
                    services.community.client,
                    range: arguments.value("range"),
                    offset: arguments.value("offset"),
                    sort: arguments.value("sort"),
                    size: arguments.value("size")
                ))
        },
        Method(
            "forum.get_report",
            parameters: [
                Parameter("id", .integer(1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(try await ForumAPI.getReport(services.community.client, id: arguments.value("id")))
        },
        Method(
            "forum.handle_report",
            parameters: [
                Parameter("id", .integer(1...Int.max), isRequired: true),
                Parameter("result", .string(length: 1...128, notBlank: true), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await ForumAPI.handleReport(
                    services.community.client,
                    id: arguments.value("id"),
                    result: arguments.value("result")
                ))
        },
        Method(
            "forum.ban_reporter",
            parameters: [
                Parameter("report_id", .integer(1...Int.max), isRequired: true),
                Parameter("days", .integer(1...Int.max), isRequired: true),
                Parameter("reason", .string(length: 1...128, notBlank: true), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await ForumAPI.banReporter(
                    services.community.client,
                    reportId: arguments.value("report_id"),
                    days: arguments.value("days"),
                    reason: arguments.value("reason")
                ))
        },
        Method(
            "forum.list_floor_history",
            parameters: [
                Parameter("id", .integer(1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(try await ForumAPI.listFloorHistory(services.community.client, id: arguments.value("id")))
        },
        Method(
            "forum.restore_floor",
            parameters: [
                Parameter("id", .integer(1...Int.max), isRequired: true),
                Parameter("version_id", .integer(1...Int.max), isRequired: true),
                Parameter("reason", .string(length: 1...32, notBlank: true), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await ForumAPI.restoreFloor(
                    services.community.client,
                    id: arguments.value("id"),
                    versionId: arguments.value("version_id"),
                    reason: arguments.value("reason")
                ))
        },
        Method(
            "forum.list_sensitive_floors",
            parameters: [
                Parameter("open", .bool, default: .bool(true)),
                Parameter("all", .bool, default: .bool(false)),
                Parameter("start_time", .time),
                Parameter("order", .choice(["time_updated", "time_created"]), default: .string("time_created")),
                Parameter("size", .integer(1...10), default: .integer(10)),
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(
                \[SensitiveFloor].self,
                by: .time(overlap: 1, largest: 10),
                "start_time",
                of: .community,
                id: { $0.id },
                times: ["time_updated": \.timeUpdated, "time_created": \.timeCreated],
                order: "order"
            )
        ) { services, arguments in
            Outcome(
                try await ForumAPI.listSensitiveFloors(
                    services.community.client,
                    open: arguments.value("open"),
                    all: arguments.value("all"),
                    startTime: arguments.optional("start_time"),
                    order: arguments.value("order"),
                    size: arguments.value("size")
                ))
        },
        Method(
            "forum.set_floor_sensitive",
            parameters: [
                Parameter("id", .integer(1...Int.max), isRequired: true),
                Parameter("sensitive", .bool, isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await ForumAPI.setFloorSensitive(
                    services.community.client,
                    id: arguments.value("id"),
                    sensitive: arguments.value("sensitive")
                ))
        },
        Method(
            "forum.list_deletion_notices",
            parameters: [
                Parameter("floor_id", .integer(1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(try await ForumAPI.listDeletionNotices(services.community.client, floorId: arguments.value("floor_id")))
        },
        Method(
            "forum.get_silence",
            parameters: [
                Parameter("floor_id", .integer(1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(try await ForumAPI.getSilence(services.community.client, floorId: arguments.value("floor_id")))
        },
        Method(
            "forum.get_user",
            parameters: [
                Parameter("id", .integer(1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(try await ForumAPI.getUser(services.community.client, id: arguments.value("id")))
        },
        Method(
            "forum.modify_user",
            parameters: [
                Parameter("id", .integer(1...Int.max), isRequired: true),
                Parameter("notify", .list(of: .choice(["mention", "favorite", "report"]), unique: true)),
                Parameter("show_folded", .choice(["hide", "fold", "show"])),
                .timeoutMs,
            ],
            atLeastOne: ["notify", "show_folded"]
        ) { services, arguments in
            Outcome(
                try await ForumAPI.modifyUser(
                    services.community.client,
                    id: arguments.value("id"),
                    notify: arguments.optional("notify"),
                    showFolded: arguments.optional("show_folded")
                ))
        },
        Method(
            "forum.list_punishments",
            parameters: [
                Parameter("user_id", .integer(1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(try await ForumAPI.listPunishments(services.community.client, userId: arguments.value("user_id")))
        },
        Method(
            "forum.create_division",
            parameters: [
                Parameter("name", .string(length: 1...10, notBlank: true), isRequired: true),
                Parameter("description", .string(length: 0...64), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.community.forumService.createDivision(
                    name: arguments.value("name"),
                    description: arguments.value("description")
                ))
        },
        Method(
            "forum.modify_division",
            parameters: [
                Parameter("id", .integer(1...Int.max), isRequired: true),
                Parameter("name", .string(length: 1...10, notBlank: true)),
                Parameter("description", .string(length: 0...64)),
                Parameter("pinned", .list(of: .integer(1...Int.max), count: 0...12, unique: true)),
                .timeoutMs,
            ],
            atLeastOne: ["name", "description", "pinned"]
        ) { services, arguments in
            Outcome(
                try await services.community.forumService.modifyDivision(
                    id: arguments.value("id"),
                    name: arguments.optional("name"),
                    description: arguments.optional("description"),
                    pinned: arguments.optional("pinned")
                ))
        },
        Method(
            "forum.delete_division",
            parameters: [
                Parameter("id", .integer(1...Int.max), isRequired: true),
                Parameter("to", .integer(1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            try await services.community.forumService.deleteDivision(id: arguments.value("id"), to: arguments.value("to"))
            return Outcome()
        },
        Method("forum.set_search_open", parameters: [Parameter("open", .bool, isRequired: true), .timeoutMs]) { services, arguments in
            try await ForumAPI.setSearchOpen(services.community.client, open: arguments.value("open"))
            return Outcome()
        },
        Method(
            "forum.create_penalty",
            parameters: [
                Parameter("floor_id", .integer(1...Int.max), isRequired: true),
                Parameter("days", .integer(1...Int.max), isRequired: true),
                Parameter("reason", .string(length: 1...128, notBlank: true), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await ForumAPI.createPenalty(
                    services.community.client,
                    floorId: arguments.value("floor_id"),
                    days: arguments.value("days"),
                    reason: arguments.value("reason")
                ))
        },
        Method(
            "forum.create_permanent_penalty",
            parameters: [
                Parameter("floor_id", .integer(1...Int.max), isRequired: true),
                Parameter("reason", .string(length: 1...128, notBlank: true), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await ForumAPI.createPermanentPenalty(
                    services.community.client,
                    floorId: arguments.value("floor_id"),
                    reason: arguments.value("reason")
                ))
        },
        Method(
            "forum.save_thread",
            parameters: [
                Parameter("hole_id", .integer(1...Int.max), isRequired: true),
                Parameter("refresh", .bool, default: .bool(false)),
                Parameter("max_floors", .integer(1...Int.max)),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.community.forumService.saveThread(
                    holeId: arguments.value("hole_id"),
                    refresh: arguments.value("refresh"),
                    maxFloors: arguments.optional("max_floors")
                ))
        },
        Method(
            "forum.get_saved_thread",
            parameters: [
                Parameter("hole_id", .integer(1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(try await services.community.forumService.getSavedThread(holeId: arguments.value("hole_id")))
        },
        Method(
            "forum.list_saved_floors",
            parameters: [
                Parameter("hole_id", .integer(1...Int.max), isRequired: true),
                Parameter("start_floor", .integer(0...Int.max), default: .integer(0)),
                Parameter("size", .integer(1...1_000), default: .integer(50)),
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[SavedFloor].self, by: .offset, "start_floor", of: .community, id: { $0.id })
        ) { services, arguments in
            Outcome(
                try await services.community.forumService.listSavedFloors(
                    holeId: arguments.value("hole_id"),
                    startFloor: arguments.value("start_floor"),
                    size: arguments.value("size")
                ))
        },
        Method(
            "forum.list_saved_threads",
            parameters: [
                Parameter("offset", .integer(0...Int.max), default: .integer(0)),
                Parameter("size", .integer(1...100), default: .integer(20)),
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[SavedThread].self, by: .offset, "offset", of: .community, id: { $0.holeId })
        ) { services, arguments in
            Outcome(
                try await services.community.forumService.listSavedThreads(
                    offset: arguments.value("offset"),
                    size: arguments.value("size")
                ))
        },
        Method(
            "forum.search_saved",
            parameters: [
                Parameter("query", .string(length: 1...200, notBlank: true), isRequired: true),
                Parameter("hole_id", .integer(1...Int.max)),
                Parameter("offset", .integer(0...Int.max), default: .integer(0)),
                Parameter("size", .integer(1...50), default: .integer(10)),
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[SavedMatch].self, by: .offset, "offset", of: .community, id: { $0.id })
        ) { services, arguments in
            Outcome(
                try await services.community.forumService.searchSaved(
                    query: arguments.value("query"),
                    holeId: arguments.optional("hole_id"),
                    offset: arguments.value("offset"),
                    size: arguments.value("size")
                ))
        },
        Method(
            "forum.delete_saved_thread",
            parameters: [
                Parameter("hole_id", .integer(1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            try await services.community.forumService.deleteSavedThread(holeId: arguments.value("hole_id"))
            return Outcome()
        },
        Method("forum.clear_cache", parameters: [.timeoutMs]) { services, _ in
            try await services.community.forumService.clearCache()
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
        ) { services, arguments in
            Outcome(
                try await services.community.forumService.request(
                    method: arguments.value("method"),
                    path: arguments.value("path"),
                    query: arguments.optional("query"),
                    body: arguments.optional("body"),
                    server: arguments.value("server")
                ))
        },
    ]
}
