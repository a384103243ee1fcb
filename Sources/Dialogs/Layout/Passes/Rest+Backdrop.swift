import Devices
import Geometry

/// What lies behind the dialog: the presenter, and where the style has them the container and the dimming.
extension RestPasses {
    /// - Parameters:
    ///   - area: The container.
    ///   - pushBack: How the presenter recedes where the request does not say.
    func addBackdrop(
        in area: Rect, defaults: Shared<StyleDefaults>, pushBack: PushBack?, to layers: inout [Layer]
    ) {
        layers.add(
            Layer(id: "presenter", role: .presenter, frame: request.presenter.frame ?? stage.window)
        ) { presenter in
            if let pushBack = request.pushBack ?? pushBack {
                if !stage.device.reduceMotion {
                    presenter.scale = pushBack.scale
                    presenter.frame = presenter.frame.offset(y: pushBack.offset)
                }
                presenter.opacity = pushBack.opacity
                presenter.cornerRadius = pushBack.cornerRadius
            }
            if defaults.dimsPresenterTint { presenter.tint = .dimmed }
        }
        if defaults.hasContainer {
            layers.append(Layer(id: "container", role: .container, frame: area))
        }
        let opacity = request.backdrop.opacity ?? defaults.backdropOpacity
        // A layer is there whenever touches outside end at it, even where nothing of it is seen.
        guard opacity > 0 || request.interaction(by: defaults) != .passThrough else { return }
        layers.add(
            Layer(id: "dimming", role: .dimming, parent: defaults.hasContainer ? "container" : nil, frame: area)
        ) {
            $0.color = request.backdrop.color ?? defaults.backdropColor
            $0.opacity = opacity
        }
    }
}

extension DialogRequest {
    /// What a touch outside does: as asked for, else as the style has it.
    ///
    /// A message with buttons and no timer waits for an answer: it is modal (ledger E8), so touches outside end there.
    func interaction(by defaults: Shared<StyleDefaults>) -> Interaction {
        if let asked = self.backdrop.interaction { return asked }
        let waitsForAnswer = !self.content.actions.isEmpty && self.dismissal.after == nil
        let mayBlock = !defaults.fillsScreen && !defaults.staysLiveWithActions
        return defaults.interaction == .passThrough && mayBlock && waitsForAnswer
            ? .block : defaults.interaction
    }

    /// Where one direction of the transition stands in the request.
    package func transitionField(_ direction: String) -> FieldPath {
        self.isTransitionSplit ? ["dialog", "transition", direction] : ["dialog", "transition"]
    }
}
