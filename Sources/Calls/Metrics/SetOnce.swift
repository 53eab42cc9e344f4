import Synchronization

/// A reference that is set once. Any thread can read it without a lock. Unlike `AtomicLazyReference`, a read does not look up metadata, so it
/// takes a few instructions.
struct SetOnce<Object: AnyObject & Sendable>: ~Copyable, Sendable {
    /// The address of the object, to which this value has a strong reference. 0 if it is not set.
    private let address = Atomic<UInt>(0)

    init() {}

    deinit {
        guard let pointer = UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)) else { return }
        Unmanaged<Object>.fromOpaque(pointer).release()
    }

    var object: Object? {
        guard let pointer = UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)) else { return nil }
        return Unmanaged<Object>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// Sets the reference, unless it is set. Returns the object to which it refers then.
    func set(_ new: Object) -> Object {
        let retained = Unmanaged.passRetained(new)
        let (isSet, known) = address.compareExchange(
            expected: 0, desired: UInt(bitPattern: retained.toOpaque()), ordering: .acquiringAndReleasing)
        if isSet { return new }
        retained.release()
        guard let pointer = UnsafeRawPointer(bitPattern: known) else { return new }
        return Unmanaged<Object>.fromOpaque(pointer).takeUnretainedValue()
    }
}
