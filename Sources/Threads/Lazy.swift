import Synchronization

/// A thread-safe value that is computed on first use. It is inlinable, so that its users have specialized copies: generic code looks up
/// metadata at each use.
@propertyWrapper
package final class Lazy<Value: Sendable>: Sendable {
    @usableFromInline let computed = Mutex<Computed?>(nil)
    @usableFromInline let compute: @Sendable () -> Value

    /// The value in an object of its own, so that a large value takes no memory before it is computed.
    @usableFromInline final class Computed: Sendable {
        @usableFromInline let value: Value

        @usableFromInline init(_ value: Value) { self.value = value }
    }

    /// - Parameter compute: returns the value. It is called at most once, and must not use this property.
    package init(_ compute: @escaping @Sendable () -> Value) {
        self.compute = compute
    }

    @inlinable package var value: Value {
        computed.withLock { computed in
            if let computed { return computed.value }
            let value = compute()
            computed = Computed(value)
            return value
        }
    }

    /// The value if it has been computed. Nil before the first use.
    @inlinable package var valueIfComputed: Value? { computed.withLock { $0?.value } }

    @inlinable package var wrappedValue: Value { value }

    @inlinable package var projectedValue: Lazy<Value> { self }
}
