/// The detents of a sheet; missing members have the style's default.
package struct SheetRequest: Sendable, Hashable {
    package var detents: [Detent]?
    package var selected: Detent?
    package var largestUndimmed: Detent?
    /// Whether the sheet has a grabber at its top; `nil` leaves that to the style.
    package var showsGrabber: Bool?
    /// Where a drag of the sheet has to start; `nil` leaves that to the style.
    package var dragFrom: DragOrigin?
    /// What a drag on scrolling content does first; `nil` leaves that to the style.
    package var scroll: ScrollPriority?
    /// The members that the request gives, by their names on the wire.
    package var givenMembers: [FieldPath.Member] = []
}

/// The part of a sheet by which a finger can drag it.
package enum DragOrigin: String, Sendable, CaseIterable { case dialog, handle }

/// What a drag on scrolling content does first: expand the sheet to its largest detent, or scroll.
package enum ScrollPriority: String, Sendable, CaseIterable { case expandsFirst, scrollsFirst }

/// A height at which a sheet may rest.
package enum Detent: Sendable, Hashable {
    case medium
    case large
    /// As high as the content needs.
    case fit
    case points(Double)
    /// A share of the container's height: 0.4 for "40%".
    case fraction(Double)

    /// The value as a request writes it.
    package var name: String {
        switch self {
        case .medium: "medium"
        case .large: "large"
        case .fit: "fit"
        case .points(let points): TraceText.points(points)
        case .fraction(let share): TraceText.points(share * 100) + "%"
        }
    }

    /// Whether this is the detent that `other` names. Answers write detents with four decimals, so that one with more
    /// is also known by its rounded value.
    package func isNamed(by other: Detent) -> Bool { self == other || name == other.name }
}

extension Collection<Detent> {
    /// The index of the detent among these that `detent` names: of itself, or else of the first that answers write
    /// alike; nil where there is none.
    package func index(namedBy detent: Detent) -> Index? {
        firstIndex(of: detent) ?? firstIndex { $0.isNamed(by: detent) }
    }
}
