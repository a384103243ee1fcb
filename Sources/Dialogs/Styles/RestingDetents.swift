import Geometry

extension Placed {
    /// Reports what became of each detent that the request lists, in its order. A repetition is reported as left out.
    /// `report` is called for every other detent, and one that rests where an earlier one does is reported as
    /// coinciding with it.
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

extension FieldPath {
    /// The field with the list of detents.
    static let detents: FieldPath = [.dialog, .placement, .detents]

    /// The field of one detent in that list.
    static func detent(_ index: Int) -> FieldPath { detents + .index(index) }
}
