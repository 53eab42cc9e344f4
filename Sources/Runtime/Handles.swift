import Synchronization

/// The library's tables of handles. A forked child must not look at them: their locks may be held by threads that it does not have.
package enum Handles {
    package static let sessions = HandleTable<Session>(kind: 1)
    package static let results = HandleTable<CallResult>(kind: 2)
    package static let tasks = HandleTable<Call>(kind: 3)
}

/// Objects by handles: numbers that are never an address, and never used twice.
package final class HandleTable<Object: AnyObject & Sendable>: Sendable {
    private let kind: UInt
    private let state = Mutex(State())

    private struct State {
        var slots: [Slot] = []
        var free: [Int] = []

        func slot(at place: Place) -> Slot? {
            guard place.index < slots.count, slots[place.index].generation == place.generation else { return nil }
            return slots[place.index]
        }
    }

    private struct Place {
        let index: Int
        let generation: UInt
    }

    private struct Slot {
        var generation: UInt = 1
        var object: Object?
    }

    // From the lowest bit: 1 (no object in memory has an odd address), the kind, the slot, the generation.
    private static var kindShift: UInt { 1 }
    private static var slotShift: UInt { 4 }
    private static var generationShift: UInt { 32 }

    init(kind: UInt) {
        self.kind = kind
    }

    package func insert(_ object: Object) -> OpaquePointer? {
        let value = state.withLock { state in
            let index: Int
            if let free = state.free.popLast() {
                index = free
            } else {
                index = state.slots.count
                state.slots.append(Slot())
            }
            state.slots[index].object = object
            return state.slots[index].generation << Self.generationShift | UInt(index) << Self.slotShift | kind << Self.kindShift | 1
        }
        return OpaquePointer(bitPattern: value)
    }

    package func find(_ handle: OpaquePointer?) -> Object? {
        guard let place = place(of: handle) else { return nil }
        return state.withLock { $0.slot(at: place)?.object }
    }

    /// Takes the object out; the handle means nothing from then on.
    package func remove(_ handle: OpaquePointer?) -> Object? {
        guard let place = place(of: handle) else { return nil }
        return state.withLock { state in
            guard let object = state.slot(at: place)?.object else { return nil }
            state.slots[place.index] = Slot(generation: (place.generation + 1) & 0xFFFF_FFFF)
            state.free.append(place.index)
            return object
        }
    }

    /// What a handle says; nil for what this table can never have given out.
    private func place(of handle: OpaquePointer?) -> Place? {
        let value = UInt(bitPattern: handle)
        guard value & 1 == 1, value >> Self.kindShift & 7 == kind else { return nil }
        return Place(index: Int(value >> Self.slotShift & 0xFFF_FFFF), generation: value >> Self.generationShift)
    }
}
