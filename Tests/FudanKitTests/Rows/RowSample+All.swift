import Calls
import HTTP
import JSON
import TestSupport

@testable import FudanKit

extension RowSample {
    static let all = courses + lectures + scores + dormitory + cards + booking + learning + library + people

    /// Returns a function that decodes a response as `type`.
    static func decode<Value: JSONDecodable & SendableMetatype, Row>(
        _ type: Value.Type, _ rows: @escaping @Sendable (Value) throws -> [Row]
    ) -> @Sendable (HTTPResponse) throws -> [Row] {
        { try rows(try type.decode($0.body)) }
    }

    /// Returns the text that a reading of a member yields, such as for a name.
    static func text(_ given: Disturbance) -> String? {
        if case .value(let value) = given { Disturbance.text(value) } else { nil }
    }

    // MARK: Lectures

    private static let lecture =
        #"{"id":37001,"sub_id":370011,"title":"数据结构","sub_title":"第3-4节","realname":"沈砚秋","lecturer_name":"罗一舟","kkxy_name":"计算学院","term_name":"2026-20271","room_name":"H3108","can_watch":true,"playback_status":"1"}"#
    private static let otherLecture = #"{"id":37002,"sub_id":370021,"title":"体育"}"#

    private static let lectures: [RowSample] = [
        RowSample(
            "IcourseLecture", in: #"[{"date":"2026-11-24","course":[§]}]"#, lecture, beside: otherLecture,
            [
                "id": ["course_id", "url"], "sub_id": ["id", "url"], "title": ["title"], "sub_title": ["name"], "realname": [],
                "lecturer_name": ["teacher"], "kkxy_name": ["department"], "term_name": ["term"], "room_name": ["room"],
                "can_watch": ["can_watch"], "playback_status": ["state"],
            ],
            reading: { path, field, given, usual in
                switch field {
                // The teacher of the course takes the place of a missing one.
                case "teacher": return usual ?? .string("沈砚秋")
                case "state": return text(given) == "1" ? .string("recorded") : nil
                case "course_id", "id", "url":
                    let (course, lecture) = path == "id" ? (text(given), "370011") : ("37001", text(given))
                    guard let course, let lecture, let courseId = Int(course), let id = Int(lecture) else { return nil }
                    return switch field {
                    case "course_id": .integer(courseId)
                    case "id": .integer(id)
                    default: .string(IcourseAPI.pageURL(course: courseId, lecture: id))
                    }
                default: return usual
                }
            },
            read: decode(IcourseMonthResponse.self) { $0.lectures }),
        RowSample(
            "CoursePlaces", in: #"{"data":[§]}"#,
            #"{"id":1,"code":"A.01","stdCount":88,"limitCount":99,"nameZh":"全校1","course":{"nameZh":"数据结构"}}"#, beside: #"{"id":2}"#,
            [
                "id": ["id"], "code": ["code"], "stdCount": ["student_count", "places_left"],
                "limitCount": ["student_limit", "places_left"], "nameZh": [], "course": ["name"], "course.nameZh": ["name"],
            ],
            reading: { path, field, given, usual in
                switch field {
                // The name of the class takes the place of a missing one.
                case "name": return path == "course" ? .string("全校1") : usual ?? .string("全校1")
                case "places_left":
                    guard let number = text(given).flatMap({ Int($0) }) else { return nil }
                    return .integer(max(0, path == "stdCount" ? 99 - number : number - 88))
                default: return usual
                }
            },
            read: decode(CoursePlacesResponse.self) { $0.courses }),
    ]

    // MARK: Courses

    private static let lesson =
        #"{"lessonCode":"CS20012.01","courseCode":"CS20012","courseName":"数据结构","lessonName":"全校13","weekIndexes":[1,2,3],"weeksStr":"1~3","room":"H3108","building":"第三教学楼","campus":"邯郸校区","weekday":2,"startUnit":3,"endUnit":4,"teachers":["沈砚秋"],"courseType":{"nameZh":"专业","id":3},"credits":2.5,"stdCount":88,"limitCount":99,"startTime":"08:01","endTime":"09:41","lessonRemark":"双语"}"#
    private static let otherLesson =
        #"{"lessonCode":"B.02","courseName":"体育","weekIndexes":[1],"weekday":5,"startUnit":1,"endUnit":1}"#

