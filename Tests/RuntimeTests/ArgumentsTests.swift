import Calendar
import Errors
import JSON
import Testing

@testable import Runtime

@Suite("Arguments")
struct ArgumentsTests {
    private static let parameters = [
        Parameter("a", .integer(1...3), isRequired: true), Parameter("b", .string()), Parameter("c", .bool, default: .bool(true)),
    ]

    private func arguments(
        _ given: [String: JSONValue], _ parameters: [Parameter] = Self.parameters, at place: Arguments.Place = .method("s.m"),
        atLeastOne: [String] = []
    ) throws(DanXiError) -> Arguments {
        try Arguments(given, parameters, at: place, atLeastOne: atLeastOne)
    }

    /// Returns the message of the error that `body` throws.
    private func message(_ body: () throws(DanXiError) -> Void) -> String? {
        do {
            try body()
            return nil
        } catch {
            #expect(error.code == .invalidArgument)
            return error.message
        }
    }

    @Test(
        "An error names the method or section, and the parameter or key",
        arguments: [
            ([:], [], "s.m: `a`: the parameter is missing; expected an integer.", "s.a: the key is missing; expected an integer."),
            (["a": .null], [], "s.m: `a`: the parameter is missing; expected an integer.", "s.a: the key is missing; expected an integer."),
            (["a": .integer(4)], [], "s.m: `a`: expected 1 to 3, got 4.", "s.a: expected 1 to 3, got 4."),
            (
                ["a": .integer(1), "b": .bool(true)], [], "s.m: `b`: expected a string, got true or false.",
                "s.b: expected a string, got true or false."
            ),
            (
                ["z": .null, "y": .integer(1)], [], "s.m: unknown parameter `y`. The parameters are a, b, c.",
                "s.y: unknown key. The keys are a, b, c."
            ),
            (["a": .integer(1)], ["b", "d"], "s.m: `b`: at least one of b, d must be given.", "s.b: at least one of b, d must be given."),
            (["a": .integer(1), "b": .null], ["b"], "s.m: `b`: at least one of b must be given.", "s.b: at least one of b must be given."),
        ] as [([String: JSONValue], [String], String, String)])
    func refused(given: [String: JSONValue], atLeastOne: [String], method: String, section: String) {
        let ofMethod = message { () throws(DanXiError) in _ = try arguments(given, atLeastOne: atLeastOne) }
        let ofSection = message { () throws(DanXiError) in _ = try arguments(given, at: .section("s"), atLeastOne: atLeastOne) }
        #expect(ofMethod == method && ofSection == section)
    }

    @Test("Given values, and the defaults of missing and null ones, are the arguments")
    func values() throws {
        let all = try arguments(["a": .integer(1), "b": .string("x"), "c": .bool(false)], atLeastOne: ["d", "b"])
        #expect(all.members(without: []) == ["a": .integer(1), "b": .string("x"), "c": .bool(false)])
        #expect(all.members(without: ["a", "d"]) == ["b": .string("x"), "c": .bool(false)])
        #expect(all.members(named: ["a", "d"]) == ["a": .integer(1)])
        for given in [["a": .integer(3)], ["a": .integer(3), "b": .null, "c": .null]] as [[String: JSONValue]] {
            let few = try arguments(given)
            #expect(few.members(without: []) == ["a": .integer(3), "c": .bool(true)] && few["c"] == .bool(true) && few["b"] == nil)
        }
        let changed = all.setting("b", to: nil).setting("a", to: .integer(2))
        #expect(changed.members(without: []) == ["a": .integer(2), "c": .bool(false)] && all["a"] == .integer(1))
        #expect(all.nextPage == nil && all.continued(at: "https://a").nextPage == "https://a")
        #expect(all.continued(at: "https://a").members(without: []) == all.members(without: []))
    }

