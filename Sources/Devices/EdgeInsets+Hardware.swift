package import Geometry

extension EdgeInsets {
    /// These insets after a quarter turn of the screen. Where that is ambiguous, the larger value is used: the larger
    /// one of the left and right insets goes to the top, the top inset goes to both sides, and the bottom stays, as the
    /// home indicator does.
    package var rotatedWithHardware: EdgeInsets {
        EdgeInsets(top: max(left, right), left: top, bottom: bottom, right: top)
    }

    /// These insets with left and right exchanged.
    var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}
