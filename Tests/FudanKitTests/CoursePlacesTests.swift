import Errors
import Storage
import TestSupport
import Testing

@testable import FudanKit

private typealias Pages = AcademicPages

@Suite("Places left in courses, and the search on the server")
struct CoursePlacesTests {
    private static let rows =
        #"{"data":[{"id":1,"code":"A.01","stdCount":88,"limitCount":99,"course":{"nameZh":"甲"}},{"id":2,"code":"A.02","stdCount":100,"limitCount":99},{"id":3,"code":"B.01","stdCount":null,"limitCount":9},{"code":"C"}],"_page_":{"totalRows":45}}"#

    @Test("Places are those of the named classes, or of all classes of a course, and none is negative")
    func places() async throws {
        let server = FakeServer(Self.rows)
        let service = server.campus.courseService
        let (places, skipped) = try await skipping { try await service.listPlaces(codes: ["A"], semesterId: 505, cache: .prefer).value }
        #expect(places.map(\.code) == ["A.01", "A.02"] && places.map(\.placesLeft) == [11, 0] && places.map(\.name) == ["甲", nil])
        #expect(skipped.kinds == ["offered course"])
        let unknown = try await service.listPlaces(codes: ["B.01", "X"], semesterId: 505, cache: .prefer).value
        #expect(unknown.map(\.placesLeft) == [nil])
        #expect(server.urls.count == 1 && server.urls[0].hasSuffix("/for-all/lesson-search/semester/505/search/505?queryPage__=1%2C20000"))
    }

    @Test("The list is requested at most once in its validity, also to refresh it")
    func limit() async throws {
        let server = FakeServer(Self.rows)
        let service = server.campus.courseService
        for cache in [.refresh, .prefer, .refresh, .revalidate, .only] as [CachePolicy] {
            _ = try await service.listPlaces(codes: ["A"], semesterId: 505, cache: cache)
        }
        #expect(server.requests.count == 1)
    }

    @Test("The search on the server sends the code and the name, and computes the number of pages")
    func search() async throws {
        let server = Pages.server(["/lesson-search/semester/505/search/160123": Self.rows])
        let page = try await server.campus.courseService.findCourses(code: "A", name: nil, semesterId: 505, page: 2, size: 20)
        #expect(page.page == 2 && page.pageCount == 3 && page.total == 45 && page.courses.map(\.id) == [1])
        #expect(
            server.urls.last?.hasSuffix("/for-std/lesson-search/semester/505/search/160123?courseCodeLike=A&queryPage__=2%2C20") == true)
    }

    @Test("A graduate student cannot search on the server, and no request is sent")
    func graduate() async throws {
        let server = FakeServer("{}")
        await expectFailure(.notFound) {
            try await Campus.signedIn(server, as: .graduate).courseService.findCourses(
                code: "A", name: nil, semesterId: 505, page: 1, size: 20)
        }
        #expect(server.requests.isEmpty)
    }

    @Test("A class without a code is not found")
    func withoutCode() async throws {
        let rows = #"{"data":[{"id":1,"stdCount":1,"limitCount":2},{"id":2,"code":"A.01","stdCount":1,"limitCount":2}]}"#
        let places = try await FakeServer(rows).campus.courseService.listPlaces(codes: ["A.01", ""], semesterId: 505, cache: .prefer)
        #expect(try places.value.map(\.id) == [2])
    }

    @Test("Without a semester, those of the present one are listed, and the search asks for its classes")
    func presentSemester() async throws {
        let server = FakeServer.pages { $0.url.contains("/search/") ? Self.rows : CourseSearchTests.semesters }
        let places = try await server.campus.courseService.listPlaces(codes: ["A.01"], semesterId: nil, cache: .prefer)
        #expect(try places.value.map(\.id) == [1])
        #expect(server.urls.last?.contains("/semester/527/search/527?") == true)
        let other = Pages.server(["/course-table": Pages.semesters, "/lesson-search/semester/505/search/160123": Self.rows])
        _ = try await other.campus.courseService.findCourses(code: nil, name: "甲", semesterId: nil, page: 1, size: 20)
        #expect(
            other.urls.last?.hasSuffix("/semester/505/search/160123?courseNameZhLike=%E7%94%B2&queryPage__=1%2C20") == true,
            "\(other.urls)")
    }

    @Test(
        "The number of pages is rounded up, and without a total it counts the rows so far",
        arguments: [(40, 1, 2, 40), (41, 1, 3, 41), (0, 1, 0, 0), (nil, 3, 3, 41), (nil, 1, 1, 1)] as [(Int?, Int, Int, Int)])
    func pageCount(total: Int?, page: Int, count: Int, expected: Int) async throws {
        let rows = CourseSearchTests.page([CourseSearchTests.row(1)], total: total)
        let server = Pages.server(["/lesson-search/semester/505/search/160123": rows])
        let found = try await server.campus.courseService.findCourses(code: "A", name: nil, semesterId: 505, page: page, size: 20)
        #expect(found.courses.map(\.id) == [1] && found.page == page && found.pageCount == count && found.total == expected)
    }
}
