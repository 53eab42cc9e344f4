import Errors
import JSON
import TestSupport
import Testing

@testable import Storage

@Suite("Rows that a watch has seen, and marks of a sign-out")
struct SeenRowsTests {
    private func fingerprint(_ text: String) -> String { Fingerprint(text).text }

    @Test("The token has each present row once, in order, and the new rows are those that the last token does not have")
    func news() throws {
        let (a, b, c) = (fingerprint("a"), fingerprint("b"), fingerprint("c"))
        func list(_ names: [String]) -> String { "m:" + names.sorted().joined(separator: ",") }
        for (token, rows, expectedToken, news) in [
            (nil, ["a", "b", "a"], list([a, b]), []), (nil, [], "m:", []), ("m:", ["b", "a", "b"], list([a, b]), ["b", "a"]),
            (list([a, b]), ["c", "b", "c"], list([b, c]), ["c"]), (list([a, c]), ["a", "c"], list([a, c]), []), ("m:\(a)", [], "m:", []),
        ] as [(String?, [String], String, [String])] {
            let seen = try SeenRows(token, prefix: "m:", method: "x.watch")
            let (next, new) = seen.news(in: rows) { Fingerprint($0) }
            #expect(next == expectedToken && new == news)
            #expect(seen.contains(Fingerprint("a")) == (token?.contains(a) ?? false))
        }
        let reason =
            "`since` is not a token of this method with these parameters. "
            + "Pass the `token` of an earlier result, or leave out `since`."
        for token in ["", "m", "n:\(a)"] {
            #expect(throws: DanXiError(.invalidArgument, "x.watch: \(reason)")) {
                try SeenRows(token, prefix: "m:", method: "x.watch")
            }
        }
    }

    @Test("The fingerprint of the same parts is the same in all versions of the library")
    func fingerprints() {
        #expect(Fingerprint("a").text == "089bc907b544c769" && Fingerprint("a", nil).text == "d48f7181942c931e")
        #expect(Fingerprint("1390").text == "00f5508e9455e471")
    }

    @Test("The mark of a sign-out names accounts by their fingerprints, and differs from a sign-in")
    func signOut() throws {
        let mark = SignOutMark(["b", "a"])
        let text = #"{"signed_out":["0610f76b2cc5c4a9","061af76b2cce192e"]}"#
        #expect(JSONText.bytes(of: mark).map { String(decoding: $0, as: UTF8.self) } == text)
        #expect(mark.covers("a") && mark.covers("b") && !mark.covers("c") && !SignOutMark([]).covers("a"))
        typealias Value = RememberedValue<[String: Int]>
        let signedOut = try Value.decode(PaddedBytes(text.utf8))
        guard case .signedOut(mark) = signedOut else {
            Issue.record("The mark counts as a sign-in.")
            return
        }
        #expect(signedOut.signIn == nil)
        let signIn = try Value.decode(PaddedBytes(#"{"a":1}"#.utf8))
        #expect(signIn.signIn == ["a": 1])
        for (value, expected) in [(signedOut, text), (signIn, #"{"a":1}"#)] {
            #expect(JSONText.bytes(of: value).map { String(decoding: $0, as: UTF8.self) } == expected)
        }
        #expect(throws: JSONError.self) { try Value.decode(PaddedBytes(#"{"signed_out":[1]}"#.utf8)) }
    }
}
