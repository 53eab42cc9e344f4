import JSON
import Text

extension GitHubServer {
    static let routes: ServerRoutes<Handler> = {
        var routes = ServerRoutes<Handler>()
        routes.add("GET", "/rate_limit", GitHubServer.showLimits)
        routes.add("GET", "/user", GitHubServer.showOwnUser)
        routes.add("GET", "/users/:login", GitHubServer.showUser)
        routes.add("GET", "/repos/:owner/:name", GitHubServer.showRepository)
        routes.add("GET", "/repos/:owner/:name/issues", GitHubServer.listIssues)
        routes.add("POST", "/repos/:owner/:name/issues", GitHubServer.createIssue)
        routes.add("GET", "/repos/:owner/:name/issues/#", GitHubServer.showIssue)
        routes.add("PATCH", "/repos/:owner/:name/issues/#", GitHubServer.changeIssue)
        // Links of lists name repositories by their numbers.
        routes.add("GET", "/repositories/#", GitHubServer.showRepository)
        routes.add("GET", "/repositories/#/issues", GitHubServer.listIssues)
        return routes
    }()

    // MARK: Users and repositories

    func number(of login: String) -> Int { (logins.firstIndex(of: login) ?? -1) + 1 }

    private func view(_ login: String) -> JSONValue {
        ["login": .string(login), "id": .integer(number(of: login)), "type": "User", "html_url": .string("https://github.com/\(login)")]
    }

    private func showLimits(_ call: Call) throws(ServerRefusal) -> ServerResponse {
        let rules = rules(of: call.login)
        let (limit, remaining) = (rules.limit ?? 0, rules.remaining(at: call.request.time))
        let core: JSONValue = [
            "limit": .integer(limit), "remaining": .integer(remaining), "used": .integer(limit - remaining),
            "reset": .integer((rules.windowEnd(at: call.request.time) + 999) / 1000),
        ]
        return .json(200, ["resources": ["core": core], "rate": core])
    }

    private func requireLogin(_ call: Call) throws(ServerRefusal) -> String {
        if call.login.isEmpty { throw Self.refusal(401, "Requires authentication") }
        return call.login
    }

    private func showOwnUser(_ call: Call) throws(ServerRefusal) -> ServerResponse { .json(200, view(try requireLogin(call))) }

    private func showUser(_ call: Call) throws(ServerRefusal) -> ServerResponse {
        guard logins.contains(call.values.text(0)) else { throw Self.refusal(404, "Not Found") }
        return .json(200, view(call.values.text(0)))
    }

    private func repository(_ call: Call) throws(ServerRefusal) -> Repository {
        let isNumbered = call.request.path.hasPrefix("/repositories/")
        let found =
            isNumbered
            ? repositories.first { $0.number == call.values.number(0) } : repository("\(call.values.text(0))/\(call.values.text(1))")
        guard let repository = found, !repository.isPrivate || repository.owner == call.login
        else { throw Self.refusal(404, "Not Found") }
        return repository
    }

    private func showRepository(_ call: Call) throws(ServerRefusal) -> ServerResponse {
        let repository = try repository(call)
        return .json(
            200,
            [
                "id": .integer(repository.number), "name": .string(repository.name), "full_name": .string(repository.fullName),
                "owner": view(repository.owner), "private": .bool(repository.isPrivate), "fork": false, "default_branch": "main",
                "html_url": .string("https://github.com/\(repository.fullName)"), "has_issues": true,
                "open_issues_count": .integer(repository.issues.count(where: \.isOpen)),
            ])
    }

    // MARK: Issues

    private func view(_ issue: Issue, _ repository: Repository) -> JSONValue {
        let path = "\(repository.fullName)/issues/\(issue.number)"
        return [
            "id": .integer(repository.number * 10_000 + issue.number), "number": .integer(issue.number), "title": .string(issue.title),
            "body": .optional(issue.body), "state": .string(issue.isOpen ? "open" : "closed"), "user": view(issue.author), "labels": [],
            "assignees": [], "comments": 0, "locked": false, "url": .string("\(origins[0])/repos/\(path)"),
            "html_url": .string("https://github.com/\(path)"), "created_at": .string(CivilTime.utc(milliseconds: issue.created)),
            "updated_at": .string(CivilTime.utc(milliseconds: issue.updated)),
            "closed_at": issue.isOpen ? .null : .string(CivilTime.utc(milliseconds: issue.updated)),
        ]
    }

    private func listIssues(_ call: Call) throws(ServerRefusal) -> ServerResponse {
        let repository = try repository(call)
        let state = call.request.queryValue("state") ?? "open"
        let found = repository.issues.filter { state == "all" || $0.isOpen == (state == "open") }
        let ordered = call.request.queryValue("direction") == "asc" ? found : found.reversed()
        let size = min(100, max(1, call.request.queryValue("per_page").flatMap { Int($0) } ?? 30))
        let page = max(1, call.request.queryValue("page").flatMap { Int($0) } ?? 1)
        let rows = ordered.dropFirst((page - 1) * size).prefix(size).map { view($0, repository) }
        let last = max(1, (ordered.count + size - 1) / size)
        let others = call.request.queryItems.filter { $0.name != "page" }.map { "\($0.name)=\($0.value.urlEncoded())&" }.joined()
        let link = { [origins] (page: Int, relation: String) in
            "<\(origins[0])/repositories/\(repository.number)/issues?\(others)page=\(page)>; rel=\"\(relation)\""
        }
        var links: [String] = []
        if page > 1 { links += [link(page - 1, "prev"), link(1, "first")] }
        if page < last { links += [link(page + 1, "next"), link(last, "last")] }
        let response = ServerResponse.json(200, .array(rows))
        return links.isEmpty ? response : response.with(("Link", links.joined(separator: ", ")))
    }

    private func createIssue(_ call: Call) throws(ServerRefusal) -> ServerResponse {
        let repository = try repository(call)
        let login = try requireLogin(call)
        guard let body = call.request.json, body.members != nil else { throw Self.refusal(400, "Problems parsing JSON") }
        guard let title = body["title"]?.text, !title.isEmpty else {
            throw Self.refusal(422, "Validation Failed", errors: [["resource": "Issue", "field": "title", "code": "missing_field"]])
        }
        let issue = addIssue(title, body: body["body"]?.text, to: repository, by: login, at: call.request.time)
        return .json(201, view(issue, repository))
    }

    private func index(_ call: Call, _ repository: Repository) throws(ServerRefusal) -> Int {
        guard let index = repository.issues.firstIndex(where: { $0.number == call.values.number(2) }) else {
            throw Self.refusal(404, "Not Found")
        }
        return index
    }

    private func showIssue(_ call: Call) throws(ServerRefusal) -> ServerResponse {
        let repository = try repository(call)
        return .json(200, view(repository.issues[try index(call, repository)], repository))
    }

    private func changeIssue(_ call: Call) throws(ServerRefusal) -> ServerResponse {
        let repository = try repository(call)
        let (login, index) = (try requireLogin(call), try index(call, repository))
        guard let state = call.request.json?["state"]?.text, ["open", "closed"].contains(state) else {
            throw Self.refusal(422, "Validation Failed", errors: [["resource": "Issue", "field": "state", "code": "invalid"]])
        }
        repository.issues[index].isOpen = state == "open"
        repository.issues[index].updated = call.request.time
        writes.add("change issue", "\(repository.fullName)#\(call.values.number(2))", state, by: login, at: call.request.time)
        return .json(200, view(repository.issues[index], repository))
    }
}
