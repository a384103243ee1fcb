import Geometry
import Testing
import Timeline

@testable import Dialogs
@testable import Preview

/// A message of 300 points in a page that shows 100 of it first, and all of it last.
@Suite struct `What scrolls, on its way to another rest` {
    private let part = Rect(x: 0, y: 200, width: 100, height: 100)
    private let whole = Rect(x: 0, y: 200, width: 100, height: 300)
    private let last = Rect(x: 0, y: 50, width: 100, height: 300)

    private func tracks(_ start: Layer, _ end: Layer, _ easing: Easing = .linear) -> [Track] {
        let motion = Motion(
            duration: 1,
            tracks: [
                Track(
                    layer: "message", property: .position, from: .point(start.frame.center),
                    to: .point(end.frame.center), easing: easing, duration: 1),
                Track(
                    layer: "message", property: .size, from: .size(start.frame.size), to: .size(end.frame.size),
                    easing: easing, duration: 1),
            ])
        return WholeMotion(motion, from: [start], to: [end]).tracks
    }

    private func message(_ frame: Rect, whole: Rect? = nil) -> Layer {
        var layer = Layer(id: "message", role: .message, frame: frame)
        layer.scrolledFrame = whole
        return layer
    }

    /// Its centre goes from 350 to 200, and its size stays; the part's goes from 250 to 200, from 100 points to 300.
    @Test func `starts and ends as a whole`() throws {
        let there = tracks(message(part, whole: whole), message(last))
        let place = try #require(there.first { $0.property == .position })
        #expect(
            [0, 0.5, 1].map { place.value(at: $0) } == [350, 275, 200].map { .point(Point(x: 50, y: $0)) })
        let size = try #require(there.first { $0.property == .size })
        #expect([0, 0.5, 1].allSatisfy { size.value(at: $0) == .size(whole.size) })
        let back = tracks(message(last), message(part, whole: whole))
        let way = try #require(back.first { $0.property == .position })
        #expect([0, 0.5, 1].map { way.value(at: $0) } == [200, 275, 350].map { .point(Point(x: 50, y: $0)) })
    }
}
