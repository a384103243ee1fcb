extension Motion {
    /// An announcement at a moment of the timeline.
    public struct Event: Hashable, Sendable {
        /// The moment, in seconds from the start.
        public let time: Double
        /// The name of the event.
        public let name: String
        /// The name of the part of the timeline (``Motion/Label``) that announces it; nil where the whole timeline
        /// does.
        public let label: String?
        /// The appearance from then on, such as `light`; nil where the name says it all.
        public let style: String?
        /// The haptic feedback then, by the platform's name for it; nil for none.
        public let haptic: String?
        /// The kind of what happens, such as `warning`; nil where the name says it all.
        public let kind: String?
        /// The id of the layer that the event leads to; nil for none.
        public let target: String?

        /// `name`, announced at `time` seconds by the part called `label`.
        public init(
            time: Double, name: String, label: String? = nil, style: String? = nil, haptic: String? = nil,
            kind: String? = nil, target: String? = nil
        ) {
            self.time = time
            self.name = name
            self.label = label
            self.style = style
            self.haptic = haptic
            self.kind = kind
            self.target = target
        }

        /// The event that the focus goes to the layer with the id `target`, at `time` seconds.
        public static func focusMoved(to target: String, at time: Double, label: String? = nil) -> Event {
            Event(time: time, name: "focusMoved", label: label, target: target)
        }

        /// This event at another moment, in seconds.
        public func at(_ time: Double) -> Event {
            Event(
                time: time, name: name, label: label, style: style, haptic: haptic, kind: kind, target: target)
        }
    }

    /// What an event announces, without its time.
    public struct Announcement: Hashable, Sendable, ExpressibleByStringLiteral {
        /// The name of the event.
        public let name: String
        /// The appearance from then on; nil where the name says it all.
        public let style: String?
        /// The haptic feedback, by the platform's name for it; nil for none.
        public let haptic: String?
        /// The kind of what happens; nil where the name says it all.
        public let kind: String?

        /// An announcement of `name` with its details.
        public init(_ name: String, style: String? = nil, haptic: String? = nil, kind: String? = nil) {
            self.name = name
            self.style = style
            self.haptic = haptic
            self.kind = kind
        }

        /// An announcement of a name alone.
        public init(stringLiteral name: String) { self.init(name) }
    }

    /// A reason for which timelines run, all of which announce the same: some names at their start, the others at their
    /// end.
    ///
    /// A class, since a handful of instances are shared by nearly all timelines.
    public final class Occasion: Hashable, Sendable {
        /// The identity of the occasion: no two have the same number.
        public let number: Int
        /// The announcements, in order.
        public let announcements: [Announcement]
        /// How many of the announcements are made at the start.
        public let countAtStart: Int

        /// An occasion on which `atStart` is announced at a timeline's start, and `atEnd` at its end.
        ///
        /// - Parameter number: A number that no other occasion has, by which it is compared.
        public init(number: Int, atStart: [Announcement], atEnd: [Announcement] = []) {
            self.number = number
            announcements = atStart + atEnd
            countAtStart = atStart.count
        }

        /// The number of events.
        @inlinable public var count: Int { announcements.count }

        /// The time of the event at an index, in a timeline of `duration` seconds.
        @inlinable public func time(_ index: Int, in duration: Double) -> Double {
            index < countAtStart ? 0 : duration
        }

        /// The event at an index, in a timeline of `duration` seconds.
        /// - Precondition: the index is one of the occasion's.
        public func event(_ index: Int, in duration: Double) -> Event {
            let announcement = announcements[index]
            return Event(
                time: time(index, in: duration), name: announcement.name, style: announcement.style,
                haptic: announcement.haptic, kind: announcement.kind)
        }

        /// Whether both are the same occasion.
        public static func == (one: Occasion, other: Occasion) -> Bool { one.number == other.number }

        /// Hashes the number.
        public func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    /// The events of a timeline, by time.
    ///
    /// Nearly every timeline has only the events of its occasion, and so needs no list.
    public struct Events: Hashable, Sendable, RandomAccessCollection {
        @usableFromInline enum Content: Sendable {
            case occasion(Occasion, end: Double)
            case list([Event])
        }

        @usableFromInline let content: Content
        /// The id of the layer that the focus goes to at the timeline's end; nil where the focus stays, or the events
        /// are listed.
        public let focus: String?

        /// The events of a list that is sorted by time.
        init(_ events: [Event]) {
            content = .list(events)
            focus = nil
        }

        /// The events of an occasion in a timeline of `end` seconds. Where the focus moves, that event comes before the
        /// last one, so the occasion has to announce something at its end.
        init(_ occasion: Occasion, end: Double, focus: String? = nil) {
            content = .occasion(occasion, end: end)
            self.focus = focus
        }

        /// These events, with the focus led elsewhere where it moves at the end of an occasion.
        func leadingFocus(to target: String) -> Events {
            guard case .occasion(let occasion, let end) = content, focus != nil else { return self }
            return Events(occasion, end: end, focus: target)
        }

        /// The occasion of these events, some of which are at 0 and the others at the timeline's end; nil where they
        /// are listed one by one.
        ///
        /// Where the focus moves, that event comes between them and is not one of the occasion's.
        @inlinable public var occasion: Occasion? {
            if case .occasion(let occasion, _) = content { occasion } else { nil }
        }

        /// The index of the first event: 0.
        public var startIndex: Int { 0 }
        /// The index after the last event.
        public var endIndex: Int {
            switch content {
            case .occasion(let occasion, _): focus == nil ? occasion.count : occasion.count + 1
            case .list(let events): events.count
            }
        }

        /// The event at an index.
        /// - Precondition: the index is one of the events'.
        public subscript(position: Int) -> Event {
            switch content {
            case .occasion(let occasion, let end):
                precondition(position >= 0 && position < endIndex, "an event's index is one of the timeline's")
                guard let focus, position >= occasion.count - 1 else { return occasion.event(position, in: end) }
                return position == occasion.count
                    ? occasion.event(position - 1, in: end) : .focusMoved(to: focus, at: end)
            case .list(let events): return events[position]
            }
        }

        /// Whether both have the same events, however they are stored.
        public static func == (one: Events, other: Events) -> Bool { one.elementsEqual(other) }

        /// Hashes the events.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(count)
            for event in self { hasher.combine(event) }
        }
    }
}
