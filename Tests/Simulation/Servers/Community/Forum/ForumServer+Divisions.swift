import JSON

extension ForumServer {
    private func view(_ division: ForumDivision, _ call: ForumCall) -> JSONValue {
        call.view(division, pinned: division.pinned.compactMap { holes[$0] }.filter { $0.deleted == nil })
    }

    /// Returns the number in a segment. As on the real forum, other text leads to the status 500.
    func number(_ call: ForumCall) throws(ServerRefusal) -> Int {
        let text = call.values.raw(0)
        guard let number = Int(text) else {
            throw .community(500, "failed to convert: strconv.Atoi: parsing \"\(text)\": invalid syntax")
        }
        return number
    }

    func listDivisions(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        .json(200, .array(divisions.all.filter { !$0.isHidden }.map { view($0, call) }))
    }

    func getDivision(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let division = divisions[try number(call)]
        return .json(200, view(try found(division.flatMap { $0.isHidden ? nil : $0 }), call))
    }

    func addDivision(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(body: call.request, CommunityField("name", .string), CommunityField("description", .string))
        try call.requireAdmin()
        let name = input.text("name")
        // An empty name finds the first division, as on the real forum, whose query then has no condition.
        if let known = divisions.all.first(where: { name.isEmpty || $0.name == name }) { return .json(200, view(known, call)) }
        let division = addDivision(name, input.text("description"), at: call.request.time)
        log("create division", division.number, name, for: call)
        return .json(201, view(division, call))
    }

    func modifyDivision(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(
            body: call.request, CommunityField("name", .string, nullable: true), CommunityField("description", .string, nullable: true),
            CommunityField("pinned", .integers))
        let number = try number(call)
        try call.requireAdmin()
        let division = try found(divisions[number])
        if input.isEmpty { throw .community(400, "No data to modify.") }
        division.name = input.optionalText("name") ?? division.name
        division.description = input.optionalText("description") ?? division.description
        if input.value("pinned") != .null { division.pinned = input.numbers("pinned") }
        division.updated = stamp(call.request.time)
        log("modify division", number, division.name, for: call)
        return .json(200, view(division, call))
    }
}
