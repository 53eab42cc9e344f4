import Errors
import JSON
import Testing

@testable import Runtime

/// What a call gives, without blocking the thread of a test.
func answer(_ session: Session, _ method: String, _ parameters: [String: JSONValue]) async -> CallResult {
    await withCheckedContinuation { continuation in
        _ = session.call(.success(CallRequest(method: method, parameters: parameters)), userData: 0) { continuation.resume(returning: $0) }
    }
}

@Suite("Configuration and parameters", .timeLimit(.minutes(1)))
struct ConfigurationTests {
    func message(_ text: String) throws -> String? {
        let json = try JSONText.parse(text)
        do {
            _ = try Configuration(json)
            return nil
        } catch {
            #expect(error.code == .invalidArgument)
            return error.message
        }
    }

    @Test("the defaults, and everything by name")
    func accepted() throws {
        #expect(try message("{}") == nil)
        #expect(try message(#"{"network": null, "store": {"path": null}}"#) == nil)
        let configuration = try Configuration(
            try JSONText.parse(
                #"{"network":{"connect_to":["a:1:b:2"],"ca_file":"/x","proxy":"http://p","timeout_ms":5,"connect_timeout_ms":6,"user_agent":"me","webvpn":"never","max_response_bytes":7},"store":{"path":"/s"},"forum":{"base_url":"http://localhost:1/api/"},"curriculum":{},"auth":{},"image":{}}"#
            ))
        #expect(configuration.network.connectTo == ["a:1:b:2"] && configuration.network.timeout == .milliseconds(5))
        #expect(configuration.hosts.forum == "http://localhost:1/api" && configuration.hosts.auth == "https://auth.fduhole.com/api")
        #expect(configuration.storePath == "/s")
    }

