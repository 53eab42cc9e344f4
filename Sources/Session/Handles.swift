import Synchronization

/// The library's tables of handles. A forked child has tables of its own, since another thread may have held the parent's locks.
public struct Handles: Sendable {
    public let sessions = HandleTable<Session>(kind: 1)
    public let results = HandleTable<CallResult>(kind: 2)
    public let tasks = HandleTable<Call>(kind: 3)

    public static var current: Handles { Library.isForked ? afterFork : shared }

    private static let shared = Handles()
    private static let afterFork = Handles()
}

/// Objects by handles: numbers that are never an address, and never used twice.
public final class HandleTable<Object: AnyObject & Sendable>: Sendable {
    private let kind: UInt
    private let state = Mutex(State())

    private struct State {
        var slots: [Slot] = []
        var free: [Int] = []
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

    public func insert(_ object: Object) -> OpaquePointer? {
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

    public func find(_ handle: OpaquePointer?) -> Object? {
        state.withLock { state in
            Self.index(of: handle, kind, in: state).flatMap { state.slots[$0].object }
        }
    }

    /// Takes the object out; the handle means nothing from then on.
    public func remove(_ handle: OpaquePointer?) -> Object? {
        state.withLock { state in
            guard let index = Self.index(of: handle, kind, in: state) else { return nil }
            let object = state.slots[index].object
            state.slots[index].object = nil
            state.slots[index].generation = (state.slots[index].generation + 1) & 0xFFFF_FFFF
            state.free.append(index)
            return object
        }
    }

    func all() -> [Object] {
        state.withLock { $0.slots.compactMap(\.object) }
    }

    private static func index(of handle: OpaquePointer?, _ kind: UInt, in state: State) -> Int? {
        let value = UInt(bitPattern: handle)
        guard value & 1 == 1, value >> kindShift & 7 == kind else { return nil }
        let index = Int(value >> slotShift & 0xFFF_FFFF)
        guard index < state.slots.count, state.slots[index].generation == value >> generationShift, state.slots[index].object != nil else { return nil }
        return index
    }
}
