import Calls
import JSON
import Synchronization

/// The streams of a session.
final class Watches: Sendable {
    /// The subject of a stream: the method with its parameters, the accounts and the options of the polls. Streams with the same subject
    /// share their polls.
    struct Subject: Hashable {
        /// The name of the subject, which consists of the method and its parameters (``Watch/subject(_:)``).
        let name: String
        let accounts: CallAccounts
        /// The timeout of each poll.
        let timeout: Duration
        /// Whether interceptors see the requests.
        let isIntercepted: Bool
    }

    private let state = Mutex(State())

    private struct State {
        var polls: [Subject: SharedPoll] = [:]
        /// The subject of each stream.
        var subjects: [Int: Subject] = [:]
    }

    /// Adds a stream, which shares the polls of the streams with the same subject.
    /// - Parameter poll: polls for this stream, and for all streams that join the same subject later.
    func add(_ stream: WatchStream, to subject: Subject, since token: String?, poll: @escaping SharedPoll.Poll) {
        state.withLock { state in
            let shared = state.polls[subject] ?? SharedPoll(poll: poll)
            state.polls[subject] = shared
            state.subjects[stream.id] = subject
            shared.add(stream, since: token)
        }
        // The call of the stream may have been cancelled before the stream was added.
        if stream.call.hasEnded { remove(stream.call) }
    }

    /// Makes the streams of a method with these parameters poll without waiting for their intervals. Called after a call of this session
    /// has changed the items that these streams watch.
    func hasten(_ method: String, _ parameters: [String: JSONValue]) {
        let name = Watch.subject(method, parameters)
        state.withLock { state in
            for (subject, poll) in state.polls where subject.name == name { poll.hasten() }
        }
    }

    /// Removes a stream that has ended.
    func remove(_ call: Call) {
        state.withLock { state in
            let id = call.number
            guard let subject = state.subjects.removeValue(forKey: id), state.polls[subject]?.remove(id) ?? false else { return }
            state.polls[subject] = nil
        }
    }
}
