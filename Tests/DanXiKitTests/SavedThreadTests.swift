import Calls
import Errors
import Storage
import TestSupport
import Testing

@testable import DanXiKit

@Suite("Saved threads", .timeLimit(.minutes(5)))
struct SavedThreadTests {
    let temporary: TemporaryDirectory
    let forum: ForumScript
    let servers: CommunityScript
    let service: ForumService

    init() async throws {
        let forum = ForumScript((0..<120).map { "floor \($0)" })
        temporary = try TemporaryDirectory()
        self.forum = forum
        servers = CommunityScript { try forum.answer($0) }
        service = try await Self.session(servers, temporary.store())
    }

    static func session(_ servers: CommunityScript, _ directory: StoreDirectory?, _ email: String = "a@b") async throws -> ForumService {
        let community = servers.community(directory: directory)
        try await community.signIn(email)
        return community.forumService
    }

    @discardableResult
    func save(refresh: Bool = false, maxFloors: Int? = nil) async throws -> SavingReport {
        try await service.saveThread(holeId: ForumScript.hole, refresh: refresh, maxFloors: maxFloors)
    }

    var floors: [SavedFloor] { get async throws { try await service.listSavedFloors(holeId: ForumScript.hole, startFloor: 0, size: 1000) } }

    /// The offsets of the requested pages.
    var offsets: [String] { servers.requests.compactMap { $0.queryItem("offset").map(String.init) } }

    @Test("The first call saves all floors, and later calls request only new floors")
    func onlyNew() async throws {
        var report = try await save()
        #expect(report.newFloorCount == 120 && report.deletedFloorCount == 0)
        #expect(report.thread.isComplete && report.thread.floorCount == 120 && report.thread.goneAt == nil)
        var kept = try await floors
        #expect(kept.map(\.id) == Array(100..<220))
        #expect(offsets == ["0", "49", "98"])
        let before = servers.requests.count
        report = try await save()
        #expect(report.newFloorCount == 0 && servers.requests.count == before + 1, "a single request shows that there are no new floors")
        forum.change { $0.floors.append(.init(id: 300, content: "new")) }
        report = try await save()
        #expect(report.newFloorCount == 1 && offsets.last == "119" && servers.requests.count == before + 3)
        kept = try await floors
        #expect(kept.last?.floor.content == "new")
    }

