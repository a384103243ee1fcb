import Boxes
import Geometry

extension DialogLayout {
    /// The drags that move the dialog, one for each axis, and the scrolling in it.
    ///
    /// - Parameter edges: The edges towards which the user can swipe the dialog away.
    func gestures(_ request: DialogRequest, leavingBy edges: [Edge]) -> [Gesture] {
        // A sheet that cannot be dismissed springs back.
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

    /// Connects the vertical drag and the scrolling layer: the layer takes a drag over when the sheet is at its
    /// greatest height, or hands it over when it is scrolled to its top.
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

    /// The index of the dialog's scrolling layer, the body's before that of the actions; `nil` if everything is
    /// visible.
    var scroller: Int? { layers.index(of: .scroll) }

    /// Whether a drag on scrolling content moves the dialog first. Only a sheet with several heights can move then.
    func scrolling(_ request: DialogRequest) -> ScrollPriority {
        detents.count > 1 ? request.placement.sheet.scroll ?? .expandsFirst : .scrollsFirst
    }

    /// The index of the grabber if only that can be dragged; `nil` if the whole dialog can.
    func dragHandle(_ request: DialogRequest) -> Int? {
        request.placement.sheet.dragFrom == .handle ? layers.index(of: .grabber) : nil
    }
}
