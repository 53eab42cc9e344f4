import Testing

@testable import Markup

@Suite("Syntax of selectors", .timeLimit(.minutes(5)))
struct SelectorSyntaxTests {
    @Test(
        "A name ends at the first character that it cannot contain, and its escapes are decoded",
        arguments: [
            ("abc-1_é课 x", "abc-1_é课", 8), ("zAZ09-", "zAZ09-", 6), ("a.b", "a", 1), ("\u{80}", "\u{80}", 1), ("\u{7F}", "", 0),
            ("@`[{", "", 0),
            (#"\61 b"#, "ab", 5), (#"\26B"#, "\u{26B}", 4), (#"\000026B"#, "&B", 8), (#"\0000701"#, "p1", 8), ("\\70\\#", "p#", 5),
            ("\\70\r\n1", "p1", 6), ("\\70\r1", "p1", 5), ("\\70\n1", "p1", 5), ("\\70\t\t", "p", 4), (#"\0"#, "\u{FFFD}", 2),
            (#"\d800x"#, "\u{FFFD}x", 6), (#"\110000"#, "\u{FFFD}", 7), (#"\10ffff"#, "\u{10FFFF}", 7), (#"\g"#, "g", 2), (#"\\"#, "\\", 2),
            (#"\１"#, "１", 2), ("\\", "\u{FFFD}", 1), ("a\\\nb", "a", 1), ("a\\\rb", "a", 1), ("a\\\u{C}b", "a", 1),
        ])
    func names(text: String, name: String, end: Int) throws {
        var parser = SelectorParser(text)
        let found = try parser.nameCharacters()
        #expect(found.unicodeScalars.elementsEqual(name.unicodeScalars) && parser.position == end, "\(found)")
    }

    @Test("A name begins with a letter, an escape, two hyphens, or a hyphen before one of them")
    func nameStarts() {
        for text in ["a", "z", "A", "Z", "_", "é", "-a", "--", "-_", "-é", #"-\61"#, #"\61"#, "\\", #"-\"#] {
            #expect(SelectorParser(text).beginsName, "\(text)")
        }
        for text in ["", "1", "-", "-1", "\\\n", "-\\\n", "*", "@", "[", "`", "{", "- a", "\u{7F}"] {
            #expect(!SelectorParser(text).beginsName, "\(text)")
        }
    }

    @Test(
        "A string ends at its quote, and escaped line breaks in it are left out",
        arguments: [
            ("'a'", "a", 3), ("\"a'b\"x", "a'b", 5), (#"'\'\"'"#, "'\"", 6), ("'a\\\nb'", "ab", 6), ("'a\\\r\nb'", "ab", 7),
            ("'a\\\rb'", "ab", 6),
            ("'a\\\u{C}b'", "ab", 6), (#"'\61 b'"#, "ab", 7), ("''", "", 2), ("'a\tb'", "a\tb", 5),
        ])
    func strings(text: String, string: String, end: Int) throws {
        var parser = SelectorParser(text)
        let found = try parser.string()
        #expect(found == string && parser.position == end)
    }

    @Test(
        "A string without its quote, or with a line break, is an error at its start",
        arguments: ["'", "'a", "'a\nb'", "'a\rb'", "'a\u{C}b'", #"'a\"#, #"'a\'"#, "'a\""])
    func unterminated(text: String) {
        var parser = SelectorParser(text)
        let error = #expect(throws: SelectorError.self) { try parser.string() }
        #expect(error == SelectorError(selector: text, position: 0, problem: "unterminated string"))
    }

    @Test("The description of an error shows at most 200 characters of the selector")
    func description() {
        for (count, shown) in [(199, String(repeating: "a", count: 199) + "["), (200, String(repeating: "a", count: 200) + "…")] {
            let error = #expect(throws: SelectorError.self) { try Selector("\(String(repeating: "a", count: count))[") }
            #expect(
                error?.description
                    == "the selector \"\(shown)\" is invalid at character \(count + 2): expected the name of an attribute, got the end")
        }
    }

    @Test(
        "A selector may have 10,000 characters, 16 levels of parentheses and 256 compounds, also within a list that leaves out invalid selectors"
    )
    func limits() throws {
        func nested(_ name: String, _ depth: Int) -> String {
            String(repeating: ":\(name)(", count: depth) + "a" + String(repeating: ")", count: depth)
        }
        func error(_ text: String) -> SelectorError? {
            do throws(SelectorError) {
                _ = try Selector(text)
                return nil
            } catch {
                return error
            }
        }
        let long = String(repeating: "a", count: 10_000)
        let compounds = { (count: Int) in String(repeating: "a ", count: count - 1) + "a" }
        let (deep, many) = ("parentheses are nested too deeply", "a selector can have at most 256 compounds")
        #expect(error(long) == nil && error(nested("not", 15)) == nil && error(nested("is", 15)) == nil && error(compounds(256)) == nil)
        #expect(
            error(long + "a")
                == SelectorError(selector: long + "a", position: 10_000, problem: "a selector can have at most 10000 characters"))
        for (name, position) in [("not", 80), ("is", 64), ("has", 80)] {
            let text = nested(name, 16)
            #expect(error(text) == SelectorError(selector: text, position: position, problem: deep, isLimit: true))
        }
        #expect(error("b, " + compounds(257)) == SelectorError(selector: "b, " + compounds(257), position: 3, problem: many, isLimit: true))
        let within = ":is(" + compounds(257) + ", b)"
        #expect(error(within) == SelectorError(selector: within, position: 4, problem: many, isLimit: true))
    }

    @Test(
        "The tests of a compound are ordered by their cost, and otherwise as in the selector",
        arguments: [
            (
                "li:has(b):contains(x):lang(zh):nth-child(2 of .a):nth-child(2):not(.b):empty.c[d]:first-of-type:root",
                [
                    .type, .root, .class, .hasAttribute, .nthChild, .empty, .nthOfType, .language, .nthChild, .noneOf, .contains, .has,
                ]
            ),
            (
                """
                x|a:nth-last-child(1 of b):only-child:only-of-type:nth-last-child(1):nth-last-of-type(1):scope:dir(ltr):checked:is(b)\
                :containsOwn(x)#i[a=b]:hover
                """,
                [
                    .prefix, .type, .scope, .never, .id, .equals, .onlyChild, .onlyOfType, .nthLastChild, .nthLastOfType, .nthLastChild,
                    .direction(.leftToRight), .form(.checked), .anyOf, .containsOwn,
                ]
            ),
        ] as [(String, [SelectorProgram.Kind])])
    func costs(selector: String, kinds: [SelectorProgram.Kind]) throws {
        let program = try SelectorParser.parse(selector)
        let compound = program.compounds[program.complexes[program.top.lowerBound].first]
        #expect(program.tests[compound.tests].map(\.kind) == kinds)
    }
}
