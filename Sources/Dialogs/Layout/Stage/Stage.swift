import Boxes
package import Devices
package import Geometry

/// The place where a dialog is laid out: the window with its safe area, and the rules of the device's system.
///
/// Unless a member says otherwise, rectangles are in window coordinates: points, origin at the window's top-left corner
/// as the user sees it.
package final class Stage: Sendable {
    package let device: DeviceState
    package let orientation: Orientation
    /// The whole screen as the user sees it, in screen coordinates, with the origin at zero.
    package let screen: Rect
    /// The app's window, in screen coordinates.
    package let windowOnScreen: Rect
    /// The window in its own coordinates, with the origin at zero.
    package let window: Rect
    package let safeAreaInsets: EdgeInsets
    /// The insets of the safe area on the whole screen, in points.
    let screenInsets: EdgeInsets
    /// The height of the system's status bar on the screen, in points. It is stored because several steps need it and a
    /// look-up in the profile costs 140 instructions.
    let systemStatusBar: Double
    /// The window without its safe area insets.
    package let safeArea: Rect
    package let grid: PixelGrid
    package let sizeClass: SizeClasses
    /// The part of the window under the keyboard, whatever its mode; `nil` if there is none.
    package let keyboard: Rect?
    package let keyboardMode: Keyboard.Mode
    /// The keyboard in screen coordinates, even if it does not overlap the window; `nil` if there is none.
    let keyboardOnScreen: Rect?
    /// The system whose rules apply.
    package let system: OperatingSystem
    /// The release of Apple's systems whose figures apply. On other platforms it is the newest, and is used only where
    /// a platform lacks a figure of its own.
    package let release: AppleRelease
    /// The platform whose rules dialogs follow.
    package let platform: Platform
    package let idiom: Idiom
    /// The device's layout direction, on every system. Apple's systems mirror dialogs only from iOS 9 on, but the
    /// ledger requires mirrored alerts wherever a request asks for them (D11), and it takes precedence.
    package let direction: LayoutDirection
    /// The active regions in window coordinates: folds that divide, and occlusions.
    package let activeRegions: [ReservedRegion]
    /// The parts that all answers on this stage share, computed when a second answer needs them.
    private let common = Once<SharedStage>()

    /// The parts that all answers on this stage share; `nil` before a second answer needs them.
    var shared: SharedStage? { common.known }

    /// Computes the parts that all answers on this stage share. Called for the second answer.
    func share() {
        _ = common.value(or: { SharedStage(of: self, in: Projection(of: self, into: .interface), snapping: true) })
    }

    /// The part of the screen under a docked keyboard, in screen coordinates, even if it does not overlap the window.
    var dockedKeyboardOnScreen: Rect? {
        keyboardMode == .docked ? keyboardOnScreen?.intersection(screen) : nil
    }

    /// The safe area above a docked keyboard, in window coordinates.
    package var visible: Rect {
        guard let covered = dockedKeyboard else { return safeArea }
        let area = safeArea
        return Rect(
            minX: area.minX, minY: area.minY, maxX: area.maxX, maxY: max(area.minY, min(area.maxY, covered.minY)))
    }

    /// The keyboard if dialogs make room for it. Floating, undocked and split keyboards move out of the way themselves,
    /// and the system does not report them to apps.
    package var dockedKeyboard: Rect? { keyboardMode == .docked ? keyboard : nil }

    /// The release of Apple's systems; `nil` on other platforms.
    package var appleRelease: AppleRelease? { if case .apple = platform { release } else { nil } }
    /// The release of Android; the newest on other platforms, and where Compose draws.
    package var android: AndroidRelease { AndroidRelease(system) }
    /// Whether the system is one of Apple's touch systems, so that the rules of ``release`` are the platform's own.
    package var isAppleTouch: Bool { system.isAppleTouch }
    package var isAppleTelevision: Bool { if case .tvOS = system.name { true } else { false } }
    package var isCarPlay: Bool { if case .carPlay = system.name { true } else { false } }
    package var isWatch: Bool { if case .wearOS = system.name { true } else { false } }
    /// Whether dialogs on Android are drawn by Compose, rather than by views.
    package var isByCompose: Bool { system.library.isCompose }
    /// Whether the system shows the focus of a remote control or a knob; televisions always do.
    var showsFocus: Bool { isAppleTelevision || (isCarPlay && device.input == .focus) }

    // Pattern matching: comparing enumerations of another room would go through a witness table (Swift 6.3).

    package var isTelevision: Bool { if case .tv = idiom { true } else { false } }

    /// Whether the system's bottom inset, if there is any, comes from a home indicator or a navigation bar.
    var hasHomeIndicator: Bool {
        switch idiom {
        case .phone, .pad: true
        case .desktop, .tv, .car, .watch, .headset: false
        }
    }

    /// The major version of the system; the newest counts as infinite, as in `OperatingSystem.major`.
    package var majorVersion: Int { system.major }

    /// The width of the screen in its natural portrait: the shorter side, or the given width if the profile stores a
    /// screen that is wider than high.
    package var portraitWidth: Double {
        let size = device.profile.screen.exactSize
        return orientation.quarterTurn.swapsAxes || !size.isLandscape ? min(size.width, size.height) : size.width
    }

    /// Whether the stage includes the device's keyboard.
    package enum Keyboards: Sendable {
        case asGiven
        /// Without the keyboard.
        case away
    }

    /// Creates the stage of a device at one moment, in an orientation. All sizes are finite and not negative.
    ///
    /// - Parameter orientation: `nil` is the device's current orientation.
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
        // A window partly off its screen is still laid out whole; the hidden part is outside the safe area.
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
            // Insets that are given for the current orientation rotate with the hardware.
            screenInsets =
                orientation.quarterTurn.swapsAxes == device.orientation.quarterTurn.swapsAxes
                ? given : given.turned(on: idiom)
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
        systemStatusBar = Stage.statusBarHeight(of: device, running: system, on: size, top: screenInsets.top, sizeClass)

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
            // A docked keyboard stays docked when the device rotates; its frame is known for one orientation only.
            let before = device.profile.screen.bounds(in: device.orientation)
            height = frame.intersection(before)?.height ?? 0
        case .height(let given): height = given
        case .catalogue:
            guard let known = device.profile.keyboardHeight(in: Aspect(of: screen.size), on: device.system)
            else { throw ResolveError([.device, .keyboard], .unknownKeyboardHeight) }
            height = known
        }
        guard height < screen.height else {
            throw ResolveError([.device, .keyboard], .keyboardFillsScreen(height: height, available: screen.height))
        }
        return Rect(x: 0, y: screen.height - height, width: screen.width, height: height)
    }

    /// How far the window's unsafe bands reach into `frame` at each edge.
    package func unsafeInsets(of frame: Rect) -> EdgeInsets {
        let safe = safeArea
        return EdgeInsets(
            top: max(0, min(frame.height, safe.minY - frame.minY)),
            left: max(0, min(frame.width, safe.minX - frame.minX)),
            bottom: max(0, min(frame.height, frame.maxY - safe.maxY)),
            right: max(0, min(frame.width, frame.maxX - safe.maxX)))
    }
}
