/// Reads a selector's text.
struct SelectorParser {
    private let text: String
    private let characters: [Unicode.Scalar]
    private var position = 0
    private var depth = 0
    private var program = SelectorProgram()

    /// More than any selector that somebody writes.
    private static let maximalCount = 10_000
    private static let maximalDepth = 16
    private static let maximalCompounds = 256

    static func parse(_ text: String) throws(SelectorError) -> SelectorProgram {
        var parser = SelectorParser(text)
        if parser.characters.count > maximalCount {
            parser.position = maximalCount
            throw parser.error("a selector has at most \(maximalCount) characters")
        }
        let complexes = try parser.list(isRelative: false, allowsLeading: true)
        if parser.current != nil { throw parser.unexpected() }
        parser.program.top = parser.append(complexes)
        return parser.program
    }

    private init(_ text: String) {
        self.text = text
        characters = Array(text.unicodeScalars)
    }

    // MARK: Characters

    private func character(_ offset: Int = 0) -> Unicode.Scalar? {
        let index = position + offset
        return characters.indices.contains(index) ? characters[index] : nil
    }

    private var current: Unicode.Scalar? { character() }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard current == scalar else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ scalar: Unicode.Scalar) throws(SelectorError) {
        if !take(scalar) { throw error("expected \(scalar), got \(described)") }
    }

    /// Skips white space and comments, and says whether there was any white space.
    private mutating func skipSpace() throws(SelectorError) -> Bool {
        var hasSpace = false
        while true {
            if let scalar = current, Self.isSpace(scalar) {
                hasSpace = true
                position += 1
            } else if current == "/", character(1) == "*" {
                try skipComment()
            } else {
                return hasSpace
            }
        }
    }

    private mutating func skipComment() throws(SelectorError) {
        let start = position
        position += 2
        while !(current == "*" && character(1) == "/") {
            if current == nil { throw error("the comment has no end", at: start) }
            position += 1
        }
        position += 2
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r" || scalar == "\u{C}"
    }

    private static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.value >= 0x80 || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }

    private static func isName(_ scalar: Unicode.Scalar) -> Bool {
        isNameStart(scalar) || scalar == "-" || ("0"..."9").contains(scalar)
    }

    // MARK: Errors

    private func error(_ problem: String, at place: Int? = nil) -> SelectorError {
        SelectorError(selector: text, position: place ?? position, problem: problem)
    }

    private var described: String {
        current.map { "`\($0)`" } ?? "the end"
    }

    private func unexpected() -> SelectorError {
        switch current {
        case ")": error("this ) closes nothing")
        case "]": error("this ] closes nothing")
        default: error("unexpected \(described)")
        }
    }

    // MARK: Tokens

    /// Whether a name begins here.
    private var beginsName: Bool {
        guard let first = current else { return false }
        if Self.isNameStart(first) { return true }
        if first == "\\" { return isEscape(at: 0) }
        guard first == "-", let second = character(1) else { return false }
        return Self.isNameStart(second) || second == "-" || (second == "\\" && isEscape(at: 1))
    }

    private func isEscape(at offset: Int) -> Bool {
        guard let next = character(offset + 1) else { return false }
        return next != "\n" && next != "\r" && next != "\u{C}"
    }

    private mutating func name(_ what: String) throws(SelectorError) -> String {
        guard beginsName else { throw error("expected \(what), got \(described)") }
        return try nameCharacters()
    }

    private mutating func nameCharacters() throws(SelectorError) -> String {
        var name = ""
        while let scalar = current {
            if Self.isName(scalar) {
                name.unicodeScalars.append(scalar)
                position += 1
            } else if scalar == "\\", isEscape(at: 0) {
                position += 1
                name.unicodeScalars.append(escaped())
            } else {
                break
            }
        }
        return name
    }

    /// What an escape stands for; its backslash is behind.
    private mutating func escaped() -> Unicode.Scalar {
        var value: UInt32 = 0
        var digits = 0
        while digits < 6, let digit = current.flatMap({ Character($0).isASCII ? Character($0).hexDigitValue : nil }) {
            value = value * 16 + UInt32(digit)
            digits += 1
            position += 1
        }
        if digits == 0 {
            defer { position += 1 }
            return current ?? "\u{FFFD}"
        }
        if current == "\r", character(1) == "\n" { position += 1 }
        if let scalar = current, Self.isSpace(scalar) { position += 1 }
        guard value != 0, let scalar = Unicode.Scalar(value) else { return "\u{FFFD}" }
        return scalar
    }

    private mutating func string() throws(SelectorError) -> String {
        let start = position
        guard let quote = current else { throw error("expected a string, got the end") }
        position += 1
        var value = ""
        while let scalar = current, scalar != quote {
            if scalar == "\n" || scalar == "\r" || scalar == "\u{C}" { break }
            position += 1
            if scalar != "\\" {
                value.unicodeScalars.append(scalar)
            } else if current == "\r", character(1) == "\n" {
                position += 2
            } else if current == "\n" || current == "\r" || current == "\u{C}" {
                position += 1
            } else if current != nil {
                value.unicodeScalars.append(escaped())
            }
        }
        guard take(quote) else { throw error("the string has no end", at: start) }
        return value
    }

    // MARK: The table

    private mutating func add(_ text: String) -> SelectorProgram.Text {
        let offset = program.texts.count
        // A NUL cannot occur in a document either.
        program.texts += text.utf8.lazy.filter { $0 != 0 }
        let count = program.texts.count - offset
        program.texts.append(0)
        return SelectorProgram.Text(offset: Int32(clamping: offset), count: Int32(clamping: count))
    }

    private mutating func append(_ complexes: [SelectorProgram.Complex]) -> Range<Int> {
        let start = program.complexes.count
        program.complexes += complexes
        return start..<program.complexes.count
    }

    // MARK: Selectors

    /// - Parameters:
    ///   - isRelative: whether each selector starts from the anchor (`:has`), whatever it begins with.
    ///   - allowsLeading: whether a selector may begin with a combinator.
    private mutating func list(isRelative: Bool, allowsLeading: Bool) throws(SelectorError) -> [SelectorProgram.Complex] {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.maximalDepth { throw error("parentheses are nested too deeply") }
        var complexes: [SelectorProgram.Complex] = []
        repeat {
            _ = try skipSpace()
            complexes.append(try complex(isRelative: isRelative, allowsLeading: allowsLeading))
        } while take(",")
        return complexes
    }

    private mutating func combinator() -> SelectorProgram.Combinator? {
        if take(">") { return .child }
        if take("+") { return .next }
        if take("~") { return .following }
        return nil
    }

    private mutating func complex(isRelative: Bool, allowsLeading: Bool) throws(SelectorError) -> SelectorProgram.Complex {
        let start = position
        var parts: [(combinator: SelectorProgram.Combinator, tests: [SelectorProgram.Test])] = []
        var combinator = SelectorProgram.Combinator.none
        if allowsLeading, let leading = self.combinator() {
            combinator = leading
            _ = try skipSpace()
        } else if isRelative {
            combinator = .descendant
        }
        let leading = combinator
        while true {
            parts.append((combinator, try compound()))
            if parts.count > Self.maximalCompounds { throw error("a selector has at most \(Self.maximalCompounds) parts", at: start) }
            let hasSpace = try skipSpace()
            if let explicit = self.combinator() {
                combinator = explicit
                _ = try skipSpace()
            } else if hasSpace, let next = current, next != ",", next != ")" {
                combinator = .descendant
            } else {
                break
            }
        }
        // From right to left.
        let first = program.compounds.count
        for part in parts.reversed() { appendCompound(part.tests, left: part.combinator) }
        if leading != .none { appendCompound([SelectorProgram.Test(kind: .anchor)], left: .none) }
        return SelectorProgram.Complex(first: first, leading: leading, count: program.compounds.count - first)
    }

    private mutating func appendCompound(_ tests: [SelectorProgram.Test], left: SelectorProgram.Combinator) {
        let start = program.tests.count
        program.tests += tests
        program.compounds.append(SelectorProgram.Compound(tests: start..<program.tests.count, left: left))
    }

    private mutating func compound() throws(SelectorError) -> [SelectorProgram.Test] {
        let start = position
        var tests = try type()
        var isEmpty = position == start
        while true {
            switch current {
            case "#":
                position += 1
                guard let first = current, Self.isName(first) || first == "\\" else {
                    throw error("expected an id after #, got \(described)")
                }
                tests.append(SelectorProgram.Test(kind: .id, name: add(try nameCharacters())))
            case ".":
                position += 1
                tests.append(SelectorProgram.Test(kind: .class, name: add(try name("a class after ."))))
            case "[":
                position += 1
                tests += try attribute()
            case ":":
                tests.append(try pseudoClass())
            case "/" where character(1) == "*" && !isEmpty:
                try skipComment()
            default:
                if isEmpty { throw missingCompound() }
                return Self.cheapestFirst(tests)
            }
            isEmpty = false
        }
    }

    /// A compound's tests in the order of what they cost.
    private static func cheapestFirst(_ tests: [SelectorProgram.Test]) -> [SelectorProgram.Test] {
        func cost(_ test: SelectorProgram.Test) -> Int {
            switch test.kind {
            case .anchor, .never, .type, .prefix, .scope, .root: 0
            case .nthChild where test.list < 0: 2
            case .nthLastChild where test.list < 0: 2
            case .nthOfType, .nthLastOfType, .onlyChild, .onlyOfType, .empty: 2
            case .nthChild, .nthLastChild, .anyOf, .noneOf: 3
            case .contains, .containsOwn: 4
            case .has: 5
            default: 1
            }
        }
        return tests.enumerated().sorted { (cost($0.element), $0.offset) < (cost($1.element), $1.offset) }.map(\.element)
    }

    private func missingCompound() -> SelectorError {
        switch current {
        case nil: error(characters.isEmpty ? "the selector is empty" : "expected a selector, got the end")
        case ",": error("a selector is missing before this comma")
        case ")": error("a selector is missing before this )")
        case ">", "+", "~": error("a selector is missing before this combinator")
        case let scalar? where ("0"..."9").contains(scalar):
            error("a name cannot begin with a digit; write \\3\(scalar) and a space for it")
        default: error("expected a selector, got \(described)")
        }
    }

    /// `td`, `*`, `dc|creator`, `*|td`, or nothing.
    private mutating func type() throws(SelectorError) -> [SelectorProgram.Test] {
        var tests: [SelectorProgram.Test] = []
        var name: String?
        if take("*") {
            name = nil
        } else if beginsName {
            name = try nameCharacters()
        } else if current != "|" {
            return []
        } else {
            name = ""
        }
        if current == "|", character(1) != "=" {
            position += 1
            // `*|` is any namespace, as is no prefix at all.
            if let prefix = name { tests.append(SelectorProgram.Test(kind: .prefix, name: add(prefix))) }
            name = take("*") ? nil : try self.name("a type after |")
        }
        if let name { tests.append(SelectorProgram.Test(kind: .type, name: add(name), lower: add(name.lowercased()))) }
        return tests
    }

    // MARK: Attributes

    /// What follows `[`.
    private mutating func attribute() throws(SelectorError) -> [SelectorProgram.Test] {
        _ = try skipSpace()
        var name = ""
        if take("*") {
            try expect("|")
        } else if current == "|" {
            position += 1
        }
        name = try self.name("the name of an attribute")
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
            // Not in the specification, but in everybody's selectors: [colspan=2].
            value = try nameCharacters()
        } else {
            throw error("expected a value, a name or a quoted string, got \(described)")
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

    /// `:not(…)` of one test.
    private mutating func negation(of test: SelectorProgram.Test) -> SelectorProgram.Test {
        let first = program.compounds.count
        appendCompound([test], left: .none)
        return listTest(.noneOf, [SelectorProgram.Complex(first: first, leading: .none, count: 1)])
    }

    private mutating func listTest(_ kind: SelectorProgram.Kind, _ complexes: [SelectorProgram.Complex]) -> SelectorProgram.Test {
        var test = SelectorProgram.Test(kind: kind)
        test.list = appendList(complexes)
        return test
    }

    private mutating func appendList(_ complexes: [SelectorProgram.Complex]) -> Int32 {
        let range = append(complexes)
        program.lists.append(range)
        return Int32(clamping: program.lists.count - 1)
    }

    /// The attributes whose values the HTML standard (4.16.2) compares without regard to case in selectors.
    private static let comparesWithoutCase: Set<String> = [
        "accept", "accept-charset", "align", "alink", "axis", "bgcolor", "charset", "checked", "clear", "codetype", "color", "compact",
        "declare", "defer", "dir", "direction", "disabled", "enctype", "face", "frame", "hreflang", "http-equiv", "lang", "language",
        "link", "media", "method", "multiple", "nohref", "noresize", "noshade", "nowrap", "readonly", "rel", "rev", "rules", "scope",
        "scrolling", "selected", "shape", "target", "text", "type", "valign", "valuetype", "vlink",
    ]

    // MARK: Pseudo-classes

    private mutating func pseudoClass() throws(SelectorError) -> SelectorProgram.Test {
        let start = position
        position += 1
        if current == ":" { throw error("pseudo-elements select nothing in a document", at: start) }
        let name = try self.name("the name of a pseudo-class").lowercased()
        guard take("(") else { return try simple(name, at: start) }
        let test = try functional(name, at: start)
        _ = try skipSpace()
        try expect(")")
        return test
    }

    private func simple(_ name: String, at start: Int) throws(SelectorError) -> SelectorProgram.Test {
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
        case "before", "after", "first-line", "first-letter": throw error("pseudo-elements select nothing in a document", at: start)
        case "not", "is", "where", "has", "contains", "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type":
            throw error("expected ( after :\(name), got \(described)")
        default: throw error("no pseudo-class is called :\(name)", at: start)
        }
    }

    private mutating func functional(_ name: String, at start: Int) throws(SelectorError) -> SelectorProgram.Test {
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
            throw error(":\(name) takes nothing in parentheses", at: position - 1)
        default: throw error("no pseudo-class is called :\(name)()", at: start)
        }
    }

    /// One or more strings, any of which is to be found.
    private mutating func containment(_ kind: SelectorProgram.Kind) throws(SelectorError) -> SelectorProgram.Test {
        var tests: [SelectorProgram.Test] = []
        var isQuoted = false
        repeat {
            _ = try skipSpace()
            var test = SelectorProgram.Test(kind: kind)
            if current == "\"" || current == "'" {
                test.value = add(try Self.collapsed(string()))
                isQuoted = true
            } else {
                test.value = add(try bareText())
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

    /// An unquoted text up to the closing parenthesis, as jQuery and SwiftSoup allow.
    private mutating func bareText() throws(SelectorError) -> String {
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
        if text.isEmpty { throw error("expected a text", at: start) }
        return text
    }

    /// With runs of white space as one space, as the text that is searched has them.
    private static func collapsed(_ text: String) -> String {
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

    // MARK: an+b

    private mutating func nth(_ kind: SelectorProgram.Kind, allowsOf: Bool) throws(SelectorError) -> SelectorProgram.Test {
        var test = SelectorProgram.Test(kind: kind)
        _ = try skipSpace()
        (test.a, test.b) = try coefficients()
        let hasSpace = try skipSpace()
        if hasSpace, allowsOf, let o = current, o == "o" || o == "O" {
            let place = position
            guard try name("of").lowercased() == "of" else { throw error("expected `of` or )", at: place) }
            test.list = appendList(try list(isRelative: false, allowsLeading: false))
        } else if current != ")" {
            throw error("expected )\(allowsOf ? " or `of`" : ""), got \(described)")
        }
        return test
    }

    private mutating func coefficients() throws(SelectorError) -> (a: Int32, b: Int32) {
        let start = position
        for (word, value) in [("even", (2, 0)), ("odd", (2, 1))] as [(String, (Int32, Int32))] where takeWord(word) { return value }
        var sign: Int32 = 1
        if take("-") { sign = -1 } else { _ = take("+") }
        let digits = number()
        guard current == "n" || current == "N" else {
            guard let digits else { throw error("expected a number, an+b, even or odd, got \(described)", at: start) }
            return (0, sign * digits)
        }
        position += 1
        let a = sign * (digits ?? 1)
        let end = position
        _ = try skipSpace()
        if current == "+" || current == "-" {
            let bSign: Int32 = take("-") ? -1 : 1
            if bSign == 1 { _ = take("+") }
            _ = try skipSpace()
            guard let b = number() else { throw error("expected a number, got \(described)") }
            return (a, bSign * b)
        }
        position = end
        return (a, 0)
    }

    /// Numbers beyond what a document can have mean the same as the largest.
    private mutating func number() -> Int32? {
        var value: Int32?
        while let digit = current.flatMap({ ("0"..."9").contains($0) ? Int32($0.value - 0x30) : nil }) {
            value = min((value ?? 0) * 10 + digit, 10_000_000)
            position += 1
        }
        return value
    }

    private mutating func takeWord(_ word: String) -> Bool {
        let end = position + word.unicodeScalars.count
        guard end <= characters.count, String(String.UnicodeScalarView(characters[position..<end])).lowercased() == word else {
            return false
        }
        if characters.indices.contains(end), Self.isName(characters[end]) { return false }
        position = end
        return true
    }
}
