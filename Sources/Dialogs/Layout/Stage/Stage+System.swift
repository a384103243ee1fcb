import Boxes
import Devices
package import Geometry

// What the system draws around and over every app.
extension Stage {
    // MARK: Status bar

    /// Whether the system has a status bar over the app. Browsers, desktops, televisions and windows below a shell's
    /// bar have none.
    private var hasStatusBar: Bool {
        if case .toolkit = platform { return false }
        return switch (idiom, system.name) {
        case (.desktop, _), (.tv, _), (.car, _), (.watch, _), (.headset, _), (_, .web), (_, .tvOS), (_, .androidTV),
            (_, .carPlay):
            false
        case (.phone, _), (.pad, _): true
        }
    }

    /// The status bar over the app without any dialog, in window coordinates; `nil` if the window has none.
    ///
    /// A hidden bar has no height, as in UIKit.
    package var statusBar: StatusBar? {
        if let shared { return shared.own.statusBar }
        return findStatusBar()
    }

    func findStatusBar() -> StatusBar? {
        guard hasStatusBar else { return nil }
        if let frame = frame(of: .status), frame.height > 0 {
            return StatusBar(frame: frame, style: ownStatusBarStyle)
        }
        if let column = statusColumn?.intersection(window) { return StatusBar(frame: column, style: ownStatusBarStyle) }
        // A window that begins below the status bar has none.
        guard windowOnScreen.minY <= 0 else { return nil }
        return StatusBar(frame: Rect(x: 0, y: 0, width: window.width, height: 0), style: .hidden)
    }

    /// How the status bar is drawn over an app that does not choose a style.
    ///
    /// From iOS 13 on it follows the appearance (appearance statusbar.default). On iOS 7 to 12 it is dark, which
    /// `UIStatusBarStyle.default` was then; before, black on a grey bar, and on pads white on a black one. On Android
    /// it follows the appearance from 6 on, which brought `windowLightStatusBar`; before, it is white.
    private var ownStatusBarStyle: StatusBar.Style {
        let byAppearance: StatusBar.Style = device.appearance == .dark ? .light : .dark
        guard isAppleTouch else { return isSince(.statusBarFollowsSince) ? byAppearance : .light }
        if release >= .card { return byAppearance }
        return release == .classic && idiom == .pad ? .light : .dark
    }

    /// The status bar down one side of a phone, in window coordinates; `nil` for other devices. A phone has it there if
    /// it has no inset at the top and an inset on the right side alone that is at least
    /// ``DeviceFigures/FigureName/statusBarColumnLeast``. (devices.json, iPhone Duo: the status bar runs down the
    /// right-hand edge inside the 84-point inset.)
    private var statusColumn: Rect? {
        let insets = screenInsets
        guard device.id != nil, isAppleTouch, case .phone = idiom, insets.top == 0, insets.left == 0,
            insets.right >= DeviceFigures.figures[.statusBarColumnLeast]
        else { return nil }
        let column = Rect(
            minX: screen.maxX - insets.right, minY: 0, maxX: screen.maxX, maxY: screen.maxY - insets.bottom)
        return column.offset(x: -windowOnScreen.minX, y: -windowOnScreen.minY)
    }

    /// The system's status bar across the screen, in window coordinates, wherever the window is; `nil` if it is hidden.
    var statusBarOfScreen: Rect? {
        guard hasStatusBar else { return nil }
        if let column = statusColumn { return column }
        guard systemStatusBar > 0 else { return nil }
        return Rect(x: -windowOnScreen.minX, y: -windowOnScreen.minY, width: screen.width, height: systemStatusBar)
    }

    /// Returns the height of the system's status bar on the screen, in points; see `systemStatusBar`.
    ///
    /// If no source has measured a device's status bar, its height is the top inset of the safe area. Apple's phones
    /// hide it from iOS 8 on if the height is compact, and show it before.
    ///
    /// - Parameters:
    ///   - screen: The size of the screen as the user sees it.
    ///   - top: The top inset of the screen's safe area, in points.
    static func statusBarHeight(
        of device: DeviceState, running system: OperatingSystem, on screen: Size, top: Double, _ sizeClass: SizeClasses
    ) -> Double {
        let aspect = Aspect(of: screen)
        let known = device.profile.effectiveStatusBarHeight(in: aspect, on: device.system)
        switch device.profile.idiom {
        case .phone where system.isAppleTouch && aspect == .landscape:
            if keepsStatusBar(device, on: screen) { return DeviceFigures.figures[.statusBarHeight] }
            if Double(system.major) < DeviceFigures.figures[.statusBarHidesSince] { return known }
            if case .compact = sizeClass.vertical { return 0 }
            return known > 0 ? known : top
        case .phone, .pad: return known > 0 ? known : top
        case .desktop, .tv, .car, .watch, .headset: return known
        }
    }

