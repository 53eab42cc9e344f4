import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Threads

@Suite("Durations and threads of the system")
struct DoorTests {
    @Test(
        "A duration in milliseconds is rounded up, and at most 2,147,483,647",
        arguments: [
            (Duration.seconds(2), 2000), (.milliseconds(1), 1), (.microseconds(1), 1), (.microseconds(1001), 2), (.zero, 0),
            (.seconds(3_000_000), Int(Int32.max)), (.seconds(Int64.max), Int(Int32.max)),
        ])
    func milliseconds(duration: Duration, expected: Int) {
        #expect(duration.wholeMilliseconds == expected)
    }

    /// `pthread_getattr_np()`, which Swift does not import.
    private typealias Attributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32

    @Test("A thread has a guard page, so an overflow of its stack damages no other memory")
    func guardPage() async throws {
        let attributesOfThread = unsafeBitCast(try #require(dlsym(nil, "pthread_getattr_np")), to: Attributes.self)
        let size = await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let thread = SystemThread.start {
                var attributes = pthread_attr_t()
                var size = 0
                guard attributesOfThread(pthread_self(), &attributes) == 0 else { return continuation.resume(returning: 0) }
                pthread_attr_getguardsize(&attributes, &size)
                pthread_attr_destroy(&attributes)
                continuation.resume(returning: size)
            }
            thread?.detach()
        }
        #expect(size >= 4096)
    }
}
