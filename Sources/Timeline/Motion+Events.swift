extension Motion {
    /// Something that the timeline announces at a moment.
    public struct Event: Hashable, Sendable {
        /// The moment, in seconds from the start.
        public let time: Double
        /// The name of the event.
        public let name: String
        /// The name of the part of the timeline (``Motion/Label``) that announces it; nil if the whole timeline does.
        public let label: String?
        /// The appearance from then on, such as `light`; nil if the event is not about the appearance.
        public let style: String?
        /// The haptic feedback at that moment, by the platform's name for it; nil for none.
        public let haptic: String?
        /// The kind of event, such as `warning`; nil if the name is enough.
        public let kind: String?
        /// The id of the layer to which the event moves the focus; nil for none.
        public let target: String?

        /// An event `name`, announced at `time` seconds by the part called `label`.
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

        /// An event that moves the focus to the layer with the id `target`, at `time` seconds.
        public static func focusMoved(to target: String, at time: Double, label: String? = nil) -> Event {
            Event(time: time, name: "focusMoved", label: label, target: target)
        }

        /// This event at another moment, in seconds.
        public func at(_ time: Double) -> Event {
            Event(time: time, name: name, label: label, style: style, haptic: haptic, kind: kind, target: target)
        }
    }

    /// What an event announces, without its time.
    public struct Announcement: Hashable, Sendable, ExpressibleByStringLiteral {
        /// The name of the event.
        public let name: String
        /// The appearance from then on; nil if the event is not about the appearance.
        public let style: String?
        /// The haptic feedback, by the platform's name for it; nil for none.
        public let haptic: String?
        /// The kind of event; nil if the name is enough.
        public let kind: String?

        /// An announcement of `name` with its details.
        public init(_ name: String, style: String? = nil, haptic: String? = nil, kind: String? = nil) {
            self.name = name
            self.style = style
            self.haptic = haptic
            self.kind = kind
        }

        /// An announcement that consists of a name only.
        public init(stringLiteral name: String) { self.init(name) }
    }

    /// What a timeline is for, such as a presentation. All timelines of one occasion announce the same events: some at
    /// their start, the others at their end.
    ///
    /// It is a class because nearly all timelines share a handful of instances.
    public final class Occasion: Hashable, Sendable {
        /// The identity of the occasion: no two occasions have the same number.
        public let number: Int
        /// The announcements, in order.
        public let announcements: [Announcement]
        /// How many of the announcements are made at the start.
        public let countAtStart: Int

        /// An occasion whose timelines announce `atStart` at their start and `atEnd` at their end.
        ///
        /// - Parameter number: A number that no other occasion has, by which occasions are compared.
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
        /// - Precondition: the index is valid for the occasion.
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

    /// The events of a timeline, in order of time.
    ///
    /// Nearly every timeline has only the events of its occasion, and therefore needs no list.
    public struct Events: Hashable, Sendable, RandomAccessCollection {
        @usableFromInline enum Content: Sendable {
            case occasion(Occasion, end: Double)
            case list([Event])
        }

        @usableFromInline let content: Content
        /// The id of the layer to which the focus moves at the timeline's end; nil if the focus stays, or if the events
        /// are listed one by one.
        public let focus: String?

        /// The events of a list that is sorted by time.
        init(_ events: [Event]) {
            content = .list(events)
            focus = nil
        }

        /// The events of an occasion in a timeline of `end` seconds. If the focus moves, that event comes before the
        /// last one, so the occasion must announce something at its end.
        init(_ occasion: Occasion, end: Double, focus: String? = nil) {
            content = .occasion(occasion, end: end)
            self.focus = focus
        }

        /// These events, but with `target` as the layer to which the focus moves, if it moves at the end of an
        /// occasion.
        func leadingFocus(to target: String) -> Events {
            guard case .occasion(let occasion, let end) = content, focus != nil else { return self }
            return Events(occasion, end: end, focus: target)
        }

        /// The occasion of these events, some of which are at 0 and the others at the timeline's end; nil if they are
        /// listed one by one.
        ///
        /// If the focus moves, that event comes in between and does not belong to the occasion.
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
        /// - Precondition: the index is valid for these events.
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

        /// Whether both contain the same events, however they are stored.
        public static func == (one: Events, other: Events) -> Bool {
            if case .occasion(let occasion, let end) = one.content, case .occasion(occasion, end) = other.content {
                return one.focus == other.focus
            }
            return one.elementsEqual(other)
        }

        /// Hashes the events.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(count)
            for event in self { hasher.combine(event) }
        }
    }
}
