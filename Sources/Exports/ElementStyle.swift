import Animations
import Boxes
import Dialogs
import Geometry
import Images
import Preview
import Typography

/// The CSS declarations of a layer's element at rest, inside the element of its parent.
struct ElementStyle {
    /// A property by both its names, with its value.
    struct Declaration {
        /// The names in a style sheet and in a script.
        var name: StaticString
        var scriptName: StaticString
        var value: String
    }

    private(set) var declarations: [Declaration] = []

    init(_ element: ElementTree.Element) {
        let (layer, frame) = (element.layer, element.frame)
        add("position", "absolute")
        add("box-sizing", as: "boxSizing", "border-box")
        add("left", CSSText.length(frame.minX))
        add("top", CSSText.length(frame.minY))
        add("width", CSSText.length(frame.width))
        add("height", CSSText.length(frame.height))
        if layer.opacity != 1 { add("opacity", CSSText.number(layer.opacity)) }
        addTransforms(of: layer)
        addOutline(of: element)
        if let look = layer.look?.look, !element.isDrawnByParent {
            element.hasDrawnGround ? addFrame(look) : addLook(look)
        }
        if let image = layer.details?.image { addImage(image.value) }
        addPicture(of: element)
    }

    /// The declaration that draws what a box cannot: a symbol, and the fill, shadows and border of a layer whose
    /// outline is a path. It is a border image, which may extend beyond the box, takes no room, and is not clipped.
    private mutating func addPicture(of element: ElementTree.Element) {
        let layer = element.layer
        guard let picture = LayerPicture(of: layer, with: element.arrow, hasGround: element.hasDrawnGround) else {
            return
        }
        let (size, bounds) = (layer.frame.size, picture.bounds)
        let beyond = [-bounds.minY, bounds.maxX - size.width, bounds.maxY - size.height, -bounds.minX]
        let outset = beyond.allSatisfy { $0 == 0 } ? "" : " / 0 / " + beyond.map(CSSText.length).joined(separator: " ")
        add("border-image", as: "borderImage", CSSText.url(svg: picture.document) + " 0 fill" + outset)
    }

    /// Adds what remains for the box if the fill is drawn as a picture: the clip of its content, and the blur of what
    /// is behind.
    private mutating func addFrame(_ look: PartLook) {
        if look.clips == true { add("overflow", "hidden") }
        if let material = look.background?.material { addFilter(material) }
    }

    private mutating func addFilter(_ material: Material) {
        add("backdrop-filter", as: "backdropFilter", Self.filter(material))
    }

    /// The value of `backdrop-filter` for a material.
    static func filter(_ material: Material) -> String {
        "blur(" + CSSText.length(material.blur) + ") saturate(" + CSSText.number(material.saturation) + ")"
    }

    private mutating func add(_ name: StaticString, as scriptName: StaticString? = nil, _ value: String) {
        declarations.append(Declaration(name: name, scriptName: scriptName ?? name, value: value))
    }

    private mutating func addTransforms(of layer: Layer) {
        if layer.rotationX != 0 || layer.rotationY != 0 {
            let functions = MotionChannel.Property.inTransform.map { TransformFunction($0, nil, rest: layer) }
                .filter { !$0.isIdentity }
            add(
                "transform",
                ([CSSText.perspective(SystemMotion.perspective.value)] + functions.map { $0.text(at: 0) })
                    .joined(separator: " "))
        } else if layer.scale != 1 {
            add("scale", CSSText.factors(layer.scale, layer.scale))
        }
        if layer.isBackfaceVisible == false { add("backface-visibility", as: "backfaceVisibility", "hidden") }
    }

