package import ServiceTestSupport

extension JSON {
    /// The frame of a layer of a specification.
    package func frame(of layer: String) -> Box { self["layers"][layer]["frame"].box }

    /// The dialog's frame in a specification.
    package var dialog: Box { frame(of: "dialog") }

    /// From the dialog's top down to each baseline of a layer's text, to a thousandth of a point.
    package func baselines(_ layer: String) -> [Double] {
        let top = dialog.y
        return self["layers"][layer]["text"]["lines"].elements.map {
            (($0["baseline"].number - top) * 1000).rounded() / 1000
        }
    }

    /// The size of a layer's text, in points.
    package func fontSize(of layer: String) -> Double { self["layers"][layer]["text"]["font"]["size"].number }

    /// The list of texts or numbers that stands here.
    package var pair: [Double] { elements.map(\.number) }

    /// The values of a track, from its first keyframe to its last.
    package var trackValues: [JSON] { self["keyframes"].elements.map { $0["value"] } }

    /// The names of a motion's events, in their order.
    package var eventNames: [String] { self["events"].elements.compactMap { $0["name"].string } }

    /// The same without what the status bar does, which follows from the system and the device.
    package var dialogEventNames: [String] {
        eventNames.filter { !["statusBarDidChange", "focusMoved", "haptic"].contains($0) }
    }

    /// The diagnostics, but for notes on what the platform's own colours lack, which are no matter of the dialog's.
    package var dialogFindings: [JSON] {
        self["diagnostics"].elements.filter {
            $0["severity"] != "note" || $0["rule"] != "textContrast" && $0["rule"] != "controlContrast"
        }
    }

    /// Those of one severity.
    package func findings(_ severity: String) -> [JSON] {
        dialogFindings.filter { $0["severity"] == .string(severity) }
    }

    /// Whether a finding is complete: all of it said, and its pointer below `place`.
    package func isComplete(_ severity: String, below place: String) -> Bool {
        self["severity"] == .string(severity) && self["pointer"].string?.hasPrefix(place) == true
            && ["message", "guideline", "fix"].allSatisfy { self[$0].string?.isEmpty == false }
    }

    /// The adaptations' reasons.
    package var reasons: [String] { self["adaptations"].elements.compactMap { $0["reason"].string } }

    /// Every motion of a specification with its name.
    package var motions: [(name: String, motion: JSON)] {
        self["transitions"].members.sorted { $0.key < $1.key }.flatMap { name, value -> [(String, JSON)] in
            if name == "rotate" {
                return value.members.sorted { $0.key < $1.key }.map { ("rotate \($0.key)", $0.value) }
            }
            return value["tracks"] == .missing ? [] : [(name, value)]
        }
    }
}

/// A device of the catalogue with its screen in portrait, both from the catalogue's table.
package struct Model: Sendable, CustomStringConvertible {
    package var id: String
    package var width: Double
    package var height: Double

    package init(_ id: String, _ width: Double, _ height: Double) {
        self.id = id
        self.width = width
        self.height = height
    }

    package var description: String { id }

    package func screen(_ orientation: String) -> Box {
        orientation.hasPrefix("landscape") ? Box(0, 0, height, width) : Box(0, 0, width, height)
    }
}

package let fourOrientations = ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]
