import Calendar
import Errors
import GraphQL
import HTTP
import JSON
import Storage
import Synchronization
import TestSupport
import Testing

@testable import Moments

/// A fake Moments server with one moment. If the moment is liked, its list of likes contains the user 0.
private final class Server: Sendable {
    private let state = Mutex((isLiked: false, title: "First"))

    func rename(_ title: String) { state.withLock { $0.title = title } }

    func answer(_ request: HTTPRequest) throws -> HTTPResponse {
        guard case .object(let members) = try JSONValue.decode(PaddedBytes(Array(request.form.utf8))),
            case .object(let variables)? = members["variables"], case .string(let user)? = variables["userID"]
        else { throw DanXiError(.internal, "The test's server cannot read the request.") }
        if case .bool(let isLiked)? = variables["isLiked"] { state.withLock { $0.isLiked = isLiked } }
        let field = variables["isLiked"] == nil ? "getMomentsDetailsByUserID" : "updateMomentLike"
        let (isLiked, title) = state.withLock { $0 }
        let likes =
            variables["withLikes"] == .bool(true)
            ? #","isLiked":\#(isLiked),"likes":[\#(isLiked ? #"{"id":"0","avatar":"a"}"# : "")]"# : ""
        return request.respond(
            200,
            #"{"data":{"\#(field)":{"userDetails":{"id":"\#(user)","name":"N","avatar":"a","backgroundImage":"b"},"moments":[{"id":"1","userDetails":{"name":"M","avatar":"c"},"type":"PHOTOS","title":"\#(title)","url":null,"photos":[],"createdDate":"1615899003"\#(likes)}]}}}"#
        )
    }
}

@Suite("Service for moments")
struct MomentsTests {
    private let server = Server()
    private let changes = Changes()

    private final class Changes: Sendable {
        private let all = Mutex<[String]>([])
        var users: [String] { all.withLock { $0 } }
        func add(_ user: String) { all.withLock { $0.append(user) } }
    }

    private func fake() -> FakeServer { FakeServer { [server] in try server.answer($0) } }

    private func service(_ fake: FakeServer, likeButton: Bool = false, directory: StoreDirectory? = nil) -> MomentsService {
        MomentsService(
            client: GraphQLDependencies(client: fake) { _, _ in }.client, baseURL: "https://moments.example.org", version: "1",
            defaults: MomentsToggles.Defaults(likeButton: likeButton, roundedAvatar: true), store: directory, log: { _, _ in },
            changed: { [changes] in changes.add($0) })
    }

    @Test("Details are cached for each user, and likes are requested only if the toggle for the like button is on")
    func details() async throws {
        let fake = fake()
        let service = service(fake)
        let first = try await service.getDetails(userId: "0", cache: .prefer)
        #expect(first.source == .network)
        #expect(try first.value.userDetails == MomentsUser(id: "0", name: "N", avatar: "a", backgroundImage: "b"))
        let moment = try #require(first.value.moments.first)
        #expect(moment.createdDate == Timestamp(unixSeconds: 1_615_899_003))
        #expect(moment.isLiked == nil && moment.likes == nil && moment.url == nil && moment.photos.isEmpty)
        let source = try await service.getDetails(userId: "0", cache: .prefer).source
        #expect(source == .memory)
        var shown = try await service.getDetails(userId: "1", cache: .prefer).value
        #expect(shown.userDetails.id == "1")
        try await service.setToggle(name: .likeButton, isOn: true)
        shown = try await service.getDetails(userId: "0", cache: .prefer).value
        #expect(shown.moments.first?.isLiked == false)
        #expect(fake.requests.map { $0.form.contains(#""withLikes":true"#) } == [false, false, true])
        #expect(fake.urls.allSatisfy { $0 == "https://moments.example.org/graphql" })
    }

    @Test("A like is sent once, updates the cached details, and is reported as a change", arguments: [false, true])
    func like(likeButton: Bool) async throws {
        let fake = fake()
        let service = service(fake, likeButton: likeButton)
        let liked = try await service.like(momentId: "1", userId: "0")
        #expect(liked.moments.first?.likes == [MomentLike(id: "0", avatar: "a")])
        #expect(changes.users == ["0"])
        let cached = try await service.getDetails(userId: "0", cache: .only).value.moments.first
        #expect(cached?.isLiked == (likeButton ? true : nil))
        #expect(cached?.likes == (likeButton ? [MomentLike(id: "0", avatar: "a")] : nil))
        let details = try await service.unlike(momentId: "1", userId: "0")
        #expect(details.moments.first?.isLiked == false)
        #expect(changes.users == ["0", "0"])
        #expect(fake.requests.count == 2)
    }

    @Test("Each request names the library and its version, and has the variables of its operation")
    func requests() async throws {
        let fake = fake()
        let service = service(fake, likeButton: true)
        _ = try await service.getDetails(userId: "0", cache: .prefer)
        _ = try await service.like(momentId: "1", userId: "0")
        _ = try await service.unlike(momentId: "1", userId: "0")
        let variables = try fake.requests.map { request -> JSONValue? in
            guard case .object(let members) = try JSONValue.decode(PaddedBytes(Array(request.form.utf8))) else { return nil }
            return members["variables"]
        }
        let update = { (isLiked: Bool) -> JSONValue in
            .object(["momentID": .string("1"), "userID": .string("0"), "isLiked": .bool(isLiked), "withLikes": .bool(true)])
        }
        let query: JSONValue = .object(["userID": .string("0"), "withLikes": .bool(true)])
        #expect(variables == [query, update(true), update(false)])
        #expect(fake.requests.map { $0.headers["x-app-platform"] } == ["libdanxi", "libdanxi", "libdanxi"])
        #expect(fake.requests.map { $0.headers["x-app-version"] } == ["1", "1", "1"])
    }

