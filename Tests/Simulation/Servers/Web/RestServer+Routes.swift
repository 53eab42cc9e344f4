import JSON
import Text

extension RestServer {
    static let routes: ServerRoutes<Handler> = {
        var routes = ServerRoutes<Handler>()
        routes.add("GET", "/items", RestServer.listItems)
        routes.add("POST", "/items", RestServer.createItem)
        routes.add("GET", "/items/:name", RestServer.getItem)
        routes.add("PUT", "/items/:name", RestServer.putItem)
        routes.add("PATCH", "/items/:name", RestServer.patchItem)
        routes.add("DELETE", "/items/:name", RestServer.deleteItem)
        routes.add("GET", "/files/:name", RestServer.getFile)
        routes.add("GET", "/session", RestServer.getSession)
        routes.add("POST", "/session", RestServer.signIn)
        routes.add("DELETE", "/session", RestServer.signOut)
        routes.add("GET", "/me", RestServer.getAccount)
        return routes
    }()

    // MARK: Items

    private func view(_ item: Item) -> JSONValue {
        ["name": .string(item.name), "value": item.value, "version": .integer(item.version), "account": .string(item.account)]
    }

    private func response(_ status: Int, _ item: Item) -> ServerResponse {
        let response = ServerResponse.json(status, view(item)).with(("ETag", item.tag))
        return maxAge.map { response.with(("Cache-Control", "max-age=\($0)")) } ?? response
    }

    private func existing(_ name: String) throws(ServerRefusal) -> Item {
        guard let item = item(name) else { throw .rest(404, "There is no item “\(name)”.") }
        return item
    }

    private func value(of request: ServerRequest) throws(ServerRefusal) -> JSONValue {
        guard let value = request.json else { throw .rest(400, "The body is not JSON.") }
        return value
    }

    /// Refuses a change whose conditions (RFC 9110, section 13) the item does not meet.
    private func checkConditions(_ request: ServerRequest, _ item: Item?) throws(ServerRefusal) {
        let (wanted, unwanted) = (request.list("if-match"), request.list("if-none-match"))
        let isChanged = !wanted.isEmpty && !(item.map { wanted.contains($0.tag) || wanted == ["*"] } ?? false)
        let isPresent = item.map { unwanted.contains($0.tag) || unwanted == ["*"] } ?? false
        if isChanged || isPresent { throw .rest(412, "The item has changed.") }
    }

    private func store(_ item: Item, _ action: String, _ request: ServerRequest) {
        if let index = items.firstIndex(where: { $0.name == item.name }) {
            items[index] = item
        } else {
            items.append(item)
        }
        writes.add(
            action, item.name, String(decoding: item.value.sortedText, as: UTF8.self), by: item.account, at: request.time)
    }

    private func nextVersion() -> Int {
        lastVersion += 1
        return lastVersion
    }

    private func listItems(_ request: ServerRequest, _ values: RouteValues) throws(ServerRefusal) -> ServerResponse {
        let size = min(100, max(1, request.queryValue("per_page").flatMap { Int($0) } ?? pageSize))
        let page = max(1, request.queryValue("page").flatMap { Int($0) } ?? 1)
        let last = max(1, (items.count + size - 1) / size)
        let rows = items.dropFirst((page - 1) * size).prefix(size)
        let link = { (page: Int, relation: String) in
            "<\(request.origin)/items?page=\(page)&per_page=\(size)>; rel=\"\(relation)\""
        }
        var links: [String] = []
        if page > 1 { links += [link(1, "first"), link(page - 1, "prev")] }
        if page < last { links += [link(page + 1, "next"), link(last, "last")] }
        let response = ServerResponse.json(200, .array(rows.map(view)))
        return links.isEmpty ? response : response.with(("Link", links.joined(separator: ", ")))
    }

    private func createItem(_ request: ServerRequest, _ values: RouteValues) throws(ServerRefusal) -> ServerResponse {
        let (value, account) = (try value(of: request), try account(of: request))
        lastNumber += 1
        let item = Item(name: String(lastNumber), value: value, version: nextVersion(), account: account)
        store(item, "create item", request)
        return response(201, item).with(("Location", "\(request.origin)/items/\(item.name)"))
    }

    private func getItem(_ request: ServerRequest, _ values: RouteValues) throws(ServerRefusal) -> ServerResponse {
        let item = try existing(values.text(0))
        let response = response(200, item)
        let isKnown = EntityTag.isKnown(item.tag, modified: nil, to: request)
        return isKnown ? ServerResponse(304, headers: response.headers.filter { $0.name != "Content-Type" }) : response
    }

