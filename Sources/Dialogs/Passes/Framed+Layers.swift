import Boxes
import Devices
import Geometry

/// The layers of a dialog at rest, back to front: those behind it, the dialog, its content.
extension Framed {
    /// - Parameter texts: Sets the texts of the content; `nil` leaves them out, which changes neither frames nor
    ///   motions.
    func layers(with texts: ContentTexts?) -> [Layer] {
        var layers: [Layer] = []
        layers.reserveCapacity(
            (hasContainer ? 4 : 3) + (stage.keyboard == nil ? 2 : 3) + (grabber == nil ? 0 : 1)
                + (arrow == nil ? 0 : 1)
                + outline.groups.count
                + mostContentLayers)
        addBackdrop(to: &layers)
        layers.add(
            Layer(
                id: LayerID.dialog, role: .dialog, parent: hasContainer ? LayerID.container : nil, frame: frame)
        ) { complete(&$0) }
        if !outline.groups.isEmpty { addGroups(to: &layers) }
        if let grabber { add(grabber, to: &layers) }
        if let arrow {
            layers.append(Layer(id: LayerID.arrow, role: .arrow, parent: LayerID.dialog, frame: arrow, look: arrowLook))
        }
        if let content {
            ContentLayers(content, texts: texts, look: staged.look, isGrouped: !outline.groups.isEmpty).add(to: &layers)
        }
        if staged.options.snap == .pixel { snapToPixels(&layers) }
        if defaults.look.showsApps { addShareSheet(to: &layers) }
        // A presenter with a page curl is above what it uncovers, where its curled part remains visible.
        if curls, let presenter = layers.index(of: .presenter) { layers.append(layers.remove(at: presenter)) }
        if stage.showsFocus, texts != nil, request.isModal(by: defaults) { focus(&layers) }
        addSystem(to: &layers)
        if defaults.look.coversStatusBar, let bar = layers.index(of: .statusBar),
            let dimming = layers.index(of: .dimming)
        {
            layers.insert(layers.remove(at: bar), at: dimming)
        }
        return layers
    }

    /// Whether the presenter has a page curl that uncovers the dialog.
    private var curls: Bool {
        !stage.device.reduceMotion
            && (request.present.style ?? defaults.motion.transition) == .partialCurl
    }

    // MARK: Behind the dialog

    /// Whether a layer carries the dialog and its backdrop: the style's own, or the container that the request names,
    /// which cuts what comes from outside of it.
    private var hasContainer: Bool { defaults.look.hasContainer || request.placement.container != nil }

    private static let cuttingContainer = SharedLook(PartLook(clips: true))

    private func addBackdrop(to layers: inout [Layer]) {
        layers.add(
            Layer(
                id: LayerID.presenter, role: .presenter, frame: request.presenter.frame ?? stage.window,
                look: staged.look[.presenter])
        ) { presenter in
            presenter.cornerRadius = stage.cornerRadiusOfPresenter(in: request)
            if let pushBack = request.pushBack ?? placed.pushBack?.shown(on: stage) {
                let lacksCorners = staged.look[.presenter].look.cornerCurve == nil
                if pushBack.scale != 1 || pushBack.cornerRadius > 0 && lacksCorners {
                    presenter.look = staged.look[.pushedPresenter]
                }
                if !stage.device.reduceMotion || pushBack.isSetApart {
                    presenter.scale = pushBack.scale
                    presenter.frame = presenter.frame.offset(x: pushBack.sideways, y: pushBack.offset)
                }
                presenter.opacity = pushBack.opacity
                presenter.cornerRadius = pushBack.cornerRadius
            }
            if request.presenter.tint?.isDimmed ?? defaults.look.dimsPresenterTint { presenter.tint = .dimmed }
            if let picture = request.presenter.picture { presenter.changeDetails { $0.image = picture } }
        }
        let area = backdrop
        if hasContainer {
            let look = request.placement.container == nil ? staged.look[.container] : Self.cuttingContainer
            layers.append(Layer(id: LayerID.container, role: .container, frame: area, look: look))
        }
        let opacity = backdropOpacity
        // The layer exists, even if invisible, if it receives touches outside, or if another detent of a sheet is
        // dimmed.
        let mayDim = placed.offersDetents && placed.detents.contains(where: \.isDimmed)
        guard opacity > 0 || mayDim || request.interaction(by: defaults) != .passThrough else { return }
        layers.add(
            Layer(
                id: LayerID.dimming, role: .dimming, parent: hasContainer ? LayerID.container : nil, frame: area)
        ) {
            $0.look = dimmingLook
            $0.opacity = opacity
            if request.backdrop.details?.cutouts.isEmpty == false { $0.outline = backdropOutline }
        }
    }

