import Testing

@testable import Markup

/// Tests of positions among few and many siblings, which are counted in different ways.
@Suite("Positions of elements", .timeLimit(.minutes(5)))
struct PositionTests {
    /// The siblings that are counted for an element, and the end from which they are counted.
    struct Rule: CustomTestStringConvertible, Sendable {
        let name: String
        let suffix: String
        let isFromLast: Bool
        let counts: @Sendable (_ sibling: Int, _ element: Int) -> Bool

        var testDescription: String { name + suffix }
    }

    static let names = ["i", "b", "i", "u"]
    static func name(_ index: Int) -> String { names[index % 4] }
    static func isOdd(_ index: Int) -> Bool { index % 3 == 1 }

    static let rules = [
        Rule(name: "nth-child", suffix: "", isFromLast: false) { _, _ in true },
        Rule(name: "nth-last-child", suffix: "", isFromLast: true) { _, _ in true },
        Rule(name: "nth-of-type", suffix: "", isFromLast: false) { name($0) == name($1) },
        Rule(name: "nth-last-of-type", suffix: "", isFromLast: true) { name($0) == name($1) },
        Rule(name: "nth-child", suffix: " of .odd", isFromLast: false) { isOdd($0) && isOdd($1) },
        Rule(name: "nth-last-child", suffix: " OF b, .odd", isFromLast: true) { sibling, element in
            [sibling, element].allSatisfy { isOdd($0) || name($0) == "b" }
        },
    ]

    @Test("The elements at the positions an+b are selected", arguments: rules, [1, 10, 16, 17, 18, 50])
    func positions(rule: Rule, count: Int) throws {
        let elements = (0..<count).map { "<\(Self.name($0)) id=\($0) class='\(Self.isOdd($0) ? "odd" : "")'></\(Self.name($0))> x<!-- -->" }
        let document = try HTMLDocument("<body><div id=d>x\(elements.joined())</div>")
        let positions = (0..<count).map { element in
            guard rule.counts(element, element) else { return 0 }
            return (rule.isFromLast ? element..<count : 0..<(element + 1)).count(where: { rule.counts($0, element) })
        }
        for a in [-3, -1, 0, 1, 2, 3] {
            for b in [-4, 0, 1, 2, 16, 17, 18, 40, 50, 51] {
                let selector = "#d > :\(rule.name)(\(a)n\(b < 0 ? "-" : "+")\(abs(b))\(rule.suffix))"
                let expected = positions.indices.filter { index in
                    positions[index] > 0 && (0...100).contains { a * $0 + b == positions[index] }
                }
                let found = try document.select(Selector(selector)).map { $0["id"] ?? "" }
                #expect(found == expected.map { "\($0)" }, "\(selector)")
            }
        }
    }

    @Test("Elements with the same local name in different namespaces have different types", arguments: [2, 10])
    func namespaces(count: Int) throws {
        let row = "<b/><x:b/><y:b/><c/>"
        let document = try XMLDocument("<r xmlns:x='u' xmlns:y='v'>" + String(repeating: row, count: count) + "</r>")
        let children = try #require(document.root).children
        func indices(_ selector: Selector) -> [Int] {
            let found = document.select(selector)
            return children.indices.filter { found.contains(children[$0]) }
        }
        let last = 4 * count
        #expect(indices("b:nth-of-type(2)") == [4, 5, 6] && indices("b:nth-last-of-type(2)") == [last - 8, last - 7, last - 6])
        #expect(indices("b:first-of-type") == [0, 1, 2] && indices("c:last-of-type") == [4 * count - 1])
        #expect(indices("r > :only-of-type") == [] && indices("b:nth-child(2n)").count == count)
    }

    @Test("An only child or only element of its type has no such sibling before and after it")
    func only() throws {
        func ids(_ html: String, _ selector: Selector) throws -> String {
            try HTMLDocument("<body><div>\(html)</div>").first("div")?.select(selector).compactMap { $0["id"] }.joined(separator: " ") ?? ""
        }
        let html = "<i id=a></i><b id=b></b><i id=c></i><u id=d></u>"
        #expect(try ids(html, ":only-of-type") == "b d" && ids(html, ":only-child") == "" && ids("x<b id=b></b>", ":only-child") == "b")
        #expect(try ids("<i id=a></i><b id=b></b>", ":only-child") == "" && ids("<i id=a></i><i id=b></i>", ":only-of-type") == "")
    }

    @Test("A memoized value is computed once for each node")
    func memo() throws {
        let document = try HTMLDocument("<i></i><b></b>")
        let nodes = document.select("i, b").map(\.node)
        let memo = NodeMemo<Int>()
        var computed = 0
        let values = (nodes + nodes).map { node in
            memo.value(of: node) {
                computed += 1
                return computed
            }
        }
        #expect(withExtendedLifetime(document) { values } == [1, 2, 1, 2])
    }
}
