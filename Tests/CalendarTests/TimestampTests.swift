import JSON
import Testing

@testable import Calendar

@Suite("Timestamps and local times")
struct TimestampTests {
    @Test(
        "Converting a timestamp to a string or to JSON returns the string from which the timestamp was parsed",
        arguments: [
            "2026-11-21T16:28:16.235942964+08:00", "2026-11-21T16:28:16Z", "0001-01-01T00:00:00Z", "2024-10-11T20:00:22.79-03:30",
            "1904-02-29T00:00:00Z", "2026-11-21T23:59:59+23:59",
        ])
    func texts(text: String) throws {
        let time = try #require(Timestamp(text))
        #expect(time.text == text)
        #expect(try [Timestamp].decode(PaddedBytes(#"["\#(text)"]"#.utf8)) == [time])
        #expect(JSONText.bytes(of: [time]).map { String(decoding: $0, as: UTF8.self) } == #"["\#(text)"]"#)
    }

    @Test(
        "A string that is not an RFC 3339 time, or a time that does not exist, is refused",
        arguments: [
            "", "2026-11-21", "2026-11-21 16:28:16Z", "2026-11-21T16:28:16", "2026-11-21T16:28:16.Z", "2026-11-21T16:28:16+0800", "now",
            "2026-11-21T16:28:16.5", "2026-11-21T16:28:16.5.5Z", "2026-11-21T16:28:16Zx", "2026-11-21T16:28:16*08:00",
            "2026-11-21T16:28:16.5+08:0", "2026-11-21T16:28:1６Z", "2026-11-21T16:28:16+08:00 ", " 2026-11-21T16:28:16Z",
            "2026-02-30T00:00:00Z", "0000-01-01T00:00:00Z", "2026-13-01T00:00:00Z", "2026-11-21T24:00:00Z", "2026-11-21T00:60:00Z",
            "2026-11-21T00:00:61Z", "2026-11-21T00:00:00+24:00", "2026-11-21T00:00:00.5-08:60",
        ])
    func invalid(text: String) {
        #expect(Timestamp(text) == nil)
    }

    @Test(
        "A timestamp is converted to seconds since 1970 and back",
        arguments: [
            (0, "1970-01-01T08:00:00+08:00"), (951_782_400, "2000-02-29T08:00:00+08:00"), (1_795_249_698, "2026-11-21T16:28:18+08:00"),
            (1_704_038_399, "2023-12-31T23:59:59+08:00"), (1_704_038_400, "2024-01-01T00:00:00+08:00"),
            (4_107_542_400, "2100-03-01T08:00:00+08:00"), (253_402_271_999, "9999-12-31T23:59:59+08:00"),
        ])
    func unixSeconds(seconds: Int, text: String) {
        #expect(Timestamp(unixSeconds: seconds)?.text == text)
        #expect(Timestamp(text)?.unixSeconds == seconds)
    }

    @Test(
        "Adding milliseconds keeps the offset and the digits below a millisecond, and returns nil after the year 9999",
        arguments: [
            ("2026-11-21T16:28:16.235942964+08:00", 1, "2026-11-21T16:28:16.236942964+08:00"),
            ("2026-11-21T16:28:16Z", 1, "2026-11-21T16:28:16.001Z"), ("2026-11-21T16:28:16.9-03:30", 100, "2026-11-21T16:28:17.000-03:30"),
            ("2026-12-31T23:59:59.9991Z", 1, "2027-01-01T00:00:00.0001Z"), ("2024-02-28T23:59:59.5Z", 999, "2024-02-29T00:00:00.499Z"),
            ("9999-12-31T23:59:59.999Z", 1, nil),
            ("2026-11-21T16:28:16.20Z", 0, "2026-11-21T16:28:16.200Z"), ("2026-11-21T16:00:00Z", 1, "2026-11-21T16:00:00.001Z"),
            ("2026-11-21T23:59:59+08:00", 999, "2026-11-21T23:59:59.999+08:00"),
        ])
    func later(text: String, milliseconds: Int, expected: String?) throws {
        #expect(try #require(Timestamp(text)).adding(milliseconds: milliseconds)?.text == expected)
    }