    // MARK: The dialog

    /// Shows where the focus of a remote or a knob starts: in a modal dialog one part always has it. A dialog that is
    /// not modal does not get the focus.
    private func focus(_ layers: inout [Layer]) {
        let start = FocusOrder(request: request, layers: layers, on: stage).initial
        guard let index = start.flatMap({ layers.index(of: $0) }) else { return }
        let part = LookPart.allCases.first { staged.look[$0] === layers[index].look }
        if let look = part.flatMap({ staged.look[focused: $0] }) { layers[index].look = look }
    }

    private func complete(_ layer: inout Layer) {
        // With reduced transparency the dialog is opaque; the backdrop behind it does not change.
        layer.opacity = stage.device.reduceTransparency ? 1 : defaults.look.opacity
        layer.cornerRadius = outline.cornerRadius
        if let radii = outline.cornerRadii { layer.cornerRadii = radii }
        guard outline.groups.isEmpty else { return layer.look = staged.look[.groupedDialog] }
        let look = ownLook(placed.floats ? .floatingDialog : .dialog)
        // A page that covers its window has corners only if a request gives it some.
        let hasCorners = outline.cornerRadius > 0 || !outline.isPlain
        layer.look = hasCorners && look.look.cornerCurve == nil ? SharedLook(look.look.cut) : look
    }

    /// Adds the system's own parts of a share sheet: the shared item, and the apps that can receive it.
    private func addShareSheet(to layers: inout [Layer]) {
        guard let dialog = layers.index(of: .dialog), let fit = content?.fit, let metrics = measured.content?.metrics
        else { return }
        let texts = layers.filter { $0.role == .title || $0.role == .message }.map(\.frame)
        let side = metrics.buttons.insets?.left ?? 0
        // If the body has less height than it needs, the row of apps is lower.
        let apps = max(0, metrics.rowOfApps - (fit.plan.body.height - fit.body.height))
        let path = ShareSheet.path(
            in: fit.body.inset(by: EdgeInsets(sides: side)), apps: apps,
            texts: texts.reduce(nil) { $0?.union($1) ?? $1 }, isMirrored: stage.direction == .rightToLeft)
        layers[dialog].changeDetails { $0.symbol = Boxed(LayerSymbol("shareSheet", path, ShareSheet.color)) }
    }

    // MARK: Looks

    /// The look of the dialog, or of a group in its place: the style's, with the request's changes.
    private func ownLook(_ part: LookPart) -> SharedLook {
        let shared = staged.look[part]
        guard request.changesLook else { return shared }
        return SharedLook(
            shared.look.changed(
                by: request.content, isOpaque: stage.device.reduceTransparency,
                in: LookSetting.of(stage, theme: request.theme)))
    }

    /// The look of the arrow, which is filled like the dialog, unless it belongs to the style's frame around the
    /// dialog.
    private var arrowLook: SharedLook {
        let own = staged.look[.arrow]
        guard request.changesLook, own.look.background == staged.look[.dialog].look.background else { return own }
        return SharedLook(PartLook(background: ownLook(.dialog).look.background))
    }

    /// The look of the backdrop: the style's colour, or the request's colour or material.
    private var dimmingLook: SharedLook {
        if let fill = backdropMaterial { return SharedLook(PartLook(background: fill), writesColor: true) }
        guard let color = request.backdrop.color else { return staged.look[.dimming] }
        return SharedLook(PartLook(background: Background(Paint(color))), writesColor: true)
    }

    /// Adds the groups of an action sheet, which are filled instead of the dialog.
    private func addGroups(to layers: inout [Layer]) {
        for index in outline.groups.indices {
            let box = outline.groups[index]
            layers.add(Layer(id: LayerID.group(index), role: .group, parent: LayerID.dialog, frame: box)) {
                $0.look = ownLook(index == 0 ? .group : .cancelGroup)
                $0.cornerRadius = min(outline.cornerRadius, min(box.width, box.height) / 2)
            }
        }
    }