    @Test("Saved threads and their floors are read page by page, without requests")
    func reading() async throws {
        try await save()
        let before = servers.requests.count
        let savedFloors = try await service.listSavedFloors(holeId: 1, startFloor: 118, size: 50)
        #expect(savedFloors.map(\.id) == [218, 219])
        let savedThread = try await service.getSavedThread(holeId: 1)
        #expect(savedThread.hole.id == 1)
        var savedThreads = try await service.listSavedThreads(offset: 0, size: 10)
        #expect(savedThreads.map(\.holeId) == [1])
        savedThreads = try await service.listSavedThreads(offset: 1, size: 10)
        #expect(savedThreads == [])
        #expect(servers.requests.count == before)
        for error in [
            await failure { try await service.getSavedThread(holeId: 2) },
            await failure { try await service.listSavedFloors(holeId: 2, startFloor: 0, size: 1) },
            await failure { try await service.deleteSavedThread(holeId: 2) },
        ] { #expect(error?.code == .notFound) }
    }

    @Test("The floors that a call has saved before an interruption are kept, and the next call continues after these floors")
    func interruption() async throws {
        forum.change { $0.pagesLeft = 2 }
        await expectFailure(.network) { try await save() }
        let thread = try await service.getSavedThread(holeId: 1)
        #expect(!thread.isComplete && thread.floorCount == 99)
        forum.change { $0.pagesLeft = nil }
        let before = offsets.count
        let report = try await save()
        #expect(report.newFloorCount == 21 && report.thread.isComplete)
        #expect(offsets.dropFirst(before) == ["98"])
    }

    @Test("A call stops after the page with which it has saved at least `max_floors` floors")
    func portions() async throws {
        var counts: [Int] = []
        var report: SavingReport
        repeat {
            report = try await save(maxFloors: 1)
            counts.append(report.thread.floorCount)
        } while !report.thread.isComplete && counts.count < 10
        #expect(counts == [50, 99, 120])
    }

    @Test("A floor that is deleted on the forum keeps its saved text and is marked as deleted")
    func deletion() async throws {
        try await save()
        forum.change {
            $0.floors[5].deleted = true
            $0.floors[5].content = "该内容被作者删除"
        }
        var saved = try await save()
        #expect(saved.deletedFloorCount == 0, "without `refresh`, known floors are not requested")
        saved = try await save(refresh: true)
        #expect(saved.deletedFloorCount == 1)
        saved = try await save(refresh: true)
        #expect(saved.deletedFloorCount == 0)
        let floor = try await floors[5]
        #expect(floor.floor.content == "floor 5" && !floor.floor.deleted)
        #expect(floor.deletedAt != nil && floor.deletionNotice == "该内容被作者删除")
        var matches = try await service.searchSaved(query: "floor 5", holeId: nil, offset: 0, size: 50)
        #expect(matches.contains { $0.id == 105 })
        forum.change {
            $0.floors[5].deleted = false
            $0.floors[5].content = "restored"
        }
        try await save(refresh: true)
        let restored = try await floors[5]
        #expect(restored.floor.content == "restored" && restored.deletedAt == nil && restored.deletionNotice == nil)
        matches = try await service.searchSaved(query: "restored", holeId: nil, offset: 0, size: 50)
        #expect(matches.map(\.id) == [105])
    }

    @Test("Floors that disappear from the forum's list are kept and marked as deleted, and no new floor is missed")
    func disappearance() async throws {
        try await save()
        forum.change {
            $0.floors.removeSubrange(3..<5)
            $0.floors.removeLast()
            for id in 300..<303 { $0.floors.append(.init(id: id, content: "new")) }
            $0.floors.append(.init(id: 303, content: "new"))
        }
        let report = try await save()
        #expect(report.newFloorCount == 4 && report.deletedFloorCount == 3 && report.thread.floorCount == 124)
        var kept = try await floors
        #expect(kept.filter { $0.deletedAt != nil }.map(\.id) == [103, 104, 219])
        kept = try await floors
        #expect(kept.filter { $0.deletionNotice != nil } == [])
        let before = servers.requests.count
        let saved = try await save()
        #expect(saved.newFloorCount == 0)
        #expect(servers.requests.count == before + 1)
    }

    @Test("No floor is missed if a floor disappears between the requests for two pages")
    func disappearanceBetweenPages() async throws {
        forum.change { state in
            state.afterPage = { state in
                state.floors.remove(at: 0)
                state.afterPage = nil
            }
        }
        let report = try await save()
        #expect(report.thread.isComplete && report.thread.floorCount == 120 && report.deletedFloorCount == 1)
        #expect(offsets == ["0", "49", "0", "49", "98"])
    }

    @Test("All floors are saved even if the hole reports a wrong number of replies", arguments: [Int.min, -1, 0, 119, .max])
    func replies(count: Int) async throws {
        forum.change { $0.reply = count }
        for _ in 0..<2 {
            let saved = try await save()
            #expect(saved.thread.floorCount == 120)
        }
    }

    @Test("Saving fails if the list of floors changes during each of four attempts")
    func restless() async throws {
        forum.change { state in state.afterPage = { $0.floors.remove(at: 0) } }
        let error = await failure { try await save() }
        #expect(
            error
                == DanXiError(
                    .unexpectedResponse,
                    "forum.save_thread: the floors of hole 1 change faster than they can be saved, or the server ignores `offset`. Call again later."
                ))
        #expect(offsets == ["0", "49", "0", "49", "0", "49", "0", "49"])
    }

    @Test(
        "The progress of a save counts its pages, each of which repeats the last floor of the one before",
        arguments: [(120, 3), (98, 2), (99, 3)])
    func progress(count: Int, pages: Int) async throws {
        forum.change { $0.floors.removeLast(120 - count) }
        let progress = CallProgress()
        try await CallContext.$current.withValue(CallContext(progress: progress)) { _ = try await save() }
        #expect(progress.current.done == pages && progress.current.expected == pages)
        #expect(offsets == ["0", "49", "98"].prefix(pages).map { $0 })
    }

