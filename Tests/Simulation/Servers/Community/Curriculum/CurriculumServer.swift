import JSON
import Text

/// The server of the course reviews. A vote is a toggle there: a second equal vote removes the first.
///
/// `Sendable` is unchecked, because one thread at a time uses the simulated world.
package final class CurriculumServer: SimulatedServer, @unchecked Sendable {
    package let origins: [String]

    // MARK: The truth

    /// The changes: `create review`, `modify review`, `delete review`, `vote review` (with the sent vote as its text) and `create course`.
    /// The account is its number.
    package internal(set) var writes = WriteLog()
    package internal(set) var courses = ServerTable<CurriculumCourse>()
    package internal(set) var groups = ServerTable<CurriculumGroup>()
    package internal(set) var reviews = ServerTable<CurriculumReview>()

    private let accounts: AccountsServer
    private let seed: Seed
    private var clock = CommunityClock()

    /// - Parameters:
    ///   - accounts: the server that has issued the tokens.
    ///   - seed: chooses the random review.
    package init(accounts: AccountsServer, seed: Seed, origin: String = "https://danke.fduhole.com") {
        (self.accounts, self.seed, origins) = (accounts, seed, [origin])
    }

    /// Returns the reviews of a course that are not deleted, oldest first.
    package func reviews(of course: Int) -> [CurriculumReview] { reviews.all.filter { $0.course.number == course && !$0.isDeleted } }
    package func reviews(by account: Int) -> [CurriculumReview] { reviews.all.filter { $0.account == account && !$0.isDeleted } }
    /// Returns the vote of an account on a review: 1, -1 or 0.
    package func vote(of account: Int, on review: Int) -> Int { reviews[review]?.votes[account] ?? 0 }

    // MARK: Changes from outside

    @discardableResult
    package func addCourse(
        _ name: String, code: String, classCode: String? = nil, department: String = "教务处", teachers: String = "", year: Int = 2026,
        semester: Int = 1, campus: String = "邯郸校区", credit: Double = 2, maxStudents: Int = 90, weekHours: Int = 2
    ) -> CurriculumCourse {
        let course = courses.add {
            CurriculumCourse(
                number: $0, name: name, code: code, classCode: classCode ?? code + ".01", department: department, teachers: teachers,
                year: year, semester: semester, campus: campus, credit: credit, maxStudents: maxStudents,
                weekHours: weekHours)
        }
        let group = groups.all.first { $0.code == code } ?? groups.add { CurriculumGroup(number: $0, of: course) }
        group.courses.append(course)
        return course
    }

    @discardableResult
    package func addReview(
        _ title: String, _ content: String, of course: CurriculumCourse, rank: [String: Int] = [:], by account: Int, at time: Int
    ) -> CurriculumReview {
        let created = stamp(time)
        let review = reviews.add {
            CurriculumReview(
                number: $0, course: course, account: account, title: title, content: content, rank: rank, created: created)
        }
        groups.all.first { $0.code == course.code }?.reviewCount += 1
        writes.add("create review", String(review.number), title, by: String(account), at: time)
        return review
    }

    // MARK: Requests

    struct Call {
        let request: ServerRequest
        let values: RouteValues
        let token: CommunityToken
        var account: Int { token.account }
    }

    typealias Handler = @Sendable (CurriculumServer) -> (Call) throws(ServerRefusal) -> ServerResponse

    package func answer(_ request: ServerRequest) -> ServerResponse {
        do throws(ServerRefusal) {
            if ["/api", "/api/"].contains(request.path) { return .json(200, ["message": "Welcome to danke API"]) }
            if request.path == "/api/static/cedict_ts.u8" { return .text(200, "試 试 [shi4] /test/\n") }
            guard let token = accounts.activeToken(of: request) else { throw .community(401, "Unauthorized") }
            switch Self.routes.match(request.method, request.path) {
            case .found(let handler, let values): return try handler(self)(Call(request: request, values: values, token: token))
            case .wrongMethod: throw .community(405, "Method Not Allowed")
            case .none: throw .community(404, "Cannot \(request.method) \(request.path)")
            }
        } catch {
            return error.response
        }
    }

    func stamp(_ time: Int) -> Int { clock.stamp(milliseconds: time) }

    func randomReview() -> CurriculumReview? {
        let all = reviews.all.filter { !$0.isDeleted }
        return all.isEmpty ? nil : seed.element(of: all)
    }

    /// The hash of the list of courses. As on the real server, it does not change with the reviews.
    var hash: String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in "\(courses.count) \(courses.all.map(\.classCode))".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return Base64.encode((0..<8).map { UInt8(truncatingIfNeeded: hash >> ($0 * 8)) })
    }
}
