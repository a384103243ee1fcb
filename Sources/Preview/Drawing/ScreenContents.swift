import Boxes
import Devices
import Dialogs
import Geometry

/// What is drawn over the screen in addition to the system's own layers: Android's navigation buttons, folds and
/// cut-outs. Measures and colours were chosen by eye.
struct ScreenContents {
    let stage: StageReport
    let furniture: ScreenFurniture
    /// The visible colour at a point below all of it.
    let ground: (Point) -> Color?

    var operations: [DrawingOperation] { buttons + divisions + cutouts }

    private var cutouts: [DrawingOperation] {
        stage.screen.cutouts.map { area in
            .fill(VectorPath(rounded: area.frame, radii: area.radii), .nonZero, .solid(.black))
        }
    }

    // MARK: Buttons

    /// Back, home and recent apps: white on black up to Android 9; from Android 10 on, drawn over the app.
    private var buttons: [DrawingOperation] {
        guard let bar = furniture.buttonBar, !bar.isEmpty else { return [] }
        let isBlack = stage.state.runningSystem.major < 10
        let isUpright = bar.width > bar.height
        let size = 18.0
        let mirrored = stage.state.layoutDirection == .rightToLeft
        var operations: [DrawingOperation] =
            isBlack ? [.fill(VectorPath(rectangle: bar), .nonZero, .solid(.black))] : []
        let symbols: [SystemSymbol] =
            AndroidRelease(stage.state.runningSystem).isHolo
            ? [.holoBack, .holoHome, .holoRecent] : [.back, .home, .recent]
        for (index, symbol) in symbols.enumerated() {
            // In landscape the first button is at the bottom, as if the device had been rotated.
            let place = isUpright ? (mirrored ? 2 - index : index) : 2 - index
            let share = 0.2 + 0.3 * Double(place)
            let center =
                isUpright
                ? Point(x: bar.minX + bar.width * share, y: bar.midY)
                : Point(x: bar.midX, y: bar.minY + bar.height * share)
            let ink = isBlack || ground(center)?.isDark == true ? Color.white : Color(rgb: 0x3C3C40)
            let box = Rect(center: center, size: Size(width: size, height: size))
            operations += symbol.draw(in: box, ink)
        }
        return operations
    }

    // MARK: Folds

    /// A hinge at its real width; a crease as a shadow.
    private var divisions: [DrawingOperation] {
        furniture.divisions.flatMap { fold -> [DrawingOperation] in
            let isUpright = fold.height > fold.width
            let isHinge = stage.state.profile.hardware.fold?.kind == .hinge
            if isHinge, min(fold.width, fold.height) >= 4 {
                return [.fill(VectorPath(rectangle: fold), .nonZero, .solid(Color(rgb: 0x0C0C0E)))]
            }
            let width = max(min(fold.width, fold.height), 8)
            let band =
                isUpright
                ? Rect(x: fold.midX - width / 2, y: fold.minY, width: width, height: fold.height)
                : Rect(x: fold.minX, y: fold.midY - width / 2, width: fold.width, height: width)
            let line =
                isUpright
                ? Rect(x: fold.midX - 0.5, y: fold.minY, width: 1, height: fold.height)
                : Rect(x: fold.minX, y: fold.midY - 0.5, width: fold.width, height: 1)
            let (clear, dark) = (
                Color(red: 0, green: 0, blue: 0, alpha: 0), Color(red: 0, green: 0, blue: 0, alpha: 0x40)
            )
            let shade = Fill.linear(
                from: band.origin,
                to: isUpright ? Point(x: band.maxX, y: band.minY) : Point(x: band.minX, y: band.maxY),
                [
                    Fill.Stop(offset: 0, color: clear), Fill.Stop(offset: 0.5, color: dark),
                    Fill.Stop(offset: 1, color: clear),
                ])
            return [
                .fill(VectorPath(rectangle: band), .nonZero, shade),
                .fill(
                    VectorPath(rectangle: line), .nonZero,
                    .solid(Color(red: 0x80, green: 0x80, blue: 0x80, alpha: 0xA0))),
            ]
        }
    }
}
