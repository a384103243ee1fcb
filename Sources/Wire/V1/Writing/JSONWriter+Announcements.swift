import Boxes
import Dialogs
import Geometry
import JSONText
import Timeline

/// The content of the member `labels` of a timeline.
enum TimelineLabels {
    /// The timeline's parts, and the moments by which other things are timed.
    case moments
    /// The parts only, each of which covers everything that happens in it: for the timeline of several dialogs.
    case parts
}

// Writes what a timeline announces, and the moments by which other things are timed.
extension JSONWriter {
    /// Writes the member `events`.
    mutating func write(_ events: Motion.Events, until end: Double) {
        beginArray("events")
        if let occasion = events.occasion {
            if let focus = events.focus {
                write(occasion, 0..<occasion.count - 1, until: end)
                write(focus, at: end)
                write(occasion, occasion.count - 1..<occasion.count, until: end)
            } else {
                write(occasion, 0..<occasion.count, until: end)
            }
        } else {
            for event in events { write(event) }
        }
        endArray()
    }

    /// Writes a range of the events of an occasion, on a timeline of `end` seconds.
    private mutating func write(_ occasion: Motion.Occasion, _ range: Range<Int>, until end: Double) {
        let fragment = FragmentKey.events(of: occasion, range, until: end)
        if !writeFragment(fragment) { writeAnew(occasion, range, until: end, fragment) }
    }

    @inline(never) private mutating func writeAnew(
        _ occasion: Motion.Occasion, _ range: Range<Int>, until end: Double, _ fragment: FragmentKey
    ) {
        let start = beginFragment()
        for index in range { write(occasion.event(index, in: end)) }
        endFragment(fragment, from: start)
    }

    /// Writes the event that the focus moves to a layer.
    private mutating func write(_ focus: String, at time: Double) {
        guard let number = FragmentKey.number(ofLayer: focus) else { return write(.focusMoved(to: focus, at: time)) }
        let fragment = FragmentKey.focus(onLayer: number, at: time)
        guard !writeFragment(fragment) else { return }
        let start = beginFragment()
        write(.focusMoved(to: focus, at: time))
        endFragment(fragment, from: start)
    }

    private mutating func write(_ event: Motion.Event) {
        beginObject()
        member("time", event.time)
        member("name", event.name)
        member("label", ifAny: event.label)
        member("style", ifAny: event.style)
        member("haptic", ifAny: event.haptic)
        member("kind", ifAny: event.kind)
        member("to", ifAny: event.target)
        endObject()
    }

    /// Writes the member `labels` of a timeline, unless it would be empty.
    mutating func write(_ parts: [Motion.Label], of motion: Motion, _ labels: TimelineLabels) {
        switch labels {
        case .parts: if !parts.isEmpty { write(parts) }
        case .moments:
            let moments = motion.moments
            guard parts.isEmpty else {
                beginArray("labels")
                writeElements(parts)
                writeElements(moments)
                return endArray()
            }
            let fragment = FragmentKey.moments(moments)
            guard !writeFragment(fragment) else { return }
            let start = beginFragment()
            beginArray("labels")
            writeElements(moments)
            endArray()
            endFragment(fragment, from: start)
        }
    }

    private mutating func writeElements(_ moments: Motion.Moments) {
        write(moments.arrival, "arrive")
        if let overshoot = moments.overshoot { write(overshoot, "overshoot") }
        if let rest = moments.rest { write(rest, "rest") }
    }

    private mutating func write(_ time: Double, _ label: String) {
        beginObject()
        member("time", time)
        member("label", label)
        endObject()
    }

    /// Writes the named parts of a timeline, which must not be empty.
    private mutating func write(_ labels: [Motion.Label]) {
        beginArray("labels")
        writeElements(labels)
        endArray()
    }

    private mutating func writeElements(_ labels: [Motion.Label]) {
        for label in labels {
            beginObject()
            member("label", inPlace: label.name)
            member("start", label.start)
            member("end", label.end)
            if !label.labels.isEmpty { write(label.labels) }
            endObject()
        }
    }
}

/// Fragments that are often repeated, each keyed by the numbers that determine it.
extension FragmentKey {
    /// A range of the events of an occasion on a timeline of `end` seconds: elements of `events`.
    fileprivate static func events(
        of occasion: Motion.Occasion, _ range: Range<Int>, until end: Double
    ) -> FragmentKey {
        FragmentKey(kind: 3, (Double(occasion.number), end, Double(range.lowerBound), Double(range.upperBound)))
    }

    /// The event that the focus moves to a layer, given by its number: an element of `events`.
    fileprivate static func focus(onLayer number: Double, at time: Double) -> FragmentKey {
        FragmentKey(kind: 7, (time, number, 0, 0))
    }

    /// How a layer follows a finger: an element of `gestures`; `nil` if the layer has an id of its own.
    static func gesture(_ gesture: Gesture) -> FragmentKey? {
        guard let layer = number(ofLayer: gesture.layer) else { return nil }
        var follower = 0.0
        if let id = gesture.handsOffTo {
            guard let number = number(ofLayer: id) else { return nil }
            follower = number
        }
        var edges = gesture.axis == .vertical ? 1.0 : 2.0
        for edge in gesture.edges { edges = edges * 5 + edge.number }
        return FragmentKey(kind: 8, (gesture.slop, layer, follower, edges))
    }

    /// A number for each layer id that all dialogs use; `nil` for other ids.
    fileprivate static func number(ofLayer id: String) -> Double? {
        switch id {
        case LayerID.dialog: 1
        case LayerID.title: 2
        case LayerID.presenter: 3
        case LayerID.grabber: 4
        case LayerID.bodyScroll: 5
        case LayerID.actionScroll: 6
        default: nil
        }
    }

    /// The moments of a timeline without named parts: the member `labels`.
    fileprivate static func moments(_ moments: Motion.Moments) -> FragmentKey {
        FragmentKey(kind: 6, (moments.arrival, moments.overshoot ?? -1, moments.rest ?? -1, 0))
    }
}

extension Edge {
    /// A number for the edge, from 1 on.
    fileprivate var number: Double { Double(caseIndex(of: self) + 1) }
}