    private mutating func addOutline(of element: ElementTree.Element) {
        let layer = element.layer
        if let clip = element.clip {
            add("clip-path", as: "clipPath", "path(\"" + CSSText.path(clip) + "\")")
        }
        if let radii = layer.cornerRadii {
            let numbers = SIMD4(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
            add("border-radius", as: "borderRadius", CSSText.radii(numbers))
        } else if layer.isEllipse {
            add("border-radius", as: "borderRadius", "50%")
        } else if let outline = layer.outline, !element.hasDrawnGround, layer.isCutByOutline {
            let path = outline.offset(x: -layer.frame.minX, y: -layer.frame.minY)
            // The dimming has holes.
            let rule = layer.role == .dimming ? "evenodd, " : ""
            add("clip-path", as: "clipPath", "path(" + rule + "\"" + CSSText.path(path) + "\")")
        } else if layer.cornerRadius != 0 {
            add("border-radius", as: "borderRadius", CSSText.length(layer.cornerRadius))
        }
    }

    private mutating func addLook(_ look: PartLook) {
        if look.clips == true { add("overflow", "hidden") }
        if let background = look.background {
            if let material = background.material {
                addFilter(material)
                add("background", CSSText.color(material.tint.color, opacity: material.tint.opacity))
            } else if background.gradient.isEmpty {
                add("background", CSSText.color(background.color, opacity: background.opacity))
            } else {
                let stops = background.gradient.map { stop in
                    CSSText.color(stop.paint.color, opacity: stop.paint.opacity) + " "
                        + CSSText.number(stop.at * 100) + "%"
                }
                let side = background.towards ?? .bottom
                let kind = background.radial.map(Self.radial) ?? "linear-gradient(to " + side.rawValue + ", "
                add("background", kind + stops.joined(separator: ", ") + ")")
            }
        }
        let shadows = (look.border.map(Self.lines) ?? []) + look.shadows.map(Self.shadow)
        if !shadows.isEmpty { add("box-shadow", as: "boxShadow", shadows.joined(separator: ", ")) }
    }

    /// Adds an image from the request over the element's background.
    private mutating func addImage(_ image: ImageContent) {
        guard let data = image.data else { return }
        add("background-image", as: "backgroundImage", "url(\"" + data.url + "\")")
        add("background-position", as: "backgroundPosition", "center")
        add("background-repeat", as: "backgroundRepeat", "no-repeat")
        add("background-size", as: "backgroundSize", image.fit == .fill ? "100% 100%" : image.fit.rawValue)
    }

    private static func radial(_ radial: RadialGradient) -> String {
        func shares(_ x: Double, _ y: Double) -> String {
            CSSText.number(x * 100) + "% " + CSSText.number(y * 100) + "%"
        }
        return "radial-gradient(" + shares(radial.radii.width, radial.radii.height) + " at "
            + shares(radial.center.x, radial.center.y) + ", "
    }

    /// Returns a border as inset shadows, because a border of CSS would move the element's content.
    private static func lines(_ border: Border) -> [String] {
        let (color, width) = (CSSText.color(border.color, opacity: border.opacity), border.width)
        guard let sides = border.sides else { return ["inset 0 0 0 " + CSSText.length(width) + " " + color] }
        return sides.map { side in
            let (x, y) =
                switch side {
                case .top: (0.0, width)
                case .bottom: (0.0, -width)
                case .left: (width, 0.0)
                case .right: (-width, 0.0)
                }
            return "inset " + CSSText.lengths(x, y) + " 0 0 " + color
        }
    }

    private static func shadow(_ shadow: Shadow) -> String {
        CSSText.lengths(shadow.offset.x, shadow.offset.y) + " " + CSSText.lengths(shadow.blur, shadow.spread) + " "
            + CSSText.color(shadow.color, opacity: shadow.opacity)
    }
}

extension Layer {
    /// Whether its element is cut along its outline: where it clips, and where it has a fill. The outline of a layer
    /// that only holds others cuts nothing, so that their shadows are whole.
    fileprivate var isCutByOutline: Bool {
        role == .dimming || look?.look.clips == true || look?.look.background != nil
    }
}
