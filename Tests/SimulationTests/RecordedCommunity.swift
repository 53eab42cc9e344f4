import JSON

@testable import Simulation

/// The simulated servers of the community before the first recorded exchange: they are empty, and have the members that the exchanges name.
struct RecordedCommunity {
    private static let members = ["moderator", "writer", "reader", "guest"]

    private let accounts = AccountsServer(seed: Seed(1))
    private let server: any SimulatedServer
    private let prefix: String

    init(_ name: String) {
        switch name {
        case "auth": server = accounts
        case "forum": server = ForumServer(accounts: accounts, seed: Seed(2))
        case "danke": server = CurriculumServer(accounts: accounts, seed: Seed(3))
        default: server = ImageServer(seed: Seed(4))
        }
        prefix = name == "image" ? "" : "/api"
        // The other members register in the recorded exchanges with the account server.
        for member in name == "auth" ? ["moderator"] : Self.members {
            accounts.addAccount("\(member)@fudan.edu.cn", "\(member)-password", isAdmin: member == "moderator", at: 0)
        }
    }

    func respond(to exchange: RecordedExchange) -> (status: Int, body: JSONValue) {
        let time = 1_767_300_000_000
        let parts = exchange.path.split(separator: "?", maxSplits: 1)
        let (type, body) = body(of: exchange)
        var headers = type.map { [(name: "Content-Type", value: $0)] } ?? []
        if let token = token(of: exchange, at: time) { headers.append(("Authorization", "Bearer \(token)")) }
        let response = server.answer(
            ServerRequest(
                method: exchange.method, origin: server.origins[0], path: prefix + parts[0],
                query: parts.count > 1 ? String(parts[1]) : nil, headers: headers, body: body, time: time))
        return (response.status, (try? JSONValue.decode(PaddedBytes(response.body))) ?? .null)
    }

    private func token(of exchange: RecordedExchange, at time: Int) -> String? {
        if exchange.token == "garbage" { return "not.a.token" }
        guard let account = exchange.member.flatMap({ accounts.account("\($0)@fudan.edu.cn") }) else { return nil }
        return accounts.issueTokens(to: account, at: time)[exchange.token]?.text
    }

    /// Returns the content type and the bytes of a recorded body: JSON, the text `_raw`, or a form with the file `_file`.
    private func body(of exchange: RecordedExchange) -> (type: String?, bytes: [UInt8]) {
        guard var body = exchange.body else { return (nil, []) }
        if let text = body["_raw"]?.text { return ("application/json", Array(text.utf8)) }
        if let file = body["_file"] {
            let (field, name) = (file["field"]?.text ?? "", file["name"]?.text ?? "")
            let head = "--b\r\nContent-Disposition: form-data; name=\"\(field)\"; filename=\"\(name)\"\r\nContent-Type: image/png\r\n\r\n"
            let content = [UInt8](repeating: 0, count: file["size"]?.integer ?? 0)
            return ("multipart/form-data; boundary=b", Array(head.utf8) + content + Array("\r\n--b--\r\n".utf8))
        }
        if body["verification"] == "mailed" {
            let email = body["email"]?.text ?? ""
            let code = accounts.code(email, scope: "register") ?? accounts.code(email, scope: "reset")
            body["verification"] = .string(code ?? "")
        }
        return ("application/json", body.sortedText)
    }
}
