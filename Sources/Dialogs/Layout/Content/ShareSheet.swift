import Devices
package import Geometry

/// The system's own parts of a share sheet, which no request describes: a thumbnail of what is shared, a close button,
/// and a row of apps that may receive it, all drawn plainly in one colour.
///
/// No source gives its figures, `Figures/apple-share-sheet.json`: they were chosen by eye.
package enum ShareSheet {
    enum FigureName: Int, FigureKey {
        case thumbnail, gap, close, icon, leastIcon, leastGap, nameWidth, nameHeight, appsTop, nameArea, appsBottom
        case thumbnailRadius, closeArm, closeStroke, line, iconRadius, nameMiddle, mostIcons
    }

    private static let figures = FigureTable<FigureName, AppleRelease>("apple-share-sheet")

    enum ColorName: Int, FigureKey { case parts }

    private static let colors = ColorTable<ColorName, AppleRelease>("apple-share-sheet")

    /// The colour of all parts, for backgrounds of either appearance.
    package static let color = colors[.parts][.light, .normal].flat

    /// The side of the thumbnail, in points.
    package static let thumbnail = figures[.thumbnail]
    /// The gap between the thumbnail and the text, and above it, in points.
    package static let gap = figures[.gap]
    private static let icon = figures[.icon]
    private static let leastIcon = figures[.leastIcon]
    /// The height of a row of icons with their names, and the room above and below them.
    package static let apps = figures[.appsTop] + icon + figures[.nameArea] + figures[.appsBottom]

    /// The least height of the header above the apps.
    package static let leastHeader = thumbnail + 2 * gap

    /// - Parameters:
    ///   - box: The body without its side insets.
    ///   - apps: The height of the row of apps at its bottom.
    ///   - texts: The bounding box of title and message; `nil` if there is neither.
    package static func path(in box: Rect, apps: Double, texts: Rect?, isMirrored: Bool) -> VectorPath {
        let foot = max(box.minY, box.maxY - apps)
        let middle = texts?.midY ?? (box.minY + foot) / 2
        func frame(_ side: Double, atStart: Bool) -> Rect {
            let isLeft = atStart != isMirrored
            return Rect(x: isLeft ? box.minX : box.maxX - side, y: middle - side / 2, width: side, height: side)
        }
        var path = VectorPath(rounded: frame(thumbnail, atStart: true), radius: figures[.thumbnailRadius])
        path = path.appending(closing(in: frame(figures[.close], atStart: false)))
        path = path.appending(
            VectorPath(rectangle: Rect(x: box.minX, y: foot, width: box.width, height: figures[.line])))
        return icons(in: Rect(minX: box.minX, minY: foot, maxX: box.maxX, maxY: box.maxY)).reduce(path) {
            $0.appending($1)
        }
    }

    /// A disc with a cross cut out of it.
    private static func closing(in disc: Rect) -> VectorPath {
        let (center, arm, half) = (disc.center, disc.width * figures[.closeArm], disc.width * figures[.closeStroke])
        func at(_ along: Double, _ across: Double) -> Point {
            Point(x: center.x + along - across, y: center.y + along + across)
        }
        let points = [
            at(-arm, -half), at(-half, -half), at(-half, -arm), at(half, -arm), at(half, -half), at(arm, -half),
            at(arm, half), at(half, half), at(half, arm), at(-half, arm), at(-half, half), at(-arm, half),
        ]
        let cross = VectorPath(elements: [.move(points[0])] + points.dropFirst().map { .line($0) } + [.close])
        return VectorPath(ellipseIn: disc).appending(cross)
    }

    /// The icons of a row: as many as fit side by side, spread evenly over it; smaller in a low row, and without their
    /// names in a very low one.
    private static func icons(in row: Rect) -> [VectorPath] {
        let hasNames = row.height - (apps - icon) >= leastIcon
        let side = min(icon, row.height - (hasNames ? apps - icon : 2 * gap))
        let count = min(
            Int(figures[.mostIcons]),
            Int((row.width + figures[.leastGap]) / (max(side, leastIcon) + figures[.leastGap])))
        guard count > 1, side >= leastIcon else { return [] }
        let pitch = (row.width - side) / Double(count - 1)
        return (0..<count).flatMap { index -> [VectorPath] in
            let box = Rect(
                x: row.minX + Double(index) * pitch, y: row.minY + (hasNames ? figures[.appsTop] : gap), width: side,
                height: side)
            let shape = VectorPath(rounded: box, radius: side * figures[.iconRadius])
            guard hasNames else { return [shape] }
            let name = Size(width: figures[.nameWidth], height: figures[.nameHeight])
            let label = Rect(center: Point(x: box.midX, y: box.maxY + figures[.nameMiddle]), size: name)
            return [shape, VectorPath(rounded: label, radius: name.height / 2)]
        }
    }
}