    /// Whether a phone of Apple's shows a status bar in landscape although its profile lists none: the catalogue has
    /// the figures of iOS 8 and later, which hides it.
    static func keepsStatusBar(_ device: DeviceState, on screen: Size) -> Bool {
        let system = device.runningSystem
        guard case .phone = device.profile.idiom, system.isAppleTouch, screen.isLandscape,
            Double(system.major) < DeviceFigures.figures[.statusBarHidesSince]
        else { return false }
        return device.profile.effectiveStatusBarHeight(in: .landscape, on: device.system) == 0
            && device.profile.effectiveStatusBarHeight(in: .portrait, on: device.system) > 0
    }

    // MARK: Windows

    /// The three buttons that close and resize a window on iPadOS 26, in its leading top corner, in window coordinates;
    /// `nil` if the window fills the screen, and on other systems.
    package var windowControls: Rect? {
        guard isAppleTouch, release == .glass, windowOnScreen != screen else { return nil }
        let size = DeviceFigures.figures[.windowControlsSize]
        let width = size + 2 * DeviceFigures.figures[.windowControlsPitch]
        let inset = DeviceFigures.figures[.windowControlsInset]
        return Rect(
            x: direction == .leftToRight ? inset : window.width - inset - width,
            y: safeArea.minY + DeviceFigures.figures[.windowControlsMiddle] - size / 2, width: width, height: size)
    }

    // MARK: Home indicator

    /// The bar by which the user leaves the app, in window coordinates, even if the window does not reach it; `nil` if
    /// the device has none.
    package var homeIndicator: Rect? {
        if let shared { return shared.own.homeIndicator }
        return findHomeIndicator()
    }

    func findHomeIndicator() -> Rect? {
        guard let (width, height, margin) = homeIndicatorSize else { return nil }
        // The indicator is equally far from both sides, snapped to pixels.
        let side = grid.snap((screen.width - width) / 2)
        let box = Rect(x: side, y: screen.height - margin - height, width: screen.width - 2 * side, height: height)
        return box.offset(x: -windowOnScreen.minX, y: -windowOnScreen.minY)
    }

    private var homeIndicatorSize: (width: Double, height: Double, margin: Double)? {
        guard hasHomeIndicator, screenInsets.bottom > 0 else { return nil }
        let figures = DeviceFigures.figures
        if isAppleTouch {
            guard isSince(.homeIndicatorSince) else { return nil }
            let short = min(screen.width, screen.height)
            let width =
                switch idiom {
                case .pad: short * figures[.homeIndicatorWidthPad]
                default:
                    screen.size.isLandscape
                        ? screen.width * figures[.homeIndicatorWidthLandscape] : short * figures[.homeIndicatorWidth]
                }
            return (width.rounded(), figures[.homeIndicatorHeight], figures[.homeIndicatorBottom])
        }
        guard case .android = system.name, isSince(.navigationHandleSince),
            screenInsets.bottom < figures[.navigationBarHeightLeast]
        else { return nil }
        return (
            figures[.navigationHandleWidth], figures[.navigationHandleHeight], figures[.navigationHandleBottom]
        )
    }

    // MARK: The panel

    /// The panel as answers describe it, in window coordinates, without the home indicator.
    var screenReport: ScreenReport {
        ScreenReport(cornerRadius: cornerRadiusOfScreen, cornerCurve: cornerCurveOfScreen, cutouts: cutouts)
    }

    /// The areas that are cut out of the panel, in window coordinates: the known or likely cut-out of the catalogue's
    /// device, and other occlusions that the request gives.
    package var cutouts: [RoundedArea] {
        var areas: [RoundedArea] = []
        if let cutout = device.profile.hardware.cutout ?? likelyCutout { areas.append(area(of: cutout)) }
        for region in activeRegions where region.kind == .occlusion {
            guard !region.frame.isEmpty, !areas.contains(where: { $0.frame.intersection(region.frame) != nil }) else {
                continue
            }
            areas.append(RoundedArea(frame: region.frame, radii: .zero))
        }
        return areas
    }

