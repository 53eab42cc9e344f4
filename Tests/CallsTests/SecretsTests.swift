import Errors
import JSON
import Testing

@testable import Calls

@Suite("Secrets")
struct SecretsTests {
    let secrets = Secrets([#"Guang+hua "1905" <&"#, "abc"])

    @Test(
        "A secret is removed if it occurs unchanged, URL-encoded, or with the escapes of JSON, HTML or both",
        arguments: [
            #"wrong: Guang+hua "1905" <&!"#, "password=Guang%2Bhua%20%221905%22%20%3C%26!", "password=Guang%2Bhua+%221905%22+%3C%26!",
            #"{"password":"Guang+hua \"1905\" <&!"#, #"{&quot;Guang+hua \&quot;1905\&quot; &lt;&amp;!"#,
            "<p>Guang+hua &quot;1905&quot; &lt;&amp;!",
        ])
    func forms(text: String) {
        let clean = secrets.removed(from: text)
        #expect(clean.contains("…") && clean.hasSuffix("!") && !clean.contains("Guang") && !clean.contains("1905"))
    }

    @Test("The start of a secret is removed at the end of a string that was cut")
    func cut() {
        for (text, clean) in [
            ("a Guang+h…", "a …"), ("a Guan…", "a …"), ("Guang%2Bhu…", "…"), ("a Gua…", "a Gua…"), ("a Guang+h", "a Guang+h"), ("…", "…"),
        ] {
            #expect(secrets.removed(from: text) == clean)
        }
    }

    @Test("An ellipsis takes the place of each secret, the longest form first, and of the longest start of one at the end of a cut string")
    func replaced() {
        let secrets = Secrets(["hunter22", "hunt", "abc", "a&<\"\\> b", "", "ü1234"])
        for (text, clean) in [
            ("hunter22", "…"), ("hunter22hunt hunter2 hunter22", "…… …er2 …"), ("hun abc", "hun abc"), ("HUNTER22", "HUNTER22"),
            (#"(a&<"\> b)"#, "(…)"), ("(a%26%3C%22%5C%3E%20b)", "(…)"), ("(a%26%3C%22%5C%3E+b)", "(…)"), (#"(a&<\"\\> b)"#, "(…)"),
            (#"(a&amp;&lt;&quot;\&gt; b)"#, "(…)"), (#"(a&amp;&lt;\&quot;\\&gt; b)"#, "(…)"), ("(a&< b)", "(a&< b)"),
            ("x a%26%3C%22…", "x …"), ("x a%26…", "x …"), ("x a%2…", "x a%2…"), ("ü123…", "…"), ("1234…", "1234…"), ("", ""), ("…", "…"),
        ] {
            #expect(secrets.removed(from: text) == clean, "\(text)")
        }
        let short = Secrets(["abcdef"])
        for (text, clean) in [
            ("abcde…", "…"), ("abcd…", "…"), ("abc…", "abc…"), ("xabcd…", "x…"), ("abcd… more", "abcd… more"), ("bcde…", "bcde…"),
        ] {
            #expect(short.removed(from: text) == clean, "\(text)")
        }
        #expect(Secrets().removed(from: "hunter22") == "hunter22")
    }

    @Test("Secrets are removed from the keys and strings of JSON at any depth, and other values stay")
    func json() {
        let secrets = Secrets(["hunter22"])
        let value: JSONValue = .object([
            "hunter22": .array([.string("a hunter22"), .null, .bool(true), .number(0.5), .object(["b": .string("hunter22")])]),
            "c": .integer(1),
        ])
        let clean: JSONValue = .object([
            "…": .array([.string("a …"), .null, .bool(true), .number(0.5), .object(["b": .string("…")])]), "c": .integer(1),
        ])
        #expect(secrets.removed(from: value) == clean)
    }

    @Test("A number with the digits of a secret becomes a string without them")
    func numbers() {
        let secrets = Secrets(["4711", "98765432109876543210"])
        let value: JSONValue = .array([
            .integer(4711), .integer(-147_112), .largeNumber("98765432109876543210"), .integer(471), .number(1.5),
        ])
        #expect(secrets.removed(from: value) == .array([.string("…"), .string("-1…2"), .string("…"), .integer(471), .number(1.5)]))
    }

    @Test("Secrets are removed from all parts of an error, but secrets of fewer than four characters are kept")
    func errors() {
        let given = secrets
        let text = #"abc Guang+hua "1905" <&"#
        let error = DanXiError(
            .rejected, text, serverMessage: text, serverCode: .string(text),
            detail: .object(["fields": .array([.object([text: .string(text)])])])
        ).without(given)
        #expect(error.message == "abc …")
        #expect(
            error.publicDetail == [
                "server_message": .string("abc …"), "server_code": .string("abc …"),
                "fields": .array([.object(["abc …": .string("abc …")])]),
            ])
    }
}
