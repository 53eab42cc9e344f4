import Synchronization

/// A thread-safe value that is computed on first use.
@propertyWrapper
package final class Lazy<Value: Sendable>: Sendable {
    private let computed = Mutex<Value?>(nil)
    private let compute: @Sendable () -> Value

    /// - Parameter compute: called at most once. It must not use this value.
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

    /// Nil before the first use.
    package var valueIfComputed: Value? { computed.withLock { $0 } }

    package var wrappedValue: Value { value }

    package var projectedValue: Lazy<Value> { self }
}
