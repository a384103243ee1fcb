import Dialogs
import Geometry
import JSONText

enum PlacementMembers {
    static let all: [StaticString] = [
        "edge", "margins", "frame", "frames", "anchor", "side", "align", "offset", "flip", "shift", "padding", "arrow",
        "arrowDirections", "level", "anchorPoint", "container", "keyboard", "detents", "selectedDetent",
        "largestUndimmedDetent", "surface",
    ]
}

private enum PopoverSide: String, CaseIterable { case top, bottom, left, right }
private enum PopoverAlignment: String, CaseIterable { case start, center, end }
private enum ArrowDirection: String, CaseIterable { case up, down, left, right, any, unknown }
private enum NamedDetent: String, CaseIterable { case medium, large, fit }

extension SchemaReader {
    /// Most detents of one sheet.
    private static let mostDetents = 64

    func placement(_ object: ObjectReader) -> Placement {
        var placement = Placement()
        placement.edge = object.oneOf("edge", RestingEdge.self)
        placement.margins = insets(object, "margins")
        placement.frame = rect(object, "frame")
        if let frames = object.object("frames", members: ["portrait", "landscape"]) {
            placement.portraitFrame = rect(frames, "portrait")
            placement.landscapeFrame = rect(frames, "landscape")
        }
        placement.level = object.oneOf("level", Level.self)
        placement.anchorPoint = point(object, "anchorPoint")
        placement.container = rect(object, "container")
        placement.keyboard = object.oneOf("keyboard", KeyboardPolicy.self) ?? .avoid
        placement.surface = object.oneOf("surface", Surface.self) ?? .content
        placement.popoverMembers = membersOfOtherStyles(object)
        return placement
    }

    /// Checks the members that belong to popovers and sheets with detents, and names those that were given.
    ///
    /// They are part of the contract, so they are read by their schema; the styles of this release do not use them.
    private func membersOfOtherStyles(_ object: ObjectReader) -> [String] {
        var given: [String] = []
        func note(_ name: StaticString, _ isGiven: Bool) {
            if isGiven { given.append(name.description) }
        }
        note("anchor", rect(object, "anchor", mayBeEmpty: true) != nil)
        note("side", object.oneOf("side", PopoverSide.self) != nil)
        note("align", object.oneOf("align", PopoverAlignment.self) != nil)
        note("offset", offset(object))
        note("flip", object.bool("flip") != nil)
        note("shift", object.bool("shift") != nil)
        note("padding", insets(object, "padding") != nil)
        note("arrow", arrow(object))
        if let directions = object.array("arrowDirections", maxCount: ArrowDirection.allCases.count) {
            for direction in directions { _ = direction.oneOf(ArrowDirection.self) }
            given.append("arrowDirections")
        }
        if let detents = object.array("detents", maxCount: Self.mostDetents) {
            for value in detents { detent(value) }
            given.append("detents")
        }
        for name in ["selectedDetent", "largestUndimmedDetent"] as [StaticString] {
            guard let value = object.value(name) else { continue }
            detent(value)
            note(name, true)
        }
        return given
    }

    private func offset(_ object: ObjectReader) -> Bool {
        guard let value = object.value("offset"), let kind = value.choose([.number, .object]) else { return false }
        if kind == .number { return value.number(in: limits.coordinates, setting: Setting.coordinate) != nil }
        guard let axes = value.object(["mainAxis", "crossAxis"]) else { return false }
        _ = coordinate(axes, "mainAxis")
        _ = coordinate(axes, "crossAxis")
        return true
    }

    private func arrow(_ object: ObjectReader) -> Bool {
        guard let value = object.value("arrow"), let kind = value.choose([.null, .object]) else { return false }
        guard kind == .object, let arrow = value.object(["width", "height", "padding"]) else { return true }
        _ = length(arrow, "width")
        _ = length(arrow, "height")
        _ = length(arrow, "padding")
        return true
    }

    private func detent(_ value: ValueReader) {
        guard let kind = value.choose([.number, .string]) else { return }
        if kind == .number {
            _ = value.number(in: limits.sizes, setting: Setting.size)
            return
        }
        guard let text = value.string(maxLength: limits.textLength, setting: Setting.textLength) else { return }
        if NamedDetent(rawValue: text) == nil, Percentage.share(of: text) == nil {
            value.report(
                code: "unknownValue",
                message:
                    "Needs \"medium\", \"large\", \"fit\", a number of points or a percentage, and got \"\(text)\".",
                allowed: NamedDetent.allCases.map(\.rawValue))
        }
    }
}
