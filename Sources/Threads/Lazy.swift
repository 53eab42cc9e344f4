import Synchronization

/// A thread-safe value that is computed on first use.
@propertyWrapper
package final class Lazy<Value: Sendable>: Sendable {
    private let computed = Mutex<Computed?>(nil)
    private let compute: @Sendable () -> Value

    /// The value in an object of its own, so that a large value takes no memory before it is computed.
    private final class Computed: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    /// - Parameter compute: returns the value. It is called at most once, and must not use this property.
    package init(_ compute: @escaping @Sendable () -> Value) {
        self.compute = compute
    }

    package var value: Value {
        computed.withLock { computed in
            if let computed { return computed.value }
            let value = compute()
            computed = Computed(value)
            return value
        }
    }

    /// The value if it has been computed. Nil before the first use.
    package var valueIfComputed: Value? { computed.withLock { $0?.value } }

    package var wrappedValue: Value { value }

    package var projectedValue: Lazy<Value> { self }
}
