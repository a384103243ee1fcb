/// A property of CSS that an element's motion is told in.
package enum CSSProperty: Sendable, Hashable {
    case translate, rotate, scale, transform, width, height, opacity, borderRadius, visibility

    /// As a style sheet writes it.
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
        }
    }

    /// As a keyframe of a script writes it.
    package var scriptName: StaticString {
        switch self {
        case .borderRadius: "borderRadius"
        default: name
        }
    }
}
