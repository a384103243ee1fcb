package import Geometry

extension EdgeInsets {
    /// These insets of a screen after a quarter turn, to the safe side: what stood at either side goes to the top,
    /// what stood at the top to both sides, the bottom stays, as the home indicator does.
    package var rotatedWithHardware: EdgeInsets {
        EdgeInsets(top: max(left, right), left: top, bottom: bottom, right: top)
    }

    /// Left and right exchanged.
    var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}
