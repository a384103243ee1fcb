package import Dialogs
import Geometry
import Timeline

/// Everything that is on a stage at one moment.
package struct Moment: Sendable {
    /// A layer, and how it stands.
    package struct Standing: Sendable {
        package var layer: Layer
        package var state: LayerState
        /// Whether it is there.
        package var isThere = true
        /// Whether it is drawn as what is turned in space is, though it may lie flat at the moment.
        package var isInSpace = false
    }

    /// Back to front.
    package var layers: [Standing]
    /// What the status bar shows; nil where there is none.
    package var statusBar: StatusBar.Style?
    /// What it shows at other moments of a picture that plays, drawn where nobody sees it.
    package var otherStatusBars: [StatusBar.Style] = []
    /// Degrees by which the window has turned on the device, clockwise.
    package var turned = 0.0
    /// Whether it turns at some other moment of a picture that plays.
    var turnsLater = false
    /// Where touches lead, as far as that is known at the moment.
    package var hitRegions: [HitRegion] = []

    /// Layers, and nothing else.
    package init(layers: [Standing]) { self.layers = layers }

    /// What is there at rest.
    package init(of depiction: Depiction) {
        layers = depiction.rest.layers.map { Standing(layer: $0, state: LayerState($0)) }
        statusBar = depiction.stage.statusBar?.style
        hitRegions = depiction.rest.hitRegions
    }

    /// What is there at a moment of a timeline.
    ///
    /// Layers that only the rest has in which it ends come over those that both have below them.
    /// - Parameter seconds: From the timeline's start; from its end on, the end stands.
    package init(of depiction: Depiction, in named: Depiction.NamedTimeline, at seconds: Double) {
        let timeline = named.timeline
        let motion = timeline.motion
        let hasEnded = seconds >= motion.duration
        func standings(_ layers: [Layer]) -> [Standing] {
            let sampled = SampledLayers(layers, in: motion, at: seconds)
            return layers.map { layer in
                Standing(layer: layer, state: sampled.state(of: layer.id) ?? LayerState(layer))
            }
        }
        if let end = named.end, hasEnded {
            layers = end.layers.map { Standing(layer: $0, state: LayerState($0)) }
            hitRegions = end.hitRegions
        } else {
            layers = standings(depiction.rest.layers)
            if let end = named.end { layers = Self.joined(layers, standings(end.layers)) }
        }
        let moment = min(seconds, motion.duration)
        for index in layers.indices {
            if let lifetime = depiction.lifetimes[layers[index].layer.id], !lifetime.contains(moment) {
                layers[index].isThere = false
            }
        }
        statusBar = statusBar(of: depiction, in: named, at: seconds)
        turned = named.turned(at: seconds)
    }

    /// `layers`, and those of `others` that are not among them, each behind the one that it follows there.
    private static func joined(_ layers: [Standing], _ others: [Standing]) -> [Standing] {
        var joined = layers
        let known = Set(layers.map(\.layer.id))
        var place = 0
        for other in others {
            if known.contains(other.layer.id) {
                place = (joined.firstIndex { $0.layer.id == other.layer.id } ?? place) + 1
            } else {
                joined.insert(other, at: min(place, joined.count))
                place += 1
            }
        }
        return joined
    }

    /// What the status bar shows: as the last event until then says, or as before the timeline.
    ///
    /// The event is when the system is told. Until the timeline ends, the bar shows of both the one that is read on what
    /// lies below it at the moment, as systems fade from one to the other while that changes.
    private func statusBar(
        of depiction: Depiction, in named: Depiction.NamedTimeline, at seconds: Double
    ) -> StatusBar.Style? {
        guard let bar = depiction.stage.statusBar else { return nil }
        let begins = named.name == Phase.present.name || named.name == Phase.all.name || !depiction.hasRest
        var now = begins ? depiction.stage.statusBarBelow ?? bar.style : bar.style
        var before = now
        let motion = named.timeline.motion
        for event in motion.events where event.name == StatusBar.changeEvent && event.time <= seconds {
            (before, now) = (now, event.style.flatMap(StatusBar.Style.init) ?? bar.style)
        }
        guard before != now, before != .hidden, now != .hidden, seconds < motion.duration else { return now }
        let frame = bar.frame
        // Where the time stands, rather than in the middle, where an island may be.
        let place = Point(x: frame.minX + frame.width * 0.15, y: frame.midY)
        guard let ground = ground(at: place) else { return now }
        return ground.isDark ? .light : .dark
    }
}

extension StatusBar {
    /// What timelines call the moment at which the system is told of another style.
    static let changeEvent = "statusBarDidChange"
}

extension Depiction.NamedTimeline {
    /// Degrees by which the window has turned on the device, clockwise.
    func turned(at seconds: Double) -> Double {
        turns.reduce(timeline.turn?.degrees(at: seconds) ?? 0) { $0 + $1.turn.degrees(at: seconds - $1.time) }
    }
}

extension TimelineWithEffects.Turn {
    /// How far the window has turned after so many seconds, in degrees.
    fileprivate func degrees(at seconds: Double) -> Double {
        guard seconds >= 0, duration > 0 else { return seconds >= 0 ? degrees : 0 }
        if case .scalar(let degrees) = track.value(at: seconds) { return degrees }
        return degrees
    }
}
