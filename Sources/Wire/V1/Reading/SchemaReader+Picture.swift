import Animations
import Dialogs
import JSONText
import Preview

/// The options of a picture, from the body and the URL.
struct PictureMembers {
    let inBody: ObjectReader
    let inURL: ObjectReader?
    let names: [PictureOptions.Name]

    /// Returns the value of an option; `nil` if it is missing, or if the format has no such option.
    ///
    /// An option has the same effect on the key from either source.
    func value(_ name: StaticString, _ option: PictureOptions.Name) -> ValueReader? {
        guard names.contains(option) else { return nil }
        // In a body, this member is the request's device.
        if option == .device { return inURL?.value(name) }
        guard let inURL, inURL.has(name) else { return inBody.value(name) }
        if inBody.has(name) {
            inURL.report(
                name, code: "duplicateMember", message: "This stands in the URL and in the body. Leave one of them out."
            )
        }
        return inURL.value(name)
    }

    /// Reports a fault of an option at the pointer where it was given.
    func report(_ name: StaticString, code: String, message: String) {
        let object = inURL.flatMap { $0.has(name) ? $0 : nil } ?? inBody
        object.report(name, code: code, message: message)
    }
}

extension PictureOptions {
    /// Pixels per point.
    static let scales = 1.0...4.0
    /// The width of a picture, in pixels.
    static let widths = 16...16_384
    /// Frames per second.
    static let rates = 1.0...60.0
    /// The number of moments in a strip.
    static let counts = 1...64
    /// The tolerance, as a fraction of the distance that a layer moves.
    static let tolerances = MotionTolerance.shareRange
}

extension SchemaReader {
    func pictureOptions(_ members: PictureMembers) -> PictureOptions {
        var options = PictureOptions()
        options.phase = members.value("phase", .phase).flatMap { phase($0) }
        options.time = members.value("time", .time)?.number(in: moments, setting: Setting.duration)
        options.animation = members.value("animate", .animate)?.oneOf(PictureOptions.Animation.self)
        if options.animation != nil, options.phase != nil || options.time != nil {
            members.report(
                "animate", code: "conflictingMember",
                message: "A picture shows one moment, by phase and time, or plays. Leave one of them out.")
        }
        options.annotations = members.value("annotate", .annotate).map { annotations($0) } ?? []
        if let value = members.value("device", .device) {
            if value.hasString(maxLength: limits.nameLength), value.isString("only") {
                options.showsApp = false
            } else {
                options.showsDevice = value.bool() ?? true
            }
        }
        options.background = members.value("background", .background).flatMap { background($0) } ?? .ground
        options.scale = members.value("scale", .scale)?.number(in: PictureOptions.scales)
        options.maxWidth = members.value("maxWidth", .maxWidth)?.integer(in: PictureOptions.widths)
        options.framesPerSecond = members.value("framesPerSecond", .framesPerSecond)?.number(in: PictureOptions.rates)
        options.frames = members.value("frames", .frames)?.integer(in: PictureOptions.counts)
        options.isInteractive = members.value("interactive", .interactive)?.bool() ?? false
        options.isAdaptive = members.value("adaptive", .adaptive)?.bool() ?? false
        options.isProgram = members.value("program", .program)?.bool() ?? false
        options.tolerance = members.value("tolerance", .tolerance)?.number(in: PictureOptions.tolerances)
        return options
    }

    /// Reads a list, or its elements in one string, separated by commas.
    private func annotations(_ value: ValueReader) -> Set<PictureOptions.Annotation> {
        let all = PictureOptions.Annotation.allCases
        guard let kind = value.choose([.array, .string]) else { return [] }
        if kind == .array {
            guard let items = value.array(maxCount: all.count) else { return [] }
            return Set(items.compactMap { $0.oneOf(PictureOptions.Annotation.self) })
        }
        guard let text = value.string(maxLength: limits.nameLength, setting: Setting.nameLength) else { return [] }
        var chosen: Set<PictureOptions.Annotation> = []
        for name in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let annotation = PictureOptions.Annotation(rawValue: String(name)) else {
                value.report(unknownValue: all.map(\.rawValue))
                return []
            }
            chosen.insert(annotation)
        }
        return chosen
    }

    /// Reads `transparent`, or a colour.
    private func background(_ value: ValueReader) -> PictureOptions.Background? {
        if value.hasString(maxLength: limits.nameLength), value.isString("transparent") { return .transparent }
        return color(value, or: "transparent").map { .color($0) }
    }
}
