import Boxes

extension DialogLayout {
    /// Whether the dialog keeps the user from what lies behind: touches outside end at it, or it covers its presenter.
    package func isModal(_ request: DialogRequest) -> Bool {
        if defaults.sizing.fillsScreen || request.placement.surface == .screen { return true }
        return request.interaction(by: defaults) != .passThrough
    }
}

extension DialogLayout {
    /// What sends the dialog away of what the platform has: by default all of it where the dialog is modal, and nothing
    /// else.
    func closeRequests(_ request: DialogRequest) -> CloseRequests {
        guard let asked = request.dismissal.closeRequests else { return isModal(request) ? stage.closeRequests : [] }
        return stage.closeRequests.intersection(asked)
    }
}

extension DialogLayout {
    /// Whether the presenter turns with the dialog when that comes; see `MotionBuilder.flipsPresenter`.
    func flipsPresenter(_ request: DialogRequest) -> Bool {
        guard defaults.sizing.fillsScreen, !stage.device.reduceMotion else { return false }
        return (request.present.style ?? defaults.motion.transition) == .flipHorizontal
    }
}
