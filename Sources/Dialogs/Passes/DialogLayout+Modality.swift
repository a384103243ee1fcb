import Boxes

extension DialogLayout {
    /// Whether the dialog is modal: touches outside do not reach what is behind, or the dialog covers its presenter.
    package func isModal(_ request: DialogRequest) -> Bool {
        request.isModal(by: defaults)
    }
}

extension DialogRequest {
    /// Whether the dialog is modal with these defaults of its style.
    func isModal(by defaults: Boxed<StyleDefaults>) -> Bool {
        if defaults.sizing.fillsScreen || self.placement.surface == .screen { return true }
        return self.interaction(by: defaults) != .passThrough
    }
}

extension DialogLayout {
    /// The platform's close requests that dismiss the dialog: by default all of them if the dialog is modal, else none.
    func closeRequests(_ request: DialogRequest) -> CloseRequests {
        guard let asked = request.dismissal.closeRequests else { return isModal(request) ? stage.closeRequests : [] }
        return stage.closeRequests.intersection(asked)
    }
}

extension DialogLayout {
    /// Whether presenting turns the presenter over with the dialog; see `MotionBuilder.flipsPresenter`.
    func flipsPresenter(_ request: DialogRequest) -> Bool {
        guard defaults.sizing.fillsScreen, !stage.device.reduceMotion else { return false }
        return (request.present.style ?? defaults.motion.transition) == .flipHorizontal
    }
}
