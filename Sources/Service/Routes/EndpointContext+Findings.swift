import Dialogs
import Guidelines
import JSONText
import Wire

// What the guidelines find in answers.
extension EndpointContext {
    /// The findings for one dialog, in the order in which they are told.
    func findings(of subject: Subject) -> [Finding] {
        let upright = upright(subject)
        return RuleBook.check(upright) { hasEffect($0.field, in: upright) }
    }

    /// The findings for a stack of dialogs.
    ///
    /// - Parameters:
    ///   - scene: The stack as it is answered.
    ///   - request: The dialogs from the bottom up, their device and their options.
    func findings(of scene: ResolvedScene, asked request: SceneRequest) throws(SceneError) -> [SetFinding] {
        var floors = scene.dialogs
        if request.options.coordinateSpace == .fixed, request.options.parts.contains(.diagnostics) {
            var options = request.options
            options.coordinateSpace = .interface
            floors = try resolver.resolve(scene: request.dialogs, on: request.device, options: options).dialogs
        }
        let subjects = floors.map {
            Subject(request: $0.request, device: request.device, resolved: $0.resolved, resolver: resolver)
        }
        let stacked = subjects.filter { resolver.isInStack($0.request, on: request.device) }
        return RuleBook.check(scene: subjects) { finding, subject in
            // Dialogs that are set apart are so from each other, which the layout of one alone does not show.
            finding.field == [.dialog, .placement, .stack] && stacked.count > 1
                ? resolver.isInStack(subject.request, on: request.device) : hasEffect(finding.field, in: subject)
        }
    }

    /// The dialog in the interface's own space, in which rules judge frames. One that is answered in fixed space is
    /// laid out again.
    private func upright(_ subject: Subject) -> Subject {
        var options = subject.resolved.stage.options
        guard options.coordinateSpace == .fixed, options.parts.contains(.diagnostics) else { return subject }
        options.coordinateSpace = .interface
        let resolved = try? resolver.resolve(
            subject.request, on: subject.device, options: options.computing(.diagnostics))
        return resolved.map {
            Subject(request: subject.request, device: subject.device, resolved: $0, resolver: resolver)
        } ?? subject
    }

    /// The members of an answer in which the effect of a member of the request shows. Left out is what repeats the
    /// request.
    private static let effects: AnswerParts = [
        .layerTexts, .layerLooks, .dimmingRegions, .hitRegions, .transitions, .gestures, .accessibility, .adaptations,
    ]

    /// Whether the answer without a member of the request is another. A rule knows which styles use which members; the
    /// effect of one on the dialog at hand is found by laying the dialog out without it. False for members that cannot
    /// be left out.
    private func hasEffect(_ field: FieldPath, in subject: Subject) -> Bool {
        guard let request = subject.request.leavingOut(field) else { return false }
        let options = subject.resolved.stage.options.computing(Self.effects)
        func write(_ request: DialogRequest, to json: inout JSONWriter) -> Bool {
            guard let resolved = try? resolver.resolve(request, on: subject.device, options: options) else {
                return false
            }
            SpecificationWriter.write(resolved, findings: [], to: &json)
            return true
        }
        return writers.withWriter { with in
            writers.withWriter { without in
                guard write(subject.request, to: &with), write(request, to: &without) else { return false }
                return with.withBytes { one in
                    without.withBytes { other in
                        one.count != other.count || one.indices.contains { one[$0] != other[$0] }
                    }
                }
            }
        }
    }
}
