/// The compiled form of a selector: tables whose entries refer to each other by index. The compounds of a selector are stored from right to left, which is the order of matching except in `:has`.
struct SelectorProgram: Sendable {
    /// A NUL-terminated string in `texts`: its position, and its number of bytes without the NUL.
    struct Text {
        var offset: Int32 = 0
        var count: Int32 = 0
    }

    enum Kind: Equatable {
        /// The element or document where the selection starts.
        case anchor
        case type, prefix, id, `class`
        case hasAttribute, equals, includes, dash, begins, ends, holds
        case scope, root, empty
        case nthChild, nthLastChild, nthOfType, nthLastOfType, onlyChild, onlyOfType
        case anyOf, noneOf, has
        case contains, containsOwn
        case form(FormElement.State)
        case language
        case direction(Directionality)
        case never
    }

    /// One condition on an element.
    struct Test {
        var kind: Kind
        /// The name of a type, namespace prefix, id, class or attribute.
        var name = Text()
        /// The name of a type or attribute in lower case, which is compared instead of `name` in HTML.
        var lower = Text()
        var value = Text()
        var caseRule = CaseRule.ofDocument
        /// The coefficients of `an+b`.
        var a: Int32 = 0
        var b: Int32 = 0
        /// Index in `lists` of the selector list in the parentheses. -1 for a test without a list.
        var list: Int32 = -1
    }

    /// Case sensitivity of an attribute's value. With `ofDocument`, the case matters in XML, but not in HTML.
    enum CaseRule: UInt8 {
        case ofDocument, sensitive, insensitive
    }

    enum Combinator: UInt8 {
        /// The leftmost compound has no combinator.
        case none
        case descendant, child, next, following
    }

    /// A compound selector: the conditions on one element, and the combinator to the left of the compound. The compound to the left of the
    /// combinator is the next one in `compounds`.
    struct Compound {
        var tests: Range<Int>
        var left: Combinator
    }

    /// A complex selector: compounds with combinators between them, without commas.
    struct Complex {
        /// Index of the rightmost compound.
        var first: Int
        /// The combinator at the start of a relative selector, such as `> td`. `none` for another selector.
        var leading: Combinator
        /// Number of compounds.
        var count: Int
    }

    var texts: [UInt8] = [0]
    var tests: [Test] = []
    var compounds: [Compound] = []
    var complexes: [Complex] = []
    var lists: [Range<Int>] = []
    /// The range in `complexes` of the whole selector's list.
    var top = 0..<0

    /// A program that matches no element.
    static let nothing = SelectorProgram()
}