    private static let courses: [RowSample] = [
        RowSample(
            "Course", "undergraduate", in: #"{"studentTableVms":[{"id":1,"activities":[§]}]}"#, lesson, beside: otherLesson,
            [
                "lessonCode": ["code"], "courseCode": ["course_code"], "courseName": ["name"], "lessonName": ["class_name"],
                "weekIndexes": [], "weeksStr": [], "room": ["places"], "building": ["places"], "campus": ["places"], "weekday": ["weekday"],
                "startUnit": ["start"], "endUnit": ["end"], "teachers": ["teachers"], "teachers.0": ["teachers"], "courseType": ["type"],
                "courseType.nameZh": ["type"], "credits": ["credits"], "stdCount": ["student_count"], "limitCount": ["student_limit"],
                "startTime": ["start_time"], "endTime": ["end_time"], "lessonRemark": ["remark"],
            ],
            reading: { path, field, given, usual in
                switch field {
                case "name": return usual ?? .string("CS20012.01")
                case "places":
                    var place: [String: JSONValue] = ["room": .string("H3108"), "building": .string("第三教学楼"), "campus": .string("邯郸校区")]
                    place[path] = text(given).map { .string($0) } ?? .null
                    return .array([.object(place.filter { $0.value != .null })])
                // Sunday may be 0. There are 7 days and 20 lessons, and a lesson ends after it starts.
                case "weekday": return text(given).flatMap { ["0": 7, "7": 7][$0] }.map { .integer($0) }
                case "start": return nil
                case "end": return text(given) == "7" ? .integer(7) : nil
                // The times of lessons 3 and 4 take the place of missing ones.
                case "start_time": return .string("09:55")
                case "end_time": return .string("11:35")
                default: return usual
                }
            },
            read: decode(TimetableResponse.self) { try CourseBuilder.build($0.activities, semesterId: 505) }),
        RowSample(
            "Course", "selection", in: #"{"results":[§]}"#,
            #"{"KCMC":"量子场论","JASMC":"H3108","ZCBH":"1110","XQ":"2","KSJCDM":3,"JSXM":"沈砚秋","BJDM":"2026202701PHYS620012.05","KCDM":"PHYS620012","XNXQDM":"20261","KCXF":2.5}"#,
            beside: #"{"KCMC":"体育","ZCBH":"01","XQ":5,"KSJCDM":1,"BJDM":"2026202701B.02","XNXQDM":"20261"}"#,
            [
                "KCMC": ["name"], "JASMC": ["places"], "XQ": ["weekday"], "KSJCDM": ["start", "end", "start_time", "end_time"],
                "JSXM": ["teachers"],
                "BJDM": ["code"], "KCDM": ["course_code"], "KCXF": ["credits"], "XNXQDM": ["semester_id"],
            ],
            reading: { path, field, given, usual in
                let number = text(given).flatMap { Int($0) }
                switch field {
                case "name": return usual ?? .string("PHYS620012.05")
                case "places":
                    return text(given).flatMap { $0 == "--" ? nil : $0 }.map { .array([.object(["room": .string($0)])]) }
                case "weekday": return number == 7 ? .integer(7) : nil
                case "start", "end": return number == 7 ? .integer(7) : nil
                case "start_time": return .string("14:25")
                case "end_time": return .string("15:10")
                // The code begins with the semester, ten digits.
                case "code": return text(given)?.allSatisfy(\.isNumber) == true ? nil : usual
                case "semester_id": return text(given) == nil ? .integer(20261) : .integer(0)
                default: return usual
                }
            },
            read: decode(SelectionResponse.self) { $0.courses }),
        RowSample(
            "Course", "diary", in: #"{"datas":[§]}"#,
            #"{"TITLE":"上课-量子场论(量子场论2026202701PHYS620012.05)","KSSJ":"2026-11-17 13:30","JSSJ":"2026-11-17 15:10","DD":"H3108"}"#,
            beside: #"{"TITLE":"上课-体育(体育2026202701B.02)","KSSJ":"2026-11-20 08:00","JSSJ":"2026-11-20 08:45","DD":"操场"}"#,
            ["KSSJ": ["start"], "JSSJ": ["end"], "DD": ["places"]],
            reading: { _, field, given, usual in
                if field != "places" { return nil }
                return text(given).flatMap { $0 == "--" ? nil : $0 }.map { .array([.object(["room": .string($0)])]) }
            }
        ) { response in
            let entries = try DiaryResponse.parse(response).entries.readable("diary entry")
            return try CourseBuilder.build(entries.compactMap { $0.activity(week: 3) }, semesterId: 20261)
        },
        RowSample(
            "OfferedCourse", in: #"{"data":[§],"_page_":{"totalRows":2}}"#,
            #"{"id":1,"code":"CS20012.01","nameZh":"全校13","lessonCrossBizTypeName":"本科","course":{"code":"CS20012","nameZh":"数据结构","credits":2.5,"courseTableType":{"nameZh":"通识"}},"courseType":{"nameZh":"专业"},"#
                + #""openDepartment":{"nameZh":"计算机"},"teacherAssignmentList":[{"person":{"nameZh":"沈砚秋"}}],"examMode":{"nameZh":"闭卷"},"teachLang":{"nameZh":"中文"},"scheduleText":{"dateTimePlacePersonText":{"textZh":"1~2周 星期三 3~5节 H3108 沈砚秋"}},"stdCount":1,"limitCount":2,"selectionLimit":"无","remark":"双语"}"#,
            beside: #"{"id":2,"nameZh":"体育"}"#,
            [
                "id": ["id"], "code": ["code"], "nameZh": ["class_name"], "lessonCrossBizTypeName": ["level"],
                "course.code": ["course_code"],
                "course.nameZh": ["name", "class_name"], "course.credits": ["credits"], "course.courseTableType": ["category"],
                "course.courseTableType.nameZh": ["category"], "courseType": ["type"], "courseType.nameZh": ["type"],
                "openDepartment": ["department"], "openDepartment.nameZh": ["department"], "teacherAssignmentList": ["teachers"],
                "teacherAssignmentList.0": ["teachers"], "teacherAssignmentList.0.person": ["teachers"],
                "teacherAssignmentList.0.person.nameZh": ["teachers"], "examMode": ["exam_method"], "examMode.nameZh": ["exam_method"],
                "teachLang": ["language"], "teachLang.nameZh": ["language"], "scheduleText": ["schedule", "meetings"],
                "scheduleText.dateTimePlacePersonText": ["schedule", "meetings"],
                "scheduleText.dateTimePlacePersonText.textZh": ["schedule", "meetings"], "stdCount": ["student_count"],
                "limitCount": ["student_limit"], "selectionLimit": ["selection_limit"], "remark": ["remark"],
            ],
            reading: { path, field, given, usual in
                switch (path, field) {
                // Without the name of the course, that of the class takes its place.
                case ("course.nameZh", "name"): return usual ?? .string("全校13")
                case ("course.nameZh", "class_name"): return usual == nil ? nil : .string("全校13")
                case ("teacherAssignmentList", _), ("teacherAssignmentList.0", _), (_, "meetings"), ("scheduleText", _),
                    ("scheduleText.dateTimePlacePersonText", _):
                    return nil
                default: return usual
                }
            },
            read: decode(CourseSearchResponse.self) { $0.courses }),
    ]

