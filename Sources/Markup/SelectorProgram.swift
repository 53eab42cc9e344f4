/// A selector's compiled form: flat tables of plain values, matched from right to left.
struct SelectorProgram: Sendable {
    /// A text in `texts`, which ends with a NUL there.
    struct Text {
        var offset: Int32 = 0
        var count: Int32 = 0
    }

    enum Kind: UInt8 {
        /// Where the selection starts, be it an element or the document.
        case anchor
        case type, prefix, id, `class`
        case hasAttribute, equals, includes, dash, begins, ends, holds
        case scope, root, empty
        case nthChild, nthLastChild, nthOfType, nthLastOfType, onlyChild, onlyOfType
        case anyOf, noneOf, has
        case contains, containsOwn
        case checked, disabled, enabled, link
        case never
    }

    /// One condition on an element.
    struct Test {
        var kind: Kind
        /// The name of a type, an id, a class or an attribute. Of a type or attribute, as written; `lower` is for HTML.
        var name = Text()
        var lower = Text()
        var value = Text()
        var caseRule = CaseRule.ofDocument
        /// Of `an+b`.
        var a: Int32 = 0
        var b: Int32 = 0
        /// The selector list in the parentheses.
        var list: Int32 = -1
    }

    /// How an attribute's value compares.
    enum CaseRule: UInt8 {
        case ofDocument, sensitive, insensitive
    }

    enum Combinator: UInt8 {
        /// There is nothing to the left.
        case none
        case descendant, child, next, following
    }

    /// Conditions on one element, and how the compound to its left, which comes after it in the table, relates to it.
    struct Compound {
        var tests: Range<Int>
        var left: Combinator
    }

    /// A selector without commas: its rightmost compound.
    struct Complex {
        var first: Int
        /// The combinator beside the anchor, in a relative selector.
        var leading: Combinator
        /// How many compounds it has.
        var count: Int
    }

    var texts: [UInt8] = [0]
    var tests: [Test] = []
    var compounds: [Compound] = []
    var complexes: [Complex] = []
    var lists: [Range<Int>] = []
    /// The list that is the whole selector.
    var top = 0..<0

    /// Matches no element.
    static let nothing = SelectorProgram()
}
