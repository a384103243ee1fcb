import Geometry
import JSONText

extension DeviceProfile {
    /// The device as a device file of Unity: lengths are in pixels, and y grows upwards.
    var unity: JSONValue {
        let (scale, size) = (screen.scale, screen.exactSize)
        let pixels = Size(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
        // An orientation whose insets are unknown is left out, because without insets the whole screen would count as
        // safe.
        let isKnown = figures.safeAreaInsets[Aspect(of: pixels).opposite] != nil
        let type: JSONValue =
            switch idiom {
            case .phone, .pad, .car, .watch: 1
            case .tv: 2
            case .desktop, .headset: 3
            }
        let screens: JSONValue = [
            [
                "width": .integer(Int(pixels.width)), "height": .integer(Int(pixels.height)), "navigationBarHeight": 0,
                "dpi": .number(dotsPerInch),
                "orientations": .list((isKnown ? [1, 3, 4] : [1]).map { orientation($0, pixels) }),
                "presentation": screen.cornerRadius.map { ["cornerRadius": .number($0 * scale)] },
            ]
        ]
        return [
            "friendlyName": .string(name), "version": 1, "screens": screens,
            "systemInfo": ["deviceType": type, "operatingSystem": .string(systemName)],
        ]
    }

    /// The dots per inch from which the reader derives the same scale: a point is 1/163 inch on Apple's phones, 1/132
    /// on its pads, 1/160 elsewhere.
    private var dotsPerInch: Double {
        guard system.isAppleTouch || system.name == .tvOS else { return 160 * screen.scale }
        return (idiom == .pad ? 132 : 163) * screen.scale
    }

    /// The name of the system, in which Unity searches for `iOS` or `Android`.
    private var systemName: String {
        (system.isAppleTouch ? "iOS" : system.name.rawValue) + (system.version.map { " " + $0.text } ?? "")
    }

    /// - Parameter orientation: `UnityEngine.ScreenOrientation`.
    private func orientation(_ orientation: Int, _ pixels: Size) -> JSONValue {
        let isTurned = orientation > 2
        let size = isTurned ? pixels.transposed : pixels
        let scale = screen.scale
        let insets = effectiveSafeAreaInsets(in: Aspect(of: size)).value
        let (left, right) = ((insets.left * scale).rounded(), (insets.right * scale).rounded())
        let (top, bottom) = ((insets.top * scale).rounded(), (insets.bottom * scale).rounded())
        // Insets that exceed the screen leave no safe area.
        let safeArea = Rect(
            x: min(left, size.width), y: min(bottom, size.height), width: max(0, size.width - left - right),
            height: max(0, size.height - top - bottom))
        let cutout = (isTurned ? nil : hardware.cutout?.frame).map { frame in
            let height = (frame.height * scale).rounded()
            return Rect(
                x: (frame.minX * scale).rounded(), y: pixels.height - (frame.minY * scale).rounded() - height,
                width: (frame.width * scale).rounded(), height: height)
        }
        return [
            "orientation": .integer(orientation), "safeArea": Self.value(safeArea),
            "cutouts": cutout.map { [Self.value($0)] },
        ]
    }

    private static func value(_ pixels: Rect) -> JSONValue {
        [
            "x": .number(pixels.minX), "y": .number(pixels.minY), "width": .number(pixels.width),
            "height": .number(pixels.height),
        ]
    }
}
