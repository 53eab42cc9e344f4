import Calls
import Networking
import Synchronization
import Threads

/// The extensions of one session, and the running calls of their functions.
struct Host: Sendable {
    let calls = HostCalls()
    /// The session's interceptors. Nil if the program has passed none.
    let interceptors: Interceptors?

    private let transport: HostTransport?

    init(_ extensions: Extensions) {
        transport = extensions.transport
        interceptors = extensions.interceptors.isEmpty ? nil : Interceptors(extensions.interceptors, calls)
    }

    /// Returns the client of the host program, or nil if the program has passed no client.
    func client(_ configuration: NetworkConfiguration) -> ProgramClient? {
        transport.map { ProgramClient($0, calls, configuration) }
    }
}

/// The interceptors of one session.
struct Interceptors: Sendable {
    private let all: [Interceptor]
    private let calls: HostCalls

    init(_ all: [Interceptor], _ calls: HostCalls) {
        (self.all, self.calls) = (all, calls)
    }

    /// Returns the plugins for the requests of a call.
    /// - Parameter method: the name of the called method.
    func plugins(for method: String) -> HostPlugins {
        HostPlugins { [all, calls] isSignIn in
            let number = World.current.nextNumber()
            return all.map { InterceptorPlugin($0, calls, number: number, method: method, isSignIn: isSignIn) }
        }
    }
}
