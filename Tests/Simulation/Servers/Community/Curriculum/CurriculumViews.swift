import JSON

/// The JSON of the course reviews as one user sees them.
extension CurriculumServer {
    func view(_ group: CurriculumGroup, _ call: Call, withReviews: Bool = false) -> JSONValue {
        [
            "id": .integer(group.number), "name": .string(group.name), "code": .string(group.code),
            "department": .string(group.department), "campus_name": .string(group.campus),
            "course_list": .array(group.courses.map { view($0, call, withReviews: withReviews) }),
        ]
    }

    /// The group with the numbers of its courses and reviews in place of its courses.
    func countedView(_ group: CurriculumGroup, _ call: Call) -> JSONValue {
        var view = view(group, call)
        view["course_list"] = nil
        return view.merging([
            "credits": .array(group.credits.map(Self.number)), "course_count": .integer(group.courses.count),
            "review_count": .integer(group.reviewCount),
        ])
    }

    /// Credits without a fraction are whole numbers in the server's JSON.
    private static func number(_ credit: Double) -> JSONValue {
        credit == credit.rounded() ? .integer(Int(credit)) : .number(credit)
    }

    func view(_ course: CurriculumCourse, _ call: Call, withReviews: Bool = false) -> JSONValue {
        var view: JSONValue = [
            "id": .integer(course.number), "name": .string(course.name), "code": .string(course.code),
            "code_id": .string(course.classCode), "department": .string(course.department), "teachers": .string(course.teachers),
            "year": .integer(course.year), "semester": .integer(course.semester), "campus_name": .string(course.campus),
            "credit": Self.number(course.credit), "max_student": .integer(course.maxStudents),
            "week_hour": .integer(course.weekHours),
        ]
        let reviews = withReviews ? reviews(of: course.number) : []
        if !reviews.isEmpty { view["review_list"] = .array(reviews.map { fullView($0, call) }) }
        return view
    }

    private func rank(_ review: CurriculumReview) -> JSONValue { .object(review.rank.mapValues { .integer($0) }) }

    /// The review with its text, even while the text is withheld from readers.
    func plainView(_ review: CurriculumReview, _ call: Call) -> JSONValue {
        [
            "id": .integer(review.number), "time_created": .string(CommunityTime.text(review.created)),
            "time_updated": .string(CommunityTime.text(review.updated)), "title": .string(review.title),
            "content": .string(review.content), "reviewer_id": .integer(review.account), "rank": rank(review),
            "vote": .integer(review.votes[call.account] ?? 0), "remark": .integer(review.remark), "history": [],
            "extra": ["achievements": []],
        ]
    }

    func view(_ review: CurriculumReview, _ call: Call) -> JSONValue {
        var view = plainView(review, call)
        view["is_me"] = .bool(review.account == call.account)
        if review.isWithheld {
            view["title"] = "该内容正在审核中"
            view["content"] = "该内容正在审核中"
        }
        return view
    }

    /// The review with its earlier texts.
    func fullView(_ review: CurriculumReview, _ call: Call) -> JSONValue {
        var view = view(review, call)
        view["history"] = .array(
            review.history.map { change in
                let original: JSONValue = [
                    "title": .string(change.title), "content": .string(change.content),
                    "time_created": .string(CommunityTime.text(review.created)),
                    "time_updated": .string(CommunityTime.text(change.time)), "reviewer_id": .integer(review.account),
                    "rank": rank(review), "remark": .integer(review.remark),
                ]
                return [
                    "time": .string(CommunityTime.text(change.time)), "alter_by": .integer(review.account), "original": original,
                ]
            })
        return view
    }
}
