import Text

/// rwsjcas.fudan.edu.cn: a relay between id.fudan.edu.cn and the library's OAuth server. Its page has a form, which a script sends with the
/// one-time password in the page's URL.
final class LibraryRelay: UniversityHost {
    static let login = "https://rwsjcas.fudan.edu.cn/cas/login"

    let name = "rwsjcas.fudan.edu.cn"
    private unowned let university: SimulatedUniversity
    /// The passwords, by the field `execution` of the form.
    private var forms: [String: IssuedSecret] = [:]

    init(_ university: SimulatedUniversity) {
        self.university = university
    }

    func answer(_ request: UniversityRequest) -> ServerResponse {
        guard request.path == "/cas/login" else { return UniversityResponse.notFound }
        return request.isPost ? submit(request) : show(request)
    }

    private func show(_ request: UniversityRequest) -> ServerResponse {
        guard let person = university.tickets.redeem(request.parameter("ticket"), for: Self.login, request) else {
            return UniversityResponse.redirect(NeoHost.entry + request.url.urlEncoded())
        }
        let execution = university.office.random()
        let password = university.office.issue(
            .relayPassword, to: person.number, for: name, time: request.time, lifetime: university.settings.ticketLifetime,
            isSingleUse: true)
        forms[execution] = password
        let query = "service=\(request.parameter("service").urlEncoded())&username=\(person.number)&password=\(password.value)"
        let action = UniversityResponse.escaped("/cas/login?\(query)&domainName=fudan&source=cas")
        return UniversityResponse.page(
            title: "CAS",
            """
            <form id="fm1" action="\(action)" method="post"><input type="hidden" name="username" value=""/>\
            <input type="hidden" name="password" value=""/><input type="hidden" name="imgverifycode" value=""/>\
            <input type="hidden" name="execution" value="\(execution)"/><input type="hidden" name="_eventId" value="submit"/></form>
            """)
    }

    private func submit(_ request: UniversityRequest) -> ServerResponse {
        let service = request.parameter("service")
        guard let password = forms.removeValue(forKey: request.field("execution")), request.field("password") == password.value,
            university.office.accept(.relayPassword, password.value, for: name, request) != nil,
            request.field("username") == password.owner, request.field("domainName") == "fudan", request.field("source") == "cas",
            !request.field("imgverifycode").isEmpty, service.hasPrefix(LibraryAuthority.callback)
        else { return UniversityResponse.page(title: "CAS", "<p>认证失败</p>") }
        let ticket = university.tickets.issue(LibraryAuthority.callback, to: password.owner, time: request.time)
        return UniversityResponse.redirect(TicketOffice.url(service, ticket: ticket))
    }
}
