import Geometry
import JSONText

/// Unity's Device Simulator: https://docs.unity3d.com/Manual/device-simulator-adding-a-device.html. Its lengths are in
/// pixels, and y grows upwards.
extension DeviceImporter {
    /// The most pixels along one side, the same limit as for a profile's panel.
    private static let mostPixels = 1_000_000.0

    /// `UnityEngine.ScreenOrientation`.
    private enum Rotation: Int {
        case portrait = 1
        case upsideDown, landscapeLeft, landscapeRight
    }

    mutating func readUnity(_ node: JSONNode) {
        guard isObject(node) else { return }
        let name = string(node, "friendlyName", .required)
        let screens = elements(node, "screens", .required)
        let system = object(node, "systemInfo", .required)
        let text = system.flatMap { string($0, "operatingSystem", .required) }
        noteRest(of: node, read: ["friendlyName", "version", "screens", "systemInfo"])
        for other in screens.dropFirst() { note(other, "A profile has one screen; this one is left out.") }
        guard let screen = screens.first else {
            if node.member("screens")?.kind == .array {
                context.add {
                    JSONFault(
                        pointer: node.pointer + "/screens", code: "tooFew", message: "Needs a screen and has none.")
                }
            }
            return
        }
        guard isObject(screen) else { return }
        let pixels = self.size(screen, in: 1...Self.mostPixels)
        let dpi = number(screen, "dpi", .required, in: 1...5_000)
        guard let name, let system, let text, let pixels, let dpi else {
            _ = elements(screen, "orientations")
            return
        }
        let isPad = string(system, "deviceModel")?.hasPrefix("iPad") ?? false || name.contains("iPad")
        let running = self.system(text, isPad: isPad, system)
        let scale = self.scale(dpi, running, screen)
        let size = Size(width: pixels.width / scale, height: pixels.height / scale)
        guard size.width <= Self.sides.upperBound, size.height <= Self.sides.upperBound else {
            return value(screen).report(
                code: "outOfRange", message: "A screen of \(Self.shown(size)) points is more than a profile may have.")
        }
        var profile = DeviceProfile(
            id: "", name: name, idiom: self.idiom(running, isPad: isPad, size, system), system: running,
            screen: Screen(size: size, scale: scale, nativePixels: pixels))
        noteRest(of: system, read: ["operatingSystem", "deviceType"])
        readPresentation(screen, into: &profile)
        readOrientations(screen, pixels, into: &profile)
        add(profile, of: node)
    }

    private mutating func idiom(_ system: OperatingSystem, isPad: Bool, _ size: Size, _ info: JSONNode) -> Idiom {
        // `UnityEngine.DeviceType`: 1 is held in the hand, 2 a console, 3 a desktop.
        let type = number(info, "deviceType", in: 0...10)
        switch (type, system.name) {
        case (_, .wearOS): return .watch
        case (3, _), (_, .web), (_, .windows), (_, .macOS), (_, .visionOS): return .desktop
        case (2, _), (_, .tvOS), (_, .androidTV): return .tv
        case (_, .carPlay): return .car
        case (_, .iPadOS): return .pad
        case (_, .iOS), (_, .iPhoneOS): return isPad ? .pad : .phone
        case (nil, .gnome), (nil, .kde):
            note(
                info, "No type of device is told; idiom desktop is assumed, for which \(system.name.rawValue) is made.")
            return .desktop
        default: return assumedIdiom(of: size, info, because: "Unity does not tell phones from tablets")
        }
    }

    /// The system that a text names: one of our names at its beginning, or one of the names that Unity searches for.
    private mutating func system(_ text: String, isPad: Bool, _ info: JSONNode) -> OperatingSystem {
        let names = OperatingSystem.Name.allCases.sorted { $0.rawValue.utf8.count > $1.rawValue.utf8.count }
        let lower = text.lowercased()
        let digits = text.drop { !$0.isNumber }.prefix { $0.isASCII && $0.isNumber || $0 == "." }
        let version = Version(digits.split(separator: ".").prefix(3).joined(separator: "."))
        if let name = names.first(where: { lower.hasPrefix($0.rawValue.lowercased()) }) {
            return name == .iOS
                ? UserAgent.apple(version, isPad: isPad) : OperatingSystem(name: name, version: version)
        }
        if lower.contains("android") { return OperatingSystem(name: .android, version: version) }
        if lower.contains("ios") { return UserAgent.apple(version, isPad: isPad) }
        note(
            info, "operatingSystem",
            "\"\(text.clipped(to: 40))\" names none of the systems known here; the newest Android is assumed.")
        return OperatingSystem(name: .android)
    }

    /// The number of pixels per point, which Unity does not give.
    private mutating func scale(_ dpi: Double, _ system: OperatingSystem, _ screen: JSONNode) -> Double {
        let scale: Double
        let rule: String
        if system.isAppleTouch || system.name == .tvOS {
            scale = dpi >= 400 ? 3 : dpi >= 200 ? 2 : 1
            rule = "Apple's screens have 3 pixels per point from 400 dpi on, 2 from 200 on, 1 below"
        } else {
            scale = min(max((dpi / 160 * 10_000).rounded() / 10_000, Self.scales.lowerBound), Self.scales.upperBound)
            rule = "a point is 1/160 inch"
        }
        note(screen, "dpi", "Unity tells no pixels per point; scale \(JSONNumber.text(scale)) is assumed: \(rule).")
        return scale
    }

