import Devices
import Dialogs
import JSONText

/// Reads the file of a named style.
struct StyleFileReader {
    private let reader: SchemaReader
    /// A context for reading a style's defaults as a request is read.
    private let own: DecodingContext
    /// Whether the defaults are also checked on every system, after they are read.
    private let checks: Bool

    /// - Parameters:
    ///   - limits: The limits of requests.
    ///   - checks: False for built-in files, which tests check, so that the program need not at its start.
    init(limits: RequestLimits, checks: Bool, context: DecodingContext) {
        self.checks = checks
        reader = SchemaReader(limits: limits, catalog: Catalog([]))
        own = context.another()
    }

    /// Reads the style. Every fault is reported to the value's context; returns `nil` if a member without a default has
    /// a fault.
    ///
    /// - Parameter remark: Called for each part that has no effect, with its pointer.
    func file(
        _ value: ValueReader, name: String, file: String, remark: (_ pointer: String, _ reason: String) -> Void
    ) -> StyleFile? {
        guard let object = value.object(Members.file) else { return nil }
        let base = object.oneOf("extends", StyleName.self, .required)
        let description = text(object, "description")
        let source = text(object, "source")
        let layer = StyleLayer(object, extending: base, over: nil, reader: reader, checks: checks)
        let variants =
            object.array("when", maxCount: Self.mostVariants)?.compactMap { value in
                variant(value, of: base, over: layer)
            } ?? []
        if checks { check(layer, variants) }
        guard base != nil, let description, let source, let plain = layer.variant(name, over: nil) else { return nil }
        for (condition, own) in variants {
            for pointer in own.idlePatches(where: condition) {
                remark(pointer, "This patch never applies: its entry is for one platform, and that is another.")
            }
        }
        return StyleFile(
            name: name, file: file, description: description, source: source,
            variants: variants.flatMap { condition, own in
                let unpatched = own.variant(name, over: layer).map { (condition: condition, variant: $0) }
                return own.patched(name, over: layer, where: condition) + [unpatched].compactMap(\.self)
            } + layer.patched(name, over: nil, where: StyleCondition()), base: plain)
    }

    private static let mostVariants = 16

    private func text(_ object: ObjectReader, _ name: StaticString) -> String? {
        guard let text = object.sentence(name, .required, maxLength: 1000) else { return nil }
        if text.isEmpty { object.value(name)?.report(code: "empty", message: "Needs a sentence and got nothing.") }
        return text
    }

    private func variant(
        _ value: ValueReader, of base: StyleName?, over other: StyleLayer
    ) -> (condition: StyleCondition, layer: StyleLayer)? {
        guard let object = value.object(Members.variant) else { return nil }
        let condition = object.object("if", .required, members: Members.condition).map { self.condition($0) }
        let own = object.oneOf("extends", StyleName.self)
        let layer = StyleLayer(
            object, extending: own ?? base, over: other, reader: reader, checks: checks,
            where: condition ?? StyleCondition())
        return condition.map { ($0, layer) }
    }

    private func condition(_ object: ObjectReader) -> StyleCondition {
        var condition = StyleCondition()
        condition.platform = object.oneOf("platform", Platform.self)
        if let text = object.string("releases", maxLength: 20) {
            if condition.platform == nil || condition.platform == .web {
                object.report(
                    "releases", code: "conflictingMember",
                    message: "Releases are those of a platform: say \"platform\":\"apple\" or \"android\", too.")
            } else if let releases = ReleaseRange(text) {
                condition.releases = releases
            } else {
                object.report("releases", code: "wrongForm", message: "Releases are written as 7-18, 26-, 7 or all.")
            }
        }
        condition.idiom = object.oneOf("idiom", Idiom.self)
        condition.orientation = object.oneOf("orientation", StyleCondition.Held.self)
        condition.widths = range(object, "minWidth", "maxWidth")
        condition.heights = range(object, "minHeight", "maxHeight")
        if condition == StyleCondition(), object.isEmpty {
            object.report(
                code: "tooFew",
                message: "A condition without members holds everywhere: what it is for belongs into the style itself.")
        }
        return condition
    }

