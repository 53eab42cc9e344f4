import Threads

/// A thread that runs one closure, and ends before the caller continues.
///
/// Swift's Mutex caches the identifier of each thread that uses it. After a fork, the surviving thread has another identifier, and a
/// contended Mutex would end the process. So the program's own threads must not use a Mutex as long as the program may fork.
enum TemporaryThread {
    /// Runs `body` on a temporary thread, or on the caller's thread if the system has no more threads.
    static func run<Value>(_ body: () -> Value) -> Value {
        nonisolated(unsafe) var value: Value?
        // The compiler writes the length of this file's path into the code of withoutActuallyEscaping. The builds of two folders must be equal.
        #sourceLocation(file:"TemporaryThread",line:13)
        withoutActuallyEscaping(body) { body in
            // `body` is marked as unsafe, because the compiler cannot see that the caller waits for the thread. The caller and the thread
            // never use `body` at the same time.
            nonisolated(unsafe) let body = body
            SystemThread.start { value = body() }?.join()
        }
        #sourceLocation()
        return value ?? body()
    }
}
