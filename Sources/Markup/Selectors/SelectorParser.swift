/// A parser that compiles a CSS selector to a ``SelectorProgram``.
struct SelectorParser {
    let text: String
    let characters: [Unicode.Scalar]
    var position = 0
    var depth = 0
    var program = SelectorProgram()

    // These limits are far above the size of real selectors.
    static let maximalCount = 10_000
    static let maximalDepth = 16
    static let maximalCompounds = 256

    static func parse(_ text: String) throws(SelectorError) -> SelectorProgram {
        var parser = SelectorParser(text)
        if parser.characters.count > maximalCount {
            parser.position = maximalCount
            throw parser.error("a selector can have at most \(maximalCount) characters")
        }
        let complexes = try parser.list(isRelative: false, allowsLeading: true)
        if parser.current != nil { throw parser.unexpected() }
        parser.program.top = parser.append(complexes)
        return parser.program
    }

    init(_ text: String) {
        self.text = text
        characters = Array(text.unicodeScalars)
    }

    /// Parses a list of selectors, separated by commas.
    /// - Parameters:
    ///   - isRelative: whether all selectors are relative to an element (`:has`), even without a leading combinator.
    ///   - allowsLeading: whether a selector may start with a combinator.
    ///   - isSingle: whether the list ends at the first comma.
    mutating func list(isRelative: Bool, allowsLeading: Bool, isSingle: Bool = false) throws(SelectorError) -> [SelectorProgram.Complex] {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.maximalDepth { throw limit("parentheses are nested too deeply") }
        var complexes: [SelectorProgram.Complex] = []
        repeat {
            _ = try skipSpace()
            complexes.append(try complex(isRelative: isRelative, allowsLeading: allowsLeading))
        } while !isSingle && take(",")
        return complexes
    }

    mutating func combinator() -> SelectorProgram.Combinator? {
        if take(">") { return .child }
        if take("+") { return .next }
        if take("~") { return .following }
        return nil
    }

    mutating func complex(isRelative: Bool, allowsLeading: Bool) throws(SelectorError) -> SelectorProgram.Complex {
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
            if parts.count > Self.maximalCompounds {
                throw limit("a selector can have at most \(Self.maximalCompounds) compounds", at: start)
            }
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
        // The program contains the compounds of a selector from right to left.
        let first = program.compounds.count
        for part in parts.reversed() { appendCompound(part.tests, left: part.combinator) }
        // Within `:has`, the selector is relative to the tested element instead of the start of the selection.
        if leading != .none, !isRelative { appendCompound([SelectorProgram.Test(kind: .anchor)], left: .none) }
        return SelectorProgram.Complex(first: first, leading: leading, count: program.compounds.count - first)
    }

    mutating func appendCompound(_ tests: [SelectorProgram.Test], left: SelectorProgram.Combinator) {
        let start = program.tests.count
        program.tests += tests
        program.compounds.append(SelectorProgram.Compound(tests: start..<program.tests.count, left: left))
    }

    mutating func compound() throws(SelectorError) -> [SelectorProgram.Test] {
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

    /// Sorts the tests of a compound by cost, so that cheap tests reject most elements before expensive ones run.
    static func cheapestFirst(_ tests: [SelectorProgram.Test]) -> [SelectorProgram.Test] {
        func cost(_ test: SelectorProgram.Test) -> Int {
            switch test.kind {
            case .anchor, .never, .type, .prefix, .scope, .root: 0
            case .nthChild where test.list < 0: 2
            case .nthLastChild where test.list < 0: 2
            case .nthOfType, .nthLastOfType, .onlyChild, .onlyOfType, .empty: 2
            case .nthChild, .nthLastChild, .anyOf, .noneOf, .form, .language, .direction: 3
            case .contains, .containsOwn: 4
            case .has: 5
            default: 1
            }
        }
        return tests.enumerated().sorted { (cost($0.element), $0.offset) < (cost($1.element), $1.offset) }.map(\.element)
    }

    func missingCompound() -> SelectorError {
        switch current {
        case nil: error(characters.isEmpty ? "the selector is empty" : "expected a selector, got the end")
        case ",": error("expected a selector before the comma")
        case ")": error("expected a selector before )")
        case ">", "+", "~": error("expected a selector before the combinator")
        case let scalar? where ("0"..."9").contains(scalar):
            error("a name cannot begin with a digit; write \\3\(scalar) and a space instead")
        default: error("expected a selector, got \(described)")
        }
    }

    /// Parses the type selector of a compound: `td`, `*`, `dc|creator`, `*|td`, or nothing.
    mutating func type() throws(SelectorError) -> [SelectorProgram.Test] {
        var tests: [SelectorProgram.Test] = []
        var name: String?
        if beginsName {
            name = try nameCharacters()
        } else if current == "|" {
            name = ""
        } else if !take("*") {
            return []
        }
        if current == "|", character(1) != "=" {
            position += 1
            // A name with `*|` matches in any namespace, like a name without a prefix.
            if let prefix = name { tests.append(SelectorProgram.Test(kind: .prefix, name: add(prefix))) }
            name = take("*") ? nil : try self.name("a type after |")
        }
        if let name { tests.append(SelectorProgram.Test(kind: .type, name: add(name), lower: add(name.lowercased()))) }
        return tests
    }

    // MARK: Program

    mutating func add(_ text: String) -> SelectorProgram.Text {
        let offset = program.texts.count
        // NUL is left out, because strings end with NUL and documents never contain it.
        program.texts += text.utf8.lazy.filter { $0 != 0 }
        let count = program.texts.count - offset
        program.texts.append(0)
        return SelectorProgram.Text(offset: Int32(clamping: offset), count: Int32(clamping: count))
    }

    mutating func append(_ complexes: [SelectorProgram.Complex]) -> Range<Int> {
        let start = program.complexes.count
        program.complexes += complexes
        return start..<program.complexes.count
    }
}
