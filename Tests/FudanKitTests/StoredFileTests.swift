import Storage
import Synchronization
import TestSupport
import Testing

@testable import FudanKit

private typealias Pages = AcademicPages

@Suite("Stored files")
struct StoredFileTests {
    @Test(
        "A stored value of another version with an invalid member counts as missing, is logged, and is replaced after the next request",
        arguments: [
            (#""start_date":"2026-09-07""#, #""start_date":"2026-09-31""#, "start_date: expected a date"),
            (#""type":"first""#, #""type":"autumn""#, "type: expected one of"),
            (#""week_count":18"#, #""week_count":-1"#, "week_count: expected at least 0, got -1"),
        ])
    func invalid(field: String, replacement: String, problem: String) async throws {
        let temporary = try TemporaryDirectory()
        defer { withExtendedLifetime(temporary) {} }
        let directory = try temporary.store()
        let server = FakeServer(paths: ["/course-table": Pages.semesters])
        let warnings = Mutex<[String]>([])
        func semesters(_ policy: CachePolicy) async throws -> Cached<[Semester]> {
            let campus = Campus.signedIn(server, directory: directory) { _, message in warnings.withLock { $0.append(message()) } }
            return try await campus.courseService.getSemesters(cache: policy)
        }
        let fetched = try await semesters(.prefer)
        var source = try await semesters(.only).source
        #expect(source == .disk)

        var file = try #require(StoredText(temporary.content(of: "course.semesters.json") ?? ""))
        #expect(file.value.contains(field))
        file.value.replace(field, with: replacement)
        file.tail.replace(InterfaceVersion.text, with: "0.0.1")
        try temporary.overwrite("course.semesters.json", with: file.text)

        await expectFailure(.notCached) { try await semesters(.only) }
        #expect(warnings.withLock { $0.contains { $0.contains("semesters.json was written by another version") && $0.contains(problem) } })
        let replaced = try await semesters(.prefer)
        #expect(try replaced.source == .network && replaced.value == fetched.value)
        source = try await semesters(.only).source
        #expect(source == .disk)
        try await server.campus(in: directory).courseService.clearCache()
    }
}