    // MARK: Scores

    private static let scores: [RowSample] = [
        RowSample(
            "Score", "undergraduate", in: #"{"semesterId2studentGrades":{"505":[§]}}"#,
            #"{"lessonCode":"A.01","courseCode":"A","courseName":"数据结构","courseModuleTypeName":"通识,核心","courseType":"必修","credits":2.5,"gaGrade":"A-","gp":"3.7","passed":true}"#,
            beside: #"{"courseName":"体育","gaGrade":"P"}"#,
            [
                "lessonCode": ["course_id"], "courseCode": ["course_code"], "courseName": ["course_name"],
                "courseModuleTypeName": ["course_type", "course_modules"], "courseType": [], "credits": ["course_credit"],
                "gaGrade": ["grade"], "gp": ["grade_point"], "passed": ["passed"],
            ],
            reading: { path, field, _, usual in
                path == "courseModuleTypeName" && field == "course_type" ? usual ?? .string("必修") : usual
            },
            read: { try ScoreSheetResponse.parse($0).scores(semesterId: 505) }),
        RowSample(
            "Score", "graduate", in: #"{"datas":{"jdjscjcx":{"rows":[§]}}}"#,
            #"{"KCMC":"量子场论","KCDM":"PHYS620012","XF":2.5,"CZRXM":"沈砚秋","KCLBMC":"学位课","CJ":"A","JDZ":"4.0"}"#,
            beside: #"{"KCMC":"体育"}"#,
            [
                "KCMC": ["course_name"], "KCDM": ["course_code"], "XF": ["course_credit"], "CZRXM": ["teacher"],
                "KCLBMC": ["course_type", "course_modules"], "CJ": ["grade"], "JDZ": ["grade_point"],
            ],
            read: decode(GraduateScoreResponse.self) { $0.rows.map(\.score) }),
        RowSample(
            "RecordedScore", in: #"{"data":[§]}"#, #"["A","2022-2023","2022-2023学年1学期","数据结构","2.5","A-","3.7"]"#,
            beside: #"["B","2022-2023","2022-2023学年2学期","体育","1","P",""]"#,
            [
                "0": ["course_code"], "1": [], "2": ["semester_name", "semester_type", "year"], "3": ["course_name"],
                "4": ["course_credit"], "5": ["grade"], "6": ["grade_point"],
            ],
            reading: { path, field, given, usual in
                // Without the semester, the academic year takes its place.
                if path == "2", text(given) == nil { return ["year": .integer(2022), "semester_name": .string("2022-2023")][field] }
                return field == "year" || field == "semester_type" ? nil : usual
            },
            read: decode(MyTableResponse<RecordedScore>.self) { $0.rows }),
        RowSample(
            "Rank", in: #"{"data":[§]}"#,
            #"{"name":"旦旦","code":"22300000001","grade":2022,"major":"物理学","department":"物理学系","gpa":"3.9","credit":100.5,"ranking":"3"}"#,
            beside: #"{"name":"*","ranking":1}"#,
            [
                "name": ["name", "is_me"], "code": ["code"], "grade": ["grade"], "major": ["major"], "department": ["department"],
                "gpa": ["grade_point"], "credit": ["credit"], "ranking": ["rank"],
            ],
            reading: { path, field, given, usual in
                switch field {
                case "is_me": return text(given) == nil ? nil : .bool(true)
                case "rank": return text(given) == "7" ? .integer(7) : nil
                default: return usual
                }
            },
            read: decode(RankResponse.self) { $0.rows.map(\.rank) }),
    ]

