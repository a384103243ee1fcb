import Boxes

extension DialogRequest {
    /// The same with what another dialog says where this one, or its variant for a platform, says nothing.
    ///
    /// Members are taken one by one; heights come with all that names them, and transitions, shapes and sizes whole.
    package func filled(from base: DialogRequest) -> DialogRequest {
        var request = value
        let own = request.framing
        request.fill(from: base.value)
        request.filled = request.framing.filter { !own.contains($0) }
        for index in request.variants.indices {
            request.variants[index].dialog = request.variants[index].dialog.filled(from: base)
        }
        return DialogRequest(request)
    }
}

extension RequestedDialog {
    /// The members that it has of those that frame a dialog, which not every style lets be framed.
    fileprivate var framing: [FieldPath] {
        let members: [(isGiven: Bool, field: FieldPath)] = [
            (content.width != nil || content.height != nil, ["dialog", "content", "size"]),
            (placement.edge != nil, ["dialog", "placement", "edge"]),
            (placement.margins != nil, ["dialog", "placement", "margins"]),
            (backdrop.details?.opacities.isEmpty == false, ["dialog", "backdrop", "opacityByDetent"]),
        ]
        return members.filter(\.isGiven).map(\.field)
    }

    fileprivate mutating func fill(from base: RequestedDialog) {
        style = style ?? base.style
        content.fill(from: base.content)
        fillDetents(from: base)
        placement.fill(from: base.placement)
        backdrop.interaction = backdrop.interaction ?? base.backdrop.interaction
        dismissal.after = dismissal.after ?? base.dismissal.after
        if !dismissal.isSwipeGiven {
            dismissal.isSwipeGiven = base.dismissal.isSwipeGiven
            dismissal.swipe = base.dismissal.swipe
        }
        if present == TransitionRequest.silent, dismiss == TransitionRequest.silent {
            present = base.present
            dismiss = base.dismiss
            isTransitionSplit = base.isTransitionSplit
        }
    }

    /// The heights of a sheet, and how dark it is behind them.
    private mutating func fillDetents(from base: RequestedDialog) {
        guard placement.sheet.detents == nil, placement.byAspect?.hasDetents != true else { return }
        placement.sheet.detents = base.placement.sheet.detents
        placement.sheet.selected = placement.sheet.selected ?? base.placement.sheet.selected
        placement.sheet.largestUndimmed = placement.sheet.largestUndimmed ?? base.placement.sheet.largestUndimmed
        if backdrop.details == nil, backdrop.opacity == nil { backdrop.details = base.backdrop.details }
    }
}

extension Content {
    fileprivate mutating func fill(from base: Content) {
        if width == nil, height == nil, sizeLimits == nil {
            width = base.width
            height = base.height
        }
        shape = shape ?? base.shape
        shadows = shadows ?? base.shadows
    }
}

extension Placement {
    fileprivate mutating func fill(from base: Placement) {
        if edge == nil, byAspect?.hasEdges != true { edge = base.edge }
        margins = margins ?? base.margins
        stack = stack ?? base.stack
        sheet.showsGrabber = sheet.showsGrabber ?? base.sheet.showsGrabber
    }
}
