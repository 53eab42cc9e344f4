/// The kind of object that a handle stands for. The raw value is a part of the handle: three bits.
enum HandleKind: UInt, Sendable {
    case session = 1
    case result
    case task
    case decision
    case transfer
    case storeOperation
    case question
}

/// The library's tables of handles. A forked child that must not use the library (``Library``) must not use the tables either, because
/// threads that the child does not have may hold their locks.
package enum Handles {}

/// A table of objects by their handles. A handle is a number, never an address. After its object was removed, a handle is not reused until
/// its slot has held 2³² further objects.
package final class HandleTable<Object: AnyObject & Sendable>: Sendable {
    // The work is done by a type that is not generic: without specialization, each access would look up metadata.
    private let slots: HandleSlots

    init(_ kind: HandleKind) {
        slots = HandleSlots(kind)
    }

    package func insert(_ object: Object) -> OpaquePointer? { slots.insert(object) }

    package func find(_ handle: OpaquePointer?) -> Object? { slots.find(handle).map { unsafeDowncast($0, to: Object.self) } }

    /// Removes an object, and returns it. Its handle is invalid from then on. Returns nil for an invalid handle.
    package func remove(_ handle: OpaquePointer?) -> Object? { slots.remove(handle).map { unsafeDowncast($0, to: Object.self) } }
}