    // MARK: Electricity

    private static let meter =
        #"{"fj_update_time":"2026-11-21 08:00:00","xq":"邯郸","ssmc":"南区10号楼","fjmc":"501","fj_used":"1.25","fj_surplus":2.5,"fj_all":"3.75","ting":1,"t_update_time":"2026-11-20 08:00:00","t_used":1,"t_surplus":2,"t_all":3}"#

    private static let dormitory: [RowSample] = [
        RowSample(
            "ElectricityUsage", in: "§", meter,
            [
                "fj_update_time": ["update_time"], "xq": ["campus"], "ssmc": ["building"], "fjmc": ["room"],
                "fj_used": ["electricity_used"], "fj_surplus": ["electricity_available"], "fj_all": ["electricity_all"],
            ],
            read: decode(ElectricityUsageResponse.self) { [$0.usage] }),
        RowSample(
            "ElectricityMeter", in: "§", meter,
            [
                "t_update_time": ["update_time"], "t_used": ["electricity_used"], "t_surplus": ["electricity_available"],
                "t_all": ["electricity_all"],
            ],
            read: decode(ElectricityUsageResponse.self) { $0.usage.hall.map { [$0] } ?? [] }),
        RowSample(
            "ElectricityLog", in: #"{"data":[§]}"#, #"["1","邯郸","南区10号楼","501","2026-11-21","3.5"]"#,
            beside: #"["1","江湾","一号楼","101","2026-11-20","2"]"#,
            ["0": [], "1": ["campus", "building", "room"], "2": ["building"], "3": ["room"], "4": ["date"], "5": ["usage"]],
            reading: { path, field, given, usual in
                if path != "1" || field == "campus" { return usual }
                return ["building": .string("南区10号楼"), "room": .string("501")][field] ?? usual
            },
            read: decode(ElectricityLogsResponse.self) { $0.rows.map(\.log) }),
    ]

