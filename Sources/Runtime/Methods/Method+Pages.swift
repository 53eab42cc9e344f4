import Calls
import Errors
import JSON
import Text

extension Method {
    /// The checked parameters of a call and, if the call returns a page of a list, the continuation that starts at this page.
    final class Invocation: Sendable {
        let arguments: Arguments
        let continuation: Continuation?

        init(arguments: Arguments, continuation: Continuation?) {
            (self.arguments, self.continuation) = (arguments, continuation)
        }
    }

    /// Checks the parameters of a call. If the call continues a list, adds the parameters that request the next page.
    func invocation(
        _ request: CallRequest, with services: Services, accounts: @autoclosure () -> CallAccounts
    ) throws(DanXiError) -> Invocation {
        let given = try request.parameters()
        guard let pages else { return Invocation(arguments: try arguments(given), continuation: nil) }
        let account = pages.account.flatMap { services.fingerprint(of: accounts()[$0], $0) }
        if let continuation = try continuation(of: request, given) {
            try check(continuation, account: account)
            return Invocation(arguments: try arguments(given, continuing: continuation, pages), continuation: continuation)
        }
        let arguments = try arguments(given)
        let place = ListPlace(position: arguments[pages.parameter])
        let own = arguments.members(named: listParameters)
        return Invocation(
            arguments: arguments, continuation: Continuation(method: name, account: account, parameters: own, place: place))
    }

    /// Runs the method. If the value is a page of a list, leaves out the items that earlier pages contained, and adds the position of the
    /// next page.
    func outcome(_ invocation: Invocation, with services: Services) async throws -> Outcome {
        try listed(try await run(services, invocation.arguments), invocation)
    }

    /// Returns the cached value if it is in memory, without waiting. Returns nil otherwise, and for a method without a cached value.
    func outcomeInMemory(_ invocation: Invocation, with services: Services) throws -> Outcome? {
        try inMemory?(services, invocation.arguments).map { try listed($0, invocation) }
    }

    private func listed(_ outcome: Outcome, _ invocation: Invocation) throws -> Outcome {
        guard let pages, let continuation = invocation.continuation else { return outcome }
        var (outcome, page) = try pages.page(of: outcome, invocation.arguments, start: continuation.place)
        let size: Int? = try invocation.arguments.optional("size")
        let next = page.next(by: pages.step, size: size ?? 0).flatMap { isInRange($0.position) ? $0 : nil }
        outcome.listing = Listing(start: continuation, page: page, step: pages.step, next: next)
        return outcome
    }

    /// Returns whether the parameter that chooses the page accepts a position.
    private func isInRange(_ position: JSONValue?) -> Bool {
        if case .link? = pages?.step { return true }
        guard let position, let parameter = parameters.first(where: { $0.name == pages?.parameter }) else { return true }
        return parameter.form.problem(with: position) == nil
    }

    // MARK: Parameters

    /// The names of the method's own parameters, without the options of calls.
    private var listParameters: [String] {
        parameters.map(\.name).filter { name in ![Parameter.timeoutMs, .cache, .continueFrom].contains { $0.name == name } }
    }

    private func arguments(_ given: [String: JSONValue]) throws(DanXiError) -> Arguments {
        try Arguments(given, parameters, at: .method(name), atLeastOne: atLeastOne)
    }

    /// Returns the continuation from which a call continues its list. Nil if the call requests the first page.
    private func continuation(of request: CallRequest, _ given: [String: JSONValue]) throws(DanXiError) -> Continuation? {
        guard let value = given["continue_from"], value != .null else { return request.continuation }
        guard request.continuation == nil else {
            throw refusal("the page already determines where the list continues. Leave out this option")
        }
        guard case .string(let text) = value, !text.isEmpty else {
            throw refusal(Parameter.continueFrom.form.problem(with: value) ?? "expected a string")
        }
        do {
            return try Continuation(text: text)
        } catch {
            throw switch error {
            case .damaged: refusal("it is damaged. Pass the whole string as it was returned, or leave it out to start the list again")
            case .otherVersion: refusal("another version of libdanxi made it. Leave it out to start the list again")
            }
        }
    }

    private func check(_ continuation: Continuation, account: Int?) throws(DanXiError) {
        guard continuation.method == name else {
            throw refusal("it continues \(continuation.method.shortened(toBytes: 100)). Call that method")
        }
        // A call without an account passes this check, because the method itself then fails.
        if let own = continuation.account, let account, own != account {
            throw refusal("it belongs to another account. Sign in with that account, or leave it out to start the list again")
        }
    }

    private func refusal(_ problem: String) -> DanXiError { Arguments.Place.method(name).error("continue_from", problem) }

    /// Returns the arguments with which the next page of a list is requested.
    /// - Parameter given: the parameters of the call. A parameter of the list must be missing or have the same value as for the first page.
    private func arguments(
        _ given: [String: JSONValue], continuing continuation: Continuation, _ pages: Pages
    ) throws(DanXiError) -> Arguments {
        var members = given
        for name in listParameters {
            let first = continuation.parameters[name]
            if let value = given[name], value != .null, value != first {
                throw Arguments.Place.method(self.name).error(
                    name, "it differs from its value in the list that `continue_from` continues. Pass the same value, or leave it out")
            }
            members[name] = first
        }
        if let size = continuation.place.size { members["size"] = .integer(size) }
        if case .link = pages.step, case .string(let url)? = continuation.place.position {
            return try arguments(members).continued(at: url)
        }
        members[pages.parameter] = continuation.place.position
        return try arguments(members)
    }
}

extension Services {
    /// Returns a number that identifies an account, and that is the same in every process. Nil if `account` is nil.
    fileprivate func fingerprint(of account: String?, _ kind: CallAccounts.Kind) -> Int? {
        // Accounts of different servers may have the same identifier.
        account.map { "\($0) of \(kind == .community ? community.client.hosts.auth : "the university")".fingerprint }
    }
}
