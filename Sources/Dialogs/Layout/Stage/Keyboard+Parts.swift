package import Geometry

extension Keyboard.Mode {
    /// The narrowest keyboard that is split in two, in points.
    private static let narrowest = AppleSystem.figures[.keyboardSplitWidth]

    /// The parts of a keyboard in its frame: two halves at its ends if it is split, between which the app is seen and
    /// touched, else all of it.
    package func parts(of frame: Rect) -> [Rect] {
        guard self == .split, frame.width >= Self.narrowest else { return [frame] }
        let width = (frame.width * AppleSystem.figures[.keyboardSplitShare]).rounded()
        let left = Rect(x: frame.minX, y: frame.minY, width: width, height: frame.height)
        return [left, left.offset(x: frame.width - width, y: 0)]
    }
}

extension Stage {
    /// The parts of the window that the keyboard covers; none without a keyboard.
    var keyboardParts: [Rect] {
        guard let keyboard else { return [] }
        guard keyboardMode == .split, let whole = keyboardOnScreen else { return [keyboard] }
        return keyboardMode.parts(of: whole.offset(x: -windowOnScreen.minX, y: -windowOnScreen.minY))
            .compactMap { $0.intersection(keyboard) }
    }
}
