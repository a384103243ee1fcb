import ServiceTestSupport
import Testing

/// A message of E1 to E3: 90 points high at the bottom of 320 × 480, 0.75 s each way.
private let message = #"""
    "id":"hello","style":"slidingMessage","content":{"size":{"width":320,"height":90}},
    "dismissal":{"after":5,"tapDialog":true}
    """#

private func messages(_ events: String..., policy: String = "queue") throws -> JSON {
    try schedule(events, policy: policy, on: "320x480", system: "iPhone OS 3")
}

/// Start, end of presenting, start of dismissing, removal.
private func times(_ entry: JSON) -> [JSON] {
    [entry["showAt"], entry["presentedAt"], entry["dismissAt"], entry["removedAt"]]
}

private func reason(_ entry: JSON) -> [JSON] { [entry["outcome"], entry["reason"]] }

@Suite struct `Ledger E: the sliding message in a schedule` {
    /// Showing again while it is up must not stack copies.
    @Test(arguments: ["queue", "replace", "ignore", "stack"])
    func `E9: it fires once however often it is shown while it is up`(policy: String) throws {
        let answer = try messages(
            showing(message, at: 0), showing(message, at: 0.1), showing(message, at: 3), policy: policy)
        #expect(times(answer["entries"][0]) == [0, 0.75, 5, 5.75])
        for index in 1...2 {
            #expect(reason(answer["entries"][index]) == ["coalesced", "alreadyShown"])
            #expect(times(answer["entries"][index]) == [nil, nil, nil, nil])
        }
        #expect(Set(answer["timeline"]["tracks"].elements.map { $0["layer"] }) == ["hello/dialog"])
    }

    /// Half way in it stands half way: 525 − 45 = 480, so that (160, 470) is inside; ease-in-out is steepest there,
    /// 1.72 × 90 / 0.75 points a second.
    @Test func `E10: a touch sends it away from where it is, at its speed`() throws {
        let answer = try messages(showing(message, at: 0), #"{"at": 0.375, "tap": [160, 470]}"#)
        let entry = answer["entries"][0]
        #expect(times(entry)[...2] == [0, nil, 0.375])
        #expect(reason(entry) == ["shown", "tappedDialog"])
        let player = Player(answer["timeline"])
        let place = try #require(player.value("hello/dialog", "position", at: 0.375))
        #expect(abs(place[1] - 480) < 0.01)
        let before = try #require(player.velocity("hello/dialog", "position", at: 0.374999))
        let after = try #require(player.velocity("hello/dialog", "position", at: 0.375))
        #expect(before[1] < -200)
        #expect(abs(after[1] - before[1]) < 0.02 * abs(before[1]))
        let end = try #require(player.value("hello/dialog", "position", at: player.duration))
        #expect(end == [160, 525])
    }
}
