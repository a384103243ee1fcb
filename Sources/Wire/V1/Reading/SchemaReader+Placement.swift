import Boxes
import Dialogs
import Geometry
import JSONText

enum PlacementMembers {
    static let all: NameTable = [
        "edge", "margins", "frame", "frames", "anchor", "side", "align", "offset", "flip", "shift", "padding", "arrow",
        "arrowDirections", "level", "anchorPoint", "container", "keyboard", "detents", "selectedDetent",
        "largestUndimmedDetent", "grabber", "dragFrom", "scroll", "surface", "edges", "detentsByOrientation", "pointer",
        "stack",
    ]
    static let frames: NameTable = ["portrait", "landscape"]
    static let offset: NameTable = ["mainAxis", "crossAxis"]
    static let arrow: NameTable = ["width", "height", "padding"]
}

private enum PopoverSide: String, NamedChoice {
    case top, bottom, left, right

    static let names = ChoiceNames<PopoverSide>()
}

/// The named arrow. `none` means null, for clients whose types cannot tell null from a missing member.
private enum NamedArrow: String, NamedChoice {
    case none

    static let names = ChoiceNames<NamedArrow>()
}

extension SchemaReader {
    static let mostDetents = 64

    func placement(_ object: ObjectReader, into placement: inout Placement) {
        placement.edge = object.oneOf("edge", RestingEdge.self)
        placement.margins = insets(object, "margins")
        placement.frame = rect(object, "frame")
        if let frames = object.object("frames", members: PlacementMembers.frames) {
            placement.portraitFrame = rect(frames, "portrait")
            placement.landscapeFrame = rect(frames, "landscape")
        }
        placement.level = object.oneOf("level", Level.self)
        placement.anchorPoint = point(object, "anchorPoint")
        placement.container = rect(object, "container")
        placement.keyboard = object.oneOf("keyboard", KeyboardPolicy.self) ?? .avoid
        placement.surface = object.oneOf("surface", Surface.self) ?? .content
        if object.hasAny(of: [
            "anchor", "pointer", "side", "align", "offset", "flip", "shift", "padding", "arrow", "arrowDirections",
        ]) {
            placement.popover = Boxed(popover(object))
        }
        sheet(object, into: &placement.sheet)
        guard object.hasAny(of: ["edges", "detentsByOrientation", "stack"]) else { return }
        byAspect(object, of: &placement)
        placement.stack = stack(object)
    }

    // MARK: Popovers

    private func popover(_ object: ObjectReader) -> PopoverRequest {
        var popover = PopoverRequest()
        func add<Value>(_ member: FieldPath.Member, ifGiven value: Value?) {
            if value != nil { popover.givenMembers.append(member) }
        }
        readAnchor(object, into: &popover)
        popover.side = object.oneOf("side", PopoverSide.self).flatMap { Edge(rawValue: $0.rawValue) }
        popover.alignment = object.oneOf("align", PopoverAlignment.self)
        if popover.isAnchored { popover.givenMembers.append(.anchor) }
        add(.pointer, ifGiven: popover.lines?.pointer)
        add(.side, ifGiven: popover.side)
        add(.align, ifGiven: popover.alignment)
        if readOffset(object, into: &popover) { popover.givenMembers.append(.offset) }
        popover.flips = object.bool("flip")
        popover.shifts = object.bool("shift")
        popover.padding = insets(object, "padding")
        add(.flip, ifGiven: popover.flips)
        add(.shift, ifGiven: popover.shifts)
        add(.padding, ifGiven: popover.padding)
        if let arrow = arrow(object) {
            popover.arrow = arrow
            popover.givenMembers.append(.arrow)
        }
        if let directions = object.array("arrowDirections", maxCount: ArrowDirection.allCases.count) {
            var sides: [Edge] = []
            for direction in directions {
                for side in direction.oneOf(ArrowDirection.self)?.sides ?? [] where !sides.contains(side) {
                    sides.append(side)
                }
            }
            // An empty list cannot forbid every direction: it means the same as no list.
            popover.allowedSides = sides.isEmpty ? nil : sides
            popover.givenMembers.append(.arrowDirections)
        }
        return popover
    }

    /// Reads the offset, and returns whether there is one.
    private func readOffset(_ object: ObjectReader, into popover: inout PopoverRequest) -> Bool {
        guard let value = object.value("offset"), let kind = value.choose([.number, .object]) else { return false }
        if kind == .number {
            popover.mainAxisOffset = value.number(in: limits.coordinates, setting: Setting.coordinate)
            return true
        }
        guard let axes = value.object(PlacementMembers.offset) else { return false }
        popover.mainAxisOffset = coordinate(axes, "mainAxis")
        popover.crossAxisOffset = coordinate(axes, "crossAxis")
        return true
    }

    private func arrow(_ object: ObjectReader) -> ArrowRequest? {
        guard let value = object.value("arrow"), let kind = value.choose([.null, .string, .object]) else { return nil }
        switch kind {
        case .null: return ArrowRequest.none
        case .string: return value.oneOf(NamedArrow.self).map { _ in ArrowRequest.none }
        default: break
        }
        guard let arrow = value.object(PlacementMembers.arrow) else { return nil }
        return .sized(width: length(arrow, "width"), height: length(arrow, "height"), padding: length(arrow, "padding"))
    }

    // MARK: Sheets

    private func sheet(_ object: ObjectReader, into sheet: inout SheetRequest) {
        if let detents = detents(object, "detents") {
            sheet.detents = detents
            sheet.givenMembers.append(.detents)
        }
        if let value = object.value("selectedDetent") {
            sheet.selected = detent(value)
            sheet.givenMembers.append(.selectedDetent)
        }
        if let value = object.value("largestUndimmedDetent") {
            sheet.largestUndimmed = detent(value)
            sheet.givenMembers.append(.largestUndimmedDetent)
        }
        guard object.hasAny(of: ["grabber", "dragFrom", "scroll"]) else { return }
        sheet.showsGrabber = object.bool("grabber")
        if sheet.showsGrabber != nil { sheet.givenMembers.append(.grabber) }
        sheet.dragFrom = object.oneOf("dragFrom", DragOrigin.self)
        if sheet.dragFrom != nil { sheet.givenMembers.append(.dragFrom) }
        sheet.scroll = object.oneOf("scroll", ScrollPriority.self)
        if sheet.scroll != nil { sheet.givenMembers.append(.scroll) }
    }

    /// Reads a list of detents.
    func detents(_ object: ObjectReader, _ name: StaticString) -> [Detent]? {
        guard let detents = object.array(name, maxCount: Self.mostDetents) else { return nil }
        if detents.count == 0 {
            object.report(
                name, code: "tooFew",
                message: "A sheet rests at one height at least; leave the member out for the default, \"large\".")
        }
        return detents.compactMap { detent($0) }
    }

    private func detent(_ value: ValueReader) -> Detent? {
        guard let kind = value.choose([.number, .string]) else { return nil }
        if kind == .number {
            return value.number(in: limits.sizes, setting: Setting.size).map { .points($0) }
        }
        guard value.hasString(maxLength: limits.nameLength, setting: Setting.nameLength) else { return nil }
        if value.isString("medium") { return .medium }
        if value.isString("large") { return .large }
        if value.isString("fit") { return .fit }
        if let share = value.withUTF8({ Percentage.share(of: $0) }) { return .fraction(share) }
        value.report(
            code: "unknownValue",
            message:
                """
                Needs \"medium\", \"large\", \"fit\", a number of points or a percentage, and got \
                \"\(value.text.clipped(to: 40))\".
                """,
            allowed: ["medium", "large", "fit"])
        return nil
    }
}
