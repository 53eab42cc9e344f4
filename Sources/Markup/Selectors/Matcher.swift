import CLibXML2

/// Finds the elements that a compiled selector matches.
struct Matcher {
    let program: SelectorProgram
    let texts: UnsafePointer<UInt8>
    let isHTML: Bool
    let root: Node?
    /// The element or document where the selection starts; within `:has`, the element that is tested.
    var anchor: Node
    let scope: Node
    var memo = Memo()
    var followers = Followers()
    var steps = 0
    var wasCancelled = false

    /// Calls `found` for each matching descendant in document order.
    /// - Parameter found: returns false to stop.
    static func select(_ program: SelectorProgram, from start: SelectionRoot, _ found: (Node) -> Bool) {
        program.texts.withUnsafeBufferPointer { texts in
            guard let base = texts.baseAddress else { return }
            var matcher = Matcher(program, texts: base, tree: start.tree, scope: start.node)
            var node = start.node.firstChild
            while let current = node {
                if current.isElement, matcher.matches(list: program.top, current), !found(current) { return }
                node = current.next(within: start.node)
                if matcher.isCancelled() { return }
            }
        }
    }

    static func first(_ program: SelectorProgram, from start: SelectionRoot) -> Node? {
        var result: Node?
        select(program, from: start) { node in
            result = node
            return false
        }
        return result
    }

    init(_ program: SelectorProgram, texts: UnsafePointer<UInt8>, tree: Tree, scope: Node) {
        self.program = program
        self.texts = texts
        isHTML = tree.isHTML
        root = tree.root
        anchor = scope
        self.scope = scope
    }

    // MARK: Combinators

    enum Outcome {
        case matches
        /// This element does not match. Others may.
        case failsHere
        /// Neither this element nor its siblings match.
        case failsForSiblings
        /// Neither this element nor any sibling or ancestor matches.
        case failsEverywhere
    }

    mutating func matches(list: Range<Int>, _ node: Node) -> Bool {
        for index in list where match(program.complexes[index].first, node) == .matches { return true }
        return false
    }

    /// Matches a compound and all compounds to its left. The outcome of a failure bounds the search for other elements, so that the time is
    /// not exponential in the number of combinators.
    mutating func match(_ index: Int, _ node: Node) -> Outcome {
        let compound = program.compounds[index]
        for test in compound.tests where !matches(program.tests[test], node) { return .failsHere }
        switch compound.left {
        case .none:
            return .matches
        case .descendant:
            var ancestor = parent(of: node)
            while let current = ancestor {
                let outcome = match(index + 1, current)
                if outcome == .matches || outcome == .failsEverywhere { return outcome }
                ancestor = parent(of: current)
            }
            return .failsEverywhere
        case .child:
            guard let parent = parent(of: node) else { return .failsEverywhere }
            let outcome = match(index + 1, parent)
            return outcome == .matches || outcome == .failsEverywhere ? outcome : .failsForSiblings
        case .next:
            guard let previous = node.previousElement else { return .failsForSiblings }
            return match(index + 1, previous)
        case .following:
            return matchFollowing(index + 1, node)
        }
    }

    /// Returns whether a preceding sibling matches. The result is memoized for elements far from the first one, so that a long row of
    /// siblings is not walked again for each of them.
    mutating func matchFollowing(_ index: Int, _ node: Node) -> Outcome {
        var steps = 0
        var outcome = Outcome.failsForSiblings
        var sibling = node.previousElement
        while let current = sibling {
            let found = match(index, current)
            if found != .failsHere {
                outcome = found
                break
            }
            steps += 1
            if let known = memo.following[Memo.Key(node: current, index: index)] {
                outcome = known ? .matches : .failsForSiblings
                break
            }
            sibling = current.previousElement
        }
        if steps >= Memo.distance, outcome != .failsEverywhere { memo.following[Memo.Key(node: node, index: index)] = outcome == .matches }
        return outcome
    }

    /// Returns the parent if it is an element or the anchor.
    func parent(of node: Node) -> Node? {
        guard let parent = node.pointee.parent, parent.isElement || parent == anchor else { return nil }
        return parent
    }
}
