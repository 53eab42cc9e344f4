import Errors
import Networking
import Storage
import Synchronization

/// One account's sign-in, from campus.login to campus.logout: its cookies, and which services it has entered.
///
/// However many calls need a service, it is entered once; however many services are entered, the password is sent once: whoever waits
/// for it opens its service anew, and finds the university's sign-in live. What the university answered to a password that is no success
/// stays the answer until somebody does something about it, so that no call spends another try.
final class SignInSession: Sendable {
    /// How long a sign-in is good for a service.
    static let validity: Duration = .seconds(2 * 60 * 60)
    private static let ticketCookie = "CASTGC"

    let account: CampusAccount?
    let jar: CookieJar
    private let service: SignInClient
    private let log: LogHandler
    /// Passwords go through here, one at a time.
    private let gate = SingleFlight<Submitted>()
    private let state = Mutex(State())

    /// What came of a password, and who sent it; no answer: another sign-in was accepted meanwhile.
    private struct Submitted: Sendable {
        let sender: Int
        let answer: HTTPResponse?
    }

    private struct State {
        var hosts: [String: Host] = [:]
        var neoCount = 0
        var classicCount = 0
        var classicAcceptedAt: ContinuousClock.Instant?
        /// What sign-ins end with, by the sign-in or by the host of the service.
        var refusals: [String: Refusal] = [:]
        var challenges: [Challenge] = []
        var lastSender = 0
    }

    private struct Host {
        /// How often it was entered.
        var count = 0
        var enteredAt: ContinuousClock.Instant?
        var isUnderWay = false
        let flight = SingleFlight<Void>()
    }

    private struct Refusal {
        let error: DanXiError
        let expires: ContinuousClock.Instant?
    }

    init(account: CampusAccount?, jar: CookieJar = CookieJar(), client: any APIClient, log: @escaping LogHandler) {
        self.account = account
        self.jar = jar
        self.log = log
        service = SignInClient(client: client, jar: jar, log: log)
    }

    // MARK: What requests ask

    /// Makes ready for a request to a service, and tells how often the service was entered by then.
    /// - Returns: also whether it was entered for this request.
    func prepare(_ signIn: SignIn, url: String) async throws -> (count: Int, hasEntered: Bool) {
        guard signIn.way != .none else { return (0, false) }
        guard account != nil else { throw DanXiError.notSignedIn }
        let key = signIn.host(url)
        let (count, isNeeded) = state.withLock { state in
            let host = state.hosts[key] ?? Host()
            state.hosts[key] = host
            // An answer that is under way with a sign-in would bring cookies of its own.
            let isMissing = signIn.entry != nil && (host.enteredAt.map { ContinuousClock.now - $0 > Self.validity } ?? true)
            return (host.count, host.isUnderWay || isMissing)
        }
        guard isNeeded else { return (count, false) }
        try await enter(signIn, url: url, after: count)
        return (state.withLock { $0.hosts[key]?.count ?? 0 }, true)
    }

    /// Enters a service that does not know the session, or no longer.
    /// - Parameter count: how often it was entered before the request that found so: if it has been since, nothing is to be done.
    func enter(_ signIn: SignIn, url: String, after count: Int) async throws {
        guard account != nil else { throw DanXiError.notSignedIn }
        let key = signIn.host(url)
        let flight = state.withLock { state in
            let host = state.hosts[key] ?? Host()
            state.hosts[key] = host
            return host.count == count ? host.flight : nil
        }
        try await flight?.value { [self] in
            let isNeeded = state.withLock { state in
                guard state.hosts[key]?.count == count else { return false }
                state.hosts[key]?.isUnderWay = true
                return true
            }
            guard isNeeded else { return }
            defer { state.withLock { $0.hosts[key]?.isUnderWay = false } }
            try await visit(signIn, url: url, from: nil)
        }
    }

    // MARK: The way through

    /// Opens the service's page, and goes where that leads until it is the service's own.
    /// - Parameter start: where an answered question left off.
    private func visit(_ signIn: SignIn, url: String, from start: (page: SignInPage, answer: SignInAnswer?)?) async throws {
        let address = signIn.address(url)
        var counts = acceptances
        var hasSubmitted = false
        var answer = start?.answer
        var page: SignInPage
        var response: HTTPResponse?
        if let start {
            page = start.page
        } else {
            response = try await open(address, signIn)
            page = try SignInPage(response)
        }
        for _ in 0..<10 {
            switch page {
            case .landed:
                try arrive(signIn, url: url, response)
                return
            case .ticket(let ticket):
                response = try await service.get(ticket, once: true)
            case .neo, .classic:
                // The password was right, or the page would not have been left; it is not sent again.
                if hasSubmitted { throw Self.circle(address) }
                let next = try await submit(page, counts, signIn, url, answer)
                answer = nil
                if let next {
                    hasSubmitted = true
                    response = next
                } else {
                    counts = acceptances
                    response = try await open(address, signIn)
                }
            }
            page = try SignInPage(response)
        }
        throw Self.circle(address)
    }

