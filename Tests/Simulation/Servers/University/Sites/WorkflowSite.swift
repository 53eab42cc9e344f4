import Text

/// workflow1.fudan.edu.cn: the profile of a student.
final class WorkflowSite: SiteHost {
    private static let login = "/site/login/cas-login"

    init(_ university: SimulatedUniversity) {
        super.init(university, "workflow1.fudan.edu.cn", cookie: "PHPSESSID")
    }

    override func callback(_ request: UniversityRequest) -> String {
        request.path == Self.login ? request.url : "https://\(name)\(Self.login)?redirect_url=\(request.url.urlEncoded())"
    }

    override func destination(_ request: UniversityRequest) -> String {
        request.parameter("redirect_url").isEmpty ? "https://\(name)/v2/site/index" : request.parameter("redirect_url")
    }

    override func page(_ request: UniversityRequest, _ visitor: SiteVisitor) -> ServerResponse? {
        let person = visitor.person
        switch request.path {
        case Self.login: return UniversityResponse.redirect(destination(request))
        case "/v2/site/index": return UniversityResponse.page(title: "办事大厅", "<div id=\"app\"></div>")
        case "/site/fudan/student-information":
            return UniversityResponse.envelope([
                "info": .object([
                    "XH": .string(person.number), "XM": .string(person.label), "XB": .string("女"),
                    "ZJHM": .string("310\(person.number)0000"),
                    "YX": .string(person.department), "ZY": .string("专业\(person.number)"),
                ])
            ])
        default: return nil
        }
    }
}
