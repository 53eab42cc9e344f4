@testable import JSON

/// forms.fudan.edu.cn: a site for `campus.fetch`, which takes applications and lists those of the account. It has no model: the library
/// knows no method for it.
///
/// `POST /apply` takes a form with the field `text`. Each request is one more application. `GET /applications` lists them.
final class FormSite: SiteHost {
    init(_ university: SimulatedUniversity) {
        super.init(university, "forms.fudan.edu.cn", cookie: "FORMSESSION")
    }

    override func page(_ request: UniversityRequest, _ visitor: SiteVisitor) -> ServerResponse? {
        let person = visitor.person
        switch (request.isPost, request.path) {
        case (true, "/apply"):
            let text = request.field("text")
            person.applications.append(text)
            university.truth.writes.append(
                UniversityWrite(time: request.time, account: person.number, kind: .apply, target: text, isAccepted: true))
            return UniversityResponse.envelope(["account": .string(person.number), "count": .integer(person.applications.count)])
        case (false, "/applications"):
            return UniversityResponse.envelope([
                "account": .string(person.number), "applications": .array(person.applications.map { .string($0) }),
            ])
        default: return nil
        }
    }
}
