package import ServiceTestSupport

/// The layers of one rest with a timeline's first or last values applied, as a renderer would: a layer whose place no
/// track tells is carried along by its nearest ancestor that has one.
package struct RestMoment {
    package enum End { case first, last }

    private let layers: [String: JSON]
    private let values: [String: JSON]

    package init(_ specification: JSON, _ timeline: JSON, _ end: End) {
        layers = Dictionary(
            specification["layers"].elements.map { ($0["id"].string ?? "", $0) },
            uniquingKeysWith: { first, _ in first })
        values = Dictionary(
            timeline["tracks"].elements.map { track in
                let ends = track.ends
                return (
                    (track["layer"].string ?? "") + "." + (track["property"].string ?? ""),
                    end == .first ? ends[0] : ends[1]
                )
            }, uniquingKeysWith: { first, _ in first })
    }

    package func value(_ layer: String, _ property: String) -> JSON {
        if let told = values[layer + "." + property] { return told }
        let rest = layers[layer] ?? .missing
        switch property {
        case "position": return carried(rest)
        case "size": return [rest["frame"]["width"], rest["frame"]["height"]]
        case "scale": return rest["scale"] == .missing ? 1 : rest["scale"]
        case "cornerRadii":
            let told = values[layer + ".cornerRadius"].map { Array(repeating: $0, count: 4) }
            return .array(told ?? rest.fourCorners.map { .number($0) })
        case "tint": return rest["tint"] == .missing ? "automatic" : rest["tint"]
        default: return rest[property] == .missing ? 0 : rest[property]
        }
    }

    /// The opacity in which a layer is seen: its own with that of all that carry it.
    package func seenOpacity(_ layer: String) -> Double {
        var (opacity, next) = (1.0, Optional(layer))
        while let id = next {
            opacity *= value(id, "opacity").number
            next = layers[id]?["parent"].string
        }
        return opacity
    }

    /// Whether nothing is seen of a layer: it is transparent, or the keyboard and outside the window.
    ///
    /// - Parameter stage: Whose window is there at the moment; edges on its pixels may leave half a point of it in
    ///   sight.
    package func isUnseen(_ layer: String, on stage: JSON) -> Bool {
        let (here, rest) = (value(layer, "position"), (layers[layer] ?? .missing)["frame"].box)
        var window = stage["window"].box
        if stage["rotation"] == .missing { (window.x, window.y) = (0, 0) }
        let isOutside =
            abs(here[0].number - window.midX) > (rest.width + window.width) / 2 - 0.5
            || abs(here[1].number - window.midY) > (rest.height + window.height) / 2 - 0.5
        return seenOpacity(layer) == 0 || layer == "keyboard" && isOutside
    }

    private func carried(_ layer: JSON) -> JSON {
        let center = layer["frame"].box.middle
        var parent = layer["parent"].string
        while let id = parent {
            if let told = values[id + ".position"] {
                let rest = (layers[id] ?? .missing)["frame"].box.middle
                return [
                    .number(center.x + told[0].number - rest.x), .number(center.y + told[1].number - rest.y),
                ]
            }
            parent = layers[id]?["parent"].string
        }
        return [.number(center.x), .number(center.y)]
    }

    /// Where two moments differ in what `ids` look like, to the four decimals that answers have.
    package func differences(_ other: RestMoment, _ ids: [String]) -> [String] {
        let properties = ["position", "size", "scale", "opacity", "rotationY", "cornerRadii", "tint"]
        return ids.flatMap { id in
            properties.compactMap { property in
                let (mine, theirs) = (value(id, property), other.value(id, property))
                return mine.isNear(theirs) ? nil : "\(id).\(property): \(mine) and not \(theirs)"
            }
        }
    }
}

extension JSON {
    /// Whether two values are the same to the four decimals that answers have: half of one, twice rounded.
    fileprivate func isNear(_ other: JSON) -> Bool {
        switch (self, other) {
        case (.number(let mine), .number(let theirs)): abs(mine - theirs) <= 2.5e-4
        case (.array(let mine), .array(let theirs)):
            mine.count == theirs.count && zip(mine, theirs).allSatisfy { $0.isNear($1) }
        default: self == other
        }
    }

    /// A layer's radii: top left, top right, bottom right, bottom left.
    package var fourCorners: [Double] {
        guard self["cornerRadii"] == .missing else {
            return ["topLeft", "topRight", "bottomRight", "bottomLeft"].map { self["cornerRadii"][$0].number }
        }
        return Array(repeating: self["cornerRadius"] == .missing ? 0 : self["cornerRadius"].number, count: 4)
    }

    package var layerIDs: [String] { self["layers"].elements.compactMap { $0["id"].string } }

    /// The layers that hold one that both rests have, in either of them.
    package static func holders(_ from: JSON, _ to: JSON) -> Set<String> {
        let shared = Set(from.layerIDs).intersection(to.layerIDs)
        var holders: Set<String> = []
        for side in [from, to] {
            for id in shared {
                var parent = side["layers"][id]["parent"].string
                while let holder = parent {
                    holders.insert(holder)
                    parent = side["layers"][holder]["parent"].string
                }
            }
        }
        return holders
    }
}