    private func open(_ address: String, _ signIn: SignIn) async throws -> HTTPResponse {
        guard signIn.way == .classic else { return try await service.get(address) }
        // A stale one is answered with 403; one that is not known to be live is not shown.
        if state.withLock({ $0.classicAcceptedAt.map { ContinuousClock.now - $0 > Self.validity } ?? true }) {
            jar.remove(Self.ticketCookie, for: SignInPage.classicHost)
        }
        let response = try await service.get(address)
        guard response.status == 403, Origin(response.request.url)?.host == SignInPage.classicHost else { return response }
        jar.remove(Self.ticketCookie, for: SignInPage.classicHost)
        return try await service.get(address)
    }

    private func arrive(_ signIn: SignIn, url: String, _ response: HTTPResponse?) throws {
        if let response, Origin(response.request.url)?.host == WebVPNAddress.host, WebVPNAddress.isLogin(response.request.url) {
            throw DanXiError(
                .notSignedIn, "WebVPN did not take the university's sign-in: open https://webvpn.fudan.edu.cn in a browser to see why",
                httpStatus: response.status)
        }
        let key = signIn.host(url)
        let hosts = [key, Origin(url)?.host, response.flatMap { Origin($0.request.url)?.host }]
        for host in Set(hosts.compactMap { $0 }) { jar.fence(host) }
        state.withLock { state in
            var host = state.hosts[key] ?? Host()
            host.count += 1
            host.enteredAt = .now
            state.hosts[key] = host
            state.refusals[key] = nil
        }
        log(.info, "signed in to \(key)")
    }

    private static func circle(_ address: String) -> DanXiError {
        DanXiError(
            .notSignedIn,
            "\(address.prefix { $0 != "?" && $0 != "#" }) leads back to the sign-in although the university accepted it. The password was not sent again: try later; if it persists, the service has changed: please update libdanxi, or report this."
        )
    }

    // MARK: Passwords

    private var acceptances: (neo: Int, classic: Int) { state.withLock { ($0.neoCount, $0.classicCount) } }

    /// Sends the password, unless another sign-in was accepted since the page was opened.
    /// - Returns: what came next; nil: the service is to be opened anew.
    private func submit(
        _ page: SignInPage, _ counts: (neo: Int, classic: Int), _ signIn: SignIn, _ url: String, _ answer: SignInAnswer?
    ) async throws -> HTTPResponse? {
        let sender = state.withLock { state in
            state.lastSender += 1
            return state.lastSender
        }
        let submitted = try await gate.value { [self] in
            let now = acceptances
            if case .neo = page, now.neo != counts.neo { return Submitted(sender: sender, answer: nil) }
            if case .classic = page, now.classic != counts.classic { return Submitted(sender: sender, answer: nil) }
            return Submitted(sender: sender, answer: try await send(page, signIn, url, answer))
        }
        return submitted.sender == sender ? submitted.answer : nil
    }

    private func send(_ page: SignInPage, _ signIn: SignIn, _ url: String, _ answer: SignInAnswer?) async throws -> HTTPResponse {
        guard let account, let password = account.password else {
            throw DanXiError(.notSignedIn, "the university has ended the sign-in, and the password was not kept: call campus.login again")
        }
        if let error = refusal([page.realm, signIn.host(url)]) { throw error }
        do {
            let response: HTTPResponse
            switch page {
            case .classic(let form):
                response = try await ClassicSignInAPI.submit(service, form, account, password: password, answer: answer)
                state.withLock { state in
                    state.classicCount += 1
                    state.classicAcceptedAt = .now
                }
            case .neo(let context):
                response = try await NeoSignInAPI.submit(service, context, account, password: password, answer: answer)
                jar.fence(SignInPage.neoHost)
                state.withLock { $0.neoCount += 1 }
            case .landed, .ticket:
                throw DanXiError(.internal, "no page to send a password to")
            }
            log(.info, "the university accepted the password")
            return response
        } catch let question as SignInQuestion {
            let challenge = Challenge(question, signIn: signIn, url: url)
            remember(challenge, realm: page.realm)
            throw challenge.error
        } catch let error as DanXiError {
            remember(error, realm: page.realm)
            throw error
        }
    }

    private func refusal(_ keys: [String]) -> DanXiError? {
        state.withLock { state in
            for key in keys {
                guard let refusal = state.refusals[key] else { continue }
                if refusal.expires.map({ $0 > .now }) ?? true { return refusal.error }
                state.refusals[key] = nil
            }
            return nil
        }
    }

