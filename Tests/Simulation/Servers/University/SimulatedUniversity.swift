/// The servers of the university: both sign-ins, WebVPN, the library system and sites behind the sign-in.
///
/// The rules of passwords, captchas, second factors, tickets and sessions are those of the real servers, see ``UniversitySettings``.
/// Everything that happens is in ``truth``.
package final class SimulatedUniversity: SimulatedServer, @unchecked Sendable {
    // Unchecked: one thread at a time uses the simulated world.

    package var settings = UniversitySettings()
    package let truth = UniversityTruth()
    package let people: [UniversityPerson]
    /// The servers of the campus network that WebVPN reaches, besides the university's own.
    package var campusServers: [any SimulatedServer] = []

    let office: SecretOffice
    private(set) lazy var passwords = PasswordDesk(self)
    private(set) lazy var captchas = CaptchaDesk(self)
    private(set) lazy var secondFactors = SecondFactorDesk(self)
    private lazy var hosts: [String: any UniversityHost] = Dictionary(uniqueKeysWithValues: makeHosts().map { ($0.name, $0) })
    private lazy var inspector = SecretInspector(truth: truth, people: people)

    /// - Parameter seed: the source of cookies, tickets and tokens.
    package init(seed: Seed, people: [UniversityPerson] = UniversityPerson.usual) {
        self.people = people
        office = SecretOffice(seed: seed, truth: truth)
    }

    package var origins: [String] { hosts.keys.sorted().map { "https://\($0)" } }

    package func answer(_ request: ServerRequest) -> ServerResponse { deliver(request) ?? UniversityResponse.notFound }

    /// Returns the response of the university, or of a server of the campus network. Nil if none of them has the request's origin.
    func deliver(_ request: ServerRequest) -> ServerResponse? {
        let decoded = UniversityRequest(request)
        guard let host = hosts[decoded.host] else {
            return campusServers.first { $0.origins.contains(request.origin) }?.answer(request)
        }
        truth.requests[decoded.host, default: 0] += 1
        inspector.inspect(decoded, isForwarded: host.forwards(decoded))
        return settings.maintenanceHosts.contains(decoded.host) ? UniversityResponse.maintenance : host.answer(decoded)
    }

    package func person(_ number: String) -> UniversityPerson? { people.first { $0.number == number } }

    var tickets: TicketOffice { TicketOffice(university: self) }

    func sessionLifetime(of host: String) -> Int { settings.sessionLifetimes[host] ?? settings.sessionLifetime }

    // MARK: Changes from outside

    /// Ends sessions. Nil for all hosts, or for all accounts.
    /// - Returns: the number of sessions that were alive.
    @discardableResult
    package func endSessions(at host: String? = nil, of account: String? = nil, time: Int) -> Int {
        end(truth.sessions(of: account, at: host, time: time), time)
    }

    /// Ends the access tokens of the library's gateway. Nil for all accounts.
    @discardableResult
    package func endLibraryTokens(of account: String? = nil, time: Int) -> Int {
        end(truth.secrets(.accessToken, of: account).filter { $0.isAlive(time) }, time)
    }

    private func end(_ secrets: [IssuedSecret], _ time: Int) -> Int {
        for secret in secrets { secret.ended = time }
        return secrets.count
    }

    private func makeHosts() -> [any UniversityHost] {
        [
            NeoHost(self), ClassicHost(self), WebVPNHost(self), AcademicSite(self), GraduateSite(self), PhoneSite(self), DataSite(self),
            CardSite(self), PortalSite(self), WorkflowSite(self), BookingSite(self), ReservationSite(self), FormSite(self),
            LibraryAuthority(self), LibraryRelay(self), LibraryGateway(self),
        ]
    }
}
