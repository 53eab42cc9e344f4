@testable import JSON

/// ehall.fudan.edu.cn: the portal, whose page names the signed-in person.
final class PortalSite: SiteHost {
    private static let login = "/manage/common/login/index"

    init(_ university: SimulatedUniversity) {
        super.init(university, "ehall.fudan.edu.cn", cookie: "JSESSIONID")
    }

    override func destination(_ request: UniversityRequest) -> String { "https://\(name)/" }

    override func page(_ request: UniversityRequest, _ visitor: SiteVisitor) -> ServerResponse? {
        switch request.path {
        case Self.login: return UniversityResponse.redirect("https://\(name)/")
        case "/":
            let person = visitor.person
            return portal([
                "name": .string(person.label), "identity": .string(person.isGraduate ? "硕士研究生" : "本科生"),
                "depart": .string(person.department), "note": .string("}"),
            ])
        default: return nil
        }
    }

    override func publicPage(_ request: UniversityRequest) -> ServerResponse? { request.path == "/" ? portal([:]) : nil }

    private func portal(_ person: [String: JSONValue]) -> ServerResponse {
        let text = String(decoding: JSONValue.object(person).sortedText, as: UTF8.self)
        return UniversityResponse.page(title: "网上办事大厅", "<script>\nwindow.userInfoDSL = \(text)\n</script>")
    }
}