    @Test(
        "what is wrong is named",
        arguments: [
            (#"[]"#, "expected an object"), (#"{"net":{}}"#, "net: unknown section of the configuration; known are network"),
            (#"{"network":{"timeout":1}}"#, "network.timeout: unknown key"),
            (#"{"network":{"timeout_ms":0}}"#, "network.timeout_ms: expected 1 to"),
            (#"{"network":{"timeout_ms":"5"}}"#, "network.timeout_ms: expected an integer, got a string"),
            (#"{"network":{"webvpn":"maybe"}}"#, "network.webvpn: expected one of"),
            (#"{"store":"x"}"#, "store: expected an object, got a string"),
            (#"{"forum":{"base_url":"forum"}}"#, "forum.base_url"), (#"{"forum":{"base_url":"ftp://x/"}}"#, "forum.base_url"),
            (#"{"auth":{"base_url":"https://x/?a"}}"#, "auth.base_url"),
            (#"{"network":{"connect_to":[1]}}"#, "network.connect_to: [0]: expected a string, got an integer"),
            (#"{"network":{"ca_file":""}}"#, "network.ca_file"),
            (#"{"store":{"path":"a\u0000b"}}"#, "store.path"),
        ])
    func refused(text: String, part: String) throws {
        #expect(try message(text)?.contains(part) == true)
    }

    @Test(
        "parameters are refused by name",
        arguments: [
            ("forum.get_hole", "{}", "forum.get_hole: `id`: the parameter is missing; expected an integer"),
            ("forum.get_hole", #"{"id":null}"#, "`id`: the parameter is missing"),
            ("forum.get_hole", #"{"id":"1"}"#, "`id`: expected an integer, got a string"),
            ("forum.get_hole", #"{"id":1,"cache":"only"}"#, "unknown parameter `cache`; known are id, timeout_ms"),
            ("forum.get_hole", #"{"id":1,"timeout_ms":0}"#, "`timeout_ms`: expected 1 to 3600000, got 0"),
            ("forum.get_divisions", #"{"cache":"never"}"#, "`cache`: expected one of prefer, refresh, only, revalidate"),
            ("forum.list_holes_in_division", #"{"division_id":1,"size":11}"#, "`size`: expected 1 to 10, got 11"),
            ("forum.list_holes_in_division", #"{"division_id":1,"order":"x"}"#, "`order`: expected one of time_updated, time_created"),
            (
                "forum.list_holes_in_division", #"{"division_id":1,"start_time":"yesterday"}"#,
                "`start_time`: expected a time in the form of RFC 3339"
            ),
            ("forum.list_floors_in_hole", #"{"hole_id":1,"start_floor":-1}"#, "`start_floor`: expected at least 0, got -1"),
            ("forum.create_hole", #"{"content":"x","division_id":1,"tags":["a",1]}"#, "`tags`: [1]: expected a string, got an integer"),
            ("forum.create_hole", #"{"content":"x","division_id":1,"tags":[]}"#, "`tags`: expected 1 to 10 items, got 0"),
            ("forum.create_hole", #"{"content":"","division_id":1,"tags":["a"]}"#, "`content`: must not be empty"),
            ("account.login", #"{"email":"a@b","password":""}"#, "`password`: expected a string that is not empty"),
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
            ("forum.no_such", "{}", "no method is called `forum.no_such`"),
        ])
    func parameters(method: String, params: String, part: String) async throws {
        let session = try Session(configuration: .object([:]))
        defer { session.close() }
        guard case .object(let members) = try JSONText.parse(params) else { return }
        let result = await answer(session, method, members)
        let text = String(cString: try #require(result.text).start)
        #expect(text.contains(part), "\(text)")
    }

    @Test("a closed session answers closed")
    func closed() async throws {
        let session = try Session(configuration: .object([:]))
        session.close()
        #expect(await answer(session, "account.get_status", [:]).status == ErrorCode.closed.rawValue)
        #expect(session.next(timeout: -1) == nil)
    }
}

@Suite("Handles")
struct HandleTests {
    final class Thing: Sendable {}

    @Test("a handle is good until it is removed, once, in its own table")
    func life() {
        let table = HandleTable<Thing>(kind: 1)
        let other = HandleTable<Thing>(kind: 2)
        let thing = Thing()
        let handle = table.insert(thing)
        #expect(table.find(handle) === thing && other.find(handle) == nil)
        #expect(table.remove(handle) === thing)
        #expect(table.find(handle) == nil && table.remove(handle) == nil)
        let next = table.insert(thing)
        #expect(next != handle && table.find(handle) == nil && table.find(next) === thing)
    }

    @Test(
        "what is no handle finds nothing", arguments: [0, 1, 2, 3, 0xFFFF_FFFF_FFFF_FFFF, 0x7FFF_1234_5678, 0x1_0000_0003, 0x1_0FFF_FFF3])
    func garbage(bits: UInt) {
        let table = HandleTable<Thing>(kind: 1)
        let handle = table.insert(Thing())
        let pointer = OpaquePointer(bitPattern: bits)
        #expect(pointer == handle || table.find(pointer) == nil)
        #expect(UInt(bitPattern: handle) & 1 == 1, "no object has an odd address")
    }
}

@Suite("The schema")
struct SchemaTests {
    struct Document: JSONDecodable {
        let methods: [Entry]

        struct Entry: JSONDecodable {
            let name: String
            let params: [Entry]?

            init(json: JSONElement) throws(JSONError) {
                name = try json.value("name")
                params = try json.optional("params")
            }
        }

        init(json: JSONElement) throws(JSONError) {
            methods = try json.value("methods")
        }
    }

    @Test("it has the methods and parameters that the table has")
    func table() throws {
        let document = try Document.decode(PaddedBytes("\(Schema.text)".utf8))
        #expect(Set(document.methods.map(\.name)) == Set(Method.all.keys))
        for entry in document.methods {
            let method = try #require(Method.all[entry.name])
            #expect(entry.params?.map(\.name) == method.parameters.map(\.name))
        }
    }
}
