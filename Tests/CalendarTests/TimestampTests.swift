import JSON
import Testing

@testable import Calendar

@Suite("Timestamps and local times")
struct TimestampTests {
    @Test(
        "a timestamp keeps the server's text",
        arguments: [
            "2026-11-21T16:28:16.235942964+08:00", "2026-11-21T16:28:16Z", "0001-01-01T00:00:00Z", "2024-10-11T20:00:22.79-03:30",
        ])
    func texts(text: String) throws {
        let time = try #require(Timestamp(text))
        #expect(time.text == text)
        #expect(try [Timestamp].decode(PaddedBytes(#"["\#(text)"]"#.utf8)) == [time])
        #expect(JSONText.bytes(of: [time]).map { String(decoding: $0, as: UTF8.self) } == #"["\#(text)"]"#)
    }

    @Test(
        "other forms are refused",
        arguments: [
            "", "2026-11-21", "2026-11-21 16:28:16Z", "2026-11-21T16:28:16", "2026-11-21T16:28:16.Z", "2026-11-21T16:28:16+0800", "now",
        ])
    func invalid(text: String) {
        #expect(Timestamp(text) == nil)
    }

    @Test(
        "seconds since 1970, in both directions",
        arguments: [
            (0, "1970-01-01T08:00:00+08:00"), (951_782_400, "2000-02-29T08:00:00+08:00"), (1_795_249_698, "2026-11-21T16:28:18+08:00"),
            (1_704_038_399, "2023-12-31T23:59:59+08:00"), (1_704_038_400, "2024-01-01T00:00:00+08:00"),
            (4_107_542_400, "2100-03-01T08:00:00+08:00"),
        ])
    func unixSeconds(seconds: Int, text: String) {
        #expect(Timestamp(unixSeconds: seconds)?.text == text)
        #expect(Timestamp(text)?.unixSeconds == seconds)
    }

    @Test("seconds outside the years 1970 to 9999 are refused", arguments: [Int.max, Int.min, -1, 253_402_300_000])
    func outOfRange(seconds: Int) {
        #expect(Timestamp(unixSeconds: seconds) == nil)
    }

    @Test(
        "times that do not exist have no local time",
        arguments: ["2026-02-30T00:00:00Z", "1969-12-31T00:00:00Z", "2026-11-21T24:00:00Z", "2026-11-21T00:00:00+24:00"])
    func nonexistent(text: String) throws {
        #expect(CampusDateTime(try #require(Timestamp(text))) == nil)
    }

    @Test(
        "the local time in Asia/Shanghai",
        arguments: [
            ("2028-02-29T23:59:59+08:00", "2028-02-29", "23:59:59"), ("2026-12-31T16:00:00Z", "2027-01-01", "00:00:00"),
            ("1970-01-01T00:00:00+14:00", "1969-12-31", "18:00:00"), ("2026-11-22T11:00:00.5-08:00", "2026-11-23", "03:00:00"),
        ])
    func local(text: String, date: String, time: String) throws {
        let local = try #require(Timestamp(text).flatMap { CampusDateTime($0) })
        #expect(local.date.description == date && local.formattedTime(separator: ":") == time)
    }

    @Test(
        "the date of a clock's time, before 1970 too",
        arguments: [
            (1_798_732_799_999, "2026-12-31"), (1_798_732_800_000, "2027-01-01"), (0, "1970-01-01"), (-28_800_001, "1969-12-31"),
            (Int.max, "9999-12-31"), (Int.min, "0001-01-01"),
        ])
    func clock(milliseconds: Int, date: String) {
        #expect(CampusDateTime(WallTime(milliseconds: milliseconds)).date.description == date)
    }

    @Test(
        "a local timestamp without an offset",
        arguments: [
            (#"["2026-11-21 08:00:00"]"#, "2026-11-21T08:00:00+08:00"), (#"["2026-11-21"]"#, "2026-11-21T00:00:00+08:00"),
            (#"["0000-00-00 00:00:00"]"#, nil), (#"[""]"#, nil), ("[null]", nil),
        ])
    func localTimestamp(json: String, expected: String?) throws {
        #expect(try [LocalTimestamp].decode(PaddedBytes(json.utf8)).map(\.value?.text) == [expected])
    }
}
