import JSON
import Text

extension CurriculumServer {
    static let routes: ServerRoutes<Handler> = {
        var routes = ServerRoutes<Handler>(prefix: "/api")
        routes.add("GET", "/courses", CurriculumServer.listGroups)
        routes.add("GET", "/courses/hash", CurriculumServer.getHash)
        routes.add("GET", "/v3/course_groups/search", CurriculumServer.search)
        routes.add("GET", "/v3/course_groups/#", CurriculumServer.getGroup)
        routes.add("GET", "/group/#", CurriculumServer.getOldGroup)
        routes.add("POST", "/courses", CurriculumServer.addCourse)
        routes.add("GET", "/courses/#", CurriculumServer.getCourse)
        routes.add("GET", "/courses/#/reviews", CurriculumServer.listReviews)
        routes.add("POST", "/courses/#/reviews", CurriculumServer.createReview)
        routes.add("GET", "/reviews/me", CurriculumServer.listMyReviews)
        routes.add("GET", "/reviews/random", CurriculumServer.getRandomReview)
        routes.add("GET", "/reviews/#", CurriculumServer.getReview)
        routes.add("PUT", "/reviews/#", CurriculumServer.modifyReview)
        routes.add("PATCH", "/reviews/#/_webvpn", CurriculumServer.modifyReview)
        routes.add("PATCH", "/reviews/#", CurriculumServer.vote)
        routes.add("DELETE", "/reviews/#", CurriculumServer.deleteReview)
        return routes
    }()

    private static let marks = ["overall", "content", "workload", "assessment"]
    private static let title = CommunityField("title", .string, required: true, max: 64)
    private static let content = CommunityField("content", .string, required: true, max: 10_240)
    private static let rank = CommunityField(
        "rank", .object, standard: [:], members: marks.map { CommunityField($0, .integer, min: 1, max: 5) })

    // MARK: Courses

    private func listGroups(_ call: Call) throws(ServerRefusal) -> ServerResponse {
        .json(200, .array(groups.all.map { view($0, call) }))
    }

    private func getHash(_ call: Call) throws(ServerRefusal) -> ServerResponse { .json(200, ["hash": .string(hash)]) }

