import Dialogs
import Geometry
import JSONText
import Timeline

private enum KeyframeMembers {
    static let properties = NameTable(names: PoseProperty.allCases.map(\.rawValue))
    static let keyframe: NameTable = ["time", "value", "easing"]
    /// The most steps of one property: far more than the eye can distinguish.
    static let most = 64
}

extension SchemaReader {
    /// Reads the members `keyframes` and `easings` of one direction.
    func transitionSteps(_ object: ObjectReader, _ direction: TransitionDirection) -> TransitionSteps {
        var steps = TransitionSteps()
        guard object.hasAny(of: ["keyframes", "easings"]) else { return steps }
        if let given = object.object("keyframes", members: KeyframeMembers.properties) {
            for (name, value) in given.given() {
                guard let property = PoseProperty(rawValue: name) else { continue }
                steps.keyframes[property] = keyframes(value, of: property, direction)
            }
        }
        if let given = object.object("easings", members: KeyframeMembers.properties) {
            for (name, value) in given.given() {
                guard let property = PoseProperty(rawValue: name) else { continue }
                steps.easings[property] = easing(value)
            }
        }
        return steps
    }

    private func keyframes(
        _ list: ValueReader, of property: PoseProperty, _ direction: TransitionDirection
    ) -> [PoseKeyframe]? {
        guard let items = list.array(counts: 1...KeyframeMembers.most) else { return nil }
        var keyframes: [PoseKeyframe] = []
        for item in items {
            guard let object = item.object(KeyframeMembers.keyframe),
                let keyframe = keyframe(object, of: property, after: keyframes.last, direction)
            else { continue }
            keyframes.append(keyframe)
        }
        return keyframes.count == items.count ? keyframes : nil
    }

    private func keyframe(
        _ object: ObjectReader, of property: PoseProperty, after last: PoseKeyframe?, _ direction: TransitionDirection
    ) -> PoseKeyframe? {
        let time = object.number("time", .required, in: 0...1)
        let value = object.value("value", .required).flatMap { self.value($0, of: property) }
        let easing = easing(object, "easing")
        guard let time, let value else { return nil }
        if let last, time <= last.time {
            object.report(
                "time", code: "outOfRange",
                message:
                    "Keyframes are in order of time: needs more than \(JSONNumber.text(last.time)), the one before it.")
        }
        if time == (direction == .present ? 1 : 0), value != property.rest {
            object.report(
                "value", code: "outOfRange",
                message:
                    "Here the dialog rests: \(property.rawValue) is \(property.rest.text(of: property)). Say "
                    + "so, or leave this keyframe out.")
        }
        if case .spring = easing {
            object.report(
                "easing", code: "unknownValue",
                message:
                    "A spring has a time of its own, and a keyframe the time to the next. Use a curve, or the spring "
                    + "in easings.")
        }
        return PoseKeyframe(time: time, value: value, easing: easing)
    }

    private func value(_ value: ValueReader, of property: PoseProperty) -> PoseValue? {
        switch property {
        case .translation: value.point(in: limits.coordinates)
        case .scale:
            switch value.choose([.number, .array]) {
            case .number: value.number(in: Self.factors).map { PoseValue(x: $0, y: $0) }
            case .array: value.point(in: Self.factors)
            default: nil
            }
        case .opacity: value.number(in: 0...1).map { PoseValue(x: $0, y: $0) }
        case .rotationX, .rotationY, .rotationZ:
            value.number(in: limits.coordinates, setting: Setting.coordinate).map { PoseValue(x: $0, y: $0) }
        }
    }

    private static let factors = -1000.0...1000.0
}

extension PoseValue {
    fileprivate func text(of property: PoseProperty) -> String {
        property == .translation ? "[0, 0]" : JSONNumber.text(x)
    }
}
