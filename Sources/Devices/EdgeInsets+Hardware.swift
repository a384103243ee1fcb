package import Geometry

extension EdgeInsets {
    /// These insets after a quarter turn of the screen, to the safe side: the larger one of the sides goes to the top,
    /// the top goes to both sides, and the bottom stays, as the home indicator does.
    package var rotatedWithHardware: EdgeInsets {
        EdgeInsets(top: max(left, right), left: top, bottom: bottom, right: top)
    }

    /// These insets with left and right exchanged.
    var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}
