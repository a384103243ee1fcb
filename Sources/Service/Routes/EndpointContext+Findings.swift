import Boxes
import Dialogs
import Guidelines
import JSONText
import Wire

// The findings of the guidelines in answers.
extension EndpointContext {
    /// The findings for one dialog, in the order of the rule book.
    func findings(of subject: Subject) -> [Finding] {
        let upright = upright(subject)
        return RuleBook.check(upright) { hasEffect($0.field, in: upright) }
    }

    /// The findings for a stack of dialogs.
    ///
    /// - Parameters:
    ///   - scene: The stack as answered.
    ///   - request: The dialogs from the bottom up, their device and their options.
    func findings(of scene: ResolvedScene, requested request: SceneRequest) throws(SceneError) -> [SetFinding] {
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

    /// The dialog in the interface's own space, in which rules judge frames. One that was answered in a fixed space is
    /// laid out again.
    private func upright(_ subject: Subject) -> Subject {
        let requested = subject.resolved.stage.options
        guard requested.coordinateSpace == .fixed, requested.parts.contains(.diagnostics) else { return subject }
        var options = requested
        options.coordinateSpace = .interface
        let resolved = try? resolver.resolve(
            subject.request, on: subject.device, options: options.computing(.diagnostics))
        return resolved.map {
            Subject(request: subject.request, device: subject.device, resolved: $0, resolver: resolver)
        } ?? subject
    }

    /// The parts of an answer that show whether a member of the request has an effect, without those that repeat the
    /// request.
    private static let effects: AnswerParts = [
        .layerTexts, .layerLooks, .dimmingRegions, .hitRegions, .transitions, .gestures, .accessibility, .adaptations,
    ]

    /// Whether leaving out a member of the request changes the answer. Rules define which styles use which members; the
    /// effect in this dialog is determined by laying it out without the member. False for members that cannot be left
    /// out.
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
