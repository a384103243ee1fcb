package import Typography

/// The font of a kind of text at the standard text size.
package struct TextRole: Sendable, Equatable {
    /// The font size in points.
    package var size: Double
    /// The height of a line in points, if the system has one; `nil` is the font's own.
    package var lineHeight: Double?
    package var weight = TextStyle.Weight.regular

    /// Sets the size, and the weight where one is given; the line height stays.
    mutating func set(_ size: Double, _ weight: TextStyle.Weight? = nil) {
        set(size, line: lineHeight, weight)
    }

    /// Sets the size and the line height, and the weight where one is given.
    mutating func set(_ size: Double, line lineHeight: Double?, _ weight: TextStyle.Weight? = nil) {
        self.size = size
        self.lineHeight = lineHeight
        self.weight = weight ?? self.weight
    }

    /// Sets a size; a line height of its own grows or shrinks with it.
    mutating func resize(to size: Double) { set(size, line: lineHeight.map { $0 * size / self.size }) }
}