    private func search(_ call: Call) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(
            query: call.request, CommunityField("query", .string, required: true), CommunityField("page", .integer, min: 0),
            CommunityField("page_size", .integer, min: 0, max: 100))
        // As on the real server, a query of capitals and digits is the start of a code.
        let query = input.text("query")
        let letters = query.prefix { $0.isASCII && $0.isUppercase }
        let isCode = letters.count >= 3 && query[letters.endIndex...].prefix { $0.isASCII && $0.isNumber }.count >= 2
        let pattern = RedisGlob(Array((isCode ? "" : "*").utf8) + Self.glob(query.lowercased()) + Array("*".utf8))
        let matches = { (text: String) in pattern.matches(Array(text.lowercased().utf8)) }
        let found = groups.all.filter { group in
            isCode ? matches(group.code) : matches(group.name) || group.courses.contains { matches($0.teachers) }
        }
        let page = max(1, input.number("page"))
        let size = input.number("page_size") > 0 ? input.number("page_size") : input.number("page") > 0 ? 10 : 0
        let items = size == 0 ? found[...] : found.dropFirst((page - 1) * size).prefix(size)
        return .json(
            200, ["items": .array(items.map { countedView($0, call) }), "page": .integer(page), "page_size": .integer(size)])
    }

    /// Converts the wildcards `%` and `_` of SQL, which the real server does not escape.
    private static func glob(_ query: String) -> [UInt8] {
        query.utf8.flatMap { byte -> [UInt8] in
            switch byte {
            case UInt8(ascii: "%"): [UInt8(ascii: "*")]
            case UInt8(ascii: "_"): [UInt8(ascii: "?")]
            default: "*?[]\\".utf8.contains(byte) ? [UInt8(ascii: "\\"), byte] : [byte]
            }
        }
    }

    private func group(_ number: Int) throws(ServerRefusal) -> CurriculumGroup {
        guard let group = groups[number] else { throw .community(404, "课程组不存在") }
        return group
    }

    private func getGroup(_ call: Call) throws(ServerRefusal) -> ServerResponse {
        let group = try group(call.values.number(0))
        return .json(200, countedView(group, call).merging(view(group, call, withReviews: true)))
    }

    private func getOldGroup(_ call: Call) throws(ServerRefusal) -> ServerResponse {
        .json(200, view(try group(call.values.number(0)), call, withReviews: true))
    }

    private func addCourse(_ call: Call) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(
            body: call.request, CommunityField("name", .string, required: true, max: 255),
            CommunityField("code", .string, required: true, min: 4), CommunityField("code_id", .string, required: true, min: 4),
            CommunityField("department", .string, required: true), CommunityField("teachers", .string, required: true),
            CommunityField("year", .integer, required: true, min: 2000), CommunityField("semester", .integer, required: true, min: 1),
            CommunityField("campus_name", .string), CommunityField("credit", .number, min: 0),
            CommunityField("max_student", .integer, min: 0), CommunityField("week_hour", .integer, min: 0))
        let isKnown = courses.all.contains {
            $0.classCode == input.text("code_id") && $0.year == input.number("year") && $0.semester == input.number("semester")
        }
        if isKnown { throw .community(400, "该课程已存在") }
        var credit = Double(input.number("credit"))
        if case .number(let number) = input.value("credit") { credit = number }
        let course = addCourse(
            input.text("name"), code: input.text("code"), classCode: input.text("code_id"), department: input.text("department"),
            teachers: input.text("teachers"), year: input.number("year"), semester: input.number("semester"),
            campus: input.text("campus_name"), credit: credit, maxStudents: input.number("max_student"),
            weekHours: input.number("week_hour"))
        log("create course", course.number, course.classCode, call)
        return .json(200, view(course, call))
    }

    private func getCourse(_ call: Call) throws(ServerRefusal) -> ServerResponse {
        guard let course = courses[call.values.number(0)] else { throw .community(404, "record not found") }
        return .json(200, view(course, call, withReviews: true))
    }

    // MARK: Reviews

    private func log(_ action: String, _ target: Int, _ text: String, _ call: Call) {
        writes.add(action, String(target), text, by: String(call.account), at: call.request.time)
    }

    private func listReviews(_ call: Call) throws(ServerRefusal) -> ServerResponse {
        .json(200, .array(reviews(of: call.values.number(0)).map { view($0, call) }))
    }

    private static func rank(_ input: CommunityInput) -> [String: Int] {
        Dictionary(uniqueKeysWithValues: marks.map { ($0, input.value("rank")[$0]?.integer ?? 0) })
    }

    private static func checkImages(_ content: String) throws(ServerRefusal) {
        for part in content.parts(after: "](") where !part.hasPrefix("https://image.fduhole.com/") {
            throw .community(500, "Internal Server Error")
        }
    }

    private func createReview(_ call: Call) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(body: call.request, Self.title, Self.content, Self.rank)
        guard let course = courses[call.values.number(0)] else { throw .community(404, "课程不存在") }
        if reviews(of: course.number).contains(where: { $0.account == call.account }) {
            throw .community(400, "已经评教过，请勿重复评教")
        }
        try Self.checkImages(input.text("content"))
        let review = addReview(
            input.text("title"), input.text("content"), of: course, rank: Self.rank(input), by: call.account, at: call.request.time)
        return .json(200, fullView(review, call))
    }

    private func listMyReviews(_ call: Call) throws(ServerRefusal) -> ServerResponse {
        .json(200, .array(reviews(by: call.account).map { plainView($0, call) }))
    }

    private func getRandomReview(_ call: Call) throws(ServerRefusal) -> ServerResponse {
        guard let review = randomReview() else { throw .community(404, "record not found") }
        let group = groups.all.first { $0.code == review.course.code }?.number ?? 0
        return .json(200, plainView(review, call).merging(["course": view(review.course, call), "group_id": .integer(group)]))
    }

    private func review(_ call: Call) throws(ServerRefusal) -> CurriculumReview {
        guard let review = reviews[call.values.number(0)], !review.isDeleted else { throw .community(404, "评论不存在") }
        return review
    }

    private func ownReview(_ call: Call) throws(ServerRefusal) -> CurriculumReview {
        let review = try review(call)
        guard review.account == call.account || call.token.isAdmin else { throw .community(403, "没有权限") }
        return review
    }

    private func getReview(_ call: Call) throws(ServerRefusal) -> ServerResponse { .json(200, fullView(try review(call), call)) }

    private func modifyReview(_ call: Call) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(body: call.request, Self.title, Self.content, Self.rank)
        let review = try ownReview(call)
        try Self.checkImages(input.text("content"))
        review.updated = stamp(call.request.time)
        review.history.append((review.updated, review.title, review.content))
        // As on the real server, an empty body changes the marks alone.
        if !call.request.body.isEmpty { (review.title, review.content) = (input.text("title"), input.text("content")) }
        review.rank = Self.rank(input)
        log("modify review", review.number, review.title, call)
        return .json(200, fullView(review, call))
    }

    private func vote(_ call: Call) throws(ServerRefusal) -> ServerResponse {
        let vote = try CommunityInput(body: call.request, CommunityField("upvote", .boolean)).flag("upvote") ? 1 : -1
        let review = try review(call)
        review.votes[call.account] = review.votes[call.account] == vote ? nil : vote
        log("vote review", review.number, String(vote), call)
        return .json(200, fullView(review, call))
    }

    private func deleteReview(_ call: Call) throws(ServerRefusal) -> ServerResponse {
        let review = try ownReview(call)
        review.isDeleted = true
        log("delete review", review.number, "", call)
        return .noContent
    }
}
