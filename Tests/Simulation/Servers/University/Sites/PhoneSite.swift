import Text

@testable import JSON

/// zlapp.fudan.edu.cn: buses, the electricity of the dormitory room, and the semesters of graduate students.
final class PhoneSite: SiteHost {
    init(_ university: SimulatedUniversity) {
        super.init(university, "zlapp.fudan.edu.cn", cookie: "eai-sess")
    }

    override func callback(_ request: UniversityRequest) -> String {
        "https://\(name)/a_fudanzlapp/api/sso/index?redirect=\(request.url.urlEncoded())&from=wap"
    }

    override func destination(_ request: UniversityRequest) -> String {
        request.parameter("redirect").isEmpty ? request.urlWithoutTicket : request.parameter("redirect")
    }

    override func askToSignIn(_ request: UniversityRequest) -> ServerResponse {
        // A browser without a cookie is redirected with either value of the setting.
        guard university.settings.endsSessionsByEnvelope, request.cookie(cookie) != nil else { return super.askToSignIn(request) }
        return UniversityResponse.envelope(
            code: .integer(10013), "用户信息已失效,请重新进入页面", .object(["login_url": .string(signInURL(request))]))
    }

    override func page(_ request: UniversityRequest, _ visitor: SiteVisitor) -> ServerResponse? {
        switch request.path {
        case "/fudanbus/wap/default/lists": buses(isHoliday: request.field("holiday") == "1")
        case "/fudanelec/wap/default/info": electricity(visitor.person, request)
        case "/fudanyjskb/wap/default/get-index": semesters(request)
        default: nil
        }
    }

    private func buses(isHoliday: Bool) -> ServerResponse {
        let day = isHoliday ? "1" : "0"
        let runs: [(String, String, String)] =
            isHoliday ? [("8:00", "", "3")] : [("7:05", "", "3"), ("", "7:15", "2"), ("17.15", "17.15", "1")]
        let lists = runs.enumerated().map { index, run -> JSONValue in
            .object([
                "id": .string("\(13 + (isHoliday ? 1 : 0))00\(index)"), "start": .string("邯郸"), "end": .string("枫林"),
                "stime": .string(run.0),
                "etime": .string(run.1), "arrow": .string(run.2), "holiday": .string(day),
            ])
        }
        let route: JSONValue = .object(["route": .string("邯郸-枫林"), "lists": .array(lists)])
        return UniversityResponse.envelope(["data": .array([route]), "is_holiday": .string(day)])
    }

    private func electricity(_ person: UniversityPerson, _ request: UniversityRequest) -> ServerResponse {
        let (used, total) = (Double(person.usedKilowattHours), 900.0)
        return UniversityResponse.envelope([
            "xq": .string("邯郸"), "ting": .bool(false), "ssmc": .string("北区\(person.number)号楼"), "fjmc": .string(person.number),
            "realname": .string(person.label), "fj_update_time": .string("\(request.today) 00:00:00"), "fj_used": .number(used),
            "fj_all": .number(total), "fj_surplus": .number(total - used), "t_update_time": .string(""), "t_used": .integer(0),
            "t_all": .integer(0), "t_surplus": .integer(0),
        ])
    }

    private func semesters(_ request: UniversityRequest) -> ServerResponse {
        let terms = UniversitySemester.list(on: request.today).map { semester -> JSONValue in
            .object([
                "year": .string("\(semester.year)-\(semester.year + 1)"), "term": .string("\(semester.term)"),
                "startday": .string("\(semester.monday)"), "countweek": .integer(UniversitySemester.weeks),
            ])
        }
        return UniversityResponse.envelope(["params": terms[0], "termInfo": .array(terms)])
    }
}
