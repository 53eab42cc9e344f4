import Testing

@testable import Markup

/// Tests that the number of steps of a selection grows at most in proportion to the sizes of the page and the selector.
@Suite("Number of steps of a selection", .timeLimit(.minutes(5)))
struct SelectorCostTests {
    static let pages: [(String, @Sendable (Int) -> String)] = [
        ("a long row", { "<ul>" + String(repeating: "<li class=a><b></b>x</li><li>y</li>", count: $0) + "</ul>" }),
        ("many rows", { String(repeating: "<ul><li class=a>x<li><p><b>y</b></p></ul>", count: $0) }),
        (
            "deep trees",
            {
                String(
                    repeating: String(repeating: "<div class=a>", count: 50) + "x" + String(repeating: "</div>", count: 50), count: $0 / 20)
            }
        ),
        (
            "a form",
            {
                "<form>" + String(repeating: "<input type=radio name=a><select><option>x</select><input type=submit>", count: $0)
                    + "</form>"
            }
        ),
    ]

    static let selectors = [
        ":has(:has(:has(:has(:has(i)))))", "div:has(i) div:has(i) div", "li:has(+ :is(b ~ i))", "li:has(~ li ~ i)",
        "li:has(~ .a ~ .a) ~ li",
        ":is(:is(:is(div div) div) div) i", "li:nth-child(2n of :nth-child(2n of :nth-child(2n of .a)))", "li ~ li ~ li ~ li ~ i",
        "div div div div div div i", "li:nth-last-of-type(3n)", ":not(:has(i)):not(:has(u)) > *", "li:contains(x):contains(y):contains(z)",
        "* > * > :contains(xy)", ":indeterminate", ":default", ":checked", "ul:has(> li + li + li > b) li",
    ]

    static func steps(_ selector: String, _ document: HTMLDocument) throws -> Int {
        let program = try SelectorParser.parse(selector)
        let root = document.selectionRoot
        return try program.texts.withUnsafeBufferPointer { texts in
            var matcher = Matcher(program, texts: try #require(texts.baseAddress), tree: root.tree, scope: root.node)
            matcher.select { _ in true }
            return matcher.steps
        }
    }

    @Test("The number of steps grows at most in proportion to the size of the page", arguments: selectors)
    func pageSize(selector: String) throws {
        for (name, page) in Self.pages {
            let small = try Self.steps(selector, HTMLDocument(page(200)))
            let large = try Self.steps(selector, HTMLDocument(page(2000)))
            #expect(large <= 11 * small, "\(name)")
        }
    }

    @Test("The number of steps grows at most in proportion to the length and the nesting of a selector")
    func selectorLength() throws {
        let document = try HTMLDocument(Self.pages[2].1(200))
        for part in [("div ", "i"), ("div:has(i) ", "i"), (":is(div) > ", "i"), ("div:contains(x) ", "div")] {
            let short = try Self.steps(String(repeating: part.0, count: 20) + part.1, document)
            let long = try Self.steps(String(repeating: part.0, count: 40) + part.1, document)
            #expect(long <= 3 * short, "\(part)")
        }
        let nested = (1...15).map { depth in String(repeating: ":is(div ", count: depth) + "i" + String(repeating: ")", count: depth) }
        let steps = try nested.map { try Self.steps($0, document) }
        #expect(steps[14] <= 15 * steps[0])
        let within = (1...15).map { depth in String(repeating: "div:has(", count: depth) + "i" + String(repeating: ")", count: depth) }
        let withinSteps = try within.map { try Self.steps($0, document) }
        #expect(withinSteps[14] <= 15 * withinSteps[0])
    }

    @Test("All occurrences of a string are found, even if they overlap")
    func occurrences() {
        func places(_ wanted: String, _ text: String) -> [Int] {
            Array(wanted.utf8).withUnsafeBufferPointer { TextSearches.occurrences(of: $0, in: Array(text.utf8)) }
        }
        #expect(places("aa", "aaaba") == [0, 1])
        #expect(places("abab", "abababab") == [0, 2, 4])
        #expect(places("aab", "aaaab") == [2] && places("x", "abc") == [] && places("abc", "ab") == [])
        #expect(places("abcabd", "abcabcabd") == [3])
        #expect(places("abc", "abc") == [0] && places("x", "x") == [0] && places("", "abc") == [] && places("", "") == [])
        #expect(places("aaa", "aabaaaab") == [3, 4] && places("abacabab", "abacabacabab") == [4])
    }

    @Test(":contains finds text at the start and end of elements, and across the borders of elements")
    func borders() throws {
        let document = try HTMLDocument("<div id=d> a <b id=b> x</b><i id=i> </i> y&nbsp;<u id=u></u><p id=p>z</p></div>")
        func ids(_ selector: String) throws -> String {
            try document.select(Selector(selector)).map { $0["id"] ?? $0.tag }.joined(separator: " ")
        }
        #expect(try ids("[id]:contains(' x')") == "d b")
        #expect(try ids("[id]:contains(' ')") == "d b i")
        #expect(try ids("[id]:contains('x y z')") == "d")
        #expect(try ids("[id]:contains('a x')") == "d" && ids("[id]:contains('z')") == "d p" && ids("[id]:contains('z ')") == "")
        let bold = try #require(document.first("#b"))
        // `:contains` is also tested on the ancestors of the element at which the selection starts.
        #expect(try HTMLDocument("<div>one<p><b>two</b></p></div>").first("p")?.select("div:contains(one) b").count == 1)
        #expect(bold.select("*").isEmpty)
    }
}
