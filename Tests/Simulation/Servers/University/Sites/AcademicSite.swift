import Calendar
import Text

@testable import JSON

/// fdjwgl.fudan.edu.cn: the timetable, exams, scores and ranks of undergraduates.
final class AcademicSite: SiteHost {
    private static let login = "/student/sso/login"
    private static let pages = "/student/for-std/"

    init(_ university: SimulatedUniversity) {
        super.init(university, "fdjwgl.fudan.edu.cn", cookie: "SESSION", attributes: "Path=/student; HttpOnly; SameSite=Lax")
    }

    override func callback(_ request: UniversityRequest) -> String {
        request.path == Self.login ? request.url : "https://\(name)\(Self.login)?targetUrl=\(request.path.urlEncoded())"
    }

    override func destination(_ request: UniversityRequest) -> String {
        let refer = request.parameter("refer").replacing("https://\(name)", with: "")
        let target = request.parameter("targetUrl").isEmpty ? refer : request.parameter("targetUrl")
        return "https://\(name)\(target.hasPrefix("/student/") ? target : "/student/home")"
    }

    override func page(_ request: UniversityRequest, _ visitor: SiteVisitor) -> ServerResponse? {
        guard !request.isPost else { return nil }
        if request.path == Self.login { return UniversityResponse.redirect(destination(request)) }
        if request.path == "/student/home" { return UniversityResponse.page(title: "本科教务管理系统", "<div id=\"e-home\"></div>") }
        guard request.path.hasPrefix(Self.pages) else { return nil }
        let parts = request.path.dropFirst(Self.pages.count).split(separator: "/").map(String.init)
        let id = visitor.person.isGraduate ? nil : Self.studentId(visitor.person)
        if request.path == Self.pages + "grade/sheet/" {
            return UniversityResponse.redirect("https://\(name)\(Self.pages)grade/sheet/semester-index/\(id.map(String.init) ?? "")")
        }
        switch (parts.dropLast().joined(separator: "/"), parts.last ?? "") {
        case ("", "course-table"): return courseTable(request)
        case (_, "print-data"): return printData(visitor.person, id, Int(parts.dropLast().last ?? "") ?? 0, request)
        case ("exam-arrange/info", let text): return id.map(String.init) == text ? exams(visitor.person, request) : Self.forbidden
        case ("grade/sheet/semester-index", _), ("grade/sheet", "semester-index"): return UniversityResponse.page(title: "我的成绩", "")
        case ("grade/sheet/info", let text): return id.map(String.init) == text ? sheet(visitor.person, request) : Self.forbidden
        case ("grade/my-gpa/search-index", let text):
            return id.map(String.init) == text ? rankForm(visitor.person, text) : Self.forbidden
        case ("grade/my-gpa", "search"):
            return id.map(String.init) == request.parameter("studentAssoc") ? ranks(visitor.person) : Self.forbidden
        default: return nil
        }
    }

    /// Returns the number that this site gives a student.
    static func studentId(_ person: UniversityPerson) -> Int { 160_000 + (Int(person.number.suffix(4)) ?? 0) }

    private static let forbidden = UniversityResponse.page(403, title: "403", "<h3>无权访问</h3>")

    // MARK: Timetable

    private func courseTable(_ request: UniversityRequest) -> ServerResponse {
        let semesters = UniversitySemester.list(on: request.today)
        let options = semesters.map { "<option value=\"\($0.id)\">\($0.name)</option>" }.joined(separator: "\n")
        let dates = JSONValue.array(
            semesters.map {
                .object([
                    "id": .integer($0.id), "nameZh": .string($0.name), "startDate": .string($0.monday.description),
                    "endDate": .string($0.end.description),
                ])
            })
        let text = String(decoding: dates.sortedText, as: UTF8.self).replacing("\"", with: "\\\"")
        return UniversityResponse.page(
            title: "我的课表",
            """
            <select id="allSemesters" name="semester">
            \(options)
            </select>
            <script>
            var semesters = JSON.parse('\(text)');
            var currentSemester = { 'name': "\(semesters[0].name)", 'id': "\(semesters[0].id)", 'enabled': true };
            </script>
            """)
    }