    /// The likely cut-out of an iPhone in the catalogue without a documented one, by its top safe area inset: an island
    /// from ``DeviceFigures/FigureName/islandSafeAreaLeast`` on, a notch from
    /// ``DeviceFigures/FigureName/notchSafeAreaLeast`` on.
    private var likelyCutout: Cutout? {
        guard device.id != nil, case .phone = idiom, homeIndicator != nil else { return nil }
        guard isAppleTouch else { return likelyHole }
        let free = device.profile.effectiveSafeAreaInsets(in: .portrait, on: device.system).value.top
        let width = device.profile.screen.exactSize.width
        func frame(y: Double, _ size: Size) -> Rect {
            Rect(x: (width - size.width) / 2, y: y, width: size.width, height: size.height)
        }
        if free >= DeviceFigures.figures[.islandSafeAreaLeast] {
            let size = Size(width: DeviceFigures.figures[.islandWidth], height: DeviceFigures.figures[.islandHeight])
            return Cutout(kind: .island, frame: frame(y: free - DeviceFigures.figures[.islandRise], size))
        }
        guard free >= DeviceFigures.figures[.notchSafeAreaLeast] else { return nil }
        let isNarrow = Double(device.profile.listing.year ?? 0) >= DeviceFigures.figures[.notchNarrowSince]
        let size =
            isNarrow
            ? Size(width: DeviceFigures.figures[.notchWidthNarrow], height: DeviceFigures.figures[.notchHeightNarrow])
            : Size(width: width * DeviceFigures.figures[.notchWidth], height: DeviceFigures.figures[.notchHeight])
        return Cutout(kind: .notch, frame: frame(y: 0, size))
    }

    /// The likely camera hole of an Android phone in the catalogue without a documented one: in the middle of the top
    /// safe area inset, if that is at least ``DeviceFigures/FigureName/holeSafeAreaLeast``.
    private var likelyHole: Cutout? {
        let free = device.profile.effectiveSafeAreaInsets(in: .portrait, on: device.system).value.top
        guard platform == .material, free >= DeviceFigures.figures[.holeSafeAreaLeast] else { return nil }
        let size = DeviceFigures.figures[.holeSize]
        let center = Point(x: device.profile.screen.exactSize.width / 2, y: free / 2)
        return Cutout(kind: .hole, frame: Rect(center: center, size: Size(width: size, height: size)))
    }

    /// Returns the area of a cut-out on the screen in this orientation. An island is round at both ends, a hole is a
    /// circle, and a notch is round at the corners away from the edge that it is cut into.
    private func area(of cutout: Cutout) -> RoundedArea {
        var frame = cutout.frame
        let round = min(frame.width, frame.height) / 2
        let radii: CornerRadii
        switch cutout.kind {
        case .island: radii = CornerRadii(all: round)
        case .hole:
            // Android's bounding boxes of cut-outs extend to the nearest edge (`DisplayCutout`), and as far again
            // beyond the hole, so that the hole is in their middle.
            if frame.minY <= 0, frame.height > frame.width {
                let size = min(DeviceFigures.figures[.holeSize], 2 * round)
                frame = Rect(center: frame.center, size: Size(width: size, height: size))
            }
            radii = CornerRadii(all: min(frame.width, frame.height) / 2)
        case .notch:
            let radius = min(DeviceFigures.figures[.notchRadius], frame.height)
            radii = CornerRadii(bottomRight: radius, bottomLeft: radius).fitted(to: frame.size)
        }
        let back = orientation.quarterTurn.inverse
        return RoundedArea(
            frame: back.rotate(frame, on: screen.size).offset(x: -windowOnScreen.minX, y: -windowOnScreen.minY),
            radii: back.rotate(radii))
    }

    /// Radius of the panel's corners, in points: that of the catalogue; else a likely one for phones and foldables with
    /// a home indicator; else `nil`.
    var cornerRadiusOfScreen: Double? {
        if let known = device.profile.screen.cornerRadius { return known }
        // An orientation may have no home indicator.
        func bottom(_ aspect: Aspect) -> Double {
            device.profile.safeAreaInsetsInEffect(in: aspect, on: device.system).bottom
        }
        guard device.id != nil, homeIndicator != nil || bottom(.portrait) > 0 || bottom(.landscape) > 0 else {
            return nil
        }
        if isAppleTouch {
            return idiom == .phone ? DeviceFigures.figures[.screenCornerRadiusIPhonesWithAHomeIndicator] : nil
        }
        guard platform == .material, idiom == .phone || device.profile.hardware.posture != nil else { return nil }
        return DeviceFigures.figures[.screenCornerRadius]
    }

    /// The shape of the panel's corners: on Apple's devices the same as of layers.
    var cornerCurveOfScreen: CornerCurve {
        isAppleTouch && (cornerRadiusOfScreen ?? 0) > 0 ? .continuous : .circular
    }
}
