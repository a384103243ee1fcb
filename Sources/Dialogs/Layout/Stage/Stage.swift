import Boxes
package import Devices
package import Geometry

/// Where a dialog is laid out: the window, what of it is safe, and the rules of the system it runs.
///
/// Unless a member says otherwise, rectangles are in window coordinates: points, origin at the window's top-left
/// corner as the user sees it.
package final class Stage: Sendable {
    package let device: DeviceState
    package let orientation: Orientation
    /// The whole screen as the user sees it, origin zero, in screen coordinates.
    package let screen: Rect
    /// The app's window, in screen coordinates.
    package let windowOnScreen: Rect
    /// The window in its own coordinates, origin zero.
    package let window: Rect
    package let safeAreaInsets: EdgeInsets
    /// How much of the screen is not safe at each of its edges, in points.
    let screenInsets: EdgeInsets
    /// The height of the system's status bar on the screen, in points: several steps ask, and look-ups in the profile
    /// take 140 instructions.
    let systemStatusBar: Double
    /// The window inside its safe area.
    package let safeArea: Rect
    package let grid: PixelGrid
    package let sizeClass: SizeClasses
    /// The part of the window under the keyboard, whatever its mode; nil where there is none.
    package let keyboard: Rect?
    package let keyboardMode: Keyboard.Mode
    /// Where the keyboard is, in screen coordinates, whether or not the window reaches it; nil where there is none.
    let keyboardOnScreen: Rect?
    /// The system whose rules hold.
    package let system: OperatingSystem
    /// The release whose figures Apple's styles have here: the newest on other platforms, where nothing asks for it but
    /// what stands in for figures that a platform lacks.
    package let release: AppleRelease
    /// Whose rules dialogs follow here.
    package let platform: Platform
    package let idiom: Idiom
    /// As the device has it, on every system: Apple's mirror their dialogs from iOS 9 on alone, which the ledger, that
    /// has alerts mirrored wherever it is asked for (D11), stands against.
    package let direction: LayoutDirection
    /// The regions that count at the moment, in window coordinates: folds that divide, and what covers the screen.
    package let activeRegions: [ReservedRegion]
    /// What every answer on this stage says alike, worked out when a second one comes.
    private let common = Once<SharedStage>()

    /// What every answer on this stage says alike; nil before a second one has come.
    var shared: SharedStage? { common.known }

    /// Works out what answers on it tell alike, since it has several.
    func share() { _ = common.value(or: { SharedStage(screen: screenReport(snapping: true)) }) }

    /// The part of the screen under a docked keyboard, in screen coordinates, whether or not the window reaches it.
    var dockedKeyboardOnScreen: Rect? {
        keyboardMode == .docked ? keyboardOnScreen?.intersection(screen) : nil
    }

    /// The safe area above a docked keyboard.
    package var visible: Rect {
        guard let covered = dockedKeyboard else { return safeArea }
        let area = safeArea
        return Rect(
            minX: area.minX, minY: area.minY, maxX: area.maxX, maxY: max(area.minY, min(area.maxY, covered.minY)))
    }

    /// The keyboard if dialogs make room for it. Floating, undocked and split keyboards move out of the way
    /// themselves, and the system tells apps nothing of them.
    package var dockedKeyboard: Rect? { keyboardMode == .docked ? keyboard : nil }

    /// The release of Apple's systems; nil on other platforms.
    package var appleRelease: AppleRelease? { if case .apple = platform { release } else { nil } }
    /// Whether the rules of the era are the platform's own.
    package var isAppleTouch: Bool { system.isAppleTouch }
    /// Whether the system is tvOS.
    package var isAppleTelevision: Bool { if case .tvOS = system.name { true } else { false } }
    /// Whether the system is CarPlay.
    package var isCarPlay: Bool { if case .carPlay = system.name { true } else { false } }
    /// Whether the system is Wear OS.
    package var isWatch: Bool { if case .wearOS = system.name { true } else { false } }
    /// Whether Compose draws the dialogs of an Android, rather than its views.
    package var isByCompose: Bool { system.library.isCompose }
    /// Whether the system shows where the focus of a remote or a knob is: televisions always do.
    var showsFocus: Bool { isAppleTelevision || (isCarPlay && device.input == .focus) }

    // Asked by pattern: the comparisons of another room's enumerations go by way of a table (Swift 6.3).

    package var isTelevision: Bool { if case .tv = idiom { true } else { false } }

    /// Whether the system keeps a band at the bottom for itself, where it keeps any insets.
    var hasHomeIndicator: Bool {
        switch idiom {
        case .phone, .pad: true
        case .desktop, .tv, .car, .watch: false
        }
    }

    /// The major version of the system; the newest counts as endless, as `OperatingSystem.major` has it.
    package var majorVersion: Int { system.major }

    /// The width of the screen held in its natural portrait: the shorter side, or the given width where the profile
    /// stores a screen wider than high.
    package var portraitWidth: Double {
        let size = device.profile.screen.exactSize
        return orientation.quarterTurn.swapsAxes || !size.isLandscape ? min(size.width, size.height) : size.width
    }

    /// Whether the device's keyboard counts.
    package enum Keyboards: Sendable {
        case asGiven
        /// As if the keyboard were down.
        case away
    }

    /// Takes a device at one moment; gives its stage held in `orientation`; promises finite, non-negative sizes.
    ///
    /// - Parameter orientation: Nil is the device's own.
    package init(
        _ device: DeviceState, in orientation: Orientation? = nil, keyboard keyboards: Keyboards = .asGiven
    ) throws(ResolveError) {
        let orientation = orientation ?? device.orientation
        self.device = device
        self.orientation = orientation
        let profile = device.profile
        let natural = profile.screen.exactSize
        let size = orientation.quarterTurn.swapsAxes ? natural.transposed : natural
        screen = Rect(origin: .zero, size: size)
        windowOnScreen = Stage.windowOnScreen(of: device, in: orientation)
        if device.browserChrome != nil, windowOnScreen.isEmpty {
            throw ResolveError([.device, .browserChrome], .leavesNoRoom(of: .window))
        }
        // A window pushed half off its screen is still laid out whole; what cannot be seen of it is not safe.
        guard windowOnScreen.intersection(screen) != nil else {
            throw ResolveError([.device, .window], .outsideScreen)
        }
        window = Rect(origin: .zero, size: windowOnScreen.size)
        grid = PixelGrid(scale: profile.screen.scale)
        system = device.runningSystem
        release = system.release
        platform = system.platform
        idiom = profile.idiom
        direction = device.layoutDirection

        if let given = device.safeAreaInsets {
            // Insets given for the orientation at hand travel with the hardware into the others.
            screenInsets =
                orientation.quarterTurn.swapsAxes == device.orientation.quarterTurn.swapsAxes
                ? given : given.rotatedWithHardware
            guard screenInsets.horizontal < size.width, screenInsets.vertical < size.height else {
                throw ResolveError([.device, .safeAreaInsets], .leavesNoRoom(of: .screen))
            }
        } else {
            var insets = profile.safeAreaInsetsInEffect(held: orientation, on: device.system)
            if insets.top == 0, Stage.keepsStatusBar(device, on: size) {
                insets.top = DeviceFigures.figures[.statusBarHeight]
            }
            screenInsets = insets
        }
        safeAreaInsets = SafeArea.insets(of: windowOnScreen, on: screen, insets: screenInsets)
        safeArea = window.inset(by: safeAreaInsets)
        sizeClass = profile.sizeClasses(ofWindow: windowOnScreen.size, in: orientation, on: device.system)
        systemStatusBar = Stage.statusBarHeight(
            of: device, running: system, on: size, top: screenInsets.top, sizeClass)

        if keyboards == .asGiven, let keyboard = device.keyboard {
            let frame = try Stage.frame(of: keyboard, on: screen, device: device, in: orientation)
            let inWindow = frame.offset(x: -windowOnScreen.minX, y: -windowOnScreen.minY)
            self.keyboard = inWindow.intersection(window)
            keyboardMode = keyboard.mode
            keyboardOnScreen = frame
        } else {
            keyboard = nil
            keyboardMode = .docked
            keyboardOnScreen = nil
        }
        activeRegions = Stage.activeRegions(of: device, in: orientation, on: screen, window: windowOnScreen)
    }

    private static func frame(
        of keyboard: Keyboard, on screen: Rect, device: DeviceState, in orientation: Orientation
    ) throws(ResolveError) -> Rect {
        let height: Double
        switch keyboard.extent {
        case .frame(let frame):
            guard !frame.contains(screen) else {
                throw ResolveError(
                    [.device, .keyboard, .frame],
                    .keyboardFillsScreen(height: frame.height, available: screen.height))
            }
            guard keyboard.mode == .docked, orientation.swapsAxes != device.orientation.swapsAxes else { return frame }
            // A docked keyboard stays docked when the device turns; its frame is known for one way up only.
            let before = device.profile.screen.bounds(in: device.orientation)
            height = frame.intersection(before)?.height ?? 0
        case .height(let given): height = given
        case .catalogue:
            guard
                let known = device.profile.keyboardHeight(in: Aspect(of: screen.size), on: device.system)
            else {
                throw ResolveError([.device, .keyboard], .unknownKeyboardHeight)
            }
            height = known
        }
        guard height < screen.height else {
            throw ResolveError(
                [.device, .keyboard], .keyboardFillsScreen(height: height, available: screen.height))
        }
        return Rect(x: 0, y: screen.height - height, width: screen.width, height: height)
    }

    /// How far the unsafe bands of the window reach into `frame`, edge by edge.
    package func unsafeInsets(of frame: Rect) -> EdgeInsets {
        let safe = safeArea
        return EdgeInsets(
            top: max(0, min(frame.height, safe.minY - frame.minY)),
            left: max(0, min(frame.width, safe.minX - frame.minX)),
            bottom: max(0, min(frame.height, frame.maxY - safe.maxY)),
            right: max(0, min(frame.width, frame.maxX - safe.maxX)))
    }
}
