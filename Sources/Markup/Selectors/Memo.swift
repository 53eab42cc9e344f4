import CLibXML2

#if canImport(Glibc)
    import Glibc
#endif

/// Memoized results of one selection, so that the selection takes time proportional to the size of the document.
final class Memo {
    /// A question about one element and one compound of the selector's program.
    enum Question: Int, CaseIterable {
        /// Does the element match the compound, and do its relatives match the compounds to the left?
        case matches
        /// Does an ancestor match the compound, and do its relatives match the compounds to the left?
        case ancestor
        /// Does a preceding sibling match the compound, and do its relatives match the compounds to the left?
        case preceding
        /// Does a descendant match the compound of a `:has`, and do its relatives match the compounds to the right?
        case descendant
        /// Does a following sibling match the compound of a `:has`, and do its relatives match the compounds to the right?
        case following
    }

    private let elements: Int
    private var answers: [Table<UInt8>?]
    private var positions: [PositionKey: Table<Int32>] = [:]

    private struct PositionKey: Hashable {
        let direction: Matcher.Direction
        let index: Int
    }

    /// - Parameters:
    ///   - elements: the number of elements of the document.
    ///   - compounds: the number of compounds of the program.
    init(elements: Int, compounds: Int) {
        self.elements = elements
        answers = Array(repeating: nil, count: compounds * Question.allCases.count)
    }

    /// Returns the known answers to a question about a compound, by element.
    func answers(_ question: Question, _ compound: Int) -> Answers {
        let index = compound * Question.allCases.count + question.rawValue
        if let table = answers[index] { return Answers(table: table) }
        let table = Table<UInt8>(count: elements + 1)
        answers[index] = table
        return Answers(table: table)
    }

    /// Returns the table of positions among siblings.
    /// - Parameter index: the index of a ``Matcher/Likeness``, which determines the siblings that are counted.
    func positions(_ direction: Matcher.Direction, _ index: Int) -> Table<Int32> {
        let key = PositionKey(direction: direction, index: index)
        if let table = positions[key] { return table }
        let table = Table<Int32>(count: elements + 1)
        positions[key] = table
        return table
    }

    /// The answers to one question, by element.
    struct Answers {
        fileprivate let table: Table<UInt8>

        /// The answer for an element. Nil if the answer is not known yet.
        subscript(node: Node) -> Bool? {
            get {
                switch table[node.number] {
                case 0: nil
                case 1: false
                default: true
                }
            }
            nonmutating set { table[node.number] = newValue.map { $0 ? 2 : 1 } ?? 0 }
        }
    }

    /// A table with a number for each element, initially zero. The system provides memory only for parts that are written, so a small
    /// selection in a large document uses little memory. If there is no memory for a table, its numbers stay zero.
    final class Table<Value: FixedWidthInteger> {
        private let count: Int
        private let values: UnsafeMutablePointer<Value>?

        init(count: Int) {
            self.count = count
            values = calloc(count, MemoryLayout<Value>.stride)?.bindMemory(to: Value.self, capacity: count)
        }

        deinit { free(values) }

        subscript(number: Int) -> Value {
            get { number < count ? values?[number] ?? 0 : 0 }
            set { if number < count { values?[number] = newValue } }
        }
    }
}

/// Memoized values of a few elements, such as the forms of a page.
final class NodeMemo<Value> {
    private var values: [Node: Value] = [:]

    func value(of node: Node, _ find: () -> Value) -> Value {
        if let known = values[node] { return known }
        let value = find()
        values[node] = value
        return value
    }
}
