import CLibXML2
import Calls

/// The search for the elements that a compiled selector matches.
///
/// The search takes time proportional to the size of the document and to the length of the selector, because results that several elements
/// need are memoized.
struct Matcher {
    let program: SelectorProgram
    let texts: UnsafePointer<UInt8>
    let isHTML: Bool
    let root: Node?
    /// The element or document where the selection starts.
    let scope: Node
    let memo: Memo
    var searches: TextSearches
    let forms = FormMemo()
    let directions = NodeMemo<Directionality>()
    let languages = NodeMemo<String?>()
    /// Number of times that a compound was matched with an element.
    private(set) var steps = 0
    private let end: CallEnd?
    private var hasEnded = false

    /// Calls `found` for each matching descendant in document order.
    /// - Parameters:
    ///   - end: stops the selection when the call ends. The matches are then incomplete.
    ///   - found: receives each match. Returns false to stop the selection.
    static func select(
        _ program: SelectorProgram, from start: SelectionRoot, until end: CallEnd? = nil, _ found: (Node) -> Bool
    ) {
        program.texts.withUnsafeBufferPointer { texts in
            guard let base = texts.baseAddress else { return }
            var matcher = Matcher(program, texts: base, tree: start.tree, scope: start.node, until: end)
            matcher.select(found)
        }
    }

    init(_ program: SelectorProgram, texts: UnsafePointer<UInt8>, tree: Tree, scope: Node, until end: CallEnd? = nil) {
        self.end = end
        self.program = program
        self.texts = texts
        isHTML = tree.isHTML
        root = tree.root
        self.scope = scope
        memo = Memo(elements: tree.elements, compounds: program.compounds.count)
        searches = TextSearches(scope: scope, elements: tree.elements)
    }

    mutating func select(_ found: (Node) -> Bool) {
        var node = scope.firstChild
        while let current = node, !hasEnded {
            // After the end of the call, all tests fail. A failed test within `:not` counts as a match, so the matches are then ignored.
            if current.isElement, matches(list: program.top, current), hasEnded || !found(current) { return }
            node = current.next(within: scope)
        }
    }

    // MARK: Combinators

    mutating func matches(list: Range<Int>, _ node: Node) -> Bool {
        for index in list where matches(program.complexes[index].first, node) { return true }
        return false
    }

    /// Returns whether an element matches a compound, and its relatives match the compounds to the left.
    mutating func matches(_ index: Int, _ node: Node) -> Bool {
        guard compoundMatches(index, node) else { return false }
        switch program.compounds[index].left {
        case .none: return true
        case .child: return parent(of: node).map { matchesOnce(index + 1, $0) } ?? false
        case .next: return node.previousElement.map { matches(index + 1, $0) } ?? false
        case .descendant: return anyMatches(.ancestor, index + 1, from: node) { $0.parent(of: $1) }
        case .following: return anyMatches(.preceding, index + 1, from: node) { $1.previousElement }
        }
    }

    /// Returns the result of `matches`, which is memoized because each child of an element asks for the result of the same parent.
    private mutating func matchesOnce(_ index: Int, _ node: Node) -> Bool {
        let answers = memo.answers(.matches, index)
        if let known = answers[node] { return known }
        let isMatch = matches(index, node)
        answers[node] = isMatch
        return isMatch
    }

    /// Returns whether an element matches a compound. Returns false if the call has ended. The call is checked every 1,024 steps, because a
    /// selection may take long on a large page.
    mutating func compoundMatches(_ index: Int, _ node: Node) -> Bool {
        steps += 1
        if steps & 0x3FF == 0 { hasEnded = end?.shouldStop() == true }
        if hasEnded { return false }
        for test in program.compounds[index].tests where !passes(test, node) { return false }
        return true
    }

    /// Returns whether an ancestor or preceding sibling of an element matches a compound, and the relatives of that ancestor or sibling
    /// match the compounds to the left.
    /// - Parameter next: returns the parent or the preceding sibling of an element.
    private mutating func anyMatches(
        _ question: Memo.Question, _ index: Int, from node: Node, _ next: (Matcher, Node) -> Node?
    ) -> Bool {
        let answers = memo.answers(question, index)
        if let known = answers[node] { return known }
        var isFound = false
        var end = next(self, node)
        while let current = end {
            if matches(index, current) {
                isFound = true
                break
            }
            if let known = answers[current] {
                isFound = known
                break
            }
            end = next(self, current)
        }
        var passed: Node? = node
        while let current = passed, current != end {
            answers[current] = isFound
            passed = next(self, current)
        }
        return isFound
    }

    /// Returns the parent of a node. Nil if the parent is neither an element nor the start of the selection.
    private func parent(of node: Node) -> Node? {
        guard let parent = node.pointee.parent, parent.isElement || parent == scope else { return nil }
        return parent
    }
}
