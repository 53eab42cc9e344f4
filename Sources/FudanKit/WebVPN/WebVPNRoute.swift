import Errors
import Networking
import Storage
import Synchronization

/// Which way requests go, and the way through WebVPN.
final class WebVPNRoute: Sendable {
    static let signIn = SignIn.neo(at: "\(WebVPNAddress.base)/login?cas_login=true")
    /// How long an answer decides that a host can be reached; longer waiting is for the request itself.
    static let probeTime: Duration = .milliseconds(1800)
    /// How long it is remembered that one is outside: networks change.
    static let memory: Duration = .seconds(600)

    let mode: WebVPNMode
    let account: CurrentSignIn
    private let client: any APIClient
    private let probe: any APIClient
    private let log: LogHandler
    private let hosts = Mutex<[String: Reach]>([:])

    private struct Reach {
        var isOutside: Bool?
        var decidedAt: ContinuousClock.Instant = .now
        let flight = SingleFlight<Bool>()
    }

    /// - Parameters:
    ///   - client: sends single requests with the sign-in's cookies.
    ///   - probe: sends single requests without.
    init(mode: WebVPNMode, account: CurrentSignIn, client: any APIClient, probe: any APIClient, log: @escaping LogHandler) {
        self.mode = mode
        self.account = account
        self.client = client
        self.probe = probe
        self.log = log
    }

    /// Whether a host is one that the campus alone reaches.
    static func carries(_ host: String) -> Bool {
        host == "fduhole.com" || host.hasSuffix(".fduhole.com") || ["yjsxk.fudan.sh.cn", "yjsxk.fudan.edu.cn"].contains(host)
            || isPrivate(host)
    }

    /// 10.0.0.0/8, in which the university numbers its servers.
    private static func isPrivate(_ host: String) -> Bool {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.first == "10" && parts.allSatisfy { UInt8($0) != nil }
    }

    // MARK: Which way

    /// Whether the host is to be asked through WebVPN.
    func isTaken(to origin: Origin) async throws -> Bool {
        guard Self.carries(origin.host) else { return false }
        switch mode {
        case .never: return false
        case .always: return true
        case .auto:
            // Without an account there is no other way than the direct one.
            guard account.session.account != nil else { return false }
            return try await isOutside(origin)
        }
    }

    /// Remembered, else found out: nobody waits for it longer than two seconds, and all who do wait for the same.
    private func isOutside(_ origin: Origin) async throws -> Bool {
        let key = origin.description
        let (known, flight) = hosts.withLock { hosts in
            var reach = hosts[key] ?? Reach()
            if reach.isOutside == true, ContinuousClock.now - reach.decidedAt > Self.memory { reach.isOutside = nil }
            hosts[key] = reach
            return (reach.isOutside, reach.flight)
        }
        if let known { return known }
        return try await flight.value { [self] in
            let isOutside = try await isUnreachable(key)
            remember(key, isOutside: isOutside)
            log(.info, "\(origin.host) is asked \(isOutside ? "through WebVPN" : "directly")")
            return isOutside
        }
    }

    private func remember(_ key: String, isOutside: Bool?) {
        hosts.withLock { hosts in
            hosts[key]?.isOutside = isOutside
            hosts[key]?.decidedAt = .now
        }
    }

    /// Whatever a host answers, it can be reached.
    private func isUnreachable(_ key: String) async throws -> Bool {
        var request = HTTPRequest(url: key + "/")
        request.timeLimit = Self.probeTime
        do {
            _ = try await probe.send(request)
            return false
        } catch let error as DanXiError where Self.isAboutReach(error) {
            return true
        } catch let error as DanXiError where error.code == .tooLarge {
            return false
        }
    }

    static func isAboutReach(_ error: DanXiError) -> Bool { [.network, .tls, .timeout].contains(error.code) }

    /// After a direct request has failed: whether one is outside by now.
    func hasLeft(_ origin: Origin) async throws -> Bool {
        guard mode == .auto, account.session.account != nil, Self.carries(origin.host) else { return false }
        remember(origin.description, isOutside: nil)
        return try await isOutside(origin)
    }

    // MARK: Through WebVPN

    /// Sends a request through WebVPN. Its answer is as if the host had been asked itself.
    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard let carried = Self.carried(request) else {
            throw DanXiError(.invalidArgument, "\(request.place) is no address that WebVPN can carry")
        }
        let session = account.session
        guard session.account != nil else {
            throw DanXiError(
                .notSignedIn, "\(request.place) goes through WebVPN (network.webvpn), which needs a campus account: call campus.login first"
            )
        }
        let entry = Self.signIn.entry ?? WebVPNAddress.base
        let (count, hasEntered) = try await session.prepare(Self.signIn, url: entry)
        var response = try await client.send(carried)
        if Self.isBad(response, to: request) {
            guard !hasEntered, request.effect != .singleUse else { throw Self.bad(response, to: request) }
            try await session.enter(Self.signIn, url: entry, after: count)
            response = try await client.send(carried)
            if Self.isBad(response, to: request) { throw Self.bad(response, to: request) }
        }
        account.keep()
        return HTTPResponse(
            request: request, status: response.status, headers: response.headers, body: response.body,
            redirectURL: response.redirectURL.map { WebVPNAddress.decode($0) ?? $0 })
    }

    /// WebVPN passes no PUT: the community's servers take PATCH at a path of its own for it.
    private static func carried(_ request: HTTPRequest) -> HTTPRequest? {
        guard let origin = Origin(request.url) else { return nil }
        var request = request
        if request.method == .put, origin.host.hasSuffix("fduhole.com") {
            let path = request.url.prefix { $0 != "?" && $0 != "#" }
            request.url = "\(path)/_webvpn\(request.url[path.endIndex...])"
            request.method = .patch
        }
        guard let url = WebVPNAddress.encode(request.url) else { return nil }
        request.url = url
        return request
    }

    /// Whether WebVPN itself has answered: it leads to its sign-in, or gives HTML where JSON was asked for.
    private static func isBad(_ response: HTTPResponse, to request: HTTPRequest) -> Bool {
        if let url = response.redirectURL, WebVPNAddress.isLogin(url) { return true }
        return response.isSuccess && response.mediaType == "text/html" && request.headers["Accept"]?.hasPrefix("application/json") == true
    }

    private static func bad(_ response: HTTPResponse, to request: HTTPRequest) -> DanXiError {
        DanXiError(
            .unexpectedResponse,
            "WebVPN answered \(request.place) in the server's place, after a sign-in too: try again; open https://webvpn.fudan.edu.cn in a browser to see whether it lets the account in.",
            httpStatus: response.status)
    }
}

/// Asks hosts that the campus alone reaches through WebVPN, from outside. It belongs below the redirects, and sees single requests.
struct WebVPNClient: APIClient {
    let route: WebVPNRoute
    let direct: any APIClient

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard let origin = Origin(request.url) else { return try await direct.send(request) }
        if try await route.isTaken(to: origin) { return try await route.send(request) }
        do {
            return try await direct.send(request)
        } catch let error as DanXiError where WebVPNRoute.isAboutReach(error) {
            // What may have arrived is not sent again by another way.
            let mayResend = request.effect.isRepeatable || error.code == .tls
            guard mayResend, try await route.hasLeft(origin) else { throw error }
            return try await route.send(request)
        }
    }
}
