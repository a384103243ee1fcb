package import Geometry

extension EdgeInsets {
    /// These insets after a quarter turn of the screen. Where that is ambiguous, the larger value is used: the larger
    /// one of the left and right insets goes to the top, the top inset goes to both sides, and the bottom stays, as the
    /// home indicator does.
    private var rotatedWithHardware: EdgeInsets {
        EdgeInsets(top: max(left, right), left: top, bottom: bottom, right: top)
    }

    /// These insets after a quarter turn of the screen of such a device.
    package func turned(on idiom: Idiom) -> EdgeInsets { idiom.turnsInsets ? rotatedWithHardware : self }

    /// These insets with left and right exchanged.
    var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}

extension Idiom {
    /// Whether insets rotate with the hardware. On a desktop they are bars of windows, which are at the same edges of a
    /// screen of any shape.
    var turnsInsets: Bool { if case .desktop = self { false } else { true } }
}
