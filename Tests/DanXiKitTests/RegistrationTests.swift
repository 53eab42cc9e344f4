import Calls
import Errors
import HTTP
import Networking
import Synchronization
import TestSupport
import Testing

@testable import DanXiKit

@Suite("Registration and the quiz", .timeLimit(.minutes(5)))
struct RegistrationTests {
    static func tokens(_ account: Int, _ name: String) -> String {
        #""access":"\#(CommunityScript.token(account, name, expiry: 4_000_000_001))","refresh":"\#(CommunityScript.token(account, "r" + name, expiry: 4_000_000_001))""#
    }

    @Test("A registration and a reset of the password sign the session in", arguments: [HTTPMethod.post, .put])
    func register(method: HTTPMethod) async throws {
        let servers = CommunityScript { request in
            request.url.hasSuffix("/register") ? (200, "{\(Self.tokens(7, "new")),\"message\":\"register successful\"}") : nil
        }
        let client = servers.community.client
        let status =
            method == .post
            ? try await AccountAPI.register(client, email: "a@b", password: "password", verification: "012345")
            : try await AccountAPI.resetPassword(client, email: "a@b", password: "password", verification: "012345")
        #expect(status.signedIn && status.accountId == 7 && !status.remembered)
        let request = try #require(servers.requests.last)
        #expect(request.method == method && request.effect == .singleUse && request.bearerToken == nil)
        #expect(request.form == #"{"email":"a@b","password":"password","verification":"012345"}"#)
    }

