import Dialogs
import JSONText
import Timeline

private enum NamedCurve: String, NamedChoice {
    case linear, easeIn, easeOut, easeInOut, `default`

    static let names = ChoiceNames<NamedCurve>()

    var easing: Easing {
        switch self {
        case .linear: .linear
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .easeInOut: .easeInOut
        case .default: .default
        }
    }
}

/// The positions of steps, in the camel case of the rest of the contract, and as CSS spells them.
private enum StepsPosition: String, NamedChoice {
    case start, end, jumpStart, jumpEnd, jumpNone, jumpBoth
    case cssJumpStart = "jump-start"
    case cssJumpEnd = "jump-end"
    case cssJumpNone = "jump-none"
    case cssJumpBoth = "jump-both"

    static let names = ChoiceNames<StepsPosition>()

    var position: StepsEasing.Position {
        switch self {
        case .start: .start
        case .end: .end
        case .jumpStart, .cssJumpStart: .jumpStart
        case .jumpEnd, .cssJumpEnd: .jumpEnd
        case .jumpNone, .cssJumpNone: .jumpNone
        case .jumpBoth, .cssJumpBoth: .jumpBoth
        }
    }
}

extension SchemaReader {
    static let easingMembers: NameTable = ["cubicBezier", "spring", "steps", "position", "linear"]
    static let springMembers: NameTable = [
        "mass", "stiffness", "damping", "response", "dampingRatio", "duration", "bounce", "initialVelocity",
        "allowOverdamping",
    ]
    /// The most stops of `linear` and the most steps: far more than the eye can distinguish.
    private static let longestList = 1000

    func easing(_ object: ObjectReader, _ name: StaticString) -> Easing? {
        object.value(name).flatMap { easing($0) }
    }

    func easing(_ value: ValueReader) -> Easing? {
        guard let kind = value.choose([.string, .object]) else { return nil }
        if kind == .string { return value.oneOf(NamedCurve.self)?.easing }
        guard let easing = value.object(Self.easingMembers) else { return nil }
        var found: [Easing?] = []
        if let bezier = easing.value("cubicBezier") { found.append(cubicBezier(bezier)) }
        if let object = easing.object("spring", members: Self.springMembers) { found.append(spring(object)) }
        let count = easing.value("steps")
        let position = easing.oneOf("position", StepsPosition.self)
        if let count {
            found.append(steps(count, position))
        } else if position != nil {
            easing.report(
                "position", code: "conflictingMember", message: "A position belongs to steps; give both or none.")
        }
        if let stops = easing.value("linear") { found.append(linear(stops)) }
        guard found.count == 1, let only = found.first else {
            easing.report(
                code: found.isEmpty ? "missingMember" : "conflictingMember",
                message: "Needs exactly one of cubicBezier, spring, steps and linear.",
                allowed: ["cubicBezier", "spring", "steps", "linear"])
            return nil
        }
        return only
    }

    private func cubicBezier(_ value: ValueReader) -> Easing? {
        guard let numbers = value.numbers(counts: 4...4, in: limits.coordinates, setting: Setting.coordinate),
            numbers.count == 4
        else { return nil }
        guard CubicBezier.xRange.contains(numbers[0]), CubicBezier.xRange.contains(numbers[2]) else {
            value.report(
                code: "outOfRange",
                message: "The first and third number are times, from 0 to 1; got \(numbers[0]) and \(numbers[2]).")
            return nil
        }
        return .cubicBezier(CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]))
    }

    private func steps(_ value: ValueReader, _ position: StepsPosition?) -> Easing? {
        let position = position?.position ?? .end
        guard let count = value.integer(in: position.leastCount...Self.longestList) else { return nil }
        return .steps(StepsEasing(count: count, position: position))
    }

    private func linear(_ value: ValueReader) -> Easing? {
        guard let items = value.array(counts: 2...Self.longestList) else { return nil }
        var stops: [LinearEasing.Stop] = []
        for item in items {
            guard let pair = item.numbers(counts: 2...2, in: limits.coordinates), pair.count == 2 else { continue }
            if !(0...1).contains(pair[1]) || pair[1] < stops.last?.fraction ?? 0 {
                item.report(
                    code: "outOfRange",
                    message: "The second number is a time from 0 to 1, none before the one ahead of it; got \(pair[1])."
                )
                continue
            }
            stops.append(LinearEasing.Stop(progress: pair[0], fraction: pair[1]))
        }
        return stops.count == items.count ? .linear(LinearEasing(stops)) : nil
    }

    func spring(_ object: ObjectReader) -> Easing? {
        let mass = object.number("mass", in: Spring.massRange)
        let stiffness = object.number("stiffness", in: Spring.stiffnessRange)
        let damping = object.number("damping", in: Spring.dampingRange)
        let response = object.number("response", in: Spring.responseRange)
        let ratio = object.number("dampingRatio", in: Spring.dampingRatioRange)
        let duration = object.number("duration", in: Spring.responseRange)
        let bounce = object.number("bounce", in: Spring.bounceRange)
        let velocity = object.number("initialVelocity", in: Spring.initialVelocityRange) ?? 0
        let overdamps = object.bool("allowOverdamping") ?? false
        let isPhysical = mass != nil || stiffness != nil || damping != nil
        let isResponse = response != nil || ratio != nil
        let isBounce = duration != nil || bounce != nil
        guard [isPhysical, isResponse, isBounce].filter({ $0 }).count == 1 else {
            object.report(
                code: isPhysical || isResponse || isBounce ? "conflictingMember" : "missingMember",
                message: "Needs mass, stiffness and damping; or response and dampingRatio; or duration and bounce.")
            return nil
        }
        func need(_ pairs: [(StaticString, Double?)]) -> Bool {
            var isWhole = true
            for (name, value) in pairs where value == nil {
                isWhole = false
                // A member that is present but has a fault has already been reported.
                object.reportMissing(name)
            }
            return isWhole
        }
        if isPhysical {
            guard need([("stiffness", stiffness), ("damping", damping)]), let stiffness, let damping else { return nil }
            return .spring(
                Spring(
                    mass: mass ?? 1, stiffness: stiffness, damping: damping, initialVelocity: velocity,
                    allowOverdamping: overdamps))
        }
        if isResponse {
            guard need([("response", response)]), let response else { return nil }
            return .spring(
                Spring(
                    response: response, dampingRatio: ratio ?? 1, initialVelocity: velocity,
                    allowOverdamping: overdamps))
        }
        guard need([("duration", duration)]), let duration else { return nil }
        return .spring(
            Spring(duration: duration, bounce: bounce ?? 0, initialVelocity: velocity, allowOverdamping: overdamps))
    }
}
