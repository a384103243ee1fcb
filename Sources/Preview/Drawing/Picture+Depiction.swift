import Boxes
import Devices
import Dialogs
import Geometry
import Typography

extension Picture {
    /// Makes a picture of a stage at one moment.
    ///
    /// - Parameter retained: The layers that are drawn even if they are invisible.
    package init(
        of depiction: Depiction, at moment: Moment, _ options: PictureOptions, keeping retained: Set<String> = []
    ) {
        let scenery = Scenery(of: depiction.stage, at: moment, options, keeping: retained)
        self.init(bounds: scenery.bounds, operations: scenery.operations, title: depiction.title)
        language = depiction.stage.state.language?.tag
        let annotations = Annotations(depiction.stage, moment, options.annotations).operations
        if !annotations.isEmpty { operations.append(.group(Group(subject: .annotations, operations: annotations))) }
    }

    /// Makes a picture of the moment that the options select.
    package init(of depiction: Depiction, _ options: PictureOptions) {
        let depiction = depiction.ofWholes
        self.init(of: depiction, at: Moment(of: depiction, options), options)
    }
}

extension Moment {
    /// Makes the moment that the options select: of the requested timeline, or at rest.
    package init(of depiction: Depiction, _ options: PictureOptions) {
        guard let named = depiction.timelines.first, options.phase != nil || options.time != nil || !depiction.hasRest
        else {
            self.init(of: depiction)
            return
        }
        self.init(of: depiction, in: named, at: options.time ?? depiction.defaultTime)
    }
}

/// What is around the layers: the panel with its corners, the device, and the background.
private struct Scenery {
    private let stage: StageReport
    private let moment: Moment
    private let options: PictureOptions
    private let retained: Set<String>
    /// The window, in the space of the answer's frames.
    private let window: Rect
    /// The panel in the same space.
    private let screen: Rect
    private let frame: WindowFrame
    private let furniture: ScreenFurniture

    init(of stage: StageReport, at moment: Moment, _ options: PictureOptions, keeping retained: Set<String>) {
        (self.stage, self.moment, self.options, self.retained) = (stage, moment, options, retained)
        window = stage.windowOfFrames
        screen =
            stage.rotation == nil ? stage.bounds.offset(x: -stage.window.minX, y: -stage.window.minY) : stage.bounds
        frame = WindowFrame(stage, window: window, screen: screen)
        furniture = ScreenFurniture(of: stage)
    }

    private var device: DeviceBody { DeviceBody(stage, around: screen) }

    var bounds: Rect {
        guard options.showsDevice else { return window }
        guard frame.bounds != window else { return device.bounds }
        return DeviceBody.ground(around: frame.replacesDevice ? frame.bounds : device.body.union(frame.bounds))
    }

    var operations: [DrawingOperation] {
        var operations: [DrawingOperation] = []
        if let ground { operations.append(.fill(VectorPath(rectangle: bounds), .nonZero, .solid(ground))) }
        guard options.showsDevice else {
            operations.append(.group(Group(subject: .screen, clip: VectorPath(rectangle: window), operations: content)))
            return operations
        }
        if frame.replacesDevice {
            operations.append(.group(Group(subject: .bezel, operations: frame.surroundings)))
            operations.append(.group(Group(subject: .screen, clip: VectorPath(rectangle: window), operations: content)))
            return operations
        }
        operations.append(.group(Group(subject: .bezel, operations: device.operations)))
        let panel = frame.bounds == window ? device.panel : VectorPath(rectangle: screen.union(frame.bounds))
        let over = ScreenContents(stage: stage, furniture: furniture) { moment.ground(at: $0) }.operations
        let hardware: [DrawingOperation] = over.isEmpty ? [] : [.group(Group(subject: .hardware, operations: over))]
        operations.append(.group(Group(subject: .screen, clip: panel, operations: content + hardware)))
        // If the panel's edges are between pixels, what is below would shine through.
        operations.append(device.rim)
        return operations
    }

    /// The colour around the device; `nil` for none.
    private var ground: Color? {
        switch options.background {
        case _ where !options.showsApp: return nil
        case .transparent: return nil
        case .color(let color): return color
        case .ground:
            guard options.showsDevice else { return nil }
            return stage.state.appearance == .dark ? Color(rgb: 0x2C2C2E) : Color(rgb: 0xE5E5EA)
        }
    }

    // MARK: On the panel

    private var content: [DrawingOperation] {
        let system = SystemContents(stage, at: moment, furniture, around: frame.around, readsGround: options.showsApp)
        var shown = app(with: system) + systemLayers(system)
        if moment.rotation != 0 || moment.rotatesLater {
            let center = windowNow.center
            let rotation = PlaneTransform(scale: Size(width: 1, height: 1), rotationZ: moment.rotation, about: center)
            let translation = PlaneTransform(tx: window.midX - center.x, ty: window.midY - center.y)
            shown = [.group(Group(subject: .window, transform: rotation.followed(by: translation), operations: shown))]
        }
        if options.showsDevice { shown += system.besideTheWindow }
        guard options.background != .transparent else { return shown }
        return panel + shown
    }

