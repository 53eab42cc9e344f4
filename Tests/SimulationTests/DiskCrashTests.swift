import Glibc
import Simulation
@testable import Storage
import Testing

@Suite("Crash of a simulated disk")
struct DiskCrashTests {
    /// Returns what a file contains after crashes with many seeds, and nil for a missing file.
    private func outcomes(of path: String, _ work: (SimulatedFiles) throws -> Void) throws -> Set<[UInt8]?> {
        var outcomes: Set<[UInt8]?> = []
        for seed in 0..<200 as Range<UInt64> {
            let disk = SimulatedDisk()
            disk.addDirectory("/home")
            disk.addFile("/home/old", [1, 2])
            let files = disk.files()
            try work(files)
            disk.crash(Seed(seed))
            #expect(files.isKilled)
            outcomes.insert(disk.bytes(of: path))
        }
        return outcomes
    }

    @Test("Writes that were not flushed are lost, kept or kept in part, in their order")
    func writes() throws {
        let found = try outcomes(of: "/home/old") { files in
            let file = try files.create("/home/old", [3])
            try files.write(all: [4, 5], to: file)
        }
        #expect(found == [[1, 2], [3, 2], [3, 4], [3, 4, 5]])
        let flushed = try outcomes(of: "/home/old") { files in
            try files.sync(try files.create("/home/old", [3]))
        }
        #expect(flushed == [[3, 2]])
    }

    @Test("A new file is certain when it and its directory were flushed")
    func entries() throws {
        let lost = try outcomes(of: "/home/new") { files in try files.sync(try files.create("/home/new", [3])) }
        #expect(lost == [nil, [3]])
        let empty = try outcomes(of: "/home/new") { files in
            try files.create("/home/new", [3])
            try files.syncDirectory("/home")
        }
        #expect(empty == [[], [3]])
        let certain = try outcomes(of: "/home/new") { files in
            try files.sync(try files.create("/home/new", [3]))
            try files.syncDirectory("/home")
        }
        #expect(certain == [[3]])
    }

    @Test("A rename is whole, but the new name may lead to content that was not flushed")
    func renames() throws {
        func replace(flushing: Bool) throws -> Set<[UInt8]?> {
            try outcomes(of: "/home/old") { files in
                let file = try files.create("/home/new", [3, 4])
                if flushing { try files.sync(file) }
                try files.rename("/home/new", to: "/home/old", in: nil)
            }
        }
        #expect(try replace(flushing: true) == [[1, 2], [3, 4]])
        #expect(try replace(flushing: false) == [[1, 2], [], [3], [3, 4]])
    }

    @Test("A removal that was not flushed may be undone")
    func removals() throws {
        let found = try outcomes(of: "/home/old") { files in try files.remove("/home/old", in: nil) }
        #expect(found == [nil, [1, 2]])
    }

    @Test("The same seed loses the same")
    func repetition() throws {
        func paths(_ seed: UInt64) throws -> [String] {
            let disk = SimulatedDisk()
            disk.addDirectory("/home")
            let files = disk.files()
            for number in 0..<20 { files.close(try files.create("/home/\(number)", [1])) }
            disk.crash(Seed(seed))
            return disk.paths
        }
        for seed in 0..<10 as Range<UInt64> { #expect(try paths(seed) == paths(seed)) }
    }
}
