import Synchronization

/// The slots of a ``HandleTable``.
final class HandleSlots: Sendable {
    typealias Object = AnyObject & Sendable

    private let kind: HandleKind
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
        var object: (any Object)?
    }

    // The fields of a handle, from the lowest bit: a 1, which makes the handle odd, unlike the address of any object; the kind; the slot;
    // the generation.
    private static let kindShift: UInt = 1
    private static let slotShift: UInt = 4
    private static let generationShift: UInt = 32

    init(_ kind: HandleKind) {
        self.kind = kind
    }

    func insert(_ object: any Object) -> OpaquePointer? {
        let value = state.withLock { state in
            let index: Int
            if let free = state.free.popLast() {
                index = free
            } else {
                index = state.slots.count
                state.slots.append(Slot())
            }
            state.slots[index].object = object
            return state.slots[index].generation << Self.generationShift | UInt(index) << Self.slotShift | kind.rawValue << Self.kindShift
                | 1
        }
        return OpaquePointer(bitPattern: value)
    }

    func find(_ handle: OpaquePointer?) -> (any Object)? {
        guard let place = place(of: handle) else { return nil }
        return state.withLock { $0.slot(at: place)?.object }
    }

    func remove(_ handle: OpaquePointer?) -> (any Object)? {
        guard let place = place(of: handle) else { return nil }
        return state.withLock { state in
            guard let object = state.slot(at: place)?.object else { return nil }
            state.slots[place.index] = Slot(generation: (place.generation + 1) & 0xFFFF_FFFF)
            state.free.append(place.index)
            return object
        }
    }

    /// Returns the slot and the generation that a handle contains, or nil if no table of this kind can have created the handle.
    private func place(of handle: OpaquePointer?) -> Place? {
        let value = UInt(bitPattern: handle)
        guard value & 1 == 1, value >> Self.kindShift & 7 == kind.rawValue else { return nil }
        return Place(index: Int(value >> Self.slotShift & 0xFFF_FFFF), generation: value >> Self.generationShift)
    }
}
