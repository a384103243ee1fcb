import Boxes
package import Devices

/// Edges and detents of a dialog that differ between portrait and landscape windows.
package struct PlacementByAspect: Sendable, Hashable {
    /// The members for windows of one aspect.
    package struct Choice: Sendable, Hashable {
        package var edge: RestingEdge?
        package var detents: [Detent]?
        /// Whether the detents come from a list for this aspect only.
        package var hasOwnDetents = false
    }

    package var portrait = Choice()
    package var landscape = Choice()
    /// Whether the request gives edges, or detents, by orientation.
    package var hasEdges = false
    package var hasDetents = false
    /// Detents that the request names, from either list.
    package var selected: Detent?
    package var largestUndimmed: Detent?
    /// The aspect whose choice is now in the placement.
    package var chosen = Aspect.portrait

    package init() {}

    package subscript(aspect: Aspect) -> Choice { aspect == .portrait ? portrait : landscape }

    /// All detents of both lists, without duplicates.
    package var allDetents: [Detent] {
        var all: [Detent] = []
        for detent in (portrait.detents ?? []) + (landscape.detents ?? []) where !all.contains(detent) {
            all.append(detent)
        }
        return all
    }

    /// Returns the path at which a field of the placement was written.
    package func origin(of field: FieldPath) -> FieldPath {
        let list: [FieldPath.Component] = [.member(.dialog), .member(.placement), .member(.detents)]
        guard field.components.starts(with: list), self[chosen].hasOwnDetents else { return field }
        return FieldPath(
            components: Array(list.dropLast()) + [.member(.detentsByOrientation), .key(chosen.rawValue)]
                + field.components.dropFirst(list.count))
    }
}

extension Placement {
    /// This placement in a window of an aspect. Members that name a detent which the list there lacks are removed.
    package func inWindow(of aspect: Aspect) -> Placement {
        guard var choices = byAspect?.value else { return self }
        var placement = self
        choices.chosen = aspect
        let choice = choices[aspect]
        if choices.hasEdges { placement.edge = choice.edge }
        if choices.hasDetents {
            placement.sheet.detents = choice.detents
            let offered = choice.detents ?? [.large]
            func named(_ detent: Detent?) -> Detent? {
                guard let detent, offered.index(namedBy: detent) == nil else { return detent }
                return choices.allDetents.index(namedBy: detent) == nil ? detent : nil
            }
            placement.sheet.selected = named(choices.selected)
            placement.sheet.largestUndimmed = named(choices.largestUndimmed)
        }
        placement.byAspect = Boxed(choices)
        return placement
    }
}
