import Calls
import Errors
import JSON
import Networking
import Storage
import Threads

/// The methods of the service `curriculum` that use caches, need more than one request, or get an unusual response.
package struct CurriculumService: Sendable {
    private let client: CommunityClient
    private let caches: CacheGroup
    private let courseGroups: ValueCache<CourseGroupList>
    /// The locks of the reviews, by identifier. Votes on the same review are sent one after the other.
    private let votes = KeyedTurns<Int>()

    package init(client: CommunityClient, caches: CacheGroup) {
        self.client = client
        self.caches = caches
        courseGroups = caches.cache("list_course_groups", validity: Validity.Curriculum.listCourseGroups, in: .disk) { known in
            try await Self.courseGroups(client, unless: try? known?.value)
        }
    }

    /// Lists all course groups with their courses. An expired list is requested again only if the server's hash differs.
    package func listCourseGroups(cache: CachePolicy) async throws -> Cached<[CourseGroup]> {
        try await courseGroups.value(cache).map(\.groups)
    }

    /// `GET /courses/hash`, `GET /courses`
    private static func courseGroups(_ client: CommunityClient, unless known: CourseGroupList?) async throws -> CourseGroupList {
        // The hash is requested first. If the list changes before the second request, the hashes differ at the next comparison.
        let hash: CourseGroupHash = try await client.requestWithResponse("/courses/hash", base: client.hosts.curriculum)
        if let known, known.hash == hash.hash { return known }
        return CourseGroupList(
            hash: hash.hash, groups: try await client.requestWithResponse("/courses", base: client.hosts.curriculum))
    }

    /// Votes for or against a review, or removes the vote.
    ///
    /// `PATCH /reviews/{id}` only toggles a vote, so the account's current vote is requested first. The response has the new vote. If the
    /// new vote differs from `vote`, another program has voted between the two requests, and the vote is toggled once more.
    /// - Parameter vote: 1, -1, or 0 to remove the vote.
    /// - Throws: `rejected` if the vote differs from `vote` after the second toggle; `timeout` if another vote of this session on the same
    ///   review was under way until the deadline.
    package func voteReview(id: Int, vote: Int) async throws -> Review {
        do {
            return try await votes.run(id, in: .current) {
                var review = try await CurriculumAPI.getReview(client, id: id)
                for _ in 0..<2 where review.vote != vote {
                    review = try await toggle(review, isUpvote: vote == 0 ? review.vote > 0 : vote > 0)
                }
                guard review.vote == vote else {
                    throw DanXiError(
                        .rejected,
                        "The vote of review \(id) is \(review.vote) instead of \(vote), because another program is changing it at the same time. Call again."
                    )
                }
                return review
            }
        } catch is ConcurrencyLimit.DeadlinePassed {
            throw DanXiError(
                .timeout,
                "The vote of review \(id) was not sent, because another vote on this review was under way until the deadline. Call again.",
                delivery: .unsent)
        }
    }

    private func toggle(_ review: Review, isUpvote: Bool) async throws -> Review {
        try await client.requestWithResponse(
            "/reviews/\(review.id)", base: client.hosts.curriculum, payload: .object(["upvote": .bool(isUpvote)]), method: .patch,
            effect: .once)
    }

    /// Makes the server compute its list of course groups again.
    ///
    /// `GET /courses/refresh`, whose status is 418 on success.
    package func refreshCourseGroups() async throws {
        do {
            let _: NoContent = try await client.requestWithResponse(
                "/courses/refresh", base: client.hosts.curriculum, method: .get, effect: .idempotent)
        } catch let error as DanXiError where error.httpStatus == 418 {
            return
        }
    }

    /// Deletes the cached values, in memory and on disk.
    package func clearCache() async throws {
        try await caches.clear()
    }
}

/// The list of course groups, and its hash from the server.
private struct CourseGroupList: JSONCodable {
    let hash: String
    let groups: [CourseGroup]

    init(hash: String, groups: [CourseGroup]) {
        self.hash = hash
        self.groups = groups
    }

    init(json: JSONElement) throws(JSONError) {
        hash = try json.value("hash")
        groups = try json.value("groups")
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("hash", hash)
            json.set("groups", groups)
        }
    }
}

private struct CourseGroupHash: JSONDecodable, APIParsable {
    let hash: String

    init(json: JSONElement) throws(JSONError) {
        hash = try json.value("hash")
    }
}
