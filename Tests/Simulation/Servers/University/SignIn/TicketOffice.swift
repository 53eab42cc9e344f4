import HTTP

/// The tickets of both sign-in servers. A ticket is valid once, for a short time, and for the host and path to which it leads.
struct TicketOffice {
    unowned let university: SimulatedUniversity

    /// - Parameter service: the URL to which the ticket leads.
    func issue(_ service: String, to owner: String, prefix: String = "ST-", hosts: Set<String> = [], time: Int) -> String {
        university.office.issue(
            .ticket, prefix: prefix, to: owner, for: Self.audience(service), hosts: hosts, time: time,
            lifetime: university.settings.ticketLifetime, isSingleUse: true
        ).value
    }

    /// Returns the person of a ticket. Nil if the ticket is not valid for the URL.
    func redeem(_ ticket: String, for url: String, _ request: UniversityRequest) -> UniversityPerson? {
        university.office.accept(.ticket, ticket, for: Self.audience(url), request).flatMap { university.person($0.owner) }
    }

    /// Returns the URL with a ticket.
    static func url(_ service: String, ticket: String) -> String { "\(service)\(service.contains("?") ? "&" : "?")ticket=\(ticket)" }

    private static func audience(_ url: String) -> String {
        ParsedURL(url).map { $0.origin.host + $0.path } ?? url
    }
}
