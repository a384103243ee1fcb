/// A colour in each appearance and contrast.
package struct PaintSet: Sendable, Hashable {
    package let light: Paint
    package let dark: Paint
    package let lightIncreased: Paint
    package let darkIncreased: Paint

    package init(light: Paint, dark: Paint, lightIncreased: Paint, darkIncreased: Paint) {
        self.light = light
        self.dark = dark
        self.lightIncreased = lightIncreased
        self.darkIncreased = darkIncreased
    }

    package subscript(appearance: Appearance, contrast: Contrast) -> Paint {
        switch (appearance, contrast) {
        case (.light, .normal): light
        case (.dark, .normal): dark
        case (.light, .increased): lightIncreased
        case (.dark, .increased): darkIncreased
        }
    }
}
