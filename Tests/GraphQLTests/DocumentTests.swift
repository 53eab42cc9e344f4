import TestSupport
import Testing

@testable import GraphQL

@Suite("GraphQL documents")
struct DocumentTests {
    typealias Operation = GraphQLDocument.Operation

    @Test(
        "The kind and name of each operation in a document are found",
        arguments: [
            ("{ a }", [Operation(kind: .query, name: nil)]),
            ("\u{FEFF} query { a }", [Operation(kind: .query, name: nil)]),
            ("mutation M{a}", [Operation(kind: .mutation, name: "M")]),
            ("subscription S { a }", [Operation(kind: .subscription, name: "S")]),
            ("query azAZ09_ { a }", [Operation(kind: .query, name: "azAZ09_")]),
            ("query mutation { a }", [Operation(kind: .query, name: "mutation")]),
            ("mutation query { query }", [Operation(kind: .mutation, name: "query")]),
            ("# mutation { a }\r\nquery Q { a # } mutation M { b }\n b }", [Operation(kind: .query, name: "Q")]),
            ("query Q { a(text: \"} mutation M { \\\" # {\") }", [Operation(kind: .query, name: "Q")]),
            ("{ a(text: \"\"\"} \\\"\"\" \" mutation M { # \\\"\"\") }", []),
            (
                "{ a(text: \"\"\"} \\\"\"\" \"\" mutation M { # \n\"\"\") } mutation { b }",
                [.init(kind: .query, name: nil), .init(kind: .mutation, name: nil)]
            ),
            ("{ a(text: \"\") } mutation M { b }", [.init(kind: .query, name: nil), .init(kind: .mutation, name: "M")]),
            ("query ($x: I = {a: [{b: 1.5e+3}]}, $y: [ID!]! = [\"\"]) @d(if: {x: 1}) { a }", [Operation(kind: .query, name: nil)]),
            ("fragment F on T @d(x: {}) { ...G } query Q { ...F } fragment G on T { mutation }", [Operation(kind: .query, name: "Q")]),
            ("fragment query on T { a } mutation M { a { ... on query { b } } }", [Operation(kind: .mutation, name: "M")]),
            (
                "\"A description.\" query Q { a } \"\"\"{\"\"\" mutation M { a }",
                [.init(kind: .query, name: "Q"), .init(kind: .mutation, name: "M")]
            ),
            ("query @a M { b }", [Operation(kind: .query, name: nil)]), ("query\t\r\n,Q,{ a }", [Operation(kind: .query, name: "Q")]),
            ("query _q { a }", [Operation(kind: .query, name: "_q")]), ("query Q{a(x:-1.5e-3)}", [Operation(kind: .query, name: "Q")]),
            ("query Q { a(x: \"\\\\\") } query R { b }", [.init(kind: .query, name: "Q"), .init(kind: .query, name: "R")]),
            ("query Q($a: T! = 1 | & ?) { ...F, a: b[0] }", [Operation(kind: .query, name: "Q")]),
            ("fragment F on T { a }", []),
            ("", []), (" ,\n# a", []),
        ])
    func operations(text: String, expected: [Operation]) throws {
        // One case starts with a brace and has no operations: its block string has no end, so the document is invalid.
        guard !(text.hasPrefix("{") && expected.isEmpty) else {
            #expect(throws: GraphQLSyntaxError.self) { try GraphQLDocument(text) }
            return
        }
        #expect(try GraphQLDocument(text).operations == expected)
    }

    @Test(
        "The error for an invalid document states the line, the column and the problem",
        arguments: [
            ("query {\n  a", "line 1, column 7: the bracket is not closed"),
            ("{ a }\n\n  type T { a: Int }", "line 3, column 3: expected query, mutation, fragment or {"),
            ("{ a }\r\n}", "line 2, column 1: expected query, mutation, fragment or {"),
            ("{ 复旦 }", "line 1, column 3: unexpected character"),
            ("{ a(x: \"复旦\", y: \"b\n\") }", "line 1, column 17: the string has no closing quote"),
            ("{ a(x: \"b\\\n\") }", "line 1, column 8: the string has no closing quote"),
            ("{ a(x: \"\"\"b\\\"\"\") }", "line 1, column 8: the block string has no closing quotes"),
            ("query Q", "line 1, column 1: the definition has no selection in braces"),
            ("query Q ] { a }", "line 1, column 9: unexpected closing bracket"),
            ("query A { a } mutation A { a }", "line 1, column 15: two operations are named A"),
            ("{ a } \"text\"", "line 1, column 7: the description has no definition"),
            ("{ a(x: \u{0}) }", "line 1, column 8: unexpected character"), ("{ ` }", "line 1, column 3: unexpected character"),
            ("{ / }", "line 1, column 3: unexpected character"), ("{ ^ }", "line 1, column 3: unexpected character"),
            ("{ ; }", "line 1, column 3: unexpected character"), ("{ ~ }", "line 1, column 3: unexpected character"),
            ("{ 1`", "line 1, column 4: unexpected character"), ("\r\r\n\n  ;", "line 4, column 3: unexpected character"),
            ("query Q ) { a }", "line 1, column 9: unexpected closing bracket"),
            ("query Q } ", "line 1, column 9: unexpected closing bracket"),
            ("{ a } mutation", "line 1, column 7: the definition has no selection in braces"),
            ("{ a(x: [1) }", "line 1, column 1: the bracket is not closed"),
            ("{ a(x: \"", "line 1, column 8: the string has no closing quote"),
            ("{ a(x: \"\\", "line 1, column 8: the string has no closing quote"),
            ("{ a(x: \"\"\"", "line 1, column 8: the block string has no closing quotes"),
            ("{ a(x: \"\"\"\"\"", "line 1, column 8: the block string has no closing quotes"),
            ("Query { a }", "line 1, column 1: expected query, mutation, fragment or {"),
            ("\"a\" {", "line 1, column 5: the bracket is not closed"),
            (
                "query \(String(repeating: "x", count: 101)) { a } query \(String(repeating: "x", count: 101)) { a }",
                "line 1, column 115: two operations are named \(String(repeating: "x", count: 97))…"
            ),
        ])
    func mistakes(text: String, message: String) {
        do {
            _ = try GraphQLDocument(text)
            Issue.record("the document was accepted")
        } catch {
            #expect("\(error)" == message)
        }
    }

    @Test(
        "A document is parsed in linear time", .computing,
        arguments: [
            "{ a(x: \"b\") # c\n } ", "query { a { b { c { d } } } } ", "((((", "{ a ", "\"\"\"\\\"\"\"\" ", "\"\\\\\" ", "# \r", ", ",
            "name1 ",
        ])
    func linear(part: String) {
        let ratio = growth(from: 1000) { size in
            let text = String(repeating: part, count: size)
            return { _ = try? GraphQLDocument(text) }
        }
        #expect(ratio < linearGrowth)
    }
}
