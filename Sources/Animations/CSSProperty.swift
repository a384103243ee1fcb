/// A CSS property that expresses an element's motion.
package enum CSSProperty: Sendable, Hashable {
    case translate, rotate, scale, transform, width, height, opacity, borderRadius, visibility, clip, backgroundColor,
        backdropFilter

    /// The name in a style sheet.
    package var name: StaticString {
        switch self {
        case .translate: "translate"
        case .rotate: "rotate"
        case .scale: "scale"
        case .transform: "transform"
        case .width: "width"
        case .height: "height"
        case .opacity: "opacity"
        case .borderRadius: "border-radius"
        case .visibility: "visibility"
        case .clip: "clip-path"
        case .backgroundColor: "background-color"
        case .backdropFilter: "backdrop-filter"
        }
    }

    /// The name in a keyframe of a script.
    package var scriptName: StaticString {
        switch self {
        case .borderRadius: "borderRadius"
        case .clip: "clipPath"
        case .backgroundColor: "backgroundColor"
        case .backdropFilter: "backdropFilter"
        default: name
        }
    }
}
