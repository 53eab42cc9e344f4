import JSON
import Text

extension ForumServer {
    func tag(named name: String) -> ForumTag? { tags.all.first { $0.name == name } }

    /// Returns the tags with these names: first the existing ones, sorted by name, then new ones, which are created.
    func tags(named names: [String]) -> [ForumTag] {
        let (known, new) = sorted(names)
        return known + new.map { name in tags.add { ForumTag(number: $0, name: name) } }
    }

    private func sorted(_ names: [String]) -> (known: [ForumTag], new: [String]) {
        let known = tags.all.filter { names.map(\.trimmed).contains($0.name) }.sorted { Self.precedes($0.name, $1.name) }
        var taken = Set(known.map { $0.name.lowercased() })
        return (known, names.map(\.trimmed).filter { taken.insert($0.lowercased()).inserted })
    }

    private static func precedes(_ first: String, _ second: String) -> Bool {
        first.unicodeScalars.lexicographicallyPrecedes(second.unicodeScalars)
    }

    /// Refuses new tags that only administrators may create.
    func checkNewTags(_ names: [String], _ call: ForumCall) throws(ServerRefusal) {
        guard !call.isAdmin else { return }
        for name in sorted(names).new {
            if name.unicodeScalars.count > 10, name.utf8.count > 15 { throw .community(400, "标签长度不能超过 10 个字符") }
            try Self.checkPrefix(of: name, "#@*")
        }
    }

    private static func checkPrefix(of name: String, _ reserved: String) throws(ServerRefusal) {
        guard let first = name.first, reserved.contains(first) else { return }
        throw .community(400, "只有管理员才能创建 \(first) 开头的 tag")
    }

    func listTags(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let keyword = try CommunityInput(query: call.request, CommunityField("s", .string, max: 32)).text("s").lowercased()
        let matching = tags.all.filter { keyword.isEmpty || $0.name.lowercased().contains(keyword) }
        let hottestFirst = matching.sorted { ($1.temperature, $0.number) < ($0.temperature, $1.number) }
        return .json(200, .array(hottestFirst.map { call.view($0) }))
    }

    func getTag(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let number = call.values.number(0)
        return .json(200, call.view(try found(number == 0 ? tags.all.first : tags[number])))
    }

    func createTag(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let name = try CommunityInput(body: call.request, CommunityField("name", .string, max: 20)).text("name").trimmed
        if !call.isAdmin { try Self.checkPrefix(of: name, "#@") }
        if let known = tag(named: name) { return .json(200, call.view(known)) }
        let tag = tags.add { ForumTag(number: $0, name: name) }
        log("create tag", tag.number, name, for: call)
        return .json(201, call.view(tag))
    }

    func modifyTag(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        try call.requireAdmin()
        let input = try CommunityInput(
            body: call.request, CommunityField("name", .string, max: 20), CommunityField("temperature", .integer))
        let (name, temperature) = (input.text("name").trimmed, input.number("temperature"))
        // As on the real forum, an unknown number creates a tag.
        let changed = tags[call.values.number(0)] ?? tags.add { ForumTag(number: $0, name: name) }
        if tag(named: name).map({ $0 === changed }) ?? true { (changed.name, changed.temperature) = (name, temperature) }
        log("modify tag", changed.number, name, for: call)
        return .json(200, call.view(changed).merging(["name": .string(name), "temperature": .integer(temperature)]))
    }

    func deleteTag(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        try call.requireAdmin()
        let input = try CommunityInput(body: call.request, CommunityField("to", .string))
        let removed = try found(tags[call.values.number(0)])
        let heir = try found(tag(named: input.text("to")))
        heir.temperature += removed.temperature
        for hole in holes.all where hole.tags.contains(where: { $0 === removed }) {
            let kept = hole.tags.filter { $0 !== removed && $0 !== heir }
            hole.tags = kept + [heir]
        }
        tags.remove(removed.number)
        log("delete tag", removed.number, removed.name, for: call)
        return .json(200, call.view(heir))
    }
}