    @Test("JSON is converted to the type of the parameter, and never to another one")
    func conversions() {
        let day = "2026-11-21"
        let time = "2026-11-21T16:28:16+08:00"
        #expect(Int(argument: .integer(3)) == 3)
        for value in [.number(3), .string("3"), .largeNumber("18446744073709551616"), .null] as [JSONValue] {
            #expect(Int(argument: value) == nil)
        }
        #expect(Double(argument: .number(1.5)) == 1.5 && Double(argument: .integer(2)) == 2)
        #expect(Double(argument: .largeNumber("18446744073709551616")) == 18_446_744_073_709_551_616)
        #expect(Double(argument: .string("1")) == nil && Double(argument: .bool(true)) == nil)
        #expect(Bool(argument: .bool(true)) == true && Bool(argument: .bool(false)) == false && Bool(argument: .integer(1)) == nil)
        #expect(String(argument: .string("x")) == "x" && String(argument: .integer(1)) == nil && String(argument: .null) == nil)
        #expect(JSONValue(argument: .null) == .null && JSONValue(argument: .array([.integer(1)])) == .array([.integer(1)]))
        #expect(Timestamp(argument: .string(time)) == Timestamp(time) && Timestamp(argument: .string(day)) == nil)
        #expect(CalendarDate(argument: .string(day)) == CalendarDate(day) && CalendarDate(argument: .string("2026-02-29")) == nil)
        #expect(Timestamp(argument: .integer(1)) == nil && CalendarDate(argument: .integer(1)) == nil)
        #expect([Int](argument: .array([.integer(1), .integer(2)])) == [1, 2] && [Int](argument: .array([])) == [])
        #expect([Int](argument: .integer(7)) == [7] && [Int](argument: .string("x")) == nil)
        #expect([Int](argument: .array([.integer(1), .string("x")])) == nil)
        #expect([String: Int](argument: .object(["a": .integer(1)])) == ["a": 1] && [String: Int](argument: .object([:])) == [:])
        #expect([String: Int](argument: .object(["a": .integer(1), "b": .null])) == nil)
        #expect([String: Int](argument: .array([])) == nil)
    }

    private enum Color: String, JSONString {
        case red, blue
    }

    private struct Point: JSONCodable, Equatable {
        let x: Int
        init(x: Int) { self.x = x }
        init(json: JSONElement) throws(JSONError) { x = try json.value("x") }
        func write(to json: inout JSONWriter) { json.object { $0.set("x", x) } }
    }

    /// Arguments of which most have a value of the wrong type. The forms of their parameters accept any value.
    private func anything() throws -> Arguments {
        let given: [String: JSONValue] = [
            "number": .integer(1), "color": .string("red"), "other": .string("green"), "colors": .array([.string("red"), .string("blue")]),
            "mixed": .array([.string("red"), .string("x")]), "map": .object(["a": .string("blue")]),
            "badMap": .object(["a": .string("blue"), "b": .string("x")]), "points": .array([.object(["x": .integer(1)])]),
            "badPoints": .array([.object(["x": .integer(1)]), .object([:])]),
        ]
        let parameters = ["missing"] + given.keys
        return try arguments(given, parameters.map { Parameter($0, .any) })
    }

    @Test("An argument has the type that the method expects")
    func types() throws {
        let arguments = try anything()
        let (number, noNumber): (Int, Int?) = (try arguments.value("number"), try arguments.optional("missing"))
        #expect(number == 1 && noNumber == nil)
        let (color, sameColor, noColor): (Color, Color?, Color?) =
            (try arguments.value("color"), try arguments.optional("color"), try arguments.optional("missing"))
        #expect(color == .red && sameColor == .red && noColor == nil)
        let (colors, oneColor, noColors): ([Color]?, [Color]?, [Color]?) =
            (try arguments.optional("colors"), try arguments.optional("color"), try arguments.optional("missing"))
        #expect(colors == [.red, .blue] && oneColor == [.red] && noColors == nil)
        let (map, noMap): ([String: Color]?, [String: Color]?) = (try arguments.optional("map"), try arguments.optional("missing"))
        #expect(map == ["a": .blue] && noMap == nil)
        let (points, noPoints): ([Point]?, [Point]?) = (try arguments.entities("points"), try arguments.entities("missing"))
        let required: [Point] = try arguments.requiredEntities("points")
        #expect(points == [Point(x: 1)] && required == [Point(x: 1)] && noPoints == nil)
    }