    private func putItem(_ request: ServerRequest, _ values: RouteValues) throws(ServerRefusal) -> ServerResponse {
        let name = values.text(0)
        let (value, account, old) = (try value(of: request), try account(of: request), item(name))
        try checkConditions(request, old)
        let item = Item(name: name, value: value, version: nextVersion(), account: account)
        store(item, "put item", request)
        return response(old == nil ? 201 : 200, item)
    }

    private func patchItem(_ request: ServerRequest, _ values: RouteValues) throws(ServerRefusal) -> ServerResponse {
        var item = try existing(values.text(0))
        let (value, account) = (try value(of: request), try account(of: request))
        try checkConditions(request, item)
        // A merge patch (RFC 7396) of one level.
        item.value = .object(item.value.merging(value).members?.filter { $0.value != .null } ?? [:])
        (item.version, item.account) = (nextVersion(), account)
        store(item, "patch item", request)
        return response(200, item)
    }

    private func deleteItem(_ request: ServerRequest, _ values: RouteValues) throws(ServerRefusal) -> ServerResponse {
        let (item, account) = (try existing(values.text(0)), try account(of: request))
        try checkConditions(request, item)
        items.removeAll { $0.name == item.name }
        writes.add("delete item", item.name, by: account, at: request.time)
        return .noContent
    }

    // MARK: Files

    private func getFile(_ request: ServerRequest, _ values: RouteValues) throws(ServerRefusal) -> ServerResponse {
        guard let file = files.first(where: { $0.name == values.text(0) }) else { throw .rest(404, "There is no such file.") }
        let modified = CivilTime.httpDate(milliseconds: file.modified)
        let whole = ServerResponse(
            200,
            headers: [
                ("Content-Type", "application/octet-stream"), ("ETag", file.tag), ("Last-Modified", modified), ("Accept-Ranges", "bytes"),
            ], body: file.content)
        if EntityTag.isKnown(file.tag, modified: modified, to: request) { return ServerResponse(304, headers: whole.headers) }
        // A range is honored only if the client's earlier part is of the present version (RFC 9110, section 13.1.5).
        let isCurrent = request.header("if-range").map { $0 == file.tag || $0 == modified } ?? true
        guard isCurrent, let field = request.header("range"), let range = Self.range(field, of: file.content.count) else { return whole }
        guard range.lowerBound < file.content.count else {
            return ServerResponse(416, headers: [("Content-Range", "bytes */\(file.content.count)"), ("ETag", file.tag)])
        }
        let part = ServerResponse(206, headers: whole.headers, body: Array(file.content[range]))
        return part.with(("Content-Range", "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(file.content.count)"))
    }

    /// Reads a range such as `bytes=100-` or `bytes=0-99`. Nil for other forms, which servers ignore. A start behind the end of the file
    /// leads to an empty range there.
    private static func range(_ field: String, of size: Int) -> Range<Int>? {
        guard field.hasPrefix("bytes="), !field.contains(",") else { return nil }
        let parts = field.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let start = Int(parts[0]), parts[1].isEmpty || Int(parts[1]) != nil else { return nil }
        guard start < size else { return size..<size }
        let end = Int(parts[1]).map { min($0 + 1, size) } ?? size
        return start < end ? start..<end : nil
    }

    // MARK: Accounts

    private func signIn(_ request: ServerRequest, _ values: RouteValues) throws(ServerRefusal) -> ServerResponse {
        let body = try value(of: request)
        guard let account = body["account"]?.text, let password = body["password"]?.text, passwords[account] == password else {
            throw .rest(401, "The account or the password is wrong.")
        }
        let cookie = newCookie()
        sessions[cookie] = account
        writes.add("sign in", account, by: account, at: request.time)
        return .json(200, ["account": .string(account)]).with(("Set-Cookie", "session=\(cookie); Path=/; Secure; HttpOnly"))
    }

    private func getSession(_ request: ServerRequest, _ values: RouteValues) throws(ServerRefusal) -> ServerResponse {
        guard let account = request.cookie("session").flatMap({ sessions[$0] }) else { throw .rest(401, "There is no session.") }
        return .json(200, ["account": .string(account)])
    }

    private func signOut(_ request: ServerRequest, _ values: RouteValues) throws(ServerRefusal) -> ServerResponse {
        if let cookie = request.cookie("session"), let account = sessions.removeValue(forKey: cookie) {
            writes.add("sign out", account, by: account, at: request.time)
        }
        return ServerResponse.noContent.with(("Set-Cookie", "session=; Path=/; Max-Age=0"))
    }

    private func getAccount(_ request: ServerRequest, _ values: RouteValues) throws(ServerRefusal) -> ServerResponse {
        let account = try account(of: request)
        if account.isEmpty { throw .rest(401, "This needs a token.") }
        return .json(200, ["account": .string(account)])
    }
}