    @Test(
        "The milliseconds of a timestamp have the first three digits of its fraction",
        arguments: [
            ("1970-01-01T00:00:01.5Z", 1_500), ("1970-01-01T08:00:00.023999+08:00", 23), ("2026-11-21T08:28:16Z", 1_795_249_696_000),
            ("1969-12-31T23:59:59.9Z", nil),
        ])
    func milliseconds(text: String, expected: Int?) throws {
        #expect(try #require(Timestamp(text)).unixMilliseconds == expected)
    }

    @Test("A timestamp cannot be created from seconds outside the years 1970 to 9999", arguments: [Int.max, Int.min, -1, 253_402_272_000])
    func outOfRange(seconds: Int) {
        #expect(Timestamp(unixSeconds: seconds) == nil)
    }

    @Test(
        "A timestamp with a date before 1970 has no local time", arguments: ["1969-12-31T23:59:60Z", "0001-01-01T00:00:00Z"])
    func early(text: String) throws {
        #expect(CampusDateTime(try #require(Timestamp(text))) == nil)
    }

    @Test(
        "The local time of a timestamp is its time in Asia/Shanghai",
        arguments: [
            ("2028-02-29T23:59:59+08:00", "2028-02-29", "23:59:59"), ("2026-12-31T16:00:00Z", "2027-01-01", "00:00:00"),
            ("1970-01-01T00:00:00+14:00", "1969-12-31", "18:00:00"), ("2026-11-22T11:00:00.5-08:00", "2026-11-23", "03:00:00"),
        ])
    func local(text: String, date: String, time: String) throws {
        let local = try #require(Timestamp(text).flatMap { CampusDateTime($0) })
        #expect(local.date.description == date && local.formattedTime(separator: ":") == time)
    }

    @Test(
        "An instant can be before 1970, and its local date is clamped to the years 1 to 9999",
        arguments: [
            (1_798_732_799_999, "2026-12-31"), (1_798_732_800_000, "2027-01-01"), (0, "1970-01-01"), (-28_800_001, "1969-12-31"),
            (Int.max, "9999-12-31"), (Int.min, "0001-01-01"),
        ])
    func clock(milliseconds: Int, date: String) {
        #expect(CampusDateTime(WallTime(milliseconds: milliseconds)).date.description == date)
    }

    @Test(
        "The local time of an instant has whole seconds: the fraction is dropped, also before 1970",
        arguments: [
            (0, "08:00:00"), (999, "08:00:00"), (1000, "08:00:01"), (-1, "07:59:59"), (-1000, "07:59:59"), (-1001, "07:59:58"),
            (-28_800_000, "00:00:00"), (-28_800_001, "23:59:59"), (57_599_999, "23:59:59"), (57_600_000, "00:00:00"),
        ])
    func clockSeconds(milliseconds: Int, time: String) {
        #expect(CampusDateTime(WallTime(milliseconds: milliseconds)).formattedTime(separator: ":") == time)
    }

    @Test(
        "A local timestamp without an offset is a time in Asia/Shanghai, and a zero or empty timestamp is nil",
        arguments: [
            (#"["2026-11-21 08:00:00"]"#, "2026-11-21T08:00:00+08:00"), (#"["2026-11-21"]"#, "2026-11-21T00:00:00+08:00"),
            (#"["2026/11/21 8:00"]"#, "2026-11-21T08:00:00+08:00"), (#"["2026-11-21 8:00:05"]"#, "2026-11-21T08:00:05+08:00"),
            (#"["2026-11-21T18:00:05"]"#, "2026-11-21T18:00:05+08:00"), ("[20261121]", "2026-11-21T00:00:00+08:00"),
            (#"["2026-11-21 08:00:05.25"]"#, "2026-11-21T08:00:05.25+08:00"),
            (#"["0000-00-00 00:00:00"]"#, nil), (#"[""]"#, nil), ("[null]", nil),
        ])
    func localTimestamp(json: String, expected: String?) throws {
        #expect(try [LocalTimestamp].decode(PaddedBytes(json.utf8)).map(\.value?.text) == [expected])
    }

    @Test(
        "A string that is no local timestamp is refused",
        arguments: [
            #"["待定"]"#, #"["发布于2026-11-21"]"#, #"["2026-11-21 24:00"]"#, #"["2026-11-21 x"]"#, #"["2026-11-21 8:0"]"#, "[{}]",
        ])
    func invalidLocalTimestamp(json: String) {
        #expect(throws: JSONError.self) { try [LocalTimestamp].decode(PaddedBytes(json.utf8)) }
    }
}