    @Test("A floor that was already deleted when it was first saved has its notice as its text")
    func deletedBefore() async throws {
        forum.change {
            $0.floors[0].deleted = true
            $0.floors[0].content = "该内容被作者删除"
        }
        let report = try await save()
        #expect(report.deletedFloorCount == 0 && report.newFloorCount == 120)
        let floor = try await floors[0]
        #expect(floor.floor.content == "该内容被作者删除" && floor.floor.deleted && floor.deletedAt == nil && floor.deletionNotice == nil)
    }

    @Test("The error of a missing saved thread says how to save it")
    func notSaved() async {
        let error = await failure { try await service.getSavedThread(holeId: 2) }
        #expect(error == DanXiError(.notFound, "Hole 2 is not saved. Save it with forum.save_thread."))
    }

    @Test("A saved hole that the forum has deleted is kept and marked as deleted")
    func gone() async throws {
        forum.change { $0.isGone = true }
        await expectFailure(.notFound) { try await save() }
        let savedThreads = try await service.listSavedThreads(offset: 0, size: 10)
        #expect(savedThreads == [])
        forum.change { $0.isGone = false }
        try await save()
        forum.change { $0.isGone = true }
        let thread = try await save().thread
        #expect(thread.goneAt != nil && thread.floorCount == 120)
        forum.change { $0.isGone = false }
        let saved = try await save()
        #expect(saved.thread.goneAt == nil)
    }

    @Test("A deleted saved thread is in no list and in no search result, and can be saved again")
    func deleting() async throws {
        forum.change { state in for id in 1000..<1700 { state.floors.append(.init(id: id, content: "many")) } }
        try await save()
        try await service.deleteSavedThread(holeId: 1)
        let savedThreads = try await service.listSavedThreads(offset: 0, size: 10)
        #expect(savedThreads == [])
        var matches = try await service.searchSaved(query: "many", holeId: nil, offset: 0, size: 10)
        #expect(matches == [])
        matches = try await service.searchSaved(query: "m", holeId: nil, offset: 0, size: 10)
        #expect(matches == [])
        let saved = try await save()
        #expect(saved.newFloorCount == 820)
    }

    @Test("If a saved thread is deleted while a call saves it, the call fails and leaves no floors")
    func deletedMeanwhile() async throws {
        let service = service
        let gate = Gate()
        let forum = forum
        let servers = CommunityScript { request in
            if request.queryItem("offset") == "49" { await gate.pass() }
            return try forum.answer(request)
        }
        let saving = try await Self.session(servers, temporary.store())
        let task = Task { await failure { try await saving.saveThread(holeId: 1, refresh: false, maxFloors: nil) } }
        await gate.arrival()
        try await service.deleteSavedThread(holeId: 1)
        gate.open()
        let error = await task.value
        #expect(error?.code == .notFound)
        let matches = try await service.searchSaved(query: "floor", holeId: nil, offset: 0, size: 10)
        #expect(matches == [])
    }

    @Test("A saved thread is not complete if it is deleted and partly saved again while a call saves its last floors")
    func begunAgain() async throws {
        let gate = Gate()
        let forum = forum
        let servers = CommunityScript { request in
            if request.queryItem("offset") == "98" { await gate.pass() }
            return try forum.answer(request)
        }
        let saving = try await Self.session(servers, temporary.store())
        async let report = saving.saveThread(holeId: 1, refresh: false, maxFloors: nil)
        await gate.arrival()
        try await service.deleteSavedThread(holeId: 1)
        try await save(maxFloors: 1)
        gate.open()
        let saved = try await report
        #expect(!saved.thread.isComplete)
        let whole = try await save()
        #expect(whole.thread.isComplete)
        let kept = try await floors
        #expect(kept.count == 120)
    }

    @Test("Each account has its own saved threads, and has them again after a sign-out and a new sign-in")
    func accounts() async throws {
        try await save()
        let directory = try temporary.store()
        let other = try await Self.session(servers, directory, "c@d")
        let savedThreads = try await other.listSavedThreads(offset: 0, size: 10)
        #expect(savedThreads == [])
        let matches = try await other.searchSaved(query: "floor", holeId: nil, offset: 0, size: 10)
        #expect(matches == [])
        await expectFailure(.notFound) { try await other.getSavedThread(holeId: 1) }
        _ = try await AccountAPI.logout(service.client)
        await expectFailure(.notSignedIn) { try await service.getSavedThread(holeId: 1) }
        let again = try await Self.session(servers, directory)
        let savedThread = try await again.getSavedThread(holeId: 1)
        #expect(savedThread.floorCount == 120)
    }