    @Test("A refused registration does not change the session's sign-in")
    func refused() async throws {
        let servers = CommunityScript { request in
            request.url.hasSuffix("/register") ? (400, #"{"code":400,"message":"验证码错误"}"#) : nil
        }
        let community = servers.community
        try await community.signIn("a@b")
        await #expect {
            _ = try await AccountAPI.register(community.client, email: "c@d", password: "password", verification: "1")
        } throws: {
            DanXiError($0).code == .rejected && DanXiError($0).serverMessage == "验证码错误"
        }
        let status = try await community.status
        #expect(status.accountId == 1)
        await #expect {
            _ = try await AccountAPI.register(community.client, email: "c@d", password: "password", verification: "1", remember: true)
        } throws: {
            DanXiError($0).code == .invalidArgument && DanXiError($0).message.contains("account.register: `remember`")
        }
    }

    @Test("The tokens in the response to a passed quiz replace the session's tokens")
    func quiz() async throws {
        let passes = Flag()
        let servers = CommunityScript { request in
            guard request.url.hasSuffix("/_answer") else { return nil }
            return (
                200,
                passes.value
                    ? "{\"correct\":true,\"message\":\"ok\",\(Self.tokens(1, "passed"))}"
                    : #"{"correct":false,"message":"wrong answer","wrong_question_ids":[3]}"#
            )
        }
        let community = servers.community
        try await community.signIn("a@b")
        let before = community.client.authenticator.present?.token
        let answers = [QuizAnswer(id: 3, answer: ["x"])]
        let wrong = try await AccountAPI.answerQuiz(community.client, answers: answers, version: 2)
        #expect(!wrong.correct && wrong.wrongQuestionIds == [3] && community.client.authenticator.present?.token == before)
        #expect(servers.requests.last?.form == #"{"answers":[{"answer":["x"],"id":3}],"version":2}"#)
        passes.value = true
        let right = try await AccountAPI.answerQuiz(community.client, answers: answers)
        #expect(right.correct && right.wrongQuestionIds == nil)
        #expect(community.client.authenticator.present?.token.access == CommunityScript.token(1, "passed", expiry: 4_000_000_001))
    }

    @Test("Interceptors of the host program do not see the tokens in the response to a quiz")
    func quizSecrets() async throws {
        let servers = CommunityScript { request in
            request.url.hasSuffix("/_answer") ? (200, "{\"correct\":true,\"message\":\"ok\",\(Self.tokens(1, "x"))}") : nil
        }
        let community = servers.community
        try await community.signIn("a@b")
        let isHidden = Mutex<[Bool]>([])
        let context = CallContext(
            attachment: HostPlugins { isSignIn in
                isHidden.withLock { $0.append(isSignIn) }
                return []
            })
        try await CallContext.$current.withValue(context) {
            _ = try await AccountAPI.answerQuiz(community.client, answers: [QuizAnswer(id: 1, answer: ["x"])])
        }
        #expect(isHidden.withLock { $0 } == [true])
    }

    @Test("If the response to a quiz has tokens of another account, the call fails and the tokens are not used")
    func foreignTokens() async throws {
        let servers = CommunityScript { request in
            request.url.hasSuffix("/_answer") ? (200, "{\"correct\":true,\"message\":\"ok\",\(Self.tokens(9, "x"))}") : nil
        }
        let community = servers.community
        try await community.signIn("a@b")
        await #expect {
            _ = try await AccountAPI.answerQuiz(community.client, answers: [QuizAnswer(id: 1, answer: ["x"])])
        } throws: {
            DanXiError($0).code == .accountChanged
        }
        let status = try await community.status
        #expect(status.accountId == 1)
    }

    @Test("Closing the account of the session ends the sign-in, and closing another account does not", arguments: [true, false])
    func close(isOwn: Bool) async throws {
        let servers = CommunityScript { request in
            if request.url.hasSuffix("/users/me") { return (204, "") }
            if request.url.hasSuffix("/refresh"), isOwn { return (404, #"{"code":404,"message":"User Not Found"}"#) }
            return nil
        }
        let community = servers.community
        try await community.signIn("a@b")
        let status = try await AccountAPI.closeAccount(community.client, email: "a@b", password: "password")
        #expect(status.signedIn == !isOwn)
        #expect(servers.requests.filter { $0.method == .delete }.map(\.effect) == [.singleUse])
    }

    @Test("If it is not known whether the closed account is the session's, a warning says so, and the session stays signed in")
    func closedOrNot() async throws {
        for (status, line) in [
            (404, "info: The account of the session was closed."),
            (400, "warning: An account was closed, but the library could not check whether it is the account of the session. POST "),
        ] {
            let log = Mutex<[String]>([])
            let servers = CommunityScript { request in
                if request.url.hasSuffix("/users/me") { return (204, "") }
                return request.url.hasSuffix("/refresh") ? (status, "{}") : nil
            }
            let community = Community(hosts: CommunityScript.hosts, client: servers.server, store: nil, directory: nil) { level, text in
                log.withLock { $0.append("\(level): \(text())") }
            }
            try await community.signIn("a@b")
            let state = try await AccountAPI.closeAccount(community.client, email: "a@b", password: "password")
            #expect(state.signedIn == (status == 400))
            let lines = log.withLock { $0 }
            #expect(lines.contains { $0.hasPrefix(line) }, "\(lines)")
        }
    }

    @Test("Closing an account without a sign-in sends one request")
    func closeSignedOut() async throws {
        let servers = CommunityScript { $0.url.hasSuffix("/users/me") ? (204, "") : nil }
        let status = try await AccountAPI.closeAccount(servers.community.client, email: "a@b", password: "password")
        #expect(!status.signedIn && servers.requests.map(\.form) == [#"{"email":"a@b","password":"password"}"#])
        #expect(servers.requests.first?.confidentiality == .host("auth.fduhole.com"))
    }

    @Test("Closing an account with a wrong password fails after a single request")
    func wrongPassword() async throws {
        let servers = CommunityScript { _ in (403, #"{"code":403,"message":"密码错误"}"#) }
        await #expect {
            _ = try await AccountAPI.closeAccount(servers.community.client, email: "a@b", password: "password")
        } throws: {
            DanXiError($0).code == .wrongPassword
        }
        #expect(servers.requests.count == 1)
    }
}
