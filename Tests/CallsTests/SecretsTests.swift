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
