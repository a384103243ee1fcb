import Geometry

extension Placed {
    /// Reports what became of each detent of the request, in its order. A repeated detent is reported as left out. A
    /// detent that rests in the same place as an earlier one is reported as coinciding with it. For all others,
    /// `report` is called.
    func report(
        _ wanted: [Detent], on grid: PixelGrid, into diagnostics: inout Diagnostics,
        _ report: (_ resting: RestingDetent, _ field: FieldPath, _ diagnostics: inout Diagnostics) -> Void
    ) {
        for (index, detent) in wanted.enumerated() {
            guard let resting = detents.first(where: { $0.detent == detent }) else { continue }
            if wanted[..<index].contains(detent) {
                diagnostics.adapt(from: detent.name, to: "none", reason: .detentsCoincide, field: .detent(index))
                continue
            }
            report(resting, .detent(index), &diagnostics)
            if let twin = twin(of: resting, among: wanted[..<index], on: grid) {
                diagnostics.adapt(from: detent.name, to: twin.name, reason: .detentsCoincide, field: .detent(index))
            }
        }
    }

    /// The first of `earlier` that rests in the same pixels as `detent`.
    private func twin(of detent: RestingDetent, among earlier: ArraySlice<Detent>, on grid: PixelGrid) -> Detent? {
        let frame = grid.snap(detent.frame)
        return earlier.first { other in
            detents.contains { $0.detent == other && grid.snap($0.frame) == frame }
        }
    }
}

extension SheetRequest {
    /// The detents of the request, each once, in its order; `large`, UIKit's default, if it lists none.
    var offered: [Detent] {
        var offered: [Detent] = []
        for detent in detents ?? [] where !offered.contains(detent) { offered.append(detent) }
        return offered.isEmpty ? [.large] : offered
    }

    /// Throws if the selected or the largest undimmed detent is not one of the sheet's, whatever the device.
    ///
    /// - Parameter offersLarge: Whether the sheet has `large` if the request lists none. Otherwise the platform then
    ///   chooses its own detents, and nothing is checked.
    func checkDetents(offersLarge: Bool = false) throws(ResolveError) {
        guard detents != nil || offersLarge else { return }
        let offered = self.offered
        for (detent, member) in [
            (selected, FieldPath.Member.selectedDetent), (largestUndimmed, .largestUndimmedDetent),
        ] {
            guard let detent, offered.index(namedBy: detent) == nil else { continue }
            throw ResolveError(
                [.dialog, .placement, member], .detentNotOffered(detent.name, offered: offered.map(\.name)))
        }
    }
}

extension FieldPath {
    /// The field with the list of detents.
    static let detents: FieldPath = [.dialog, .placement, .detents]

    /// The field of one detent in that list.
    static func detent(_ index: Int) -> FieldPath { detents + .index(index) }
}
