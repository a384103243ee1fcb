import Boxes
import Devices
import Dialogs
import Geometry
import JSONText

enum StackMembers {
    static let all: NameTable = ["offset", "gap", "scale", "most", "sizing"]
}

extension SchemaReader {
    /// The most rectangles of an anchor.
    private static let mostLines = 64

    // MARK: By orientation

    /// Reads edges and detents by orientation. Members that are missing for an orientation keep the values without it.
    func byAspect(_ object: ObjectReader, of placement: inout Placement) {
        var choices = PlacementByAspect()
        if let edges = object.object("edges", members: PlacementMembers.frames) {
            choices.hasEdges = true
            choices.portrait.edge = edges.oneOf("portrait", RestingEdge.self) ?? placement.edge
            choices.landscape.edge = edges.oneOf("landscape", RestingEdge.self) ?? placement.edge
        }
        if let lists = object.object("detentsByOrientation", members: PlacementMembers.frames) {
            choices.hasDetents = true
            placement.sheet.givenMembers.append(.detentsByOrientation)
            choices.portrait = choice(lists, "portrait", over: placement.sheet, choices.portrait)
            choices.landscape = choice(lists, "landscape", over: placement.sheet, choices.landscape)
            choices.selected = placement.sheet.selected
            choices.largestUndimmed = placement.sheet.largestUndimmed
        }
        guard choices.hasEdges || choices.hasDetents else { return }
        placement.byAspect = Boxed(choices)
    }

    /// Reads the detents of one orientation; those of the sheet if it has no list of its own.
    private func choice(
        _ lists: ObjectReader, _ name: StaticString, over sheet: SheetRequest, _ choice: PlacementByAspect.Choice
    ) -> PlacementByAspect.Choice {
        var choice = choice
        let own = detents(lists, name)
        choice.hasOwnDetents = own != nil
        choice.detents = own ?? sheet.detents
        return choice
    }

    // MARK: Anchors

    /// Reads the anchor of a popover: a rectangle, the id of an element of the device, or the rectangles of an anchor
    /// of several lines, with a point that selects one of them.
    func readAnchor(_ object: ObjectReader, into popover: inout PopoverRequest) {
        if let value = object.value("anchor"), let kind = value.choose([.object, .string, .array]) {
            switch kind {
            case .object: popover.anchor = rect(value, .any)
            case .array: popover.lines = lines(value)
            default: popover.anchorElement = value.string(maxLength: limits.nameLength, setting: Setting.nameLength)
            }
        }
        if let pointer = point(object, "pointer") {
            if popover.lines == nil {
                object.report(
                    "pointer", code: "conflictingMember",
                    message:
                        "A pointer chooses among the lines of an anchor. Give the anchor as a list of rectangles, or "
                        + "leave this out.")
            }
            popover.lines?.pointer = pointer
        }
        if let lines = popover.lines?.value {
            popover.anchor = InlineAnchor(lines.pieces, pointer: nil).bounds
        }
    }

    private func lines(_ value: ValueReader) -> Boxed<AnchorLines>? {
        guard let items = value.array(counts: 1...Self.mostLines) else { return nil }
        let pieces = items.compactMap { rect($0, .any) }
        return pieces.isEmpty ? nil : Boxed(AnchorLines(pieces: pieces))
    }

    // MARK: Stacks

    func stack(_ object: ObjectReader) -> Boxed<StackRequest>? {
        guard let stack = object.object("stack", members: StackMembers.all) else { return nil }
        let offset = length(stack, "offset")
        let gap = length(stack, "gap")
        let scale = stack.number("scale", in: 0...1) ?? 1
        let most = stack.integer("most", in: 1...1000)
        if offset != nil, gap != nil {
            stack.report(
                "gap", code: "conflictingMember",
                message: "Give the space between dialogs, or the distance of their edges, not both.")
        }
        let sizing = stack.oneOf("sizing", StackRequest.Sizing.self) ?? .own
        if sizing == .front, offset == nil {
            stack.report(
                "sizing", code: "conflictingMember",
                message: "Dialogs as large as the one in front of them stand apart by an offset: give that, too.")
        }
        return Boxed(
            StackRequest(
                distance: offset.map { .offset($0) } ?? .gap(gap ?? 0), scale: scale, most: most, sizing: sizing))
    }
}
