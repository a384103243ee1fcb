import Boxes
import Geometry

extension DialogLayout {
    /// The drags that move the dialog, one for each axis, and the scrolling in it.
    ///
    /// - Parameter edges: The edges towards which the dialog may be swiped away.
    func gestures(_ request: DialogRequest, leavingBy edges: [Edge]) -> [Gesture] {
        // A sheet that may not be dismissed springs back.
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

    /// Joins the vertical drag and the layer that scrolls: the latter takes a drag over where the sheet is at its
    /// greatest height, or hands it over where it is scrolled to its top.
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

    /// The index of the dialog's layer that scrolls, the body before the actions; nil where everything is in sight.
    var scroller: Int? { layers.index(of: .scroll) }

    /// Whether a drag on what scrolls moves the dialog first. Only a sheet with several heights can move by that.
    func scrolling(_ request: DialogRequest) -> ScrollPriority {
        detents.count > 1 ? request.placement.sheet.scroll ?? .expandsFirst : .scrollsFirst
    }

    /// The index of the grabber, where only it can be dragged; nil where the whole dialog can.
    func dragHandle(_ request: DialogRequest) -> Int? {
        request.placement.sheet.dragFrom == .handle ? layers.index(of: .grabber) : nil
    }
}
