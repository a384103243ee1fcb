import Boxes
import Geometry

extension DialogLayout {
    /// Whether the dialog is modal: touches outside do not reach what is behind, or the dialog covers its presenter.
    package func isModal(_ request: DialogRequest) -> Bool { request.isModal(by: defaults) }

    /// Whether touches still reach a part of the presenter that is beside the dialog and its backdrop, or behind a
    /// backdrop that lets them through: beside a panel at content level, or a dialog in its presenter's frame.
    package func leavesPresenterLive(_ request: DialogRequest) -> Bool {
        // What misses the window by less than a pixel was rounded, and counts as the whole window.
        let window = stage.window.inset(by: EdgeInsets(all: 1 / stage.grid.scale))
        if frame.contains(window) { return false }
        // Around a presenter that is a dialog itself, that dialog keeps touches away.
        let isInDialog = request.presenter.style != nil && request.presenter.frame == nil
        guard backdrop.contains(window) else { return request.style != .currentContext || !isInDialog }
        return request.placement.surface == .content && request.interaction(by: defaults) == .passThrough
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
        guard let requested = request.dismissal.closeRequests else {
            return isModal(request) ? stage.closeRequests : []
        }
        return stage.closeRequests.intersection(requested)
    }
}

extension DialogLayout {
    /// Whether presenting turns the presenter over with the dialog; see `MotionBuilder.flipsPresenter`.
    func flipsPresenter(_ request: DialogRequest) -> Bool {
        guard defaults.sizing.fillsScreen, !stage.device.reduceMotion else { return false }
        return (request.present.style ?? defaults.motion.transition) == .flipHorizontal
    }
}