    private func remember(_ challenge: Challenge, realm: String) {
        state.withLock { state in
            state.challenges.removeAll { $0.expires <= .now }
            state.challenges = state.challenges.suffix(7) + [challenge]
            // Some services want a second factor where others do not.
            let isOfService = if case .secondFactor = challenge.question { true } else { false }
            state.refusals[isOfService ? challenge.signIn.host(challenge.url) : realm] = Refusal(
                error: challenge.error, expires: challenge.expires)
        }
    }

    /// What another try would not change. Both sign-ins take the same password.
    private func remember(_ error: DanXiError, realm: String) {
        state.withLock { state in
            switch error.code {
            case .wrongPassword, .accountLocked:
                for realm in SignInPage.realms { state.refusals[realm] = Refusal(error: error, expires: nil) }
            case .accountSetupRequired, .weakPassword:
                state.refusals[realm] = Refusal(error: error, expires: nil)
            default:
                break
            }
        }
    }

    // MARK: Questions

    /// The newest question that waits for an answer.
    var challenge: Challenge? { state.withLock { state in state.challenges.last { $0.expires > .now } } }

    func challenge(_ id: String) -> Challenge? { state.withLock { state in state.challenges.first { $0.id == id && $0.expires > .now } } }

    /// Whether the university has accepted the password.
    var isAccepted: Bool { acceptances != (0, 0) }

    /// Whether the university has refused the password since it was accepted.
    var isRefused: Bool {
        state.withLock { state in state.refusals.values.contains { [.wrongPassword, .accountLocked].contains($0.error.code) } }
    }

    /// Goes on with a sign-in.
    func answer(_ challenge: Challenge, _ text: String?, method: String?) async throws {
        guard let account else { throw DanXiError.notSignedIn }
        switch challenge.question {
        case .captcha(_, let page):
            guard let text, !text.isEmpty, method == nil else {
                throw DanXiError(
                    .invalidArgument, "campus.answer_challenge: a captcha takes `answer`, the characters of the picture, and no `method`")
            }
            try await goOn(challenge, from: (page, .captcha(text)))
        case .secondFactor(let methods, let context):
            var chosen = challenge.method
            if let method {
                guard let known = methods.first(where: { $0.id == method }) else {
                    throw DanXiError(
                        .invalidArgument, "campus.answer_challenge: `method`: expected one of \(methods.map(\.id).joined(separator: ", "))")
                }
                chosen = known
            }
            guard let text, !text.isEmpty else {
                // Confirmed elsewhere, as a browser does it: the sign-in starts anew, and tells.
                guard method != nil, let chosen, let context else { return try await goOn(challenge, from: nil) }
                try await NeoSignInAPI.sendCode(service, chosen, context, account)
                throw choose(chosen, for: challenge).error
            }
            guard let chosen = chosen ?? (methods.count == 1 ? methods.first : nil), let context else {
                throw DanXiError(
                    .invalidArgument,
                    "campus.answer_challenge: the parameter `method` is missing; it is one of \(methods.map(\.id).joined(separator: ", "))")
            }
            try await goOn(challenge, from: (.neo(context), .code(text, chosen)))
        }
    }

    private func choose(_ method: SignInQuestion.Method, for challenge: Challenge) -> Challenge {
        var chosen = challenge
        chosen.method = method
        state.withLock { state in
            for index in state.challenges.indices where state.challenges[index].id == challenge.id { state.challenges[index] = chosen }
        }
        return chosen
    }

    /// A question is answered once.
    private func goOn(_ challenge: Challenge, from start: (page: SignInPage, answer: SignInAnswer?)?) async throws {
        state.withLock { state in
            state.challenges.removeAll { $0.id == challenge.id }
            state.refusals = state.refusals.filter { [.wrongPassword, .accountLocked].contains($0.value.error.code) }
        }
        try await visit(challenge.signIn, url: challenge.url, from: start)
    }
}

extension SignIn {
    /// The host that knows whether the session is signed in.
    func host(_ url: String) -> String { Origin(entry ?? url)?.host ?? url }

    /// What is opened to sign in.
    func address(_ url: String) -> String {
        switch way {
        case .classic: ClassicSignInAPI.url(service: entry ?? url)
        case .neo, .none: entry ?? url
        }
    }
}

extension SignInPage {
    static let realms = [neoHost, classicHost]

    /// The sign-in that a page belongs to.
    fileprivate var realm: String {
        if case .classic = self { Self.classicHost } else { Self.neoHost }
    }

    fileprivate init(_ response: HTTPResponse?) throws {
        guard let response else {
            self = .landed
            return
        }
        try self.init(response)
    }
}
