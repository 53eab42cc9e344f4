import Errors
import TestSupport
import Testing

@testable import FudanKit

@Suite("Student profile", .timeLimit(.minutes(5)))
struct ProfileTests {
    static func answer(_ info: String) -> String { #"{"e":0,"m":"操作成功","d":{"info":\#(info)}}"# }
    static let text = answer(#"{"XH":"22300000001","XM":"旦旦","XB":"女","ZJHM":"310000200001010000","YX":"计算机学院","ZY":"软件工程","SJHM":null}"#)

    @Test("The profile is cached until the cache is cleared")
    func profile() async throws {
        let script = FakeServer(Self.text)
        let service = script.campus.profileService
        let profile = try await service.getStudentProfile(cache: .prefer).value
        #expect(
            profile
                == StudentProfile(
                    campusId: "22300000001", name: "旦旦", gender: "女", idNumber: "310000200001010000", department: "计算机学院", major: "软件工程"))
        #expect(script.requests.map(\.url) == ["https://workflow1.fudan.edu.cn/site/fudan/student-information"])
        let source = try await service.getStudentProfile(cache: .prefer).source
        #expect(source == .memory)
        try await service.clearCache()
        await expectFailure(.notCached) { try await service.getStudentProfile(cache: .only) }
    }

    @Test("Fields that are empty or null in the profile are nil")
    func gaps() async throws {
        let service = FakeServer(Self.answer(#"{"XH":22300000001,"XM":" 旦旦 ","XB":"","ZJHM":null,"YX":"","ZY":""}"#)).campus.profileService
        let profile = try await service.getStudentProfile(cache: .prefer).value
        #expect(profile == StudentProfile(campusId: "22300000001", name: "旦旦", gender: nil, idNumber: nil, department: nil, major: nil))
    }

    @Test(
        "An error message names the member and contains no personal data",
        arguments: [
            (answer(#"{"XB":"女","ZJHM":"310"}"#), "info.XH: is missing"), (answer(#"{"XH":"","XM":[]}"#), "info.XH: is empty"),
            (answer("null"), "info"), (#"{"e":0,"m":"","d":{}}"#, "info: is missing"), (#"{"e":0,"m":"旦旦"}"#, "d: is missing"),
            ("<html>旦旦", "text/html"),
        ])
    func unexpectedForm(text: String, part: String) async throws {
        let service = FakeServer(text).campus.profileService
        let error = await failure { try await service.getStudentProfile(cache: .prefer) }
        #expect(error?.code == .unexpectedResponse && error?.message.contains(part) == true, "\(String(describing: error))")
        #expect(error?.message.contains("旦旦") == false && error?.message.contains("2230") == false)
    }
}
