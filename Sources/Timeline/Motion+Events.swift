extension Motion {
    /// Something announced at a moment of the timeline.
    public struct Event: Hashable, Sendable {
        /// The moment, in seconds from the start.
        public let time: Double
        /// What is announced.
        public let name: String
        /// The name of the label whose event it is, where the timeline is made of several parts; nil for the whole's.
        public let label: String?

        /// `name`, announced at `time` seconds by the part called `label`.
        public init(time: Double, name: String, label: String? = nil) {
            self.time = time
            self.name = name
            self.label = label
        }
    }

    /// Why a timeline runs, where all that run for it announce the same: something at their start, and something at their
    /// end.
    public enum Occasion: Int, Hashable, Sendable {
        case presenting, dismissing, refusing, rotating, showingKeyboard, hidingKeyboard, changingDetent
        /// Dismissing, once the presenter was asked and agreed.
        case dismissingOnRequest

        /// How many events there are.
        @inlinable public var count: Int {
            switch self {
            case .dismissing: 3
            case .dismissingOnRequest: 4
            case .presenting, .refusing, .rotating, .showingKeyboard, .hidingKeyboard, .changingDetent: 2
            }
        }

        /// How many of them are at the start.
        @inlinable var countAtStart: Int {
            switch self {
            case .refusing, .dismissingOnRequest: 2
            case .presenting, .dismissing, .rotating, .showingKeyboard, .hidingKeyboard, .changingDetent: 1
            }
        }

        /// When the event at a place is, in a timeline of `duration` seconds.
        @inlinable public func time(_ index: Int, in duration: Double) -> Double {
            index < countAtStart ? 0 : duration
        }

        /// The name of the event at a place: printable ASCII.
        @inlinable public func name(_ index: Int) -> String {
            switch self {
            case .presenting: index == 0 ? "willPresent" : "didPresent"
            case .dismissing: index == 0 ? "willDismiss" : index == 1 ? "didDismiss" : "removed"
            case .dismissingOnRequest: index == 0 ? "dismissRequested" : Occasion.dismissing.name(index - 1)
            case .refusing: index == 0 ? "dismissRequested" : "dismissRefused"
            case .rotating: index == 0 ? "willRotate" : "didRotate"
            case .showingKeyboard: index == 0 ? "keyboardWillShow" : "keyboardDidShow"
            case .hidingKeyboard: index == 0 ? "keyboardWillHide" : "keyboardDidHide"
            case .changingDetent: index == 0 ? "willChangeDetent" : "didChangeDetent"
            }
        }
    }

    /// What a timeline announces, by time.
    ///
    /// Nearly every timeline announces what its occasion has all announce: that takes no list.
    public struct Events: Hashable, Sendable, RandomAccessCollection {
        @usableFromInline enum Content: Sendable {
            case usual(Occasion, end: Double)
            case list([Event])
        }

        @usableFromInline let content: Content

        /// The events of the list, which are in order of time.
        init(_ events: [Event]) { content = .list(events) }

        /// What every timeline of `end` seconds announces on that occasion.
        init(_ occasion: Occasion, end: Double) { content = .usual(occasion, end: end) }

        /// The occasion whose usual events these are, the first of them at 0, the others at the timeline's end; nil where
        /// they are listed one by one.
        @inlinable public var occasion: Occasion? {
            if case .usual(let occasion, _) = content { occasion } else { nil }
        }

        /// The place of the first event: 0.
        public var startIndex: Int { 0 }
        /// One behind the place of the last event.
        public var endIndex: Int {
            switch content {
            case .usual(let occasion, _): occasion.count
            case .list(let events): events.count
            }
        }

        /// The event at a place.
        /// - Precondition: the place is one of the events'.
        public subscript(position: Int) -> Event {
            switch content {
            case .usual(let occasion, let end):
                precondition(position >= 0 && position < occasion.count, "an event's index is one of the timeline's")
                return Event(time: occasion.time(position, in: end), name: occasion.name(position))
            case .list(let events): return events[position]
            }
        }

        /// Whether both announce the same, however they keep it.
        public static func == (one: Events, other: Events) -> Bool { one.elementsEqual(other) }

        /// Hashes what is announced.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(count)
            for event in self { hasher.combine(event) }
        }
    }
}
