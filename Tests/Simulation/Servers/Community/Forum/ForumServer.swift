import JSON
import Text

/// The forum of the community: divisions, holes, floors, tags, favorites, subscriptions and messages. Reports, bans and the review of
/// sensitive texts are not simulated.
///
/// `Sendable` is unchecked, because one thread at a time uses the simulated world.
package final class ForumServer: SimulatedServer, @unchecked Sendable {
    package let origins: [String]

    // MARK: The truth

    /// The changes: `create hole`, `create floor`, `edit floor`, `delete floor`, `vote floor`, `view hole`, `add favorite` and so on. The
    /// account is its number.
    package internal(set) var writes = WriteLog()
    package internal(set) var divisions = ServerTable<ForumDivision>()
    package internal(set) var holes = ServerTable<ForumHole>()
    package internal(set) var floors = ServerTable<ForumFloor>()
    package internal(set) var tags = ServerTable<ForumTag>()
    package internal(set) var versions = ServerTable<ForumVersion>()
    package internal(set) var messages = ServerTable<ForumMessage>()

    /// The largest number of requests of an account in a minute. Nil for no limit.
    package var limit: Int?
    private var accountRules: [Int: RequestRules] = [:]

    private let accounts: AccountsServer
    private let seed: Seed
    private var users: [Int: ForumUser] = [:]
    private var clock = CommunityClock()

    /// - Parameters:
    ///   - accounts: the server that has issued the tokens.
    ///   - seed: chooses the pseudonyms.
    package init(accounts: AccountsServer, seed: Seed, origin: String = "https://forum.fduhole.com") {
        (self.accounts, self.seed, origins) = (accounts, seed, [origin])
    }

    /// Returns the floors of a hole, oldest first.
    package func floors(of hole: Int) -> [ForumFloor] { holes[hole]?.floors ?? [] }
    /// Returns the floors that an account has written, oldest first.
    package func floors(by account: Int) -> [ForumFloor] { floors.all.filter { $0.account == account } }
    package func holes(by account: Int) -> [ForumHole] { holes.all.filter { $0.account == account } }
    /// Returns the floors whose first text was this one, oldest first.
    package func floors(writtenAs content: String) -> [ForumFloor] {
        writes.entries("create floor", text: content).compactMap { Int($0.target).flatMap { floors[$0] } }
    }
    /// Returns the vote of an account on a floor: 1, -1 or 0.
    package func vote(of account: Int, on floor: Int) -> Int { floors[floor]?.votes[account] ?? 0 }
    /// Returns the part of an account that the forum keeps. Nil if the account has sent no request yet.
    package func knownUser(_ account: Int) -> ForumUser? { users[account] }

    // MARK: Changes from outside

    @discardableResult
    package func addDivision(_ name: String, _ description: String = "", at time: Int = 0) -> ForumDivision {
        let created = stamp(time)
        return divisions.add { ForumDivision(number: $0, name: name, description: description, created: created) }
    }

    /// Adds a hole with its first floor, as if the account had posted it.
    @discardableResult
    package func addHole(_ content: String, in division: Int, tags names: [String], by account: Int, at time: Int) -> ForumHole {
        addHole(content, in: division, tags: tags(named: names), by: account, specialTag: "", at: time)
    }

    /// Adds a floor, as if the account had posted it.
    @discardableResult
    package func addFloor(_ content: String, to hole: ForumHole, by account: Int, at time: Int) -> ForumFloor {
        addFloor(content, to: hole, by: account, replyTo: 0, specialTag: "", at: time)
    }

    // MARK: Requests

    typealias Handler = @Sendable (ForumServer) -> (ForumCall) throws(ServerRefusal) -> ServerResponse

    package func answer(_ request: ServerRequest) -> ServerResponse {
        do throws(ServerRefusal) {
            if request.path == "/api" || request.path == "/api/" { return .json(200, ["name": "Simulated forum", "version": "2.0"]) }
            guard let token = accounts.activeToken(of: request) else { throw .community(401, "Unauthorized") }
            if let limit, let refusal = rules(of: token.account, limit).check(at: request.time) { return refusal }
            switch Self.routes.match(request.method, request.path) {
            case .found(let handler, let values):
                let user = user(token.account, at: request.time)
                return try handler(self)(ForumCall(request: request, values: values, token: token, user: user))
            case .wrongMethod: throw .community(405, "Method Not Allowed")
            case .none: throw .community(404, "Cannot \(request.method) \(request.path)")
            }
        } catch {
            return error.response
        }
    }

    private func rules(of account: Int, _ limit: Int) -> RequestRules {
        if let known = accountRules[account] { return known }
        let rules = RequestRules()
        rules.limit = limit
        accountRules[account] = rules
        return rules
    }

    /// Returns an instant that no other row has.
    func stamp(_ time: Int) -> Int { clock.stamp(milliseconds: time) }

    func log(_ action: String, _ target: Int, _ text: String = "", for call: ForumCall) {
        writes.add(action, String(target), text, by: String(call.account), at: call.request.time)
    }

    private func user(_ account: Int, at time: Int) -> ForumUser {
        if let user = users[account] {
            if !["hide", "fold", "show"].contains(user.showFolded) { user.showFolded = "hide" }
            return user
        }
        let user = ForumUser(number: account, created: stamp(time))
        users[account] = user
        return user
    }

    // MARK: Rows

    func found<Row>(_ row: Row?) throws(ServerRefusal) -> Row {
        guard let row else { throw .community(404, "record not found") }
        return row
    }

    func visibleHole(_ number: Int, _ call: ForumCall) throws(ServerRefusal) -> ForumHole {
        try found(holes[number].flatMap { call.canSee($0) ? $0 : nil })
    }

    /// Returns a hole that is not deleted, even if it is hidden.
    func existingHole(_ number: Int) throws(ServerRefusal) -> ForumHole {
        try found(holes[number].flatMap { $0.deleted == nil ? $0 : nil })
    }

    func followers(of hole: ForumHole) -> [Int] {
        users.keys.sorted().filter { users[$0]?.subscriptions.contains(hole.number) ?? false }
    }

    func addHole(
        _ content: String, in division: Int, tags: [ForumTag], by account: Int, specialTag: String, at time: Int
    ) -> ForumHole {
        let created = stamp(time)
        let hole = holes.add { ForumHole(number: $0, account: account, division: division, tags: tags, created: created) }
        writes.add("create hole", String(hole.number), content, by: String(account), at: time)
        append(content, to: hole, by: account, replyTo: 0, specialTag: specialTag, at: time)
        for tag in tags { tag.temperature += 1 }
        return hole
    }

    func addFloor(
        _ content: String, to hole: ForumHole, by account: Int, replyTo: Int, specialTag: String, at time: Int
    ) -> ForumFloor {
        let floor = append(content, to: hole, by: account, replyTo: replyTo, specialTag: specialTag, at: time)
        writes.add("create floor", String(floor.number), content, by: String(account), at: time)
        if !hole.isFrozen { hole.updated = floor.created }
        return floor
    }

    @discardableResult
    private func append(
        _ content: String, to hole: ForumHole, by account: Int, replyTo: Int, specialTag: String, at time: Int
    ) -> ForumFloor {
        let (created, mentions, pseudonym) = (stamp(time), mentioned(in: content), pseudonym(of: account, in: hole))
        let floor = floors.add {
            ForumFloor(
                number: $0, hole: hole, account: account, content: content, pseudonym: pseudonym, replyTo: replyTo,
                specialTag: specialTag, mentions: mentions, created: created)
        }
        hole.floors.append(floor)
        return floor
    }

    private func pseudonym(of account: Int, in hole: ForumHole) -> String {
        if let name = hole.pseudonyms[account] { return name }
        let name = seed.element(of: ["Ada", "Bede", "Cleo", "Dion", "Edda", "Fermi", "Gauss", "Hypatia"])
        let isTaken = hole.pseudonyms.values.contains { $0.hasPrefix(name) }
        let unique = isTaken ? "\(name)_\(hole.pseudonyms.count)" : name
        hole.pseudonyms[account] = unique
        return unique
    }

    /// Returns the first floors of the holes that a text names by `#`, and the floors that it names by `##`.
    func mentioned(in content: String) -> [ForumFloor] {
        var (holes, floors): ([ForumFloor], [ForumFloor]) = ([], [])
        var rest = content[...]
        while let mark = rest.firstIndex(of: "#") {
            let marks = rest[mark...].prefix { $0 == "#" }
            let digits = rest[marks.endIndex...].prefix { $0.isASCII && $0.isNumber }
            if let number = Int(digits) {
                if marks.count == 1 { holes += [self.holes[number]?.floors[0]].compactMap { $0 } }
                if marks.count > 1 { floors += [self.floors[number]].compactMap { $0 } }
            }
            rest = rest[digits.endIndex...]
        }
        return (holes + floors).reduce(into: []) { found, floor in
            if !found.contains(where: { $0 === floor }) { found.append(floor) }
        }
    }

    /// Returns whether a text contains a word that stands in place of the real forum's check.
    static func isSensitive(_ content: String) -> Bool { content.contains("违禁词") || content.contains("待审") }

    /// Sends a message to those recipients who have not turned off messages of this kind.
    func notify(
        _ recipients: [Int], _ title: String, _ description: String, data: JSONValue, code: String, url: String, floor: Int?, at time: Int
    ) {
        let willing = recipients.filter { recipient in
            users[recipient].map { !ForumUser.usualNotify.contains(code) || $0.notify.contains(code) } ?? false
        }
        guard !willing.isEmpty else { return }
        let created = stamp(time)
        messages.add {
            ForumMessage(
                number: $0, title: title, description: description, data: data, code: code, url: url, floor: floor, recipients: willing,
                created: created)
        }
    }
}
