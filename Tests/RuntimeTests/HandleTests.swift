import Testing

@testable import Runtime

@Suite("Handles")
struct HandleTests {
    final class Thing: Sendable {}

    @Test("A handle is valid until its object is removed, and only in the table that created the handle")
    func validity() {
        let table = HandleTable<Thing>(.session)
        let other = HandleTable<Thing>(.result)
        let thing = Thing()
        let handle = table.insert(thing)
        #expect(table.find(handle) === thing && other.find(handle) == nil)
        #expect(table.remove(handle) === thing)
        #expect(table.find(handle) == nil && table.remove(handle) == nil)
        let next = table.insert(thing)
        #expect(next != handle && table.find(handle) == nil && table.find(next) === thing)
    }

    @Test("A handle consists of a mark, the kind, the slot and its generation, and a free slot is used again with the next generation")
    func bits() {
        for (kind, number) in [(HandleKind.session, UInt(1)), (.result, 2), (.question, 7)] {
            let table = HandleTable<Thing>(kind)
            let things = (0..<3).map { _ in Thing() }
            let first = things.map { UInt(bitPattern: table.insert($0)) }
            func bits(_ generation: UInt, _ slot: UInt) -> UInt { generation << 32 | slot << 4 | number << 1 | 1 }
            #expect(first == [bits(1, 0), bits(1, 1), bits(1, 2)])
            #expect(table.remove(OpaquePointer(bitPattern: first[1])) === things[1])
            #expect(table.remove(OpaquePointer(bitPattern: first[0])) === things[0])
            let second = (0..<3).map { _ in UInt(bitPattern: table.insert(things[0])) }
            #expect(second == [bits(2, 0), bits(2, 1), bits(1, 3)])
            for index in 0..<3 { #expect(table.find(OpaquePointer(bitPattern: second[index])) === things[0]) }
            #expect(table.find(OpaquePointer(bitPattern: first[2])) === things[2])
            for handle in first.prefix(2) { #expect(table.find(OpaquePointer(bitPattern: handle)) == nil) }
            #expect(table.find(OpaquePointer(bitPattern: bits(1, 4))) == nil, "the slot was never used")
            #expect(table.find(OpaquePointer(bitPattern: first[2] & ~1)) == nil)
        }
    }

    @Test(
        "The table finds no object for a pointer that is not one of its handles",
        arguments: [0, 1, 2, 3, 0xFFFF_FFFF_FFFF_FFFF, 0x7FFF_1234_5678, 0x1_0000_0003, 0x1_0FFF_FFF3])
    func invalid(bits: UInt) {
        let table = HandleTable<Thing>(.session)
        let handle = table.insert(Thing())
        let pointer = OpaquePointer(bitPattern: bits)
        #expect(pointer == handle || table.find(pointer) == nil)
        #expect(UInt(bitPattern: handle) & 1 == 1, "a handle is an odd number, which no object has as its address")
    }
}
