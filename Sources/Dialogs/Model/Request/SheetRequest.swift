/// The heights at which a sheet may rest, as a caller may ask; members left out take the style's default.
package struct SheetRequest: Sendable, Hashable {
    package var detents: [Detent]?
    package var selected: Detent?
    package var largestUndimmed: Detent?
    /// Whether the sheet has a handle at its top; nil leaves that to the style.
    package var showsGrabber: Bool?
    /// The members given, by their names on the wire.
    package var givenMembers: [String] = []

    package init() {}
}

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
