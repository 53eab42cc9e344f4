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
