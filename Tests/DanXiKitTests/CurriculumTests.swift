import Calls
import Errors
import HTTP
import Storage
import Synchronization
import TestSupport
import Testing
import Threads

@testable import DanXiKit

@Suite("Course reviews", .timeLimit(.minutes(5)))
struct CurriculumTests {
    static func group(_ id: Int) -> String {
        #"{"id":\#(id),"name":"数据结构","code":"COMP130004","department":"计算机","campus_name":"","course_list":[]}"#
    }

    static func review(vote: Int) -> String {
        """
        {"id":5,"title":"t","content":"c","rank":{"overall":0,"content":5,"workload":3,"assessment":4},"remark":1,"vote":\(vote),"is_me":false,\
        "reviewer_id":9,"history":[],"extra":{"achievements":[]},"time_created":"2026-11-21T16:28:16+08:00",\
        "time_updated":"2026-11-21T16:28:16+08:00"}
        """
    }

    @Test("A refresh requests the list of course groups again only if its hash has changed")
    func hash() async throws {
        let hash = Flag()
        let servers = CommunityScript { request in
            if request.url.hasSuffix("/courses/hash") { return (200, #"{"hash":"\#(hash.value ? "b" : "a")"}"#) }
            if request.url.hasSuffix("/courses") { return (200, "[\(Self.group(1)),\(Self.group(2))]") }
            return nil
        }
        let community = servers.community
        try await community.signIn("a@b")
        let service = community.curriculumService
        let courseGroups = try await service.listCourseGroups(cache: .prefer).value
        #expect(courseGroups.map(\.id) == [1, 2])
        let source = try await service.listCourseGroups(cache: .prefer).source
        #expect(source == .memory)
        let again = try await service.listCourseGroups(cache: .refresh)
        #expect(try again.source == .network && again.value.count == 2)
        #expect(servers.count("/courses/hash") == 2 && servers.count("/courses") == 1)
        hash.value = true
        _ = try await service.listCourseGroups(cache: .refresh)
        #expect(servers.count("/courses") == 2)
        try await service.clearCache()
        _ = try await service.listCourseGroups(cache: .prefer)
        #expect(servers.count("/courses") == 3)
    }

    @Test(
        "A vote is sent only if it differs from the account's current vote",
        arguments: [(0, 0, nil), (0, 1, true), (0, -1, false), (1, 0, true), (-1, 0, false), (1, -1, false), (-1, 1, true), (1, 1, nil)]
            as [(Int, Int, Bool?)])
    func vote(present: Int, wanted: Int, sent: Bool?) async throws {
        let servers = CommunityScript { request in
            guard request.url.hasSuffix("/reviews/5") else { return nil }
            return (200, Self.review(vote: request.method == .patch ? wanted : present))
        }
        let community = servers.community
        try await community.signIn("a@b")
        let review = try await community.curriculumService.voteReview(id: 5, vote: wanted)
        #expect(review.vote == wanted)
        let changes = servers.requests.filter { $0.method == .patch }
        #expect(changes.map(\.form) == (sent.map { [#"{"upvote":\#($0)}"#] } ?? []))
        #expect(changes.allSatisfy { $0.effect == .once })
    }

    /// A fake of the server's vote for one review. Like the server, it toggles the vote with each request.
    final class VotingServer: Sendable {
        let vote: Mutex<Int>

        init(_ vote: Int) { self.vote = Mutex(vote) }

        func toggle(_ isUpvote: Bool) -> Int {
            vote.withLock { vote in
                vote = vote == (isUpvote ? 1 : -1) ? 0 : isUpvote ? 1 : -1
                return vote
            }
        }

        func response(to request: HTTPRequest) -> (Int, String)? {
            guard request.url.hasSuffix("/reviews/5") else { return nil }
            let vote = request.method == .patch ? toggle(request.form.contains("true")) : vote.withLock { $0 }
            return (200, CurriculumTests.review(vote: vote))
        }
    }

    @Test("Concurrent votes of a session for a review take turns, so a second equal vote does not remove the first", arguments: [1, -1])
    func concurrentVotes(wanted: Int) async throws {
        let votes = VotingServer(0)
        let gate = Gate()
        let servers = CommunityScript { request in
            if request.method == .get, request.url.hasSuffix("/reviews/5") { await gate.passIfArmed() }
            return votes.response(to: request)
        }
        let community = servers.community
        try await community.signIn("a@b")
        gate.arm()
        async let first = community.curriculumService.voteReview(id: 5, vote: wanted)
        await gate.arrival()
        async let second = community.curriculumService.voteReview(id: 5, vote: wanted)
        gate.open()
        let results = try await [first.vote, second.vote]
        #expect(results == [wanted, wanted] && votes.vote.withLock { $0 } == wanted)
        #expect(servers.requests.count { $0.method == .patch } == 1)
    }

    @Test(
        "A vote that another program reverses is toggled once more, and the call fails if the vote is reversed a second time",
        arguments: [1, 2])
    func foreignVotes(foreign: Int) async throws {
        let votes = VotingServer(0)
        let left = Mutex(foreign)
        let servers = CommunityScript { request in
            // Another program toggles the vote before each of the first `foreign` toggles of this session.
            if request.method == .patch,
                left.withLock({
                    $0 -= 1; return $0 >= 0
                })
            {
                _ = votes.toggle(true)
            }
            return votes.response(to: request)
        }
        let community = servers.community
        try await community.signIn("a@b")
        if foreign == 1 {
            let review = try await community.curriculumService.voteReview(id: 5, vote: 1)
            #expect(review.vote == 1)
        } else {
            let error = await failure { try await community.curriculumService.voteReview(id: 5, vote: 1) }
            let message = "The vote of review 5 is 0 instead of 1, because another program is changing it at the same time. Call again."
            #expect(error == DanXiError(.rejected, message))
        }
        #expect(servers.requests.count { $0.method == .patch } == 2)
    }

    @Test("A vote that waits for another vote until its deadline is not sent", .virtualTime)
    func lateVote() async throws {
        let gate = Gate()
        let votes = VotingServer(0)
        let servers = CommunityScript { request in
            if request.url.hasSuffix("/reviews/5") { await gate.passIfArmed() }
            return votes.response(to: request)
        }
        let community = servers.community
        try await community.signIn("a@b")
        gate.arm()
        async let first = community.curriculumService.voteReview(id: 5, vote: 1)
        await gate.arrival()
        let late = await CallContext.$current.withValue(CallContext(deadline: .now + .seconds(1))) {
            await failure { try await community.curriculumService.voteReview(id: 5, vote: -1) }
        }
        #expect(
            late
                == DanXiError(
                    .timeout,
                    "The vote of review 5 was not sent, because another vote on this review was under way until the deadline. Call again.",
                    delivery: .unsent))
        gate.open()
        let review = try await first
        #expect(review.vote == 1 && servers.requests.count { $0.method == .patch } == 1)
    }

    @Test("A refresh of the course groups succeeds if the server responds with the status 418")
    func teapot() async throws {
        let status = Flag()
        let servers = CommunityScript { request in
            guard request.url.hasSuffix("/courses/refresh") else { return nil }
            return status.value ? (403, #"{"code":403,"message":"Forbidden"}"#) : (418, "I'm a teapot")
        }
        let community = servers.community
        try await community.signIn("a@b")
        try await community.curriculumService.refreshCourseGroups()
        status.value = true
        await #expect { try await community.curriculumService.refreshCourseGroups() } throws: { DanXiError($0).code == .forbidden }
    }

    @Test("The mark 0 of a review, which means that no mark was given, is accepted")
    func marks() async throws {
        let servers = CommunityScript { $0.url.hasSuffix("/reviews/5") ? (200, Self.review(vote: 0)) : nil }
        let community = servers.community
        try await community.signIn("a@b")
        let review = try await CurriculumAPI.getReview(community.client, id: 5)
        #expect(review.rank.overall == 0 && review.rank.content == 5 && review.course == nil)
    }
}
