import Images

extension SVGWriter {
    /// Writes an image as the request gave it: a `data:` URL, whose characters need no escapes. Viewers decode it.
    mutating func write(_ image: DataImage, _ name: Mark) {
        markup.put("<image")
        put(name)
        markup.attribute(" width=\"", Double(image.shownWidth))
        markup.attribute(" height=\"", Double(image.shownHeight))
        // These are the image's own sides, unless a viewer ignores the orientation in its file.
        markup.put(" preserveAspectRatio=\"none\" href=\"")
        markup.append(image.url.utf8)
        markup.put("\"/>")
    }
}
