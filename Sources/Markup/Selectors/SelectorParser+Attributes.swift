extension SelectorParser {
    /// Parses an attribute selector after its `[`, up to and including the `]`.
    mutating func attribute() throws(SelectorError) -> [SelectorProgram.Test] {
        _ = try skipSpace()
        if take("*") {
            try expect("|")
        } else if current == "|" {
            position += 1
        }
        var name = try self.name("the name of an attribute")
        if current == "|", character(1) != "=" {
            position += 1
            name += ":" + (try self.name("the name of an attribute"))
        }
        var test = SelectorProgram.Test(kind: .hasAttribute, name: add(name), lower: add(name.lowercased()))
        _ = try skipSpace()
        if take("]") { return [test] }
        let operatorPlace = position
        var isNegated = false
        switch current {
        case "=": test.kind = .equals
        case "~": test.kind = .includes
        case "|": test.kind = .dash
        case "^": test.kind = .begins
        case "$": test.kind = .ends
        case "*": test.kind = .holds
        case "!":
            test.kind = .equals
            isNegated = true
        default: throw error("expected ] or an operator (= ~= |= ^= $= *= !=), got \(described)")
        }
        if test.kind != .equals || isNegated { position += 1 }
        guard take("=") else { throw error("expected ] or an operator (= ~= |= ^= $= *= !=)", at: operatorPlace) }
        _ = try skipSpace()
        let value: String
        if current == "\"" || current == "'" {
            value = try string()
        } else if beginsName {
            value = try nameCharacters()
        } else if let scalar = current, ("0"..."9").contains(scalar) {
            // A value that starts with a digit needs quotes in CSS, but [colspan=2] is in common use.
            value = try nameCharacters()
        } else {
            throw error("expected a value (a name or a quoted string), got \(described)")
        }
        test.value = add(value)
        if Self.comparesWithoutCase.contains(name.lowercased()) { test.caseRule = .ofDocument } else { test.caseRule = .sensitive }
        _ = try skipSpace()
        switch current {
        case "i", "I":
            test.caseRule = .insensitive
            position += 1
        case "s", "S":
            test.caseRule = .sensitive
            position += 1
        default: break
        }
        _ = try skipSpace()
        try expect("]")
        return [isNegated ? negation(of: test) : test]
    }

    /// Returns a test that succeeds if and only if `test` fails, as `:not(…)` does.
    mutating func negation(of test: SelectorProgram.Test) -> SelectorProgram.Test {
        let first = program.compounds.count
        appendCompound([test], left: .none)
        return listTest(.noneOf, [SelectorProgram.Complex(first: first, leading: .none, count: 1)])
    }

    mutating func listTest(_ kind: SelectorProgram.Kind, _ complexes: [SelectorProgram.Complex]) -> SelectorProgram.Test {
        var test = SelectorProgram.Test(kind: kind)
        test.list = appendList(complexes)
        return test
    }

    mutating func appendList(_ complexes: [SelectorProgram.Complex]) -> Int32 {
        let range = append(complexes)
        program.lists.append(range)
        return Int32(clamping: program.lists.count - 1)
    }

    /// Attributes whose values are case-insensitive in selectors (HTML standard, section 4.16.2).
    static let comparesWithoutCase: Set<String> = [
        "accept", "accept-charset", "align", "alink", "axis", "bgcolor", "charset", "checked", "clear", "codetype", "color", "compact",
        "declare", "defer", "dir", "direction", "disabled", "enctype", "face", "frame", "hreflang", "http-equiv", "lang", "language",
        "link", "media", "method", "multiple", "nohref", "noresize", "noshade", "nowrap", "readonly", "rel", "rev", "rules", "scope",
        "scrolling", "selected", "shape", "target", "text", "type", "valign", "valuetype", "vlink",
    ]
}
