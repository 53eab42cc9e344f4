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

    func simple(_ name: String, at start: Int) throws(SelectorError) -> SelectorProgram.Test {
        func nth(_ kind: SelectorProgram.Kind) -> SelectorProgram.Test { SelectorProgram.Test(kind: kind, b: 1) }
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
        case "checked": return SelectorProgram.Test(kind: .checked)
        case "disabled": return SelectorProgram.Test(kind: .disabled)
        case "enabled": return SelectorProgram.Test(kind: .enabled)
        case "link", "any-link": return SelectorProgram.Test(kind: .link)
        case "before", "after", "first-line", "first-letter": throw error("pseudo-elements are not supported", at: start)
        case "not", "is", "where", "has", "contains", "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type":
            throw error("expected ( after :\(name), got \(described)")
        default: throw error("unknown pseudo-class :\(name)", at: start)
        }
    }

    mutating func functional(_ name: String, at start: Int) throws(SelectorError) -> SelectorProgram.Test {
        switch name {
        case "is", "where", "matches", "any": return listTest(.anyOf, try list(isRelative: false, allowsLeading: false))
        case "not": return listTest(.noneOf, try list(isRelative: false, allowsLeading: false))
        case "has": return listTest(.has, try list(isRelative: true, allowsLeading: true))
        case "nth-child": return try nth(.nthChild, allowsOf: true)
        case "nth-last-child": return try nth(.nthLastChild, allowsOf: true)
        case "nth-of-type": return try nth(.nthOfType, allowsOf: false)
        case "nth-last-of-type": return try nth(.nthLastOfType, allowsOf: false)
        case "contains", "-soup-contains": return try containment(.contains)
        case "containsown", "-soup-contains-own": return try containment(.containsOwn)
        case "first-child", "last-child", "only-child", "first-of-type", "last-of-type", "only-of-type", "root", "scope", "empty":
            throw error(":\(name) takes no arguments", at: position - 1)
        default: throw error("unknown pseudo-class :\(name)()", at: start)
        }
    }

    /// Parses one or more strings. The test matches if any of them is found.
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
        if tests.count == 1, let only = tests.first { return only }
        var complexes: [SelectorProgram.Complex] = []
        for test in tests {
            complexes.append(SelectorProgram.Complex(first: program.compounds.count, leading: .none, count: 1))
            appendCompound([test], left: .none)
        }
        return listTest(.anyOf, complexes)
    }

    /// Parses an unquoted string up to the closing parenthesis, like jQuery and SwiftSoup.
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

    /// Collapses white space, as in the text that is searched.
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