    private func printData(_ person: UniversityPerson, _ id: Int?, _ semester: Int, _ request: UniversityRequest) -> ServerResponse {
        let isKnown = UniversitySemester.list(on: request.today).contains { $0.id == semester }
        let activities = isKnown ? UniversityCourse.list(of: person).map(Self.activity) : []
        let table: JSONValue = .object([
            "id": .integer(id ?? 0), "name": .string(person.name), "code": .string(person.number),
            "department": .string(person.department), "activities": .array(activities),
        ])
        return .json(
            200, .object(["semesterId": .integer(semester), "studentTableVms": .array(id == nil ? [] : [table])]))
    }

    private static func activity(_ course: UniversityCourse) -> JSONValue {
        .object([
            "lessonCode": .string(course.code), "courseCode": .string(String(course.code.prefix { $0 != "." })),
            "courseName": .string(course.name), "weekIndexes": .array((1...16).map { .integer($0) }), "weeksStr": .string("1~16"),
            "room": .string(course.room), "building": .string("H"), "campus": .string("邯郸校区"), "weekday": .integer(course.weekday),
            "startUnit": .integer(course.units.lowerBound), "endUnit": .integer(course.units.upperBound),
            "teachers": .array([.string("赵老师")]), "credits": .number(3.5),
        ])
    }

    // MARK: Exams and scores

    private func exams(_ person: UniversityPerson, _ request: UniversityRequest) -> ServerResponse {
        let semester = UniversitySemester.list(on: request.today)[0]
        let rows = UniversityCourse.list(of: person).map { course in
            let day = semester.monday.adding(days: 7 * 16 + course.weekday)
            return """
                <tr data-finished="\(day < request.today)"><td data-label="课程信息"><div><span>\(course.name)</span>\
                <span class="tag-span type2">期末</span></div><div><span>\(course.code) </span><span>（闭卷） </span></div></td>\
                <td data-label="考试信息"><div class="time">\(day) 08:30~10:30</div></td>\
                <td data-label="场地信息"><div><span>邯郸校区</span><span>第六教学楼</span><span>\(course.room)</span></div></td>\
                <td data-label="备注"></td><td data-label="状态"><span class="tag">未结束</span></td></tr>
                """
        }
        return UniversityResponse.page(
            title: "我的考试",
            """
            <table class="table exam-table"><thead><tr><th>课程信息</th><th>考试信息</th><th>场地信息</th><th>备注</th><th>状态</th></tr></thead>
            <tbody>\(rows.joined(separator: "\n"))
            <tr class="tr-empty hide"><td colspan="5">暂无考试安排</td></tr></tbody></table>
            """)
    }

    private func sheet(_ person: UniversityPerson, _ request: UniversityRequest) -> ServerResponse {
        let wanted = request.parameter("semester")
        let past = UniversitySemester.list(on: request.today).dropFirst().filter { wanted.isEmpty || "\($0.id)" == wanted }
        let rows = UniversityCourse.list(of: person).map { course -> JSONValue in
            .object([
                "lessonCode": .string(course.code), "courseCode": .string(String(course.code.prefix { $0 != "." })),
                "courseName": .string(course.name), "courseType": .string("专业教育课程"), "credits": .number(3.5), "gaGrade": .string("A-"),
                "gp": .number(3.7), "passed": .bool(true),
            ])
        }
        return .json(
            200,
            .object([
                "semesterId2studentGrades": .object(Dictionary(uniqueKeysWithValues: past.map { ("\($0.id)", .array(rows)) }))
            ]))
    }

    private func rankForm(_ person: UniversityPerson, _ id: String) -> ServerResponse {
        UniversityResponse.page(
            title: "我的绩点",
            """
            <form id="gpa-form"><input type="hidden" name="studentAssoc" value="\(id)"/>\
            <input type="hidden" name="grade" value="20\(person.number.prefix(2))"/>\
            <input type="hidden" name="departmentAssoc" value="41"/><input type="hidden" name="majorAssoc" value=""/></form>
            """)
    }

    private func ranks(_ person: UniversityPerson) -> ServerResponse {
        let rows = (1...5).map { position -> JSONValue in
            let isMine = position == 3
            return .object([
                "code": .string(isMine ? person.number : "****"), "name": .string(isMine ? person.label : "****"),
                "grade": .string("20\(person.number.prefix(2))"), "major": .string(person.department),
                "department": .string(person.department), "gpa": .number(4 - Double(position) / 8), "credit": .number(98.5),
                "ranking": .integer(position),
            ])
        }
        return .json(200, .object(["code": .integer(0), "data": .array(rows)]))
    }
}
