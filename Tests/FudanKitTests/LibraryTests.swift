import Errors
import TestSupport
import Testing

@testable import FudanKit

@Suite("Libraries", .timeLimit(.minutes(5)))
struct LibraryTests {
    static func answer(_ libraries: String) -> String { #"{"msg":"SUCCESS","code":"1","data":[\#(libraries)]}"# }

    static func library(inside: String = #""492""#, remaining: String = #""708""#) -> String {
        #"{"campusId":"1","campusName":"文科馆","campusShortName":"文科馆","canInNumb":\#(remaining),"distance":null,"inNum":\#(inside),"libraryDesc":"","libraryNotice":"<p>开放时间8:00-22:00</p><p>请保持安静</p>","libraryOpenTime":"8:00~22:00","placeNum":"647","rotationInfoList":[]}"#
    }

    func libraries(_ text: String) async throws -> [Library] { try await LibraryAPI.getLibrary(FakeServer(text).campus.client) }

    @Test("The capacity is the sum of the people inside and the free seats")
    func values() async throws {
        let script = FakeServer(Self.answer(Self.library()))
        let libraries = try await LibraryAPI.getLibrary(script.campus.client)
        #expect(
            libraries == [
                Library(
                    id: 1, name: "文科馆", current: 492, capacity: 1200, openTime: "8:00~22:00", placeNum: 647, notice: "开放时间8:00-22:00\n请保持安静"
                )
            ])
        #expect(
            script.requests.map(\.method) == [.post]
                && script.requests.first?.url == "https://mlibrary.fudan.edu.cn/api/common/h5/getspaceseat")
        let listed = try await self.libraries(Self.answer(""))
        #expect(listed == [])
    }

    @Test(
        "Numbers may be JSON numbers or missing, and the capacity is nil if the sum overflows",
        arguments: [
            (library(inside: "5", remaining: "-2"), 5, 3), (library(inside: "null"), nil, nil), (library(remaining: #""""#), 492, nil),
            (library(inside: "9223372036854775807", remaining: #""9223372036854775807""#), Int.max, nil),
        ] as [(String, Int?, Int?)])
    func numbers(library: String, current: Int?, capacity: Int?) async throws {
        let listed = try await libraries(Self.answer(library))
        let found = try #require(listed.first)
        #expect(found.current == current && found.capacity == capacity)
    }

    @Test("Most fields are optional, and the error for a refusal has the server's message")
    func refusal() async throws {
        let bare = try await libraries(Self.answer(#"{"campusId":2,"campusName":"古籍部","canInNumb":"1","inNum":"0"}"#))
        #expect(bare == [Library(id: 2, name: "古籍部", current: 0, capacity: 1, openTime: nil, placeNum: nil, notice: nil)])
        let error = await failure { try await libraries(#"{"msg":"系统维护","code":"0"}"#) }
        #expect(error?.code == .rejected && error?.message.contains("系统维护") == true)
    }

    @Test("A malformed library is left out and recorded")
    func malformedRow() async throws {
        let answer = Self.answer([Self.library(inside: #""many""#), Self.library(), "null"].joined(separator: ","))
        let (libraries, skipped) = try await skipping { try await self.libraries(answer) }
        #expect(libraries.map(\.current) == [nil, 492] && libraries.map(\.capacity) == [nil, 1200] && skipped.kinds == ["library"])
    }

    @Test(
        "If the response has an unexpected form, the error names the member",
        arguments: [
            (answer("{}"), "data[0].campusName: is missing"),
            (#"{"code":"1"}"#, "data: is missing"), (#"{"code":"1","data":7}"#, "data"),
            ("{}", "code: is missing"), ("<html>", "text/html"),
        ])
    func unexpectedForm(text: String, part: String) async throws {
        let error = await failure { try await libraries(text) }
        #expect(error?.code == .unexpectedResponse && error?.message.contains(part) == true, "\(String(describing: error))")
    }
}
