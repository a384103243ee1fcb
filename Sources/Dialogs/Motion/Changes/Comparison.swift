import Boxes
import Devices
import Geometry

/// Compares two resting layouts and finds the causes of their differences, in order of precedence.
struct Comparison {
    private let from: PlacedDialog
    private let to: PlacedDialog
    /// The first device's stage in the second's orientation, so that what only rotates with the device does not count
    /// as another change. If that stage is impossible, it is the stage in the first device's own orientation.
    private let rotated: Stage

    init(from: PlacedDialog, to: PlacedDialog) {
        self.from = from
        self.to = to
        let held = from.builder.rest.stage
        rotated =
            from.device.orientation == to.device.orientation
            ? held : (try? Stage(from.device, in: to.device.orientation)) ?? held
    }

    private var stage: Stage { to.builder.rest.stage }
    private var rotates: Bool { from.device.orientation != to.device.orientation }

    var causes: [ChangeCause] {
        ChangeCause.allCases.filter { cause in
            switch cause {
            case .orientation: rotates
            case .window: changesWindow
            case .fold: changesFold
            case .device: changesDevice
            case .keyboard: keyboard != nil
            case .detent: changesDetent
            case .content: from.dialog.atRest != to.dialog.atRest || rotated.elements != stage.elements
            }
        }
    }

    /// The platform's events at the two ends of a change.
    func events(of cause: ChangeCause) -> EventPair {
        switch cause {
        case .orientation: .rotation
        case .window: .resize
        case .fold: .posture
        case .device: .traits
        case .keyboard: (keyboard ?? .resize).events
        case .detent: .detent
        case .content: .content
        }
    }

    // MARK: The device

    private var isOtherPosture: Bool {
        let (first, second) = (from.device.profile, to.device.profile)
        return first.id != second.id && first.hardware.deviceGroup != nil
            && first.hardware.deviceGroup == second.hardware.deviceGroup
    }

    /// Whether a window on a desktop or a headset changes its size: there the screen of the device is the window.
    /// Another system counts as another device.
    private var resizesBrowser: Bool {
        let (first, second) = (from.device.profile, to.device.profile)
        return first.idiom.isOfWindows && second.idiom.isOfWindows && first.screen.size != second.screen.size
            && from.device.runningSystem.name == to.device.runningSystem.name
    }

    private var changesWindow: Bool {
        if resizesBrowser { return true }
        if from.device.browserChrome != to.device.browserChrome, rotated.windowOnScreen != stage.windowOnScreen {
            return true
        }
        let (first, second) = (from.device.window, to.device.window)
        guard first != nil || second != nil else { return false }
        // A window that fills the screen is the same whether or not the request gives it.
        if rotated.windowOnScreen == stage.windowOnScreen, rotated.screen == stage.screen { return false }
        guard rotates, let first, let second else { return first != second }
        return first.size != second.size && first.size != second.size.transposed
    }

    private var changesFold: Bool {
        if isOtherPosture { return true }
        func regions(_ stage: Stage) -> [ReservedRegion] {
            stage.activeRegions.map { region in
                var region = region
                region.frame = region.frame.offset(x: stage.windowOnScreen.minX, y: stage.windowOnScreen.minY)
                return region
            }
        }
        return regions(rotated) != regions(stage)
    }

    private var changesDevice: Bool {
        func rest(_ device: DeviceState) -> DescribedDevice {
            var device = device.value
            device.id = nil
            device.orientation = .portrait
            device.window = nil
            device.browserChrome = nil
            device.elements = []
            device.keyboard = nil
            device.reservedRegions = nil
            // Differences of insets and bars then follow from the screen, the window or the orientation.
            if rotates || changesWindow || changesFold {
                device.safeAreaInsets = nil
                device.bars = Bars()
            }
            // Properties that change with the posture, or with a browser's size, do not count as changes of the device.
            if isOtherPosture || resizesBrowser { device.profile = Boxed(.plain(screen: Screen(size: .zero))) }
            return device
        }
        return rest(from.device) != rest(to.device)
    }

    /// How a docked keyboard changes; `nil` if it does not. Floating, undocked and split keyboards move nothing, and
    /// the system does not notify apps of them.
    var keyboard: KeyboardChange? {
        switch (rotated.dockedKeyboardOnScreen, stage.dockedKeyboardOnScreen) {
        case (nil, nil): return nil
        case (nil, _): return .show
        case (_, nil): return .hide
        case (let first, let second):
            // On another screen the same keyboard has another frame.
            let isChanged =
                rotated.screen == stage.screen
                ? first != second : from.device.keyboard?.extent != to.device.keyboard?.extent
            return isChanged ? .resize : nil
        }
    }

    // MARK: The dialog

    private var changesDetent: Bool {
        func selected(_ placed: PlacedDialog) -> Detent? {
            placed.builder.rest.detents.first(where: \.isSelected)?.detent
        }
        guard let first = selected(from), let second = selected(to) else {
            // If one of the layouts is not a sheet, as can happen in compact height, the requested detents are
            // compared.
            return from.dialog.placement.sheet.selected != to.dialog.placement.sheet.selected
        }
        return first != second
    }
}

extension DialogRequest {
    /// The members of the request that affect the resting layout, except the selected detent.
    fileprivate var atRest: DialogRequest {
        var request = value
        request.id = nil
        request.isRequestedByUser = false
        request.dismissal = Dismissal()
        request.present = TransitionRequest.silent
        request.dismiss = TransitionRequest.silent
        request.isTransitionSplit = false
        request.placement.sheet.selected = nil
        request.placement.sheet.givenMembers = []
        request.placement.popover.givenMembers = []
        return DialogRequest(request)
    }
}
