import Geometry

extension ContentPlan {
    /// The size at which the image is shown; `nil` if there is none.
    var shownImage: Size? {
        for item in items[body.items] {
            if case .image = item.part { return item.frame.size }
        }
        return nil
    }

    /// The frame of a text field, relative to the body's top-left corner.
    func frame(ofField index: Int) -> Rect? {
        for item in items[body.items] {
            if case .field(index) = item.part { return item.frame }
        }
        return nil
    }
}
