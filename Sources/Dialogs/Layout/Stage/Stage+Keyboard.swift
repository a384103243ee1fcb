package import Geometry

extension Stage {
    /// How much of the bottom of `frame` a docked keyboard covers, in points.
    package func keyboardOverlap(of frame: Rect) -> Double {
        guard let keyboard = dockedKeyboard, frame.intersection(keyboard) != nil else { return 0 }
        return frame.maxY - keyboard.minY
    }
}