    // MARK: Cards, buses

    private static let cards: [RowSample] = [
        RowSample(
            "CampusCard", in: #"{"data":[§]}"#, #"["1","旦旦","正常","是(江湾;邯郸)","2027-07-01","12.5"]"#,
            beside: #"["2","旦旦","挂失","否","2026-07-01","0"]"#,
            ["0": ["id"], "1": ["name"], "2": ["status"], "3": ["can_enter", "campuses"], "4": ["expiry_date"], "5": ["balance"]],
            reading: { _, field, _, usual in field == "can_enter" || field == "campuses" ? nil : usual },
            read: decode(MyTableResponse<CampusCard>.self) { $0.rows }),
        RowSample(
            "DailySum", in: "[§]", #"{"termdate":"20240311","custid":1,"amount":12.5}"#, beside: #"{"termdate":"20240312","amount":"1"}"#,
            ["termdate": ["date"], "custid": [], "amount": ["amount"]],
            read: decode(ReadRows<DailySumResponse>.self) {
                try $0.readable("daily sum").map { DailySum(date: $0.date, amount: $0.amount) }
            }),
        RowSample(
            "BusSchedule", in: #"{"data":[{"route":"邯郸-枫林","lists":[§]}]}"#,
            #"{"id":"7","start":"邯郸","end":"枫林","stime":"9:00","etime":"","arrow":"3","holiday":"1"}"#,
            beside: #"{"id":"8","start":"邯郸","end":"枫林","stime":"10:00","etime":"","arrow":"3","holiday":"1"}"#,
            ["id": ["id"], "start": ["start"], "end": ["end"], "holiday": ["holiday"]],
            read: decode(BusTimetableResponse.self) { $0.routes.flatMap { $0.build().schedules } }),
        RowSample(
            "BusRoute", in: #"{"data":[§]}"#, #"{"route":"邯郸-枫林","lists":[]}"#, beside: #"{"route":"邯郸-江湾","lists":[]}"#,
            ["route": ["name", "start", "end"]],
            reading: { _, field, given, usual in field == "name" ? usual : nil },
            read: decode(BusTimetableResponse.self) { $0.routes.map { $0.build() } }),
    ]

    // MARK: Bookings

