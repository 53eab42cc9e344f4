/// Functions that find the URLs to which a script sends the browser.
enum ScriptLocation {
    /// Returns the first non-empty string that a script assigns to a variable. Nil if the script assigns no such string.
    static func value(of variable: String, in script: String) -> String? {
        var rest = script[...]
        while let name = rest.firstRange(of: variable) {
            rest = rest[name.upperBound...]
            let assignment = rest.drop { $0.isWhitespace }
            guard assignment.first == "=" else { continue }
            if let value = literal(at: assignment.dropFirst().drop { $0.isWhitespace }), !value.isEmpty { return value }
        }
        return nil
    }

    /// Returns the strings that a script assigns to `location` or `location.href`, or passes to `location.replace` or
    /// `location.assign`.
    static func targets(in script: some StringProtocol) -> [String] {
        var targets: [String] = []
        var rest = Substring(script)
        while let location = rest.firstRange(of: "location") {
            rest = rest[location.upperBound...]
            // The string follows in one of the forms `.href = "…"`, `= '…'` and `.replace("…")`.
            let value = rest.prefix(40).drop { $0 != "\"" && $0 != "'" }
            guard rest[..<value.startIndex].allSatisfy({ $0.isLetter || ".=( ".contains($0) }) else { continue }
            if let target = literal(at: rest[value.startIndex...]) { targets.append(target) }
        }
        return targets
    }

    /// Decodes the escapes of HTML and JavaScript that occur in the URLs of scripts.
    static func unescaped(_ url: String) -> String {
        url.replacing("&amp;", with: "&").replacing("\\/", with: "/").replacing("\\u0026", with: "&")
    }

    private static func literal(at text: Substring) -> String? {
        guard let quote = text.first, quote == "\"" || quote == "'" else { return nil }
        return String(text.dropFirst().prefix { $0 != quote })
    }
}
