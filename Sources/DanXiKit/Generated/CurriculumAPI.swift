// Generated from interface/curriculum.toml by `make generate`; do not edit.

import Calendar
import HTTP
import JSON
import Networking

/// The course reviews 蛋壳: course groups, courses and the reviews that students write.
package enum CurriculumAPI {
    /// Searches course groups by course code, course name or teacher, and lists them page by page.
    ///
    /// A query that starts like a course code, such as `MATH12`, finds the codes that start with it. Any
    /// other query finds names of courses and teachers that contain it.
    ///
    /// - Parameters:
    ///   - query: Words to search for. `%` stands for any characters, and `_` for any single character.
    ///   - page: Number of the page.
    ///   - size: Maximum number of course groups.
    ///
    /// `GET /v3/course_groups/search`
    package static func searchCourseGroups(
        _ client: CommunityClient,
        query: String,
        page: Int = 1,
        size: Int = 10
    ) async throws -> CourseGroupPage {
        try await client.requestWithResponse(
            "/v3/course_groups/search",
            base: client.hosts.curriculum,
            query: [QueryItem("query", query), QueryItem("page", page), QueryItem("page_size", size)]
        )
    }

    /// Returns a course group with its courses and all their reviews.
    ///
    /// - Parameters:
    ///   - id: Identifier of the course group.
    ///
    /// `GET /v3/course_groups/{id}`
    package static func getCourseGroup(_ client: CommunityClient, id: Int) async throws -> CourseGroup {
        try await client.requestWithResponse("/v3/course_groups/\(id)", base: client.hosts.curriculum)
    }

    /// Adds a course that the list does not contain yet. Only for administrators.
    ///
    /// A code that no course has yet creates a course group. Check the list first, because no method can
    /// correct a course.
    ///
    /// - Parameters:
    ///   - name: Name of the course.
    ///   - code: Code of the course group, such as `MATH120016`.
    ///   - codeId: Code with the number of the section, such as `MATH120016.03`.
    ///   - department: Department that offers the course.
    ///   - teachers: Names of the teachers, separated by commas.
    ///   - year: Year in which the academic year starts.
    ///   - semester: Number of the semester in the academic year.
    ///   - campusName: Name of the campus. By default it is empty.
    ///   - credit: Credits. 0 if they are unknown.
    ///   - maxStudent: Maximum number of students. 0 if it is unknown.
    ///   - weekHour: Lessons in a week. 0 if the number is unknown.
    ///
    /// `POST /courses`
    package static func createCourse(
        _ client: CommunityClient,
        name: String,
        code: String,
        codeId: String,
        department: String,
        teachers: String,
        year: Int,
        semester: Int,
        campusName: String = "",
        credit: Double = 0,
        maxStudent: Int = 0,
        weekHour: Int = 0
    ) async throws -> CurriculumCourse {
        try client.requireAdministrator("curriculum.create_course")
        let payload: [String: JSONValue] = [
            "name": .string(name),
            "code": .string(code),
            "code_id": .string(codeId),
            "department": .string(department),
            "teachers": .string(teachers),
            "year": .integer(year),
            "semester": .integer(semester),
            "campus_name": .string(campusName),
            "credit": .number(credit),
            "max_student": .integer(maxStudent),
            "week_hour": .integer(weekHour),
        ]
        return try await client.requestWithResponse("/courses", base: client.hosts.curriculum, payload: .object(payload))
    }

    /// Lists the reviews of a course, without histories and achievements.
    ///
    /// The list is empty if the course does not exist. `curriculum.get_course_group` returns the reviews of
    /// all courses of a group at once.
    ///
    /// - Parameters:
    ///   - courseId: Identifier of the course.
    ///
    /// `GET /courses/{course_id}/reviews`
    package static func listReviews(_ client: CommunityClient, courseId: Int) async throws -> [Review] {
        try await client.requestWithResponse("/courses/\(courseId)/reviews", base: client.hosts.curriculum)
    }

    /// Returns a review with its history and its author's achievements.
    ///
    /// - Parameters:
    ///   - id: Identifier of the review.
    ///
    /// `GET /reviews/{id}`
    package static func getReview(_ client: CommunityClient, id: Int) async throws -> Review {
        try await client.requestWithResponse("/reviews/\(id)", base: client.hosts.curriculum)
    }

    /// Writes a review of a course.
    ///
    /// - Parameters:
    ///   - courseId: Identifier of the course.
    ///   - title: Title of the review.
    ///   - content: Text of the review, in Markdown. A link to another host delays the review until an
    ///     administrator has read it.
    ///   - overallRank: Overall mark, from 1 (worst) to 5 (best).
    ///   - contentRank: Mark of the content and the style of teaching.
    ///   - workloadRank: Mark of the workload.
    ///   - assessmentRank: Mark of the assessment.
    ///
    /// `POST /courses/{course_id}/reviews`
    package static func createReview(
        _ client: CommunityClient,
        courseId: Int,
        title: String,
        content: String,
        overallRank: Int,
        contentRank: Int,
        workloadRank: Int,
        assessmentRank: Int
    ) async throws -> Review {
        let rank: [String: JSONValue] = [
            "overall": .integer(overallRank),
            "content": .integer(contentRank),
            "workload": .integer(workloadRank),
            "assessment": .integer(assessmentRank),
        ]
        return try await client.requestWithResponse(
            "/courses/\(courseId)/reviews",
            base: client.hosts.curriculum,
            payload: .object(["title": .string(title), "content": .string(content), "rank": .object(rank)])
        )
    }

    /// Lists the reviews that the account wrote, oldest first.
    ///
    /// Unlike other lists, it contains the text of reviews that are checked for sensitive content.
    ///
    /// `GET /reviews/me`
    package static func listMyReviews(_ client: CommunityClient) async throws -> [Review] {
        try await client.requestWithResponse("/reviews/me", base: client.hosts.curriculum)
    }

    /// Changes a review that the account wrote.
    ///
    /// The whole review is replaced, its marks included. Everybody can read the earlier versions.
    ///
    /// - Parameters:
    ///   - id: Identifier of the review.
    ///   - title: New title of the review.
    ///   - content: New text of the review, in Markdown.
    ///   - overallRank: Overall mark, from 1 (worst) to 5 (best).
    ///   - contentRank: Mark of the content and the style of teaching.
    ///   - workloadRank: Mark of the workload.
    ///   - assessmentRank: Mark of the assessment.
    ///
    /// `PUT /reviews/{id}`
    package static func modifyReview(
        _ client: CommunityClient,
        id: Int,
        title: String,
        content: String,
        overallRank: Int,
        contentRank: Int,
        workloadRank: Int,
        assessmentRank: Int
    ) async throws -> Review {
        let rank: [String: JSONValue] = [
            "overall": .integer(overallRank),
            "content": .integer(contentRank),
            "workload": .integer(workloadRank),
            "assessment": .integer(assessmentRank),
        ]
        return try await client.requestWithResponse(
            "/reviews/\(id)",
            base: client.hosts.curriculum,
            payload: .object(["title": .string(title), "content": .string(content), "rank": .object(rank)]),
            method: .put
        )
    }

    /// Deletes a review that the account wrote.
    ///
    /// - Parameters:
    ///   - id: Identifier of the review.
    ///
    /// `DELETE /reviews/{id}`
    package static func deleteReview(_ client: CommunityClient, id: Int) async throws {
        let _: NoContent = try await client.requestWithResponse("/reviews/\(id)", base: client.hosts.curriculum, method: .delete)
    }

    /// Returns a random review with its course.
    ///
    /// `GET /reviews/random`
    package static func getRandomReview(_ client: CommunityClient) async throws -> Review {
        try await client.requestWithResponse("/reviews/random", base: client.hosts.curriculum)
    }

    /// Lists the reviews that the automatic check found sensitive, page by page, last changed first. Only for
    /// administrators.
    ///
    /// - Parameters:
    ///   - open: Whether to list the reviews about which no administrator has decided. Otherwise, those with
    ///     a decision are listed.
    ///   - all: Whether to list the reviews with and without a decision. `open` then has no effect.
    ///   - startTime: Time before which the listed reviews were last changed. The default is now.
    ///   - size: Maximum number of reviews.
    ///
    /// `GET /v3/reviews/_sensitive`
    package static func listSensitiveReviews(
        _ client: CommunityClient,
        open: Bool = true,
        all: Bool = false,
        startTime: Timestamp? = nil,
        size: Int = 10
    ) async throws -> [SensitiveReview] {
        var query: [QueryItem] = []
        query.append("all", all)
        query.append("open", open)
        query.append("offset", startTime)
        query.append("size", size)
        return try await client.requestWithResponse("/v3/reviews/_sensitive", base: client.hosts.curriculum, query: query)
    }

    /// Decides whether a review is sensitive. Only for administrators.
    ///
    /// A sensitive review is deleted. Any other review becomes visible to everybody.
    ///
    /// - Parameters:
    ///   - id: Identifier of the review, from `curriculum.list_sensitive_reviews`.
    ///   - sensitive: Whether the review is sensitive.
    ///
    /// `PUT /v3/reviews/{id}/_sensitive`
    package static func setReviewSensitive(_ client: CommunityClient, id: Int, sensitive: Bool) async throws -> SensitiveReview {
        try await client.requestWithResponse(
            "/v3/reviews/\(id)/_sensitive",
            base: client.hosts.curriculum,
            payload: .object(["is_actually_sensitive": .bool(sensitive)]),
            method: .put,
            effect: .idempotent
        )
    }
}