    /// Adds the properties of the dialog's layer that never move.
    func addDetails(to layers: inout [Layer]) {
        let parallax = stage.device.reduceMotion ? nil : request.parallax ?? defaults.look.parallax
        guard parallax != nil || !outline.isPlain || request.data != nil,
            let dialog = layers.index(of: .dialog)
        else { return }
        layers[dialog].changeDetails { details in
            details.outline = outline.isPlain ? nil : outline.path
            details.parallax = parallax
            details.data = request.data
        }
    }

    /// Adds the grabber in the middle of the sheet's side opposite its edge.
    private func add(_ grabber: Grabber, to layers: inout [Layer]) {
        let side = placed.grabberSide(measured)
        let size = side.isVertical ? grabber.size : grabber.size.transposed
        var margin = EdgeInsets.zero
        margin[side] = grabber.top
        let box = Sliding.rest(size, against: side, in: frame.inset(by: margin))
        layers.add(Layer(id: LayerID.grabber, role: .grabber, parent: LayerID.dialog, frame: box)) {
            $0.look = staged.look[.grabber]
            $0.cornerRadius = min(grabber.size.width, grabber.size.height) / 2
        }
    }

    private func snapToPixels(_ layers: inout [Layer]) {
        for index in layers.indices where !layers[index].role.isFrameOfDialog {
            layers[index].frame = stage.grid.snap(layers[index].frame)
            if let whole = layers[index].scrolledFrame { layers[index].scrolledFrame = stage.grid.snap(whole) }
        }
    }
}

extension Grabber {
    /// The grabber moved inwards by `inset` points; `nil` if a sheet with that frame has no room for it there.
    func inset(by inset: Double, in frame: Rect, at side: Edge) -> Grabber? {
        var grabber = self
        grabber.bottom = bottom ?? top
        grabber.top += inset
        return grabber.fits(in: frame, at: side) ? grabber : nil
    }

    /// Whether a sheet with that frame has room for the grabber at a side.
    private func fits(in frame: Rect, at side: Edge) -> Bool {
        side.isVertical
            ? frame.width >= size.width && frame.height >= top + size.height
            : frame.height >= size.width && frame.width >= top + size.height
    }
}

extension Layer.Role {
    /// Whether such a layer has the frame of the dialog or its container, which are already on the grid.
    fileprivate var isFrameOfDialog: Bool {
        switch self {
        case .container, .dimming, .dialog, .group, .statusBar, .keyboard, .homeIndicator: true
        case .presenter, .arrow, .grabber, .navigationBar, .barBackground, .scroll, .title, .message, .image,
            .textField, .block, .action, .separator:
            false
        }
    }
}

extension DialogRequest {
    /// Whether the request itself changes the look of the dialog.
    fileprivate var changesLook: Bool {
        !self.content.background.isEmpty || self.content.border != nil || self.content.shadows != nil
    }

    /// The effect of a touch outside: the request's, else the style's.
    ///
    /// A message with buttons and no timer waits for an answer: it is modal (ledger E8) and blocks touches outside.
    func interaction(by defaults: Boxed<StyleDefaults>) -> Interaction {
        if let requested = self.backdrop.interaction { return requested }
        let waitsForAnswer = !self.content.actions.isEmpty && self.dismissal.after == nil
        let mayBlock = !defaults.sizing.fillsScreen && !defaults.interaction.staysLiveWithActions
        return defaults.interaction.outside == .passThrough && mayBlock && waitsForAnswer
            ? .block : defaults.interaction.outside
    }

    /// The field of the request that describes one direction of the transition.
    package func transitionField(_ direction: TransitionDirection) -> FieldPath {
        guard self.isTransitionSplit else { return [.dialog, .transition] }
        return [.dialog, .transition, direction == .present ? .present : .dismiss]
    }
}

extension PushBack {
    /// What is left of the system's own receding with reduced motion, which keeps the presenter where it is, and as
    /// large: the corners of a receded presenter are not those of a whole window.
    fileprivate func shown(on stage: Stage) -> PushBack {
        guard stage.device.reduceMotion, scale != 1, stage.cornerRadiusOfWindow == 0 else { return self }
        var pushBack = self
        pushBack.scale = 1
        pushBack.cornerRadius = 0
        return pushBack
    }
}
