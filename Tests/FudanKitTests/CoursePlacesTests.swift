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
}
