import Boxes
import Geometry

/// The request's backdrop between the presenter and the dialog.
extension Framed {
    /// The opacity of the dimming, 0…1.
    var backdropOpacity: Double { requestedBackdropOpacity ?? defaults.look.backdropOpacity }

    /// The opacity of the dimming that the request gives, 0…1: at the detent where a sheet rests, else behind the
    /// dialog; `nil` if it gives none.
    var requestedBackdropOpacity: Double? {
        request.backdropOpacity(at: placed.offersDetents ? placed.detents.first(where: \.isSelected)?.detent : nil)
    }

    /// The material that the request names, tinted with its colour if it gives one; `nil` if it names none.
    var backdropMaterial: Background? {
        guard let name = request.backdrop.details?.material else { return nil }
        var fill = Materials.fill(named: name, in: LookSetting.of(stage, theme: request.theme))
        if let color = request.backdrop.color {
            fill?.material?.tint.color = color
            fill?.color = color
        }
        return fill
    }

    /// The backdrop without the areas that are not dimmed, in window coordinates.
    var backdropOutline: VectorPath { VectorPath(rectangle: backdrop, without: cutouts) }

    /// The areas of the backdrop that are not dimmed, as one path under the even-odd rule.
    private var cutouts: VectorPath {
        let outlines = request.cutouts(on: stage).map(\.outline)
        let pieces = outlines.map { backdrop.contains($0.bounds) ? $0 : $0.clipped(to: backdrop) }
        return VectorPath.union(of: pieces) ?? VectorPath()
    }
}

extension Staged {
    /// Throws for opacities of detents that the sheet does not have.
    func check(_ placed: Placed) throws(ResolveError) {
        guard placed.offersDetents, !placed.detents.isEmpty, let details = request.backdrop.details else { return }
        let offered = placed.detents.map(\.detent.name)
        for amount in details.opacities where !offered.contains(amount.detent) {
            throw ResolveError(
                [.dialog, .backdrop, .opacityByDetent] + .key(amount.detent),
                .detentNotOffered(amount.detent, offered: offered))
        }
    }
}
