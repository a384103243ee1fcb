import Geometry
import JSONText

extension JSONWriter {
    /// Writes a device file of Unity: lengths are in pixels, and y grows upwards.
    mutating func writeUnity(_ profile: DeviceProfile) {
        let scale = profile.screen.scale
        let size = profile.screen.exactSize
        let pixels = Size(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
        beginObject()
        member("friendlyName", profile.name)
        member("version", 1)
        beginArray("screens")
        beginObject()
        member("width", Int(pixels.width))
        member("height", Int(pixels.height))
        member("navigationBarHeight", 0)
        member("dpi", Self.dpi(of: profile))
        beginArray("orientations")
        writeOrientation(1, profile, pixels)
        // An orientation whose insets are unknown is left out, because without insets the whole screen would count as
        // safe.
        if profile.figures.safeAreaInsets[Aspect(of: pixels).opposite] != nil {
            writeOrientation(3, profile, pixels)
            writeOrientation(4, profile, pixels)
        }
        endArray()
        if let radius = profile.screen.cornerRadius {
            beginObject("presentation")
            member("cornerRadius", radius * scale)
            endObject()
        }
        endObject()
        endArray()
        beginObject("systemInfo")
        let type =
            switch profile.idiom {
            case .phone, .pad, .car, .watch: 1
            case .tv: 2
            case .desktop, .headset: 3
            }
        member("deviceType", type)
        member("operatingSystem", Self.system(of: profile))
        endObject()
        endObject()
    }

    /// Returns the dots per inch from which the reader derives the same scale: a point is 1/163 inch on Apple's phones,
    /// 1/132 on its pads, 1/160 elsewhere.
    private static func dpi(of profile: DeviceProfile) -> Double {
        guard profile.system.isAppleTouch || profile.system.name == .tvOS else { return 160 * profile.screen.scale }
        return (profile.idiom == .pad ? 132 : 163) * profile.screen.scale
    }

    /// The name of the system, in which Unity searches for `iOS` or `Android`.
    private static func system(of profile: DeviceProfile) -> String {
        let version = profile.system.version.map { " " + $0.text } ?? ""
        return (profile.system.isAppleTouch ? "iOS" : profile.system.name.rawValue) + version
    }

    /// - Parameter orientation: `UnityEngine.ScreenOrientation`.
    private mutating func writeOrientation(_ orientation: Int, _ profile: DeviceProfile, _ pixels: Size) {
        let isTurned = orientation > 2
        let size = isTurned ? pixels.transposed : pixels
        let scale = profile.screen.scale
        let insets = profile.effectiveSafeAreaInsets(in: Aspect(of: size)).value
        beginObject()
        member("orientation", orientation)
        let (left, right) = ((insets.left * scale).rounded(), (insets.right * scale).rounded())
        let (top, bottom) = ((insets.top * scale).rounded(), (insets.bottom * scale).rounded())
        beginObject("safeArea")
        // Insets that exceed the screen leave no safe area.
        write(
            Rect(
                x: min(left, size.width), y: min(bottom, size.height), width: max(0, size.width - left - right),
                height: max(0, size.height - top - bottom)))
        endObject()
        if !isTurned, let frame = profile.hardware.cutout?.frame {
            beginArray("cutouts")
            beginObject()
            let height = (frame.height * scale).rounded()
            write(
                Rect(
                    x: (frame.minX * scale).rounded(), y: pixels.height - (frame.minY * scale).rounded() - height,
                    width: (frame.width * scale).rounded(), height: height))
            endObject()
            endArray()
        }
        endObject()
    }

    private mutating func write(_ pixels: Rect) {
        member("x", pixels.minX)
        member("y", pixels.minY)
        member("width", pixels.width)
        member("height", pixels.height)
    }
}
