import Boxes
import Geometry

extension DialogLayout {
    /// How a finger draws the dialog, a gesture an axis, and what scrolls in it.
    ///
    /// - Parameter edges: Those that the dialog may be swiped away by.
    func gestures(_ request: DialogRequest, leavingBy edges: [Edge]) -> [Gesture] {
        // A sheet that may not leave springs back.
        let isSheet = isDrawn && (detents.count > 1 || !defaults.interaction.swipe.isEmpty)
        guard isSheet || !edges.isEmpty else { return [] }
        let handle = dragHandle(request) == nil ? LayerID.dialog : LayerID.grabber
        var gestures: [Gesture] = []
        for axis in Gesture.Axis.allCases {
            let isVertical = axis == .vertical
            let along =
                edges.allSatisfy { $0.isVertical == isVertical } ? edges : edges.filter { $0.isVertical == isVertical }
            guard !along.isEmpty || isSheet && ownEdge.isVertical == isVertical else { continue }
            gestures.append(
                Gesture(
                    layer: handle, axis: axis, edges: along,
                    slop: ReleaseFigures.slop(on: stage)))
        }
        addScrolling(to: &gestures, request)
        return gestures
    }

    /// What scrolls takes a drag over where the sheet is as high as it goes, or hands it over where it is scrolled to
    /// its top.
    private func addScrolling(to gestures: inout [Gesture], _ request: DialogRequest) {
        guard let scroller, let index = gestures.firstIndex(where: { $0.axis == .vertical }) else { return }
        switch scrolling(request) {
        case .expandsFirst: gestures[index].handsOffTo = layers[scroller].id
        case .scrollsFirst:
            guard dragHandle(request) == nil else { return }
            var scrolling = gestures[index]
            (scrolling.layer, scrolling.handsOffTo) = (layers[scroller].id, gestures[index].layer)
            gestures.append(scrolling)
        }
    }

    /// Where the layer of the dialog that scrolls is in the list; nil where all of it is in sight. The body comes
    /// before the actions.
    var scroller: Int? { layers.index(of: .scroll) }

    /// Whether a drag on what scrolls draws the dialog first: only one of several heights goes anywhere by that.
    func scrolling(_ request: DialogRequest) -> ScrollPriority {
        detents.count > 1 ? request.placement.sheet.scroll ?? .expandsFirst : .scrollsFirst
    }

    /// Where the grabber is in the list where that alone is what drags; nil where the whole dialog does.
    func dragHandle(_ request: DialogRequest) -> Int? {
        request.placement.sheet.dragFrom == .handle ? layers.index(of: .grabber) : nil
    }
}
