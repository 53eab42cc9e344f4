import HTTP

extension HTTPResponse {
    /// Whether the body or a header may carry a single-use ticket or code: the response comes from a sign-in server, or is a page that sends
    /// the browser on with a ticket.
    package var mayCarryTicket: Bool {
        let host = request.origin?.host
        return SignInServer.allCases.contains { $0.host == host } || TicketPage(self) != nil
    }
}
