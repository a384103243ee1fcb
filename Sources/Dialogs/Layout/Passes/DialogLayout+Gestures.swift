import Boxes
import Geometry

extension DialogLayout {
    /// How a finger draws the dialog, a gesture an axis, and what scrolls in it.
    func gestures(_ request: DialogRequest) -> [Gesture] {
        let edges = swipes(request)
        // A sheet that may not leave springs back.
        let isSheet = detents.count > 1 || !defaults.interaction.swipe.isEmpty
        guard isSheet || !edges.isEmpty else { return [] }
        var gestures: [Gesture] = []
        for axis in Gesture.Axis.allCases {
            let isVertical = axis == .vertical
            let along = edges.filter { $0.isVertical == isVertical }
            guard !along.isEmpty || isSheet && ownEdge.isVertical == isVertical else { continue }
            gestures.append(
                Gesture(
                    layer: dragHandle(request)?.id ?? LayerID.dialog, axis: axis, edges: along,
                    slop: ReleaseFigures.slop(on: stage)))
        }
        addScrolling(to: &gestures, request)
        return gestures
    }

    /// What scrolls takes a drag over where the sheet is as high as it goes, or hands it over where it is scrolled to its top.
    private func addScrolling(to gestures: inout [Gesture], _ request: DialogRequest) {
        guard let scroller, let index = gestures.firstIndex(where: { $0.axis == .vertical }) else { return }
        switch scrolling(request) {
        case .expandsFirst: gestures[index].handsOffTo = scroller.id
        case .scrollsFirst:
            guard dragHandle(request) == nil else { return }
            var scrolling = gestures[index]
            (scrolling.layer, scrolling.handsOffTo) = (scroller.id, gestures[index].layer)
            gestures.append(scrolling)
        }
    }

    /// The layer of the dialog that scrolls; nil where all of it is in sight.
    var scroller: Layer? { layer(LayerID.bodyScroll) ?? layer(LayerID.actionScroll) }

    /// Whether a drag on what scrolls draws the dialog first: only one of several heights goes anywhere by that.
    func scrolling(_ request: DialogRequest) -> ScrollPriority {
        detents.count > 1 ? request.placement.sheet.scroll ?? .expandsFirst : .scrollsFirst
    }

    /// The grabber where that alone is what drags; nil where the whole dialog does.
    func dragHandle(_ request: DialogRequest) -> Layer? {
        request.placement.sheet.dragFrom == .handle ? layer(LayerID.grabber) : nil
    }
}
