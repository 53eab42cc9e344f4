import Calendar
import Text

@testable import JSON

/// booking.fudan.edu.cn: venues, their slots, and the bookings of an account.
final class BookingSite: SiteHost {
    private static let login = "/reservation/api/login/main"
    private static let callback = "/reservation/api/login/cas"
    private static let venue = 4801
    private static let court = 4811

    init(_ university: SimulatedUniversity) {
        super.init(university, "booking.fudan.edu.cn", cookie: "vjuid")
    }

    override func callback(_ request: UniversityRequest) -> String {
        "https://\(name)\(Self.callback)?redirect_url=\(destination(request).urlEncoded())"
    }

    override func destination(_ request: UniversityRequest) -> String {
        request.parameter("redirect_url").isEmpty ? "https://\(name)/reservation/fe/site/home" : request.parameter("redirect_url")
    }

    override func askToSignIn(_ request: UniversityRequest) -> ServerResponse {
        if request.path == Self.login { return super.askToSignIn(request) }
        return UniversityResponse.envelope(code: .string("UN_AUTH"), "用户未登录")
    }

    override func publicPage(_ request: UniversityRequest) -> ServerResponse? {
        request.path.hasPrefix("/reservation/fe/") ? UniversityResponse.page(title: "预约系统", "<div id=\"app\"></div>") : nil
    }

    override func page(_ request: UniversityRequest, _ visitor: SiteVisitor) -> ServerResponse? {
        let signature = request.server.header("sign-key")
        if let signature, signature != "\(request.path)get" { return Self.failure("签名错误") }
        return switch request.path {
        case Self.login: UniversityResponse.redirect(destination(request))
        case "/reservation/api/topic/resource-list": Self.list([.object(["base": Self.base])], request)
        case "/reservation/site/resource/detail": request.parameter("id") == "\(Self.venue)" ? Self.detail : Self.failure("资源不存在")
        case "/reservation/site/resource/calendar":
            request.parameter("resource_id") == "\(Self.venue)" ? Self.calendar(request) : Self.failure("资源不存在")
        case "/reservation/site/appointment/appointment-list": Self.list((1...3).map { Self.booking($0, visitor.person, request) }, request)
        default: publicPage(request)
        }
    }

    private static let base: JSONValue = .object(["id": .integer(venue), "name": .string("北区羽毛球馆"), "images": .string("image/1.jpg")])

    private static let detail = success(
        .object([
            "id": .integer(venue), "name": .string("北区羽毛球馆"), "usable": .bool(true), "limit_info": .string(""),
            "rule": .array([.object(["start_time": .string("08:00"), "end_time": .string("22:00")])]),
        ]))

    private static func calendar(_ request: UniversityRequest) -> ServerResponse {
        guard case .object(let asked)? = try? JSONValue.decode(PaddedBytes(request.parameter("date").utf8)),
            let first = CalendarDate(asked["start_date"].universityText), let last = CalendarDate(asked["end_date"].universityText),
            (0...31).contains(last.days(since: first))
        else { return failure("日期错误") }
        let cells: JSONValue = .object([
            "\(court)": .object([
                "3008": .object(["status": .integer(0), "total": .integer(4), "num": .string("3")]),
                "3009": .object(["status": .integer(0), "total": .integer(4), "num": .string("0")]),
            ])
        ])
        let days = (0...last.days(since: first)).map { first.adding(days: $0).description }
        return success(
            .object([
                "time": .array([period(3008, "08:00", "09:00"), period(3009, "09:00", "10:00")]),
                "resource": .array([.object(["id": .integer(court), "name": .string("1号场地")])]),
                "data": .object(Dictionary(uniqueKeysWithValues: days.map { ($0, cells) })),
            ]))
    }

    private static func period(_ id: Int, _ start: String, _ end: String) -> JSONValue {
        .object(["id": .integer(id), "start_time": .string(start), "end_time": .string(end)])
    }

    private static func booking(_ index: Int, _ person: UniversityPerson, _ request: UniversityRequest) -> JSONValue {
        let day = request.today.adding(days: index - 2)
        let period: JSONValue = .object([
            "date": .string("\(day)"), "period_id": .integer(3008), "start_time": .string("08:00"), "end_time": .string("09:00"),
            "can_cancel": .bool(index > 2),
        ])
        return .object([
            "id": .integer((Int(person.number.suffix(4)) ?? 0) * 10 + index), "resource_id": .integer(court), "group_id": .integer(venue),
            "resource_name": .string("北区羽毛球馆\(person.number)"), "status": .integer(1), "status_name": .string("预约成功"),
            "created": .string("\(day.adding(days: -2)) 07:00:05"), "is_cancel": .integer(index > 2 ? 1 : 0),
            "appointment_time": .object([
                "groups": .array([.object(["dates": .array([.object(["date": .string("\(day)"), "periods": .array([period])])])])])
            ]),
        ])
    }

    private static func list(_ rows: [JSONValue], _ request: UniversityRequest) -> ServerResponse {
        let size = max(Int(request.parameter("pageSize")) ?? 10, 1)
        let page = max(Int(request.parameter("p")) ?? 1, 1)
        let shown = rows.dropFirst((page - 1) * size).prefix(size)
        return success(.object(["data": .array(Array(shown)), "page": .string("\(page)"), "total": .integer(rows.count)]))
    }

    private static func success(_ value: JSONValue) -> ServerResponse {
        UniversityResponse.envelope(code: .string("OK"), "操作成功", value)
    }

    private static func failure(_ message: String) -> ServerResponse { UniversityResponse.envelope(code: .integer(9999), message) }
}
