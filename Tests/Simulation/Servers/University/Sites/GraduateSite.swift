import Calendar

@testable import JSON

/// yzsfwapp.fudan.edu.cn: the lessons and the scores of graduate students.
final class GraduateSite: SiteHost {
    private static let diary = "/gsapp/sys/wdrcappfudan"
    private static let scores = "/gsapp/sys/wdcjapp"
    private static let starts = ["08:00", "08:55", "09:55", "10:50", "11:45", "13:30", "14:25", "15:25"]
    private static let ends = ["08:45", "09:40", "10:40", "11:35", "12:30", "14:15", "15:10", "16:10"]

    init(_ university: SimulatedUniversity) {
        super.init(university, "yzsfwapp.fudan.edu.cn", cookie: "GS_SESSIONID")
    }

    override func page(_ request: UniversityRequest, _ visitor: SiteVisitor) -> ServerResponse? {
        switch request.path {
        case "\(Self.diary)/*default/index.do": UniversityResponse.page(title: "我的日程", "<div id=\"app\"></div>")
        case "\(Self.scores)/*default/index.do": UniversityResponse.page(title: "我的成绩", "<div id=\"app\"></div>")
        case "\(Self.diary)/wdrc/loadRcxx.do": request.isPost ? loadDiary(request, visitor.person) : nil
        case "\(Self.scores)/modules/xscjcx/jdjscjcx.do": listScores(visitor.person)
        default: nil
        }
    }

    /// Returns the lessons from the day `ksrq` until the day before `jsrq`.
    private func loadDiary(_ request: UniversityRequest, _ person: UniversityPerson) -> ServerResponse {
        guard let first = CalendarDate(request.field("ksrq")), let after = CalendarDate(request.field("jsrq")), person.isGraduate else {
            return .json(200, .object(["code": .string("1"), "msg": .string("参数错误"), "datas": .array([])]))
        }
        let entries = UniversitySemester.list(on: request.today).flatMap { semester in
            UniversityCourse.list(of: person).flatMap { course in
                (0..<16).map { semester.monday.adding(days: 7 * $0 + course.weekday - 1) }.filter { $0 >= first && $0 < after }
                    .map { Self.entry(course, semester, $0) }
            }
        }
        return .json(200, .object(["code": .string("0"), "datas": .array(entries)]))
    }

    private static func entry(_ course: UniversityCourse, _ semester: UniversitySemester, _ day: CalendarDate) -> JSONValue {
        let term = "\(semester.year)\(semester.year + 1)0\(semester.term)"
        return .object([
            "TITLE": .string("上课-\(course.name)(\(course.name)\(term)\(course.code))"), "DD": .string(course.room), "LX": .string("1"),
            "KSSJ": .string("\(day) \(starts[course.units.lowerBound - 1])"),
            "JSSJ": .string("\(day) \(ends[course.units.upperBound - 1])"),
        ])
    }

    private func listScores(_ person: UniversityPerson) -> ServerResponse {
        let courses = person.isGraduate ? UniversityCourse.list(of: person) : []
        let rows = courses.map { course -> JSONValue in
            .object([
                "KCMC": .string(course.name), "KCDM": .string(course.code), "XF": .number(2), "CZRXM": .string("赵老师"),
                "KCLBMC": .string("学位专业课"), "CJ": .string("A"), "JDZ": .number(4),
            ])
        }
        return .json(200, .object(["code": .string("0"), "datas": .object(["jdjscjcx": .object(["rows": .array(rows)])])]))
    }
}
