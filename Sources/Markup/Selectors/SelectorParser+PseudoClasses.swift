extension SelectorParser {
    mutating func pseudoClass() throws(SelectorError) -> SelectorProgram.Test {
        let start = position
        position += 1
        if current == ":" { throw error("pseudo-elements are not supported", at: start) }
        let name = try self.name("the name of a pseudo-class").lowercased()
        guard take("(") else { return try simple(name, at: start) }
        let test = try functional(name, at: start)
        _ = try skipSpace()
        try expect(")")
        return test
    }

    /// The pseudo-classes for forms and links (HTML standard, section 4.16.3).
    private static let formStates: [String: FormElement.State] = [
        "link": .link, "any-link": .link, "checked": .checked, "disabled": .disabled, "enabled": .enabled, "required": .required,
        "optional": .optional, "read-only": .readOnly, "read-write": .readWrite, "in-range": .inRange, "out-of-range": .outOfRange,
        "default": .default, "indeterminate": .indeterminate, "placeholder-shown": .placeholderShown, "open": .open, "muted": .muted,
        "defined": .defined,
    ]

    /// The pseudo-classes of interaction, media and shadow trees. They are valid and match no element, because a document has no such state.
    private static let absentStates: Set<String> = [
        "active", "autofill", "buffering", "current", "focus", "focus-visible", "focus-within", "fullscreen", "future", "host", "hover",
        "local-link", "modal", "past", "paused", "picture-in-picture", "playing", "popover-open", "seeking", "stalled", "target",
        "target-within", "user-invalid", "user-valid", "visited", "volume-locked",
    ]

    func simple(_ name: String, at start: Int) throws(SelectorError) -> SelectorProgram.Test {
        func nth(_ kind: SelectorProgram.Kind) -> SelectorProgram.Test { SelectorProgram.Test(kind: kind, b: 1) }
        if let state = Self.formStates[name] { return SelectorProgram.Test(kind: .form(state)) }
        if Self.absentStates.contains(name) { return SelectorProgram.Test(kind: .never) }
        switch name {
        case "first-child": return nth(.nthChild)
        case "last-child": return nth(.nthLastChild)
        case "only-child": return SelectorProgram.Test(kind: .onlyChild)
        case "first-of-type": return nth(.nthOfType)
        case "last-of-type": return nth(.nthLastOfType)
        case "only-of-type": return SelectorProgram.Test(kind: .onlyOfType)
        case "root": return SelectorProgram.Test(kind: .root)
        case "scope": return SelectorProgram.Test(kind: .scope)
        case "empty": return SelectorProgram.Test(kind: .empty)
        case "before", "after", "first-line", "first-letter": throw error("pseudo-elements are not supported", at: start)
        case "not", "is", "where", "has", "contains", "lang", "dir", "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type":
            throw error("expected ( after :\(name), got \(described)")
        default: throw error("unknown pseudo-class :\(name)", at: start)
        }
    }

    mutating func functional(_ name: String, at start: Int) throws(SelectorError) -> SelectorProgram.Test {
        switch name {
        case "is", "where", "matches", "any": return listTest(.anyOf, try forgivingList())
        case "not": return listTest(.noneOf, try list(isRelative: false, allowsLeading: false))
        case "has": return listTest(.has, try list(isRelative: true, allowsLeading: true))
        case "nth-child": return try nth(.nthChild, allowsOf: true)
        case "nth-last-child": return try nth(.nthLastChild, allowsOf: true)
        case "nth-of-type": return try nth(.nthOfType, allowsOf: false)
        case "nth-last-of-type": return try nth(.nthLastOfType, allowsOf: false)
        case "current", "host", "host-context":
            _ = try list(isRelative: false, allowsLeading: false)
            return SelectorProgram.Test(kind: .never)
        case "lang": return try language()
        case "dir": return try direction()
        case "contains", "-soup-contains": return try containment(.contains)
        case "containsown", "-soup-contains-own": return try containment(.containsOwn)
        case "first-child", "last-child", "only-child", "first-of-type", "last-of-type", "only-of-type", "root", "scope", "empty":
            throw error(":\(name) takes no arguments", at: position - 1)
        default: throw error("unknown pseudo-class :\(name)()", at: start)
        }
    }

    /// Parses the strings of `:contains`. The test succeeds if the text contains any of the strings.
    mutating func containment(_ kind: SelectorProgram.Kind) throws(SelectorError) -> SelectorProgram.Test {
        var tests: [SelectorProgram.Test] = []
        var isQuoted = false
        repeat {
            _ = try skipSpace()
            var test = SelectorProgram.Test(kind: kind)
            if current == "\"" || current == "'" {
                test.value = add(try Self.collapsed(string()))
                isQuoted = true
            } else {
                test.value = add(try unquotedString())
            }
            tests.append(test)
            _ = try skipSpace()
        } while isQuoted && take(",")
        return anyOf(tests)
    }

    private mutating func anyOf(_ tests: [SelectorProgram.Test]) -> SelectorProgram.Test {
        if tests.count == 1, let only = tests.first { return only }
        var complexes: [SelectorProgram.Complex] = []
        for test in tests {
            complexes.append(SelectorProgram.Complex(first: program.compounds.count, leading: .none, count: 1))
            appendCompound([test], left: .none)
        }
        return listTest(.anyOf, complexes)
    }

    /// Parses language ranges, such as `zh, "*-CN"`.
    private mutating func language() throws(SelectorError) -> SelectorProgram.Test {
        var tests: [SelectorProgram.Test] = []
        repeat {
            _ = try skipSpace()
            let isString = current == "\"" || current == "'"
            let range =
                isString
                ? try string() : take("*") ? "*" + (try wildcardRest()) : try name("a language, such as zh or \"zh\"")
            var test = SelectorProgram.Test(kind: .language)
            test.value = add(range)
            tests.append(test)
            _ = try skipSpace()
        } while take(",")
        return anyOf(tests)
    }

    private mutating func wildcardRest() throws(SelectorError) -> String {
        current == "-" ? try name("the rest of a language range") : ""
    }

    private mutating func direction() throws(SelectorError) -> SelectorProgram.Test {
        _ = try skipSpace()
        let start = position
        switch try name("ltr or rtl").lowercased() {
        case "ltr": return SelectorProgram.Test(kind: .direction(.leftToRight))
        case "rtl": return SelectorProgram.Test(kind: .direction(.rightToLeft))
        default: throw error("expected ltr or rtl", at: start)
        }
    }

    /// Parses the list of `:is` or `:where`. Invalid selectors in the list are left out (Selectors 4, section 17.1), but a selector that
    /// exceeds a limit is an error.
    private mutating func forgivingList() throws(SelectorError) -> [SelectorProgram.Complex] {
        var complexes: [SelectorProgram.Complex] = []
        repeat {
            _ = try skipSpace()
            let start = self
            do throws(SelectorError) {
                let item = try list(isRelative: false, allowsLeading: false, isSingle: true)
                guard current == "," || current == ")" else { throw unexpected() }
                complexes += item
            } catch {
                if error.isLimit { throw error }
                self = start
                skipItem()
            }
        } while take(",")
        return complexes
    }

    /// Moves to the comma or parenthesis that ends an invalid selector.
    private mutating func skipItem() {
        var open: [Unicode.Scalar] = []
        while let scalar = current {
            if open.isEmpty, scalar == "," || scalar == ")" { return }
            position += 1
            switch scalar {
            case "(": open.append(")")
            case "[": open.append("]")
            case ")", "]": if open.last == scalar { open.removeLast() }
            case "\\": position += 1
            case "\"", "'":
                while let inner = current, inner != scalar { position += inner == "\\" ? 2 : 1 }
                position += 1
            default: break
            }
        }
    }

    /// Parses an unquoted string up to the closing parenthesis, as jQuery and SwiftSoup do.
    mutating func unquotedString() throws(SelectorError) -> String {
        let start = position
        var value = String.UnicodeScalarView()
        var open = 0
        while let scalar = current {
            if scalar == ")" {
                if open == 0 { break }
                open -= 1
            } else if scalar == "(" {
                open += 1
            }
            position += 1
            if scalar == "\\", current != nil { value.append(escaped()) } else { value.append(scalar) }
        }
        var text = Self.collapsed(String(value))
        if text.hasSuffix(" ") { text.removeLast() }
        if text.isEmpty { throw error("expected a string", at: start) }
        return text
    }

    /// Collapses white space, in the same way as in the text that is searched.
    static func collapsed(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isSpace(scalar) || scalar == "\u{A0}" {
                if result.last != " " { result.append(" ") }
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}
