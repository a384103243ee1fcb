import Dialogs
import Geometry

/// How a window rotates on its device in a timeline, and exchanges its width and height.
struct WindowRotation {
    /// The times, in seconds from the start of the timeline, in order; in between, everything changes linearly.
    let times: [Double]
    /// The easing after each time, as CSS writes it.
    var easings: [String] { times.map { _ in "linear" } }
    /// The clockwise angle at each time.
    let degrees: [Double]
    /// The window with its size at each time.
    let windows: [Rect]
    /// The fixed centre of the window.
    let center: Point

    /// The greatest deviation of a corner, in points.
    private static let tolerance = 0.03
    private static let mostStops = 4_000

    /// `nil` if the window does not rotate.
    init?(of window: Rect, in named: Depiction.NamedTimeline) {
        let duration = named.timeline.duration
        var rotations = named.rotations.map { (from: $0.time, to: $0.time + $0.rotation.duration) }
        if let rotation = named.timeline.rotation { rotations.append((0, rotation.duration)) }
        guard !rotations.isEmpty else { return nil }
        let boundaries = Set(
            rotations.flatMap { [$0.from, $0.to] }.filter { $0 > 0 && $0 < duration } + [0, duration])
        // The distance that a corner moves for each degree.
        let reach = (window.width + window.height) / 2 * .pi / 180
        let stops = MotionStops(
            through: boundaries.sorted(), tolerance: Self.tolerance, most: Self.mostStops, layers: 1
        ) { seconds in
            let degrees = named.rotation(at: seconds)
            let size = window.rotated(by: degrees).size
            return [degrees * reach, size.width, size.height]
        }.stops
        times = stops.map(\.time)
        degrees = stops.map { named.rotation(at: $0.moment) }
        windows = degrees.map { window.rotated(by: $0) }
        center = window.center
    }
}
