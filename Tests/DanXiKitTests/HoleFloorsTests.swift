import Calendar
import JSON
import Testing

@testable import DanXiKit

@Suite("Holes with added and replaced floors")
struct HoleFloorsTests {
    private static let later = "2026-11-21T17:00:00+08:00"

    private static func floor(_ id: Int, ranking: Int? = nil, content: String = "x") throws -> Floor {
        let text = LocalChangeTests.floor(id, content).replacing(
            #""mention":[]"#, with: #""mention":[\#(LocalChangeTests.floor(1, "mentioned"))]"#)
        var floor = try Floor.decode(PaddedBytes(text.utf8))
        floor.ranking = ranking
        floor.timeCreated = try #require(Timestamp(later))
        return floor
    }

    /// Returns a hole whose floors have the identifier 2.
    private static func hole() throws -> Hole { try Hole.decode(PaddedBytes(LocalChangeTests.hole().utf8)) }

    private static func withoutMentions(_ floor: Floor) -> Floor {
        var floor = floor
        floor.mention = []
        return floor
    }

    @Test("A newer floor becomes the last one without its mentions, and is counted by its ranking or as one more", arguments: [nil, 7])
    func newer(ranking: Int?) throws {
        let (hole, floor) = (try Self.hole(), try Self.floor(3, ranking: ranking))
        var expected = hole
        expected.reply = ranking ?? 1
        expected.floors.lastFloor = Self.withoutMentions(floor)
        expected.floors.prefetch = (hole.floors.prefetch ?? []) + [Self.withoutMentions(floor)]
        expected.timeUpdated = try #require(Timestamp(Self.later))
        #expect(hole.adding(floor) == expected)
    }

    @Test("The last floor itself and an older floor change nothing", arguments: [1, 2])
    func older(id: Int) throws {
        let (hole, floor) = (try Self.hole(), try Self.floor(id, ranking: 7))
        #expect(hole.adding(floor) == hole)
    }

    @Test("A hole without a last floor gets one, and one without prefetched floors gets none of them")
    func empty() throws {
        var hole = try Self.hole()
        hole.floors = HoleFloors(firstFloor: nil, lastFloor: nil, prefetch: nil)
        let changed = hole.adding(try Self.floor(1))
        #expect(
            changed.floors.lastFloor?.id == 1 && changed.floors.prefetch == nil && changed.floors.firstFloor == nil && changed.reply == 1)
    }

    @Test("A frozen hole keeps its time", arguments: [(true, false), (false, true), (nil, true)] as [(Bool?, Bool)])
    func frozen(isFrozen: Bool?, isUpdated: Bool) throws {
        var hole = try Self.hole()
        hole.frozen = isFrozen
        let changed = hole.adding(try Self.floor(3))
        #expect((changed.timeUpdated != hole.timeUpdated) == isUpdated && changed.reply == 1)
    }

    @Test(
        "The number of replies is limited, because a server may send any number",
        arguments: [
            (-1, 0), (0, 0), (5, 5), (2_147_483_647, 2_147_483_647), (2_147_483_648, 2_147_483_647), (.max, 2_147_483_647), (.min, 0),
        ])
    func replies(sent: Int, possible: Int) throws {
        var hole = try Self.hole()
        hole.reply = sent
        #expect(hole.possibleReplies == possible)
        let changed = hole.adding(try Self.floor(3))
        #expect(changed.reply == possible + 1)
    }

    @Test("A floor is replaced wherever a hole has it, without its mentions, and other floors stay")
    func replacing() throws {
        var hole = try Self.hole()
        let other = Self.withoutMentions(try Self.floor(5))
        hole.floors.prefetch = [other] + (hole.floors.prefetch ?? [])
        let new = try Self.floor(2, content: "new")
        var expected = hole
        expected.floors = HoleFloors(
            firstFloor: Self.withoutMentions(new), lastFloor: Self.withoutMentions(new), prefetch: [other, Self.withoutMentions(new)])
        #expect(hole.replacing(new) == expected)
        #expect(try hole.replacing(Self.floor(9)) == hole)
        hole.floors = HoleFloors(firstFloor: nil, lastFloor: other, prefetch: nil)
        #expect(hole.replacing(new) == hole)
    }
}

@Suite("The identifiers in watch tokens")
struct NewestIdentifiersTests {
    @Test(
        "An item is new if it was not listed, and is not older than eight listed ones",
        arguments: [
            ([], 1, true), ([5], 5, false), ([5], 4, true), ([5], 6, true), (Array(10...16), 9, true), (Array(10...17), 9, false),
            (Array(10...17), 10, false), (Array(10...17), 18, true), ([1, 3, 5, 7, 9, 11, 13, 15], 2, true),
            ([1, 3, 5, 7, 9, 11, 13, 15], 1, false), ([1, 3, 5, 7, 9, 11, 13, 15], 0, false),
        ])
    func isNew(values: [Int], id: Int, expected: Bool) {
        #expect(NewestIdentifiers(values).isNew(id) == expected)
    }

    @Test("The eight largest identifiers are kept, each once, in ascending order")
    func values() {
        #expect(NewestIdentifiers([3, 1, 2, 3]).values == [1, 2, 3])
        #expect(NewestIdentifiers((1...9).reversed()).values == Array(2...9) && NewestIdentifiers(1...9).text == "2,3,4,5,6,7,8,9")
        #expect(NewestIdentifiers([]).text == "")
    }

    @Test(
        "The identifiers are read from a token",
        arguments: [
            ("", []), ("7", [7]), ("2,1", [1, 2]), ("-3,4", [-3, 4]), ("1,1", nil), ("1,", nil), (",", nil), ("x", nil), ("1,x", nil),
            ("1,2,3,4,5,6,7,8", Array(1...8)), ("1,2,3,4,5,6,7,8,9", nil),
        ] as [(String, [Int]?)])
    func reading(text: String, values: [Int]?) {
        #expect(NewestIdentifiers(text)?.values == values)
    }

    @Test(
        "A token of a hole is read back from its text, and any other text is refused",
        arguments: [
            ("hole:1:0:", true), ("hole:1:2147483647:5,6", true), ("hole:-1:3:5", true), ("hole:1:2147483648:", false),
            ("hole:1:-1:", false),
            ("hole:x:1:", false), ("hole:1:x:", false), ("floor:1:1:", false), ("hole:1:1", false), ("hole:1:1:x", false),
            ("hole:1:1::", false),
        ])
    func holes(text: String, isValid: Bool) {
        #expect(HoleToken(text)?.text == (isValid ? text : nil))
    }

    @Test("A token of a hole has its parts")
    func parts() {
        let token = HoleToken("hole:4:9:7,8")
        #expect(token == HoleToken(hole: 4, count: 9, newest: NewestIdentifiers([7, 8])))
    }
}
