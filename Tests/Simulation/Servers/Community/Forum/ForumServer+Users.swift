import JSON

extension ForumServer {
    private static let hole = CommunityField("hole_id", .integer)

    // MARK: Subscriptions

    func listSubscriptions(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let numbers = call.user.subscriptions
        if try CommunityInput(query: call.request, CommunityField("plain", .boolean)).flag("plain") {
            return .json(200, ["data": .integers(numbers)])
        }
        return list(numbers.reversed().compactMap { holes[$0] }.filter { $0.deleted == nil }, call)
    }

    func addSubscription(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let number = try CommunityInput(body: call.request, Self.hole).number("hole_id")
        let others = call.user.subscriptions.filter { $0 != number }
        if others.count == call.user.subscriptions.count { holes[number]?.subscriptionCount += 1 }
        call.user.subscriptions = others + [number]
        log("subscribe", number, for: call)
        return .json(201, ["message": "关注成功", "data": .integers(call.user.subscriptions)])
    }

    func deleteSubscription(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let number = try CommunityInput(body: call.request, Self.hole).number("hole_id")
        let others = call.user.subscriptions.filter { $0 != number }
        if others.count < call.user.subscriptions.count {
            holes[number]?.subscriptionCount -= 1
            call.user.subscriptions = others
            log("unsubscribe", number, for: call)
        }
        return .json(200, ["message": "删除成功", "data": .integers(others)])
    }

    // MARK: Messages

    func listMessages(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let isUnreadOnly = try CommunityInput(query: call.request, CommunityField("not_read", .boolean)).flag("not_read")
        let mine = messages.all.filter { message in message.hasRead[call.account].map { !(isUnreadOnly && $0) } ?? false }
        return .json(200, .array(mine.reversed().map { call.view($0) }))
    }

    func sendMail(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(
            body: call.request, CommunityField("description", .string), CommunityField("recipients", .integers, required: true))
        try call.requireAdmin()
        notify(
            input.numbers("recipients"), "您有一封站内信", input.text("description"), data: [:], code: "mail", url: "/api/messages",
            floor: nil, at: call.request.time)
        log("send mail", 0, input.text("description"), for: call)
        // The real forum returns an empty message if it has no notification server.
        let empty: JSONValue = [
            "id": 0, "time_created": .string(CommunityTime.zero), "time_updated": .string(CommunityTime.zero), "message": "",
            "description": "", "data": .null, "code": "", "url": "", "message_id": 0, "has_read": false,
        ]
        return .json(201, empty)
    }

    func clearMessages(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        for message in messages.all where message.hasRead[call.account] != nil { message.hasRead[call.account] = true }
        log("clear messages", 0, for: call)
        return .noContent
    }

    func clearMessage(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let number = call.values.number(0)
        if let message = messages[number], message.hasRead[call.account] != nil {
            message.hasRead[call.account] = true
            log("clear message", number, for: call)
        }
        return .noContent
    }

    // MARK: The user

    func getCurrentUser(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse { .json(200, call.userView) }

    /// Changes the settings of the user. As on the real forum, invalid values are accepted, and reset at the next request.
    func modifyCurrentUser(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let config = CommunityField(
            "config", .object,
            members: [CommunityField("notify", .strings), CommunityField("show_folded", .string, nullable: true)])
        let input = try CommunityInput(body: call.request, CommunityField("nickname", .string, min: 1, nullable: true), config)
        let values = input.value("config")
        if let notify = values["notify"]?.elements { call.user.notify = notify.compactMap(\.text) }
        if let showFolded = values["show_folded"]?.text { call.user.showFolded = showFolded }
        log("modify user", call.account, for: call)
        return .json(200, call.userView)
    }

    /// Returns an empty list, because bans are not simulated.
    func listPunishments(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse { .json(200, []) }
}
