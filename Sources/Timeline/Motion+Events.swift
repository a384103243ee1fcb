extension Motion {
    /// Something announced at a moment of the timeline.
    public struct Event: Hashable, Sendable {
        /// The moment, in seconds from the start.
        public let time: Double
        /// What is announced.
        public let name: String
        /// The name of the label whose event it is, where the timeline is made of several parts; nil for the whole's.
        public let label: String?
        /// What something looks like from then on, such as `light`; nil where the name says it all.
        public let style: String?
        /// What is felt then, as the platform names it; nil for nothing.
        public let haptic: String?
        /// What kind of thing it is that happens, such as `warning`; nil where the name says it all.
        public let kind: String?
        /// The id of the layer that it leads to; nil for none.
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

        /// The focus goes to the layer of that id, at `time` seconds.
        public static func focusMoved(to target: String, at time: Double, label: String? = nil) -> Event {
            Event(time: time, name: "focusMoved", label: label, target: target)
        }

        /// This event at another moment, in seconds.
        public func at(_ time: Double) -> Event {
            Event(
                time: time, name: name, label: label, style: style, haptic: haptic, kind: kind, target: target)
        }
    }

    /// What is announced, whenever it is.
    public struct Announcement: Hashable, Sendable, ExpressibleByStringLiteral {
        /// What is announced.
        public let name: String
        /// What something looks like from then on; nil where the name says it all.
        public let style: String?
        /// What is felt with it, as the platform names it; nil for nothing.
        public let haptic: String?
        /// What kind of thing it is that happens; nil where the name says it all.
        public let kind: String?

        /// `name`, with what goes with it.
        public init(_ name: String, style: String? = nil, haptic: String? = nil, kind: String? = nil) {
            self.name = name
            self.style = style
            self.haptic = haptic
            self.kind = kind
        }

        /// A name with which nothing goes.
        public init(stringLiteral name: String) { self.init(name) }
    }

    /// Why a timeline runs, where all that run for it announce the same: some names at their start, the others at their
    /// end.
    ///
    /// An object, since a handful of them stands behind nearly every timeline.
    public final class Occasion: Hashable, Sendable {
        /// What sets it apart from the others: no two have the same.
        public let number: Int
        /// What is announced, in order.
        public let announcements: [Announcement]
        /// How many of them are announced at the start.
        public let countAtStart: Int

        /// An occasion on which `atStart` is announced at a timeline's start, and `atEnd` at its end.
        ///
        /// - Parameter number: One of its own, by which it is known again.
        public init(number: Int, atStart: [Announcement], atEnd: [Announcement] = []) {
            self.number = number
            announcements = atStart + atEnd
            countAtStart = atStart.count
        }

        /// How many events there are.
        @inlinable public var count: Int { announcements.count }

        /// When the event at an index is, in a timeline of `duration` seconds.
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

    /// What a timeline announces, by time.
    ///
    /// Nearly every timeline announces what its occasion has all announce: that takes no list.
    public struct Events: Hashable, Sendable, RandomAccessCollection {
        @usableFromInline enum Content: Sendable {
            case occasion(Occasion, end: Double)
            case list([Event])
        }

        @usableFromInline let content: Content
        /// The id of the layer that the focus goes to at the timeline's end; nil where it stays, or the events are
        /// listed.
        public let focus: String?

        /// The events of the list, which are in order of time.
        init(_ events: [Event]) {
            content = .list(events)
            focus = nil
        }

        /// What every timeline of `end` seconds announces on that occasion, which announces something at its end where
        /// the focus moves then: that comes before the last of it.
        init(_ occasion: Occasion, end: Double, focus: String? = nil) {
            content = .occasion(occasion, end: end)
            self.focus = focus
        }

        /// These events, with the focus led elsewhere where it moves at the end of an occasion.
        func leadingFocus(to target: String) -> Events {
            guard case .occasion(let occasion, let end) = content, focus != nil else { return self }
            return Events(occasion, end: end, focus: target)
        }

        /// The occasion whose events these are, the first of them at 0, the others at the timeline's end; nil where
        /// they are listed one by one.
        ///
        /// Where the focus moves, that is announced between them and is none of the occasion's.
        @inlinable public var occasion: Occasion? {
            if case .occasion(let occasion, _) = content { occasion } else { nil }
        }

        /// The index of the first event: 0.
        public var startIndex: Int { 0 }
        /// One behind the index of the last event.
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

        /// Hashes what is announced.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(count)
            for event in self { hasher.combine(event) }
        }
    }
}