    private mutating func readPresentation(_ screen: JSONNode, into profile: inout DeviceProfile) {
        noteRest(of: screen, read: ["width", "height", "dpi", "orientations", "presentation"])
        guard let presentation = object(screen, "presentation") else { return }
        if let radius = number(presentation, "cornerRadius", in: 0...Self.mostPixels) {
            profile.screen.cornerRadius = radius / profile.screen.scale
        }
        noteRest(of: presentation, read: ["cornerRadius"])
    }

    private mutating func readOrientations(_ screen: JSONNode, _ pixels: Size, into profile: inout DeviceProfile) {
        let natural = Aspect(of: pixels)
        let nodes = elements(screen, "orientations")
        if nodes.isEmpty {
            note(screen, "No orientations are told; all of the screen is safe then, as Unity has it.")
            profile.figures.safeAreaInsets = .init(both: .zero)
        }
        for node in nodes where isObject(node) {
            guard let number = self.number(node, "orientation", .required, in: 1...4) else { continue }
            guard let turn = Rotation(rawValue: Int(number)), Double(turn.rawValue) == number else {
                node.member("orientation").map {
                    value($0).report(
                        code: "unknownValue",
                        message: "Needs 1 (portrait), 2 (upside down), 3 (landscape left) or 4 (landscape right).")
                }
                continue
            }
            let isTurned = turn == .landscapeLeft || turn == .landscapeRight
            let size = isTurned ? pixels.transposed : pixels
            let insets = self.insets(node, size, scale: profile.screen.scale)
            let cutout = self.cutout(node, size, scale: profile.screen.scale, isUpright: turn == .portrait)
            noteRest(of: node, read: ["orientation", "safeArea", "cutouts", "cutOuts"])
            let aspect = isTurned ? natural.opposite : natural
            if turn == .upsideDown {
                note(node, "A profile tells insets for portrait and landscape; those upside down are left out.")
            } else if let known = profile.figures.safeAreaInsets[aspect] {
                if known != insets { note(node, "A profile has one set of insets for landscape; these are left out.") }
            } else {
                profile.figures.safeAreaInsets[aspect] = insets
            }
            if let cutout, turn == .portrait { profile.hardware.cutout = cutout }
        }
    }

    /// The insets of the safe area, in points; zero if none is given, as in Unity.
    private mutating func insets(_ node: JSONNode, _ size: Size, scale: Double) -> EdgeInsets? {
        guard let area = object(node, "safeArea") else { return .zero }
        let bounds = Rect(origin: .zero, size: size)
        guard let frame = self.frame(area, in: bounds) else { return nil }
        noteRest(of: area, read: ["x", "y", "width", "height", "serializedVersion"])
        guard bounds.contains(frame) else {
            value(area).report(
                code: "outsideScreen",
                message: "The safe area does not lie on the screen of \(Self.shown(size)) pixels.")
            return nil
        }
        return EdgeInsets(
            top: frame.minY / scale, left: frame.minX / scale, bottom: (bounds.maxY - frame.maxY) / scale,
            right: (bounds.maxX - frame.maxX) / scale)
    }

    /// Reads a rectangle in pixels, and flips it so that y grows downwards.
    private func frame(_ node: JSONNode, in bounds: Rect) -> Rect? {
        let range = -Self.mostPixels...Self.mostPixels
        let x = number(node, "x", .required, in: range)
        let y = number(node, "y", .required, in: range)
        let width = number(node, "width", .required, in: 0...Self.mostPixels)
        let height = number(node, "height", .required, in: 0...Self.mostPixels)
        guard let x, let y, let width, let height else { return nil }
        return Rect(x: x, y: bounds.maxY - y - height, width: width, height: height)
    }

    /// Reads the first cut-out of the upright screen, in points. Those of other orientations are the same one, rotated.
    private mutating func cutout(_ node: JSONNode, _ size: Size, scale: Double, isUpright: Bool) -> Cutout? {
        let nodes = elements(node, "cutouts") + elements(node, "cutOuts")
        let bounds = Rect(origin: .zero, size: size)
        let frames = nodes.compactMap { isObject($0) ? self.frame($0, in: bounds) : nil }
        guard isUpright, let frame = frames.first, let first = nodes.first else { return nil }
        for other in nodes.dropFirst() { note(other, "A profile has one cut-out; this one is left out.") }
        let kind: Cutout.Kind = frame.minY <= 0 ? .notch : frame.width >= 2 * frame.height ? .island : .hole
        note(first, "Unity tells no kind of cut-out; \(kind.rawValue) is assumed by its place and shape.")
        guard frame.minX >= 0, frame.minY >= 0 else {
            note(first, "It reaches off the screen and is left out.")
            return nil
        }
        return Cutout(
            kind: kind,
            frame: Rect(
                x: frame.minX / scale, y: frame.minY / scale, width: frame.width / scale, height: frame.height / scale))
    }
}
