import Errors
import JSON
import Testing

@testable import Runtime

@Suite("Parameters", .timeLimit(.minutes(5)))
struct ParameterTests {
    @Test(
        "The error for an invalid parameter names the method and the parameter",
        arguments: [
            ("forum.get_hole", "{}", "forum.get_hole: `id`: the parameter is missing; expected an integer"),
            ("forum.get_hole", #"{"id":null}"#, "`id`: the parameter is missing"),
            ("forum.get_hole", #"{"id":"1"}"#, "`id`: expected an integer, got a string"),
            ("forum.get_hole", #"{"id":1,"cache":"only"}"#, "unknown parameter `cache`. The parameters are id, timeout_ms"),
            ("forum.get_hole", #"{"id":1,"timeout_ms":0}"#, "`timeout_ms`: expected 1 to 3600000, got 0"),
            ("forum.get_hole", #"{"id":18446744073709551616}"#, "to 9223372036854775807, got 18446744073709551616"),
            ("forum.get_hole", #"{"id":-1e400}"#, "`id`: expected -9223372036854775808 to 9223372036854775807, got -1e400"),
            ("forum.get_divisions", #"{"cache":"never"}"#, "`cache`: expected one of prefer, refresh, only, revalidate"),
            ("forum.list_holes_in_division", #"{"division_id":1,"size":11}"#, "`size`: expected 1 to 10, got 11"),
            ("forum.list_holes_in_division", #"{"division_id":1,"order":"x"}"#, "`order`: expected one of time_updated, time_created"),
            (
                "forum.list_holes_in_division", #"{"division_id":1,"start_time":"yesterday"}"#,
                "`start_time`: expected an RFC 3339 time"
            ),
            ("forum.list_floors_in_hole", #"{"hole_id":1,"start_floor":-1}"#, "`start_floor`: expected at least 0, got -1"),
            ("forum.create_hole", #"{"content":"x","division_id":1,"tags":["a",1]}"#, "`tags`: [1]: expected a string, got an integer"),
            ("forum.create_hole", #"{"content":"x","division_id":1,"tags":[]}"#, "`tags`: expected 1 to 10 items, got 0"),
            ("forum.create_hole", #"{"content":"","division_id":1,"tags":["a"]}"#, "`content`: must not be empty"),
            ("forum.create_hole", #"{"content":"x","division_id":0,"tags":["a"]}"#, "`division_id`: expected at least 1, got 0"),
            ("forum.create_hole", #"{"content":"x","division_id":1,"tags":["a","b","a"]}"#, "`tags`: [2]: has the same value as [0]"),
            ("forum.create_hole", #"{"content":"x","division_id":1,"tags":["a",""]}"#, "`tags`: [1]: must not be empty"),
            ("forum.create_hole", #"{"content":"x","division_id":1,"tags":[" \u3000"]}"#, "`tags`: [0]: must not be blank"),
            ("forum.list_holes_by_tag", #"{"tag_name":""}"#, "`tag_name`: must not be empty"),
            ("forum.list_my_holes", #"{"order":"time_created"}"#, "unknown parameter `order`"),
            ("forum.modify_floor", #"{"id":1}"#, "at least one of content, special_tag, fold must be given"),
            ("forum.modify_floor", #"{"id":1,"content":null}"#, "at least one of content, special_tag, fold must be given"),
            ("forum.modify_floor", #"{"id":1,"content":""}"#, "`content`: must not be empty"),
            ("forum.request", #"{"method":"GET","path":"/holes","query":[1]}"#, "`query`: expected an object, got an array"),
            ("account.login", #"{"email":"a@b","password":""}"#, "`password`: must not be empty"),
            ("forum.search_floor", #"{"keyword":"x","accurate":1}"#, "`accurate`: expected true or false, got an integer"),
            ("course.calendar", #"{"bookings":"x"}"#, "course.calendar: `bookings`: expected an array of objects, got a string"),
            ("course.calendar", #"{"bookings":[1]}"#, "course.calendar: `bookings`: [0]: expected an object"),
            ("course.calendar", #"{"bookings":[{"playground_id":"1","name":"x"}]}"#, "course.calendar: `bookings`: [0].date: is missing"),
            (
                "course.calendar",
                #"{"bookings":[{"playground_id":"1","name":"x","date":"today","begin":"8:00","end":"9:00","reserved":0,"total":1,"available":true,"more":null}]}"#,
                "course.calendar: `bookings`: [0].date: expected a date"
            ),
            (
                "course.calendar",
                #"{"bookings":[{"playground_id":"1","name":"x","date":"2026-11-21","begin":"8:00","end":"25:00"}]}"#,
                "`bookings`: [0].end: expected a time of day"
            ),
            (
                "course.calendar",
                #"{"bookings":[{"playground_id":"1","name":"x","date":"2026-11-21","begin":"8:00","end":"9:00","reserved":-1}]}"#,
                "`bookings`: [0].reserved: expected at least 0, got -1"
            ),
            (
                "course.calendar",
                #"{"bookings":[{"playground_id":"1","name":"x","date":"2026-11-21","begin":"8:00","end":"9:00","reserved":0,"total":1,"available":true,"reserve_url":"front/order"}]}"#,
                "`bookings`: [0].reserve_url: expected an absolute URL"
            ),
            ("reservation.get_reservations", #"{"playground_id":"1","date":"2026-02-29"}"#, "`date`: expected a date"),
            ("wallet.search_transactions", #"{"start_date":"2024-3-1","end_date":"2024-03-02"}"#, "`start_date`: expected a date"),
        ])
    func refusals(method: String, params: String, part: String) async throws {
        let session = try Session(configuration: .object([:]))
        defer { session.close() }
        guard case .object(let members) = try JSONText.parse(params) else { throw JSONError("expected an object") }
        let result = await session.result(of: method, members)
        let text = String(cString: try #require(result.text).start)
        #expect(text.contains(part), "\(text)")
    }

    @Test(
        "Strings are refused if they are longer than the forum allows",
        arguments: [
            ("forum.delete_floor", "reason", 32), ("forum.modify_floor", "fold", 64), ("forum.modify_floor", "special_tag", 16),
            ("forum.create_floor", "special_tag", 16), ("forum.create_hole", "special_tag", 16), ("forum.create_hole", "content", 10_000),
            ("forum.create_floor", "content", 10_000), ("forum.modify_floor", "content", 10_000),
        ])
    func limits(method: String, name: String, limit: Int) throws {
        let parameter = try #require(Method.named(method)?.parameters.first { $0.name == name })
        #expect(parameter.form.problem(with: .string(String(repeating: "旦", count: limit))) == nil)
        #expect(
            parameter.form.problem(with: .string(String(repeating: "旦", count: limit + 1)))?.hasSuffix("got \(limit + 1) characters")
                == true)
    }

    @Test("The error message for an invalid parameter does not quote its value if the value is a string")
    func secrets() {
        let form = Parameter.Form.list(of: .string(length: 1...3))
        #expect(form.problem(with: .array([.string("hunter2")])) == "[0]: expected a string of 1 to 3 characters, got 7 characters")
        #expect(Parameter.Form.integer().problem(with: .string("hunter2")) == "expected an integer, got a string")
    }

    @Test("The secrets of a call are its secret parameters and the secret members of its entities")
    func secretValues() throws {
        let secret = Parameter("password", .string(), isSecret: true)
        #expect(secret.secrets(in: .string("hunter2")) == ["hunter2"] && Parameter("name", .string()).secrets(in: .string("x")).isEmpty)
        let cookies = try #require(Method.named("campus.import_cookies")?.parameters.first { $0.name == "cookies" })
        let cookie = JSONValue.object(["name": .string("session_id"), "value": .string("hunter2"), "domain": .string("fudan.edu.cn")])
        #expect(cookies.secrets(in: .array([cookie, .object([:])])) == ["hunter2"])
    }
}
