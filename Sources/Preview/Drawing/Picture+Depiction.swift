import Boxes
import Devices
import Dialogs
import Geometry

extension Picture {
    /// A picture of what is on a stage at one moment.
    ///
    /// - Parameter kept: The layers that are drawn though nothing of them is seen.
    package init(
        of depiction: Depiction, at moment: Moment, _ options: PictureOptions, keeping kept: Set<String> = []
    ) {
        let scenery = Scenery(of: depiction.stage, at: moment, options, keeping: kept)
        self.init(bounds: scenery.bounds, operations: scenery.operations, title: depiction.title)
        let annotations = Annotations(depiction.stage, moment, options.annotations).operations
        if !annotations.isEmpty { operations.append(.group(Group(.annotations, operations: annotations))) }
    }

    /// A picture of the moment that the options ask for.
    package init(of depiction: Depiction, _ options: PictureOptions) {
        self.init(of: depiction, at: Moment(of: depiction, options), options)
    }
}

extension Moment {
    /// The moment that the options ask for: of the timeline that was asked for, or the rest.
    package init(of depiction: Depiction, _ options: PictureOptions) {
        guard let named = depiction.timelines.first, options.phase != nil || options.time != nil || !depiction.hasRest
        else {
            self.init(of: depiction)
            return
        }
        self.init(of: depiction, in: named, at: options.time ?? depiction.usualTime)
    }
}

/// What is around the layers: the panel with its corners, the device, the ground.
private struct Scenery {
    private let stage: StageReport
    private let moment: Moment
    private let options: PictureOptions
    private let kept: Set<String>
    /// The window in the space of the answer's frames.
    private let window: Rect
    /// The panel in the same space.
    private let screen: Rect

    init(of stage: StageReport, at moment: Moment, _ options: PictureOptions, keeping kept: Set<String>) {
        (self.stage, self.moment, self.options, self.kept) = (stage, moment, options, kept)
        window = stage.windowOfFrames
        screen =
            stage.rotation == nil ? stage.bounds.offset(x: -stage.window.minX, y: -stage.window.minY) : stage.bounds
    }

    private var device: DeviceBody { DeviceBody(stage, around: screen) }

    var bounds: Rect { options.showsDevice ? device.bounds : window }

    var operations: [DrawingOperation] {
        var operations: [DrawingOperation] = []
        if let ground { operations.append(.fill(VectorPath(rectangle: bounds), .nonZero, .solid(ground))) }
        guard options.showsDevice else {
            operations.append(
                .group(Group(.screen, clip: VectorPath(rectangle: window), operations: content)))
            return operations
        }
        operations.append(.group(Group(.bezel, operations: device.operations)))
        let panel = device.panel
        operations.append(.group(Group(.screen, clip: panel, operations: content + cutouts)))
        // Where edges fall between pixels, what lies below would shine through at the panel's.
        operations.append(device.rim)
        return operations
    }

    /// What lies around the device; nil for nothing.
    private var ground: Color? {
        switch options.background {
        case .transparent: return nil
        case .color(let color): return color
        case .ground:
            guard options.showsDevice else { return nil }
            return stage.state.appearance == .dark ? Color(rgb: 0x2C2C2E) : Color(rgb: 0xE5E5EA)
        }
    }

    private var cutouts: [DrawingOperation] {
        stage.screen.cutouts.map { area in
            .fill(VectorPath(rounded: area.frame, radii: area.radii), .nonZero, .solid(.black))
        }
    }

    // MARK: On the panel

    private var content: [DrawingOperation] {
        let isTransparent = options.background == .transparent
        let painter = LayerPainter(moment, of: stage, options, keeping: kept)
        let layers = moment.layers.map(\.layer)
        let covered = Set(layers.filter { $0.role.isSystem && layers.isCovered($0) }.map(\.id))
        func contents(of layer: Layer, in frame: Rect) -> [DrawingOperation] {
            layer.role.isSystem ? SystemContents(stage, at: moment).operations(in: layer, frame: frame) : []
        }
        func isShown(_ layer: Layer) -> Bool {
            !layer.role.isSystem || options.showsDevice || layer.role == .keyboard
        }
        let apps = painter.groups(
            where: { isShown($0) && (!$0.role.isSystem || covered.contains($0.id)) }, adding: contents)
        let system = painter.groups(
            where: { isShown($0) && $0.role.isSystem && !covered.contains($0.id) }, adding: contents)
        var shown: [DrawingOperation] = [.group(Group(.app, clip: VectorPath(rectangle: windowNow), operations: apps))]
        shown += system
        if moment.turned != 0 || moment.turnsLater {
            let center = windowNow.center
            let turn = PlaneTransform(scale: Size(width: 1, height: 1), rotationZ: moment.turned, about: center)
            let way = PlaneTransform(tx: window.midX - center.x, ty: window.midY - center.y)
            shown = [.group(Group(.window, transform: turn.followed(by: way), operations: shown))]
        }
        guard !isTransparent else { return shown }
        // Where nothing covers the window, nothing shines.
        var panel: [DrawingOperation] = [.fill(VectorPath(rectangle: screen.union(window)), .nonZero, .solid(.black))]
        if options.showsDevice, window != screen {
            panel.append(
                .fill(
                    VectorPath(rectangle: screen).appending(VectorPath(rectangle: window)), .evenOdd, .solid(neighbour))
            )
        }
        return panel + shown
    }

    private var windowNow: Rect { window.turned(by: moment.turned) }

    /// What stands for another app beside this one.
    private var neighbour: Color {
        stage.state.appearance == .dark ? Color(rgb: 0x1C1C1E) : Color(rgb: 0xC7C7CC)
    }
}

extension LayerPainter {
    /// The painter of a picture's layers.
    init(_ moment: Moment, of stage: StageReport, _ options: PictureOptions, keeping kept: Set<String> = []) {
        self.init(
            moment, textTurn: stage.rotation ?? 0, omitsPresenter: options.background == .transparent, keeping: kept)
    }
}

extension StageReport {
    /// The window in the space of the answer's frames.
    var windowOfFrames: Rect { rotation == nil ? windowInItsOwnSpace : window }
}

extension Rect {
    /// A window as large as it is while it turns with its device by so many degrees.
    func turned(by degrees: Double) -> Rect {
        guard degrees != 0 else { return self }
        let half = degrees.magnitude.truncatingRemainder(dividingBy: 180)
        let share = half <= 90 ? half / 90 : (180 - half) / 90
        return Rect(
            origin: origin,
            size: Size(width: width + (height - width) * share, height: height + (width - height) * share))
    }
}