    @Test("An argument of another type, a missing one, and an unknown value are refused with the name of the parameter")
    func wrongTypes() throws {
        let arguments = try anything()
        let cases: [(String, () throws(DanXiError) -> Void)] = [
            ("`missing`: the parameter is missing", { () throws(DanXiError) in _ = try arguments.value("missing") as Int }),
            ("`missing`: the parameter is missing", { () throws(DanXiError) in _ = try arguments.value("missing") as Color }),
            ("`missing`: the parameter is missing", { () throws(DanXiError) in _ = try arguments.requiredEntities("missing") as [Point] }),
            ("`number`: unexpected type: got an integer", { () throws(DanXiError) in _ = try arguments.optional("number") as String? }),
            ("`number`: unexpected type: got an integer", { () throws(DanXiError) in _ = try arguments.value("number") as Color }),
            ("`color`: unexpected type: got a string", { () throws(DanXiError) in _ = try arguments.value("color") as Int }),
            ("`other`: unexpected value", { () throws(DanXiError) in _ = try arguments.value("other") as Color }),
            ("`mixed`: unexpected value", { () throws(DanXiError) in _ = try arguments.optional("mixed") as [Color]? }),
            ("`badMap`: unexpected value", { () throws(DanXiError) in _ = try arguments.optional("badMap") as [String: Color]? }),
            ("`badPoints`: [1].x: is missing", { () throws(DanXiError) in _ = try arguments.entities("badPoints") as [Point]? }),
        ]
        for (problem, body) in cases { #expect(message(body) == "s.m: \(problem).") }
    }

    @Test("The secrets of a call are the strings of its secret parameters, and of the secret fields of its entities")
    func secrets() throws {
        let parameters = [
            Parameter("password", .string(), isSecret: true), Parameter("codes", .list(of: .string()), isSecret: true),
            Parameter("headers", .map(of: .string()), isSecret: true),
            Parameter("cookies", .list(of: .object), secretFields: ["value", "path"]), Parameter("name", .string()),
            Parameter("number", .integer(), isSecret: true), Parameter("missing", .string(), isSecret: true),
        ]
        let cookie: JSONValue = .object(["value": .string("v"), "path": .integer(1), "name": .string("n")])
        let given: [String: JSONValue] = [
            "password": .string("p"), "codes": .array([.string("c"), .string("d")]), "headers": .object(["X": .string("h")]),
            "cookies": .array([cookie, cookie]), "name": .string("n"), "number": .integer(1),
        ]
        #expect(try arguments(given, parameters).secrets(parameters) == ["p", "c", "d", "h", "v", "v"])
        #expect(JSONValue.object(["a": .array([.null, .bool(true)])]).text == #"{"a":[null,true]}"#)
    }
}

@Suite("The forms of parameters")
struct ParameterFormTests {
    private static let time = "expected an RFC 3339 time, such as 2026-11-21T16:28:16+08:00"
    private static let long = "1" + String(repeating: "0", count: 50)
    private static let shownLong: String = "expected 1 to 3, got 1" + String(repeating: "0", count: 36) + "…"
    private static let longKey = String(repeating: "k", count: 101)
    private static let shownLongKey: String = String(repeating: "k", count: 97) + "…: expected an integer, got null"

    private static let numbers: [(Parameter.Form, JSONValue, String?)] = [
        (.integer(), .integer(.min), nil), (.integer(), .integer(.max), nil), (.integer(), .number(1), "expected an integer, got a number"),
        (.integer(), .largeNumber("1e400"), "expected -9223372036854775808 to 9223372036854775807, got 1e400"),
        (.integer(1...3), .integer(1), nil), (.integer(1...3), .integer(3), nil), (.integer(1...3), .integer(0), "expected 1 to 3, got 0"),
        (.integer(1...3), .integer(4), "expected 1 to 3, got 4"),
        (.integer(1...3), .largeNumber(long), shownLong),
        (.integer(0...Int.max), .integer(-1), "expected at least 0, got -1"),
        (.integer(Int.min...5), .integer(6), "expected at most 5, got 6"), (.number(), .number(-1e300), nil), (.number(), .integer(1), nil),
        (.number(), .largeNumber("18446744073709551616"), nil), (.number(), .largeNumber("1e400"), "the number is out of range"),
        (.number(0...1), .number(0), nil), (.number(0...1), .integer(1), nil),
        (.number(0...1), .number(1.5), "expected 0.0 to 1.0, got 1.5"),
        (.number(0...1), .integer(2), "expected 0.0 to 1.0, got 2"),
        (.number(0...1), .largeNumber("18446744073709551616"), "expected 0.0 to 1.0, got 1.8446744073709552e+19"),
        (.number(0.5...Double.infinity), .number(0.25), "expected at least 0.5, got 0.25"),
        (.number(-Double.infinity...1), .number(2.5), "expected at most 1.0, got 2.5"),
        (.number(), .string("1"), "expected a number, got a string"), (.bool, .bool(false), nil),
        (.bool, .integer(1), "expected true or false, got an integer"), (.any, .null, nil), (.any, .array([]), nil),
    ]

