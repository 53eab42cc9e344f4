/// Copies of a hole in which a floor is added or replaced. The floors inside a hole have no mentions, as in the server's responses.
extension Hole {
    /// Number of replies, limited to the range from 0 to `Int32.max`, because a server may send any number.
    var possibleReplies: Int { min(max(reply, 0), Int(Int32.max)) }

    /// Returns the hole with `floor` as its last floor. Returns the hole unchanged if its last floor is the same or newer.
    func adding(_ floor: Floor) -> Hole {
        guard floors.lastFloor.map({ $0.id < floor.id }) ?? true else { return self }
        var hole = self
        let new = floor.withoutMentions
        hole.reply = floor.ranking ?? possibleReplies + 1
        hole.floors.lastFloor = new
        if let prefetch = floors.prefetch, prefetch.count < HoleFloors.prefetchLimit { hole.floors.prefetch = prefetch + [new] }
        if frozen != true { hole.timeUpdated = floor.timeCreated }
        return hole
    }

    /// Returns the hole with a floor replaced by its new version, which has the same identifier.
    func replacing(_ floor: Floor) -> Hole {
        let new = floor.withoutMentions
        func replaced(_ old: Floor) -> Floor { old.id == new.id ? new : old }
        var hole = self
        hole.floors.firstFloor = floors.firstFloor.map(replaced)
        hole.floors.lastFloor = floors.lastFloor.map(replaced)
        hole.floors.prefetch = floors.prefetch?.map(replaced)
        return hole
    }
}

extension HoleFloors {
    fileprivate static let prefetchLimit = 10
}

extension Floor {
    fileprivate var withoutMentions: Floor {
        var floor = self
        floor.mention = []
        return floor
    }
}