    private func range(_ object: ObjectReader, _ least: StaticString, _ most: StaticString) -> ClosedRange<Double> {
        let first = object.number(least, in: 0...Self.widest) ?? 0
        let last = object.number(most, in: 0...Self.widest) ?? .infinity
        guard first <= last else {
            object.report(
                most, code: "outOfRange", message: "Needs at least \(least), which is \(JSONNumber.text(first)).")
            return first...first
        }
        return first...last
    }

    private static let widest = 100_000.0

    // MARK: Checking the defaults

    /// Reads the defaults of every layer, as requests are read, on each system that the layer is for.
    private func check(_ base: StyleLayer, _ variants: [(condition: StyleCondition, layer: StyleLayer)]) {
        var devices = StyleSample.all.map(\.stage.device)
        for (condition, layer) in variants {
            layer.check(on: devices.filter { condition.fits($0.runningSystem) }, reader: reader, over: base, own)
            if condition.isPlatformAlone { devices.removeAll { condition.fits($0.runningSystem) } }
        }
        base.check(on: devices, reader: reader, over: nil, own)
    }

    private enum Members {
        static let file = NameTable(names: ["extends", "description", "source"] + layer + ["when"])
        static let variant = NameTable(names: ["if", "extends"] + layer)
        private static let layer = [
            "defaults", "figures", "colors", "actionAlignment", "actionCase", "borderSides", "anchorFallback", "header",
            "viewport", "detentsFrom",
        ]
        static let condition: NameTable = [
            "platform", "releases", "idiom", "orientation", "minWidth", "maxWidth", "minHeight", "maxHeight",
        ]
    }
}

/// The part of a file for some devices: additions to its built-in style, or changes to it.
private struct StyleLayer {
    let base: StyleName
    private let defaults: ValueReader?
    private let figures: [AdjustableFigure: Double]
    private let colors: [String: PaintSet]
    private var arrangement: StyleArrangement

    /// - Parameters:
    ///   - base: `nil` if it has a fault; then the figures and colours that the style may set are unknown.
    ///   - other: The layer whose arrangement this one changes.
    init(
        _ object: ObjectReader, extending base: StyleName?, over other: StyleLayer?, reader: SchemaReader, checks: Bool,
        where condition: StyleCondition = StyleCondition()
    ) {
        self.base = base ?? .fullScreen
        defaults = object.value("defaults")
        arrangement = other?.arrangement ?? StyleArrangement()
        Self.read(object, of: base, into: &arrangement)
        guard let base else {
            (figures, colors) = ([:], [:])
            return
        }
        figures = object.value("figures").map { Self.figures($0, of: base, checks: checks, where: condition) } ?? [:]
        colors = object.value("colors").map { Self.colors($0, of: base, reader) } ?? [:]
    }

    /// Returns the variants for the platforms for which this layer, or the one below it, has patches, with the
    /// condition restricted to each.
    func patched(
        _ name: String, over other: StyleLayer?, where condition: StyleCondition
    ) -> [(condition: StyleCondition, variant: StyleVariant)] {
        let tapes = [other, self].compactMap(\.?.defaults?.tape)
        return Platform.allCases.compactMap { platform in
            guard condition.platform == nil || condition.platform == platform,
                tapes.contains(where: { $0.isPatched(on: platform) }),
                let variant = variant(name, over: other, on: platform)
            else { return nil }
            var own = condition
            own.platform = platform
            return (own, variant)
        }
    }

    /// Returns the pointers of patches for platforms on which a condition never holds.
    func idlePatches(where condition: StyleCondition) -> [String] {
        guard let platform = condition.platform, let defaults else { return [] }
        let tape = defaults.tape
        return Platform.allCases.filter { $0 != platform && tape.isPatched(on: $0) }
            .map { defaults.pointer + "/platforms/" + $0.rawValue }
    }

    /// Returns the variant that results from this layer, over another layer if given, with the patches for a platform;
    /// `nil` if its defaults cannot be merged.
    func variant(_ name: String, over other: StyleLayer?, on platform: Platform? = nil) -> StyleVariant? {
        let own = NamedStyle(
            name, extending: base, figures: (other?.figures ?? [:]).merging(figures) { $1 },
            colors: (other?.colors ?? [:]).merging(colors) { $1 },
            arrangement: arrangement)
        return tape(over: other, on: platform).map { StyleVariant(style: own, defaults: DialogDefaults($0)) }
    }