    @Test("The details of the 100 users that were used last are kept in memory")
    func limit() async throws {
        let service = service(fake())
        for user in 0...100 { _ = try await service.getDetails(userId: "\(user)", cache: .prefer) }
        for user in 1...100 {
            let found = try await service.getDetails(userId: "\(user)", cache: .only)
            #expect(try found.source == .memory && found.value.userDetails.id == "\(user)")
        }
        await expectFailure(.notCached) { try await service.getDetails(userId: "0", cache: .only) }
    }

    @Test("A like whose response is lost is not sent again, and no details are cached")
    func lostLike() async throws {
        let fake = fake()
        let service = service(fake)
        _ = try await service.getDetails(userId: "0", cache: .prefer)
        let lost = FakeServer { _ in throw DanXiError(.network, "cut", delivery: .unknown("The request may have taken effect.")) }
        let other = self.service(lost)
        let error = await failure { try await other.like(momentId: "1", userId: "0") }
        #expect(error?.isOutcomeUnknown == true)
        #expect(lost.requests.count == 1)
        await expectFailure(.notCached) { try await other.getDetails(userId: "0", cache: .only) }
    }

    @Test("A poll with the token 0 returns the cached details, and later polls return only changed details")
    func watch() async throws {
        let fake = fake()
        let service = service(fake, likeButton: true)
        let present = try await service.watch(userId: "0", since: nil)
        #expect(present.details.isEmpty)
        let all = try await service.watch(userId: "0", since: "0")
        #expect(all.token == present.token && all.details.count == 1)
        #expect(fake.requests.count == 1)
        var news = try await service.watch(userId: "0", since: present.token)
        #expect(news.details.isEmpty)
        #expect(fake.requests.count == 2)
        let other = self.fake()
        news = try await self.service(other, likeButton: true).watch(userId: "0", since: present.token)
        #expect(news.details.isEmpty && other.requests.count == 1, "a poll of a session without cached details requests them once")
        _ = try await service.like(momentId: "1", userId: "0")
        let liked = try await service.watch(userId: "0", since: present.token)
        #expect(liked.details.first?.moments.first?.isLiked == true)
        // The third request was the like. The poll read the change from the cache.
        #expect(fake.requests.count == 3)
        server.rename("Second")
        news = try await service.watch(userId: "0", since: liked.token)
        #expect(news.details.first?.moments.first?.title == "Second")
        for token in ["x", "", String(present.token.dropLast()), present.token + "0"] {
            await expectFailure(.invalidArgument) { try await service.watch(userId: "0", since: token) }
        }
    }

    @Test("Refreshed details are reported as a change only if they differ from the cached details")
    func refreshed() async throws {
        let service = service(fake())
        for _ in 0..<2 { _ = try await service.getDetails(userId: "0", cache: .refresh) }
        #expect(changes.users == ["0"])
        server.rename("Second")
        for _ in 0..<2 { _ = try await service.getDetails(userId: "0", cache: .refresh) }
        #expect(changes.users == ["0", "0"])
    }

    @Test("A new session with the same store directory has the cached details and toggles")
    func restart() async throws {
        let directory = try TemporaryDirectory()
        let service = service(fake(), directory: try directory.store())
        try await service.setToggle(name: .likeButton, isOn: true)
        _ = try await service.like(momentId: "1", userId: "../0")
        let later = self.service(FakeServer("{}"), directory: try directory.store())
        let details = try await later.getDetails(userId: "../0", cache: .prefer)
        #expect(details.source == .disk)
        #expect(try details.value.moments.first?.isLiked == true)
        var toggles = try await later.listToggles()
        #expect(
            toggles == [
                MomentToggleState(name: .likeButton, family: .internal, isOn: true),
                MomentToggleState(name: .roundedAvatar, family: .remote, isOn: true),
            ])
        let slot = try #require(try later.watchTokens.slot(for: "moments.watch"), "a watch needs no account")
        await slot.save("token")
        let token = await slot.load()
        #expect(token == "token")
        try await later.clearCache()
        await expectFailure(.notCached) { try await later.getDetails(userId: "../0", cache: .only) }
        toggles = try await later.listToggles()
        #expect(toggles.first?.isOn == true)
    }

    @Test("Changing a remote toggle fails with `forbidden`")
    func remote() async {
        let service = service(fake())
        await expectFailure(.forbidden) { try await service.setToggle(name: .roundedAvatar, isOn: false) }
    }

    @Test(
        "The type of a moment is kept even if it is unknown, and a malformed date is left out",
        arguments: [("VIDEO", "yesterday"), ("PHOTOS", "-1"), ("URL", "99999999999999999999")])
    func oddValues(type: String, date: String) async throws {
        let fake = FakeServer { [server] request in
            let body = String(decoding: try server.answer(request).body.bytes, as: UTF8.self)
            return request.respond(200, body.replacing("PHOTOS", with: type).replacing("1615899003", with: date))
        }
        let moment = try await service(fake).getDetails(userId: "0", cache: .prefer).value.moments.first
        #expect(moment?.type.rawValue == type)
        #expect(moment?.createdDate == nil)
    }

    @Test(
        "A response without valid details is refused",
        arguments: [#"{"data":{}}"#, #"{"data":{"getMomentsDetailsByUserID":{"moments":1}}}"#])
    func otherForms(body: String) async {
        await expectFailure(.unexpectedResponse) { try await service(FakeServer(body)).getDetails(userId: "0", cache: .prefer) }
    }
}
