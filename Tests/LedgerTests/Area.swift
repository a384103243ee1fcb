import ServiceTestSupport

/// A frame as a test compares it, in points: exact, and worked out by hand.
struct Area: Hashable, Sendable, CustomStringConvertible {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// What lies centred in a container of that size.
    init(width: Double, height: Double, centredIn container: Area) {
        self.init(
            container.x + (container.width - width) / 2, container.y + (container.height - height) / 2, width, height)
    }

    var maxX: Double { x + width }
    var maxY: Double { y + height }
    var midX: Double { x + width / 2 }
    var midY: Double { y + height / 2 }
    var size: Double { width * height }
    var description: String { "(\(x),\(y),\(width),\(height))" }

    /// Whether `other` lies inside, give or take `slack` on every side.
    func holds(_ other: Area, slack: Double = 0) -> Bool {
        other.x >= x - slack && other.y >= y - slack && other.maxX <= maxX + slack && other.maxY <= maxY + slack
    }

    func holds(_ pointX: Double, _ pointY: Double) -> Bool {
        x <= pointX && pointX <= maxX && y <= pointY && pointY <= maxY
    }

    /// How much of `other` lies inside, as an area.
    func shared(with other: Area) -> Double {
        max(0, min(maxX, other.maxX) - max(x, other.x)) * max(0, min(maxY, other.maxY) - max(y, other.y))
    }

    /// Its mirror image about the vertical axis at `axis`.
    func mirrored(about axis: Double) -> Area { Area(2 * axis - maxX, y, width, height) }

    func isClose(to other: Area, within slack: Double) -> Bool {
        abs(x - other.x) <= slack && abs(y - other.y) <= slack && abs(maxX - other.maxX) <= slack
            && abs(maxY - other.maxY) <= slack
    }
}

extension JSON {
    /// The frame that stands here, all NaN where none does.
    var area: Area { Area(self["x"].number, self["y"].number, self["width"].number, self["height"].number) }

    /// The frame of a layer of a specification.
    func frame(of layer: String) -> Area { self["layers"][layer]["frame"].area }

    /// The dialog's frame in a specification.
    var dialog: Area { frame(of: "dialog") }

    /// The list of texts or numbers that stands here.
    var pair: [Double] { elements.map(\.number) }

    /// The values of a track, from its first keyframe to its last.
    var trackValues: [JSON] { self["keyframes"].elements.map { $0["value"] } }

    /// The names of a motion's events, in their order.
    var eventNames: [String] { self["events"].elements.compactMap { $0["name"].string } }

    /// The diagnostics of one severity.
    func findings(_ severity: String) -> [JSON] {
        self["diagnostics"].elements.filter { $0["severity"] == .string(severity) }
    }

    /// Whether a finding is complete: all of it said, and its pointer below `place`.
    func isComplete(_ severity: String, below place: String) -> Bool {
        self["severity"] == .string(severity) && self["pointer"].string?.hasPrefix(place) == true
            && ["message", "guideline", "fix"].allSatisfy { self[$0].string?.isEmpty == false }
    }

    /// The adaptations' reasons.
    var reasons: [String] { self["adaptations"].elements.compactMap { $0["reason"].string } }

    /// Every motion of a specification with its name.
    var motions: [(name: String, motion: JSON)] {
        self["transitions"].members.sorted { $0.key < $1.key }.flatMap { name, value -> [(String, JSON)] in
            if name == "rotate" {
                return value.members.sorted { $0.key < $1.key }.map { ("rotate \($0.key)", $0.value) }
            }
            return value["tracks"] == .missing ? [] : [(name, value)]
        }
    }
}

/// A device of the catalogue with its screen in portrait, both from the catalogue's table.
struct Model: Sendable, CustomStringConvertible {
    var id: String
    var width: Double
    var height: Double

    init(_ id: String, _ width: Double, _ height: Double) {
        self.id = id
        self.width = width
        self.height = height
    }

    var description: String { id }

    func screen(_ orientation: String) -> Area {
        orientation.hasPrefix("landscape") ? Area(0, 0, height, width) : Area(0, 0, width, height)
    }
}

let fourOrientations = ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]