    /// The area below the window: black, like a panel where nothing is shown.
    private var panel: [DrawingOperation] {
        let whole = frame.replacesDevice && options.showsDevice ? window : screen.union(window)
        var panel: [DrawingOperation] =
            options.showsApp ? [.fill(VectorPath(rectangle: whole), .nonZero, .solid(.black))] : []
        guard options.showsDevice, !frame.replacesDevice else { return panel }
        let surroundings = frame.surroundings
        if !surroundings.isEmpty { panel.append(.group(Group(subject: .surroundings, operations: surroundings))) }
        return panel
    }

    /// What the app draws in its window, and the area around the window.
    private func app(with system: SystemContents) -> [DrawingOperation] {
        let painter = LayerPainter(moment, of: stage, options, keeping: retained)
        let covered = options.showsDevice ? self.covered : []
        var apps =
            options.showsApp
            ? painter.groups {
                !$0.role.isSystem || covered.contains($0.id)
            } adding: { layer, frame in
                layer.role.isSystem || layer.role == .presenter ? system.operations(in: layer, frame: frame) : []
            } : barsAlone(system) + painter.boxedTexts
        if let ground = moment.appGround, options.showsApp, options.background != .transparent {
            let below: [DrawingOperation] = [.fill(VectorPath(rectangle: windowNow), .nonZero, .solid(ground))]
            apps.insert(contentsOf: below + system.bars(in: windowNow), at: 0)
        }
        if leavesGround {
            apps.insert(.fill(VectorPath(rectangle: windowNow), .nonZero, .solid(.black)), at: 0)
        }
        let isStill = moment.rotation == 0 && !moment.rotatesLater && options.showsDevice
        let clip = isStill ? frame.outline : VectorPath(rectangle: windowNow)
        var shown: [DrawingOperation] = [.group(Group(subject: .app, clip: clip, operations: apps))]
        let controls = isStill ? frame.controls(in: furniture.windowControls) : []
        if !controls.isEmpty { shown.append(.group(Group(subject: .controls, operations: controls))) }
        return shown
    }

    /// Whether the presenter leaves a part of a window uncovered that is smaller than the screen. It is painted black:
    /// otherwise what is around the window would be visible there.
    private var leavesGround: Bool {
        guard options.showsApp, options.showsDevice, options.background != .transparent, moment.appGround == nil,
            windowNow != screen, !frame.replacesDevice,
            let presenter = moment.layers.first(where: { $0.layer.role == .presenter })
        else { return false }
        let (layer, state) = (presenter.layer, presenter.state)
        return layer.cornerRadius > 0 || (state.cornerRadii ?? .zero) != .zero || state.scale.width < 1
            || state.scale.height < 1 || !state.frame.contains(windowNow)
    }

    /// The presenter's bars, at rest, for renderers that draw the presenter themselves.
    private func barsAlone(_ system: SystemContents) -> [DrawingOperation] {
        guard let presenter = moment.layers.first(where: { $0.layer.role == .presenter })?.layer else { return [] }
        let bars = system.operations(in: presenter, frame: presenter.frame)
        return bars.isEmpty ? [] : [.group(Group(subject: .layer(presenter.id), operations: bars))]
    }

    /// The system's layers that a layer of the dialog covers, such as the status bar below the dimming of an old alert.
    private var covered: Set<String> {
        let layers = moment.layers.map(\.layer)
        return Set(layers.filter { $0.role.isSystem && layers.isCovered($0) }.map(\.id))
    }

    private func systemLayers(_ system: SystemContents) -> [DrawingOperation] {
        let painter = LayerPainter(moment, of: stage, options, keeping: retained)
        let covered = options.showsApp ? self.covered : []
        return painter.groups {
            $0.role.isSystem && !covered.contains($0.id) && (options.showsDevice || $0.role == .keyboard)
        } adding: { layer, frame in
            system.operations(in: layer, frame: frame)
        }
    }

    private var windowNow: Rect { window.rotated(by: moment.rotation) }
}

extension LayerPainter {
    /// The painter of a picture's layers.
    init(_ moment: Moment, of stage: StageReport, _ options: PictureOptions, keeping retained: Set<String> = []) {
        self.init(
            moment, textRotation: stage.rotation ?? 0, omitsPresenter: options.background == .transparent,
            keeping: retained)
    }
}

extension Rect {
    /// The bounds of a window that is rotated with its device by this angle.
    func rotated(by degrees: Double) -> Rect {
        guard degrees != 0 else { return self }
        let half = degrees.magnitude.truncatingRemainder(dividingBy: 180)
        let share = half <= 90 ? half / 90 : (180 - half) / 90
        return Rect(
            origin: origin,
            size: Size(width: width + (height - width) * share, height: height + (width - height) * share))
    }
}
