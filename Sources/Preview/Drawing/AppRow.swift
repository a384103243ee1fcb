import Dialogs
import Geometry

/// The apps that may take what an activity view is about, of which no request tells: icons with their names, drawn plainly.
enum AppRow {
    private static let icon = 60.0
    private static let leastGap = 12.0
    /// Above the icons, and below their names at least.
    private static let margin = 16.0
    private static let colors: [UInt32] = [
        0x34C759, 0x0A84FF, 0xFFB800, 0x8E8E93, 0xAF52DE, 0xFF3B30, 0x30B0C7, 0x5856D6, 0xFF9500, 0x32ADE6,
    ]

    /// As many as have room side by side, spread over all of it; nothing where it is too low.
    ///
    /// - Parameter room: From the layer's top left corner on.
    static func operations(_ room: Rect, in outline: LayerOutline) -> [DrawingOperation] {
        let count = min(colors.count, Int((room.width + leastGap) / (icon + leastGap)))
        guard count > 1, room.height >= icon + 3 * margin else { return [] }
        let pitch = (room.width - icon) / Double(count - 1)
        let corner = outline.path.bounds.origin
        let names = Color(red: 0x8E, green: 0x8E, blue: 0x93, alpha: 0x80)
        return (0..<count).flatMap { index -> [DrawingOperation] in
            let box = Rect(
                x: corner.x + room.minX + Double(index) * pitch, y: corner.y + room.minY + margin, width: icon,
                height: icon)
            let name = Rect(center: Point(x: box.midX, y: box.maxY + 11), size: Size(width: 38, height: 6))
            let outline = VectorPath(box, radii: CornerRadii(all: icon * 0.225), curve: .continuous)
            return [
                .fill(outline, .nonZero, .solid(Color(rgb: colors[index]))),
                .fill(VectorPath(rounded: name, radius: 3), .nonZero, .solid(names)),
            ]
        }
    }
}