    /// Reads the changes of an arrangement.
    private static func read(_ object: ObjectReader, of base: StyleName?, into arrangement: inout StyleArrangement) {
        func read<Choice: NamedChoice>(_ name: StaticString, _ member: WritableKeyPath<StyleArrangement, Choice?>) {
            if let choice = object.oneOf(name, Choice.self) { arrangement[keyPath: member] = choice }
        }
        read("actionAlignment", \.actionAlignment)
        read("actionCase", \.actionCase)
        read("borderSides", \.borderSides)
        if let fallback = anchorFallback(object, of: base) { arrangement.anchorFallback = fallback }
        read("header", \.header)
        read("viewport", \.viewport)
        read("detentsFrom", \.detentsFrom)
    }

    private static func anchorFallback(_ object: ObjectReader, of base: StyleName?) -> AnchorFallback? {
        let fallback = object.oneOf("anchorFallback", AnchorFallback.self)
        if fallback != nil, let base, ![.popover, .actionSheet, .activityView].contains(base) {
            object.report(
                "anchorFallback", code: "conflictingMember",
                message:
                    "The style \(base.rawValue) stands beside no anchor: only a popover, an actionSheet and an "
                    + "activityView do.")
        }
        return fallback
    }

    /// A dialog whose only member is the style.
    private var startingTape: JSONTape? { try? JSONTape(json: "{\"style\":\"\(base.rawValue)\"}") }

    /// Each layer's defaults in their order, each followed by its own patch for the platform.
    private func tape(over other: StyleLayer?, on platform: Platform?) -> JSONTape? {
        guard var tape = startingTape else { return nil }
        for layer in [other, self].compactMap(\.self) {
            guard let defaults = layer.defaults else { continue }
            tape = defaults.tape.laid(over: tape, on: platform)
        }
        return tape
    }

    // MARK: Checking

    /// Reports the faults that these defaults, merged over those of the whole style, would cause in a request on one of
    /// these devices.
    func check(on devices: [DeviceState], reader: SchemaReader, over other: StyleLayer?, _ own: DecodingContext) {
        own.reset()
        guard let defaults, let object = defaults.reading(into: own).object(DialogMembers.all) else {
            for fault in own.faults { defaults?.report(fault) }
            return
        }
        for name in Self.left where object.has(name) {
            defaults.object(DialogMembers.all)?.report(name, code: "unknownMember", message: Self.refusal(name))
        }
        refusePatches(of: object, own)
        // Faults are distinguished by pointer and code, as the allowed values differ between releases.
        var known: Set<[String]> = []
        for device in devices {
            let platform = device.runningSystem.platform
            let others = other?.tape(over: nil, on: platform).map { Self.faults(of: $0, on: device, reader, own) } ?? []
            let ofOthers = Set(others.map { [$0.pointer, $0.code] })
            guard let tape = checkedTape(over: other, on: platform, among: devices) else { continue }
            for var fault in Self.faults(of: tape, on: device, reader, own) {
                let key = [fault.pointer, fault.code]
                guard !ofOthers.contains(key), known.insert(key).inserted else { continue }
                let isPatch = fault.pointer.hasPrefix("/platforms/")
                fault.pointer = defaults.pointer + fault.pointer
                // Names in a patch are checked against the patch's own platform.
                if fault.code.hasPrefix("unknown"), !isPatch {
                    fault.add("This was read as \(device.runningSystem.platform.rawValue) has it.")
                }
                defaults.report(fault)
            }
        }
    }

    /// These defaults with their patches, merged over another layer's on a platform. Patches for platforms of the other
    /// devices are left out, because they are merged over that layer on their own platform.
    private func checkedTape(
        over other: StyleLayer?, on platform: Platform?, among devices: [DeviceState]
    ) -> JSONTape? {
        guard let own = defaults?.tape, let base = startingTape else { return nil }
        guard let other else { return own.laid(over: base) }
        let elsewhere = Platform.allCases.filter { patched in
            patched != platform && devices.contains { $0.runningSystem.platform == patched }
        }
        let below = other.defaults?.tape.laid(over: base, on: platform) ?? base
        return own.without(patchesFor: elsewhere).laid(over: below)
    }

