import Synchronization

/// A thread-safe value that is computed on first use.
@propertyWrapper
package final class Lazy<Value: Sendable>: Sendable {
    private let computed = Mutex<Value?>(nil)
    private let compute: @Sendable () -> Value

    /// - Parameter compute: returns the value. It is called at most once, and must not use this property.
    package init(_ compute: @escaping @Sendable () -> Value) {
        self.compute = compute
    }

    package var value: Value {
        computed.withLock { computed in
            if let computed { return computed }
            let value = compute()
            computed = value
            return value
        }
    }

    /// The value if it has been computed. Nil before the first use.
    package var valueIfComputed: Value? { computed.withLock { $0 } }

    package var wrappedValue: Value { value }

    package var projectedValue: Lazy<Value> { self }
}
