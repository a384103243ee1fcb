import Boxes
import Dialogs
import Guidelines
import Jobs
import JSONText
import Metrics
import MicroHTTP
import Wire

/// `POST /v1/specs/breakpoints`: the intervals in which an answer stays the same while the window, the text or the
/// keyboard grows.
struct BreakpointsEndpoint: JSONEndpoint {
    let context: EndpointContext

    let name = "breakpoints"
    let adviceOnSize = "Name fewer members, or ask for a shorter way."

    func isBrief(_ request: BreakpointsRequest) -> Bool { false }

    func write(_ request: BreakpointsRequest, to json: inout JSONWriter) throws(ProblemDetails) {
        var search = BreakpointSearch(steps: request.steps)
        // Counts all layouts that the search may need before the first one: each costs as much as an answer.
        guard JobBudget.count(.layers, search.mostLayouts * request.layerWork) else { return }
        var problem: ProblemDetails?
        var isAnswered = false
        search.run { index in
            do throws(ProblemDetails) {
                let sample = try sample(request, at: index)
                isAnswered = true
                return sample
            } catch {
                if problem == nil { problem = error }
                let code = error.faults.first?.code ?? error.code
                return BreakpointSample(index: index, outcome: .refused(code), isWhole: false)
            }
        }
        // If the request is impossible at every value, the problem is reported instead of an answer.
        if let problem, !isAnswered { throw problem }
        BreakpointsWriter.write(search.samples, of: request, grid: BreakpointSearch.grid, to: &json)
    }

    /// Advice that reduces the work of a request: without resting layouts, if it has any.
    func adviceOnWork(_ request: BreakpointsRequest) -> String? {
        let less = "Name fewer members in \"of\", or ask for fewer detents or actions"
        return less + (request.hasRests ? ", or leave options.rests out." : ".")
    }

    private func sample(_ request: BreakpointsRequest, at index: Int) throws(ProblemDetails) -> BreakpointSample {
        let spec: SpecRequest
        let resolved: ResolvedDialog
        do throws(PatchedValue.Faults) {
            let device = try request.device(
                at: request.value(at: index), catalog: context.catalog, limits: context.limits)
            do throws(ResolveError) {
                spec = SpecRequest(device: device, dialog: request.spec.dialog, options: request.spec.options)
                resolved = try context.resolver.resolve(spec.dialog, on: spec.device, options: spec.options)
            } catch {
                throw PatchedValue.Faults(error.faults)
            }
            let subject = Subject(
                request: spec.dialog, device: spec.device, resolved: resolved, resolver: context.resolver)
            let values = try values(of: request, in: subject)
            return BreakpointSample(index: index, outcome: .answered(values), isWhole: resolved.isWhole)
        } catch {
            throw ProblemDetails(faults: error.faults)
        }
    }

    /// The compared members, each as JSON as in the answer; null for a missing one.
    private func values(
        of request: BreakpointsRequest, in subject: Subject
    ) throws(PatchedValue.Faults) -> BreakpointSample.Values {
        let texts = try context.writers.withWriter { json throws(PatchedValue.Faults) in
            SpecificationWriter.write(
                subject, findings: context.findings(of: subject), parts: request.parts, to: &json)
            return try context.documents.withDocument { document throws(PatchedValue.Faults) in
                do throws(JSONSyntaxError) {
                    try json.withBytes { bytes throws(JSONSyntaxError) in try document.parse(bytes, maxDepth: 64) }
                } catch {
                    throw PatchedValue.Faults([JSONFault(pointer: "", code: error.code, message: error.message)])
                }
                return document.withRoot { root in
                    request.members.map { Array((root.text(below: $0.path[...]) ?? "null").utf8) }
                } ?? []
            }
        }
        return BreakpointSample.Values(texts, digest: texts.reduce(0) { Digest.hash($1.span, seed: $0) })
    }
}

extension JSONNode {
    /// The JSON of the value at a path of names; `nil` if there is none.
    ///
    /// Elements of lists are named by their ids, as everywhere, or their indices. Any other name is that of a member of
    /// the elements, and gives the list of that member's values: `layers.frame`.
    fileprivate func text(below path: ArraySlice<String>) -> String? {
        guard let name = path.first else { return jsonText }
        let rest = path.dropFirst()
        guard kind == .array else { return member(text: name).flatMap { $0.text(below: rest) } }
        let found = elements.enumerated().first { index, element in
            "\(index)" == name || element.member("id")?.stringEquals(name) == true
        }
        if let found { return found.element.text(below: rest) }
        let members = elements.compactMap { $0.text(below: path) }
        return members.isEmpty ? nil : "[" + members.joined(separator: ",") + "]"
    }
}

extension ResolvedDialog {
    /// Whether the whole dialog is visible: no text is truncated, nothing scrolls.
    fileprivate var isWhole: Bool { !layers.contains { $0.role == .scroll || $0.text?.isTruncated == true } }
}
