import Images

extension SVGWriter {
    /// An image as it came: a `data:` URL of nothing but letters that need no escape. What looks at the document
    /// decodes it.
    mutating func write(_ image: DataImage, _ name: Mark) {
        markup.put("<image")
        put(name)
        markup.attribute(" width=\"", Double(image.shownWidth))
        markup.attribute(" height=\"", Double(image.shownHeight))
        // Its own sides are those, unless whoever draws it does not turn it as its file says.
        markup.put(" preserveAspectRatio=\"none\" href=\"")
        markup.append(image.url.utf8)
        markup.put("\"/>")
    }
}
