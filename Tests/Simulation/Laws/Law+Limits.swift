extension Law {
    static let pausesAreKept = Law(12, "A server gets no request within a pause that it has announced") { stage, finding in
        for response in stage.deliveries {
            let field = response.headers.first { $0.name.lowercased() == "retry-after" }?.value
            guard [429, 503].contains(response.status), let pause = field.flatMap({ Int($0) }) else { continue }
            let end = response.time + pause * 1_000_000_000
            let early = stage.exchanges.filter {
                $0.process == response.process && $0.request.origin == response.origin && $0.start > response.time && $0.start < end
            }
            finding.expect(
                early.isEmpty,
                "process \(response.process) sent \(early.count) requests to \(response.origin) within the pause from \(seconds(response.time))"
            )
        }
    }
}