    private static let booking: [RowSample] = [
        RowSample(
            "Venue", in: #"{"data":[§]}"#,
            #"{"base":{"id":1040,"name":"北区体育馆","images":"abc","config":{"introduction":{"text":"<p>简介</p>","enanle":1}}}}"#,
            beside: #"{"base":{"id":1041,"name":"南区体育馆"}}"#,
            [
                "base.id": ["id", "booking_url"], "base.name": ["name"], "base.images": ["image_url"], "base.config": ["introduction"],
                "base.config.introduction": ["introduction"], "base.config.introduction.text": ["introduction"],
            ],
            reading: { path, field, given, usual in
                switch field {
                case "booking_url": text(given).flatMap { Int($0) }.map { .string(BookingAPI.bookingURL($0)) }
                case "image_url":
                    text(given).map { .string("https://booking.fudan.edu.cn/reservation/api/file/down?token=\($0)&view=1") }
                case "introduction": path.hasSuffix("text") ? usual : nil
                default: usual
                }
            },
            read: decode(BookingListResponse<VenueResponse>.self) { $0.rows.map(\.venue) }),
        RowSample(
            "VenueDetail", in: "§",
            #"{"id":7,"name":"北区体育馆","usable":1,"limit_info":"校外","config":{"anti_bot":"1","description":{"text":"规则","enanle":1}},"rule":[{"start_time":"07:30","end_time":"24:00"}]}"#,
            [
                "id": ["id", "booking_url"], "name": ["name"], "usable": ["usable"], "limit_info": ["limit"],
                "config": ["description", "needs_captcha"], "config.anti_bot": ["needs_captcha"], "config.description": ["description"],
                "config.description.text": ["description"], "rule": ["opening_hours"], "rule.0": ["opening_hours"],
                "rule.0.start_time": ["opening_hours"],
            ],
            reading: { path, field, given, usual in
                switch field {
                case "booking_url": text(given).flatMap { Int($0) }.map { .string(BookingAPI.bookingURL($0)) }
                case "needs_captcha": path == "config" ? nil : usual ?? text(given).flatMap { Int($0) }.map { .bool($0 != 0) }
                case "description": path.hasSuffix("text") ? usual : nil
                case "opening_hours": nil
                default: usual
                }
            },
            read: decode(VenueDetailResponse.self) { [$0.detail] }),
        RowSample(
            "OpeningHours", in: #"{"id":7,"name":"北区体育馆","rule":[§]}"#, #"{"start_time":"07:30","end_time":"24:00"}"#,
            beside: #"{"start_time":"08:00","end_time":"09:00"}"#, ["start_time": ["start"], "end_time": ["end"]],
            read: decode(VenueDetailResponse.self) { $0.detail.openingHours }),
        RowSample(
            "Slot",
            in:
                #"{"resource":[{"id":1,"name":"1号场地"}],"time":[{"id":3012,"start_time":"12:00","end_time":"13:00"}],"data":{"2026-11-21":{"1":{"3012":§}}}}"#,
            #"{"status":0,"total":"4","num":2}"#,
            ["status": ["status", "available"], "total": ["total"], "num": ["remaining", "available"]],
            reading: { path, field, given, usual in
                guard field == "available" else { return usual }
                return text(given).flatMap { Int($0) }.map { .bool(path == "num" ? $0 > 0 : $0 == 0) }
            },
            read: decode(VenueCalendarResponse.self) { $0.slots(from: "2026-11-20", to: "2026-11-23") }),
        RowSample(
            "Booking", in: #"{"data":[§]}"#,
            #"{"id":"80000","resource_id":104001,"group_id":"1040","resource_name":"北区","status":1,"status_name":"已结束","created":"2026-11-19 07:00:05","is_cancel":1,"appointment_time":{"groups":[{"dates":[{"periods":[{"date":"2026-11-21","start_time":"12:00","end_time":"13:00"}]}]}]}}"#,
            beside: #"{"id":"80001"}"#,
            [
                "id": ["id"], "resource_id": ["court_id"], "group_id": ["venue_id"], "resource_name": ["name"], "status": ["status"],
                "status_name": ["status_name", "is_void"], "created": ["created"], "is_cancel": ["can_cancel"],
                "appointment_time": ["periods"],
                "appointment_time.groups": ["periods"], "appointment_time.groups.0": ["periods"],
                "appointment_time.groups.0.dates": ["periods"], "appointment_time.groups.0.dates.0.periods": ["periods"],
                "appointment_time.groups.0.dates.0.periods.0.date": ["periods"],
            ],
            reading: { _, field, given, usual in
                switch field {
                case "periods": nil
                case "is_void": text(given).map { _ in .bool(false) }
                default: usual
                }
            },
            read: decode(BookingListResponse<BookingResponse>.self) { $0.rows.map(\.booking) }),
        RowSample(
            "BookedPeriod", in: #"{"data":[{"id":1,"appointment_time":{"groups":[{"dates":[{"periods":[§]}]}]}}]}"#,
            #"{"date":"2026-11-21","period_id":"3012","start_time":"12:00","end_time":"13:00:00","can_cancel":"true"}"#,
            beside: #"{"date":"2026-11-22","start_time":"12:00","end_time":"13:00"}"#,
            [
                "date": ["date"], "period_id": ["period_id"], "start_time": ["start"], "end_time": ["end"], "can_cancel": ["can_cancel"],
            ],
            read: decode(BookingListResponse<BookingResponse>.self) { $0.rows.flatMap(\.booking.periods) }),
    ]