    @Test("An account of another server cannot read the saved threads, even if its identifier is the same")
    func otherServer() async throws {
        try await save()
        let community = servers.community(directory: try temporary.store(), hosts: CommunityScript.hosts("other.fduhole.com"))
        try await community.signIn("a@b")
        let error = await failure { try await community.forumService.listSavedThreads(offset: 0, size: 1) }
        #expect(error?.code == .storage && error?.message.contains("belong to account") == true, "\(error?.message ?? "")")
    }

    @Test("Without a store directory or an account, saving fails before a request is sent")
    func refusals() async throws {
        let memory = try await Self.session(servers, nil)
        let before = servers.requests.count
        let error = await failure { try await memory.saveThread(holeId: 1, refresh: false, maxFloors: nil) }
        #expect(error?.code == .invalidArgument && error?.message.contains("store.path") == true)
        await expectFailure(.invalidArgument) { try await memory.listSavedThreads(offset: 0, size: 1) }
        let signedOut = servers.community(directory: try temporary.store()).forumService
        await expectFailure(.notSignedIn) { try await signedOut.saveThread(holeId: 1, refresh: false, maxFloors: nil) }
        #expect(servers.requests.count == before)
    }

    @Test("The earlier texts of changed floors are saved for administrators only")
    func history() async throws {
        forum.change { $0.floors[0].modified = 1 }
        try await save()
        #expect(servers.count("/history") == 0)
        let texts = try await floors[0].history
        #expect(texts == [])
        let admin = try await Self.session(servers, try temporary.store(), "admin@b")
        func history(refresh: Bool = false) async throws -> [String]? {
            _ = try await admin.saveThread(holeId: 1, refresh: refresh, maxFloors: nil)
            return try await admin.listSavedFloors(holeId: 1, startFloor: 0, size: 1).first?.history.map(\.content)
        }
        var versions = try await history()
        #expect(versions == ["before"])
        #expect(servers.count("/floors/100/history") == 1 && servers.count("/history") == 1)
        versions = try await history()
        #expect(versions == ["before"])
        #expect(servers.count("/history") == 1, "the history of unchanged floors is not requested again")
        forum.change { $0.floors[0].modified = 2 }
        versions = try await history(refresh: true)
        #expect(versions == ["before"])
        #expect(servers.count("/history") == 2)
    }

    @Test(
        "Earlier texts that the forum refuses are requested once, or no more at all if the account is no administrator any more",
        arguments: [(404, [2, 2]), (403, [1, 2])])
    func refusedHistory(status: Int, requests: [Int]) async throws {
        forum.change { state in
            state.historyStatus = status
            for index in 0..<2 { state.floors[index].modified = 1 }
        }
        let admin = try await Self.session(servers, try temporary.store(), "admin@b")
        for count in requests {
            _ = try await admin.saveThread(holeId: 1, refresh: false, maxFloors: nil)
            #expect(servers.count("/history") == count)
        }
        let texts = try await admin.listSavedFloors(holeId: 1, startFloor: 0, size: 2).flatMap(\.history)
        #expect(texts == [])
    }

    @Test("The addresses of images are found in Markdown")
    func images() {
        let text = """
            ![](https://image.fduhole.com/a.png) text ![alt [b]](http://x.example/b.jpg "title") ![](dx_egg) ![open
            [link](https://x.example/c.png) ![](https://image.fduhole.com/a.png) ![](HTTPS://x.example/d) ![](https://) ![](https://end
            """
        #expect(
            text.imageAddresses == [
                "https://image.fduhole.com/a.png", "http://x.example/b.jpg", "https://x.example/c.png", "HTTPS://x.example/d",
                "https://end",
            ])
        #expect("".imageAddresses == [] && "![".imageAddresses == [] && "![](".imageAddresses == [])
    }
}
