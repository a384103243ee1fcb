/// The heights at which a sheet may rest, as a caller may ask; members left out take the style's default.
package struct SheetRequest: Sendable, Hashable {
    package var detents: [Detent]?
    package var selected: Detent?
    package var largestUndimmed: Detent?
    /// Whether the sheet has a handle at its top; nil leaves that to the style.
    package var showsGrabber: Bool?
    /// Where a finger has to go down to draw the sheet; nil leaves that to the style.
    package var dragFrom: DragOrigin?
    /// What a drag on content that scrolls does first; nil leaves that to the style.
    package var scroll: ScrollPriority?
    /// The members given, by their names on the wire.
    package var givenMembers: [FieldPath.Member] = []

    package init() {}
}

/// What of a sheet a finger draws it by.
package enum DragOrigin: String, Sendable, CaseIterable { case dialog, handle }

/// What a drag on content that scrolls does first: it brings the sheet to its largest height, or scrolls.
package enum ScrollPriority: String, Sendable, CaseIterable { case expandsFirst, scrollsFirst }

/// A height at which a sheet rests.
package enum Detent: Sendable, Hashable {
    case medium
    case large
    /// As high as the content needs.
    case fit
    case points(Double)
    /// A share of the container's height: 0.4 for "40%".
    case fraction(Double)

    /// As a request writes it.
    package var name: String {
        switch self {
        case .medium: "medium"
        case .large: "large"
        case .fit: "fit"
        case .points(let points): TraceText.points(points)
        case .fraction(let share): TraceText.points(share * 100) + "%"
        }
    }
}