    /// Reports members in patches for platforms that defaults may not have.
    private func refusePatches(of object: ObjectReader, _ own: DecodingContext) {
        for (_, value) in object.value("platforms")?.object(PlatformMembers.all)?.given() ?? [] {
            guard let patch = value.object(DialogMembers.patched) else { continue }
            // Its other faults are found when it is read like a request's.
            own.reset()
            for name in Self.left where patch.has(name) {
                patch.report(name, code: "unknownMember", message: Self.refusal(name))
            }
            for fault in own.faults { defaults?.report(fault) }
        }
    }

    private static func refusal(_ name: StaticString) -> String {
        name.description == "style"
            ? "A style is no default: \"extends\" says which one this stands on."
            : "Each request says this for itself; take it out of the style."
    }

    /// The faults of a request on a device, with these members as its dialog.
    private static func faults(
        of dialog: JSONTape, on device: DeviceState, _ reader: SchemaReader, _ own: DecodingContext
    ) -> [JSONFault] {
        own.reset()
        dialog.withRoot { root in
            _ = ValueReader(root, context: own).object(DialogMembers.all).map { reader.dialog($0, on: device) }
        }
        return own.faults
    }

    /// Members of a dialog that a style may not set.
    private static let left: [StaticString] = ["id", "requested", "style"]

    // MARK: Figures and colours

    private static func figures(
        _ value: ValueReader, of base: StyleName, checks: Bool, where condition: StyleCondition
    ) -> [AdjustableFigure: Double] {
        let listed = checks ? Set(base.figures.map(\.name)) : []
        let adjustable = AdjustableFigure.allCases.filter {
            !checks
                || !$0.isUnheard(in: base, where: condition)
                    && ($0.isAlways(of: base) || !listed.isDisjoint(with: $0.listedNames))
        }
        // The names that may be set come first, because a fault lists only a limited number.
        let own = adjustable.flatMap(\.names)
        let names = own + listed.subtracting(own).sorted()
        guard let object = value.object(NameTable(names: names)) else { return [:] }
        var figures: [AdjustableFigure: Double] = [:]
        for (name, value) in object.given() {
            guard let figure = AdjustableFigure(named: name), adjustable.contains(figure) else {
                value.report(
                    code: "notAdjustable",
                    message: "This figure stays as the system has it. Those that a style may have its own of are "
                        + "\(adjustable.map(\.rawValue).joined(separator: ", ")); sizes, margins, corners, backdrops "
                        + "and times are members of \"defaults\".",
                    allowed: adjustable.map(\.rawValue))
                continue
            }
            if let number = value.number(in: figure.range) { figures[figure] = number }
        }
        return figures
    }

    private static func colors(_ value: ValueReader, of base: StyleName, _ reader: SchemaReader) -> [String: PaintSet] {
        let listed = base.colors + base.materials.flatMap { [$0.tint, $0.flat] }
        let names = Set(listed.map(\.name)).sorted()
        guard let object = value.object(NameTable(names: names)) else { return [:] }
        var colors: [String: PaintSet] = [:]
        for (name, value) in object.given() {
            colors[name] = color(value, reader)
        }
        return colors
    }

    private static let colorMembers: NameTable = ["light", "dark", "increased"]
    private static let increasedMembers: NameTable = ["light", "dark"]

    private static func color(_ value: ValueReader, _ reader: SchemaReader) -> PaintSet? {
        func paint(_ color: Color) -> Paint {
            var opaque = color
            opaque.alpha = 255
            return Paint(opaque, opacity: Double(color.alpha) / 255)
        }
        guard let kind = value.choose([.string, .object]) else { return nil }
        if kind == .string {
            return reader.color(value).map { color in
                let plain = paint(color)
                return PaintSet(light: plain, dark: plain, lightIncreased: plain, darkIncreased: plain)
            }
        }
        guard let object = value.object(colorMembers) else { return nil }
        guard let light = object.value("light", .required).flatMap({ reader.color($0) }) else { return nil }
        let dark = reader.color(object, "dark") ?? light
        let increased = object.object("increased", members: increasedMembers)
        let lightIncreased = increased.flatMap { reader.color($0, "light") } ?? light
        let darkIncreased = increased.flatMap { reader.color($0, "dark") } ?? dark
        return PaintSet(
            light: paint(light), dark: paint(dark), lightIncreased: paint(lightIncreased),
            darkIncreased: paint(darkIncreased))
    }
}
