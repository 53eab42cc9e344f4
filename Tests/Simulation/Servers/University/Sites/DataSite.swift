@testable import JSON

/// my.fudan.edu.cn: tables of the daily use of electricity, of campus cards, and of scores.
final class DataSite: SiteHost {
    init(_ university: SimulatedUniversity) {
        super.init(university, "my.fudan.edu.cn", cookie: "_uis_session")
    }

    override func page(_ request: UniversityRequest, _ visitor: SiteVisitor) -> ServerResponse? {
        let person = visitor.person
        switch (request.isPost, request.path) {
        case (false, "/"): return UniversityResponse.page(title: "我的数据", "<p>\(person.label)，欢迎</p>")
        case (true, "/data_tables/ykt_xszsqyydqk.json"):
            let rows = (1...5).map { day -> [String] in
                [person.number, "邯郸", "北区\(person.number)号楼", person.number, "\(request.today.adding(days: -day))", "\(day).5"]
            }
            return table(rows, request)
        case (true, "/data_tables/ykt_xx.json"):
            let expiry = "20\((Int(person.number.prefix(2)) ?? 0) + 4)-07-31"
            return table([[person.number, person.label, "正常", "是(江湾;枫林;张江;邯郸)", expiry, CardSite.text(person.balance)]], request)
        case (true, "/data_tables/bks_xx_cj.json"):
            let semesters = UniversitySemester.list(on: request.today).dropFirst()
            let rows = semesters.flatMap { semester in
                UniversityCourse.list(of: person).map { course in
                    [course.code, "\(semester.year)-\(semester.year + 1)", semester.name, course.name, "3.5", "A-", "3.7"]
                }
            }
            return table(rows, request)
        default: return nil
        }
    }

    private func table(_ rows: [[String]], _ request: UniversityRequest) -> ServerResponse {
        let start = Int(request.field("start")) ?? 0
        let shown = rows.dropFirst(start).prefix(Int(request.field("length")) ?? 10)
        return .json(
            200,
            .object([
                "draw": .integer(Int(request.field("draw")) ?? 0), "recordsTotal": .integer(rows.count),
                "data": .array(shown.map { .array($0.map { .string($0) }) }),
            ]))
    }
}