    // MARK: Libraries

    private static let library: [RowSample] = [
        RowSample(
            "Library", in: #"{"code":"1","data":[§]}"#,
            #"{"campusId":"1","campusName":"文科馆","inNum":"10","canInNumb":"20","libraryOpenTime":"8:00~22:00","placeNum":"3","libraryNotice":"<p>通知</p>"}"#,
            beside: #"{"campusId":"2","campusName":"理科馆"}"#,
            [
                "campusId": ["id"], "campusName": ["name"], "inNum": ["current", "capacity"], "canInNumb": ["capacity"],
                "libraryOpenTime": ["open_time"], "placeNum": ["place_num"], "libraryNotice": ["notice"],
            ],
            reading: { path, field, given, usual in
                guard field == "capacity" else { return usual }
                return text(given).flatMap { Int($0) }.map { .integer($0 + (path == "inNum" ? 20 : 10)) }
            },
            read: decode(LibrarySpaceResponse.self) { if case .libraries(let rows) = $0 { rows.map(\.library) } else { [] } }),
        RowSample(
            "Book", in: #"{"list":[§]}"#,
            #"{"docId":"5","resource_smjlh":"1","resource_ztm":"<b>呐喊</b>","resource_zrz_arr":["鲁迅著"],"resource_cbz":"人民文学","resource_cbrq":"2019","publication_year_int":"2020","resource_isbn_arr":["978"],"resource_zydfz":"小说"}"#,
            beside: #"{"docId":"6","resource_ztm":"彷徨"}"#,
            [
                "resource_smjlh": ["id"], "resource_ztm": ["title"], "resource_zrz_arr": ["authors"], "resource_zrz_arr.0": ["authors"],
                "resource_cbz": ["publisher"], "resource_cbrq": ["published"], "publication_year_int": ["year"],
                "resource_isbn_arr": ["isbns"], "resource_zydfz": ["summary"],
            ],
            reading: { _, field, _, usual in
                // The other identifier and the date of publication take the place of the first ones.
                field == "id" ? usual ?? .string("5") : field == "year" ? usual ?? .integer(2019) : usual
            },
            read: decode(LibraryListResponse<BookResponse>.self) { $0.rows.map(\.book) }),
        RowSample(
            "BookCopy", in: #"{"list":[§]}"#,
            #"{"id":1,"barcode":"B1","callNo":"I210","temporaryLibraryName":"文科馆","temporaryLocationName":"二楼","itemStatusName":"在馆","volumeInfo":"上"}"#,
            beside: #"{"id":2}"#,
            [
                "id": ["id"], "barcode": ["barcode"], "callNo": ["call_number"], "temporaryLibraryName": ["library"],
                "temporaryLocationName": ["location"], "itemStatusName": ["status"], "volumeInfo": ["volume"],
            ],
            read: decode(LibraryListResponse<BookCopyResponse>.self) { $0.rows.map(\.copy) }),
        RowSample(
            "LibraryReader", in: "§", #"{"barcode":"R1","name":"旦旦","canLoanTotal":20,"currentRequestCount":1}"#,
            ["barcode": ["barcode"], "name": ["name"], "canLoanTotal": ["can_loan_total"], "currentRequestCount": ["hold_count"]],
            read: decode(ReaderResponse.self) { [$0.reader] }),
        RowSample(
            "Loan", "current", in: #"{"list":[§]}"#,
            #"{"loanLog":{"catalogueId":"9","loanDate":"2026-11-21","dueDate":"2026-12-21 00:00:00","renewalCount":1},"itemInfo":{"item":{"barcode":"B1","temporaryLibraryName":"文科馆","temporaryLocationName":"二楼"},"instance":{"title":"呐喊","author":"鲁迅"}},"circulationLoanPolicy":{"renewalCount":2}}"#,
            beside: #"{"itemBarcode":"B2"}"#,
            [
                "loanLog": ["book_id", "loan_date", "due_date", "renewal_count"], "loanLog.catalogueId": ["book_id"],
                "loanLog.loanDate": ["loan_date"], "loanLog.dueDate": ["due_date"], "loanLog.renewalCount": ["renewal_count"],
                "itemInfo.item.barcode": ["barcode"], "itemInfo.item.temporaryLibraryName": ["library"],
                "itemInfo.item.temporaryLocationName": ["location"], "itemInfo.instance": ["title", "author"],
                "itemInfo.instance.title": ["title"], "itemInfo.instance.author": ["author"], "circulationLoanPolicy": ["renewal_limit"],
                "circulationLoanPolicy.renewalCount": ["renewal_limit"],
            ],
            reading: { path, field, given, usual in
                if ["loanLog", "itemInfo.instance", "circulationLoanPolicy"].contains(path) { return nil }
                return field == "renewal_count" && text(given) == "-1" ? nil : usual
            },
            read: decode(LibraryListResponse<LoanResponse>.self) { $0.rows.map(\.loan) }),
        RowSample(
            "Loan", "past", in: #"{"list":[§]}"#,
            #"{"itemBarcode":"B1","catalogueId":"9","returnDate":"2026-12-21","catalogueInstance":{"title":"呐喊","author":"鲁迅"}}"#,
            beside: #"{"itemBarcode":"B2"}"#,
            [
                "itemBarcode": ["barcode"], "catalogueId": ["book_id"], "returnDate": ["return_date"],
                "catalogueInstance": ["title", "author"], "catalogueInstance.title": ["title"],
            ],
            reading: { path, _, _, usual in path == "catalogueInstance" ? nil : usual },
            read: decode(LibraryListResponse<LoanResponse>.self) { $0.rows.map(\.loan) }),
        RowSample(
            "Hold", in: #"{"list":[§]}"#,
            #"{"id":1,"itemBarcode":"B1","catalogueId":"9","instance":{"title":"呐喊","author":"鲁迅"},"status":"在架","statusCode":"S","pickUpLocationName":"文科馆","pickupLocation":"W","expectDate":"2026-11-21","createTime":"2026-11-20 08:00:00","allowReplace":true,"queuing":3}"#,
            beside: #"{"id":2}"#,
            [
                "id": ["id"], "itemBarcode": ["barcode"], "catalogueId": ["book_id"], "instance": ["title", "author"],
                "instance.title": ["title"], "instance.author": ["author"], "status": ["status"], "statusCode": ["status_code"],
                "pickUpLocationName": ["pickup_location"], "pickupLocation": ["pickup_location_code"], "expectDate": ["expected_date"],
                "createTime": ["created_date"], "allowReplace": ["allows_other_copy"], "queuing": ["queue_position"],
            ],
            reading: { path, _, _, usual in path == "instance" ? nil : usual },
            read: decode(LibraryListResponse<HoldResponse>.self) { $0.rows.map(\.hold) }),
    ]

    // MARK: People

    private static let people: [RowSample] = [
        RowSample(
            "StudentProfile", in: "§", #"{"XH":"22300000001","XM":"旦旦","XB":"女","ZJHM":"310","YX":"物理学系","ZY":"物理学"}"#,
            [
                "XH": ["campus_id"], "XM": ["name"], "XB": ["gender"], "ZJHM": ["id_number"], "YX": ["department"], "ZY": ["major"],
            ],
            read: decode(ProfileResponse.self) { [$0.profile] }),
        RowSample(
            "PersonIdentity", in: "§", #"{"name":"旦旦","identity":"本科生","depart":"物理学系"}"#,
            ["name": ["name"], "identity": ["identity"], "depart": ["department"]],
            read: decode(IdentityPage.IdentityResponse.self) { [$0.identity] }),
    ]
}