    private static let strings: [(Parameter.Form, JSONValue, String?)] = [
        (.string(), .string(""), nil), (.string(), .string(" "), nil), (.string(), .integer(1), "expected a string, got an integer"),
        (.string(length: 2...4), .string("ab"), nil), (.string(length: 2...4), .string("abcd"), nil),
        (.string(length: 2...4), .string("a"), "expected a string of 2 to 4 characters, got 1 characters"),
        (.string(length: 2...4), .string("abcde"), "expected a string of 2 to 4 characters, got 5 characters"),
        (.string(length: 2...4), .string(""), "must not be empty"), (.string(length: 1...Int.max), .string("a"), nil),
        (.string(length: 1...Int.max), .string(""), "must not be empty"), (.string(length: 1...Int.max), .string(" "), nil),
        (.string(length: 2...Int.max), .string("a"), "expected a string of at least 2 characters, got 1 characters"),
        (.string(length: 0...1), .string("e\u{301}"), "expected a string of at most 1 characters, got 2 characters"),
        (.string(length: 0...1), .string(""), nil), (.string(notBlank: true), .string(" \t\u{3000}"), "must not be blank"),
        (.string(notBlank: true), .string(""), nil), (.string(notBlank: true), .string(" a"), nil),
        (.string(length: 0...2, notBlank: true), .string("   "), "expected a string of at most 2 characters, got 3 characters"),
        (.time, .string("2026-11-21T16:28:16+08:00"), nil), (.time, .string("2026-11-21"), time),
        (.time, .integer(1), "\(time), got an integer"), (.date, .string("2026-11-21"), nil),
        (.date, .string("2026-02-29"), "expected a date, such as 2026-11-21"),
        (.date, .null, "expected a date, such as 2026-11-21, got null"), (.timeOfDay, .string("08:30"), nil),
        (.timeOfDay, .string("25:00"), "expected a time of day, such as 08:30"),
        (.timeOfDay, .integer(1), "expected a time of day, such as 08:30, got an integer"), (.url, .string("https://a.example/"), nil),
        (.url, .string("/a"), "expected an absolute URL"), (.url, .bool(true), "expected an absolute URL, got true or false"),
        (.choice(["a", "b"]), .string("b"), nil), (.choice(["a", "b"]), .string("c"), "expected one of a, b"),
        (.choice(["a", "b"]), .integer(1), "expected one of a, b, got an integer"),
    ]

    private static let digits = Parameter.Form.integer(0...9)
    private static let collections: [(Parameter.Form, JSONValue, String?)] = [
        (.object, .object([:]), nil), (.object, .array([]), "expected an object, got an array"),
        (.map(of: digits), .object([:]), nil), (.map(of: digits), .object(["a": .integer(1)]), nil),
        (.map(of: digits), .object(["b": .integer(10), "a": .integer(11), "c": .integer(1)]), "a: expected 0 to 9, got 11"),
        (.map(of: digits), .object([longKey: .null]), shownLongKey),
        (.map(of: digits), .integer(1), "expected an object, got an integer"), (.list(of: digits), .array([]), nil),
        (.list(of: digits, count: 1...2), .array([.integer(1), .integer(1)]), nil),
        (.list(of: digits, count: 1...2), .array([]), "expected 1 to 2 items, got 0"),
        (.list(of: digits, count: 1...2), .array([.null, .null, .null]), "expected 1 to 2 items, got 3"),
        (.list(of: digits, count: 1...Int.max), .array([]), "expected at least 1 items, got 0"),
        (.list(of: digits), .array([.integer(9), .integer(10), .integer(11)]), "[1]: expected 0 to 9, got 10"),
        (.list(of: digits, unique: true), .array([.integer(1), .integer(2), .integer(3)]), nil),
        (.list(of: digits, unique: true), .array([.integer(1), .integer(2), .integer(2), .integer(1)]), "[2]: has the same value as [1]"),
        (.list(of: digits), .integer(1), "expected an array, each item an integer, got an integer"),
        (.list(of: digits, orOne: true), .integer(1), nil),
        (.list(of: .string(length: 1...3), orOne: true), .string("abc"), nil),
        (.list(of: .string(length: 1...3), orOne: true), .array([.string("abc")]), nil),
        (.list(of: .string(length: 1...3), orOne: true), .string("abcd"), "expected a string or an array of strings, got a string"),
        (.list(of: .string(), orOne: true), .integer(1), "expected a string or an array of strings, got an integer"),
        (.list(of: .string()), .string("a"), "expected an array of strings, got a string"),
        (.list(of: .object), .null, "expected an array of objects, got null"),
        (.list(of: .choice(["a", "b"])), .bool(true), "expected an array, each item one of a, b, got true or false"),
        (.list(of: .list(of: digits)), .array([.array([.integer(10)])]), "[0]: [0]: expected 0 to 9, got 10"),
    ]

    @Test("A value is accepted, or refused with the reason", arguments: 0...2)
    func problems(kind: Int) {
        for (form, value, problem) in [Self.numbers, Self.strings, Self.collections][kind] {
            #expect(form.problem(with: value) == problem, "\(form): \(value)")
        }
    }

    @Test("The error for a missing parameter describes its form")
    func kinds() {
        #expect(Parameter.Form.any.kind == "a JSON value" && Parameter.Form.map(of: .bool).kind == "an object")
    }
}
