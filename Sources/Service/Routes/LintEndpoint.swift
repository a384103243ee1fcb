import Devices
import Dialogs
package import Guidelines
import JSONText
import Metrics
import MicroHTTP
import Wire

/// `POST /v1/lint`: the findings of the rules in each of several dialogs, and in all of them together.
struct LintEndpoint: JSONEndpoint {
    let context: EndpointContext

    let name = "lint"
    let isOneOfSeveral = true
    let adviceOnSize = "Send fewer requests at once."

    /// Reads a set. If part of it has faults, the rest is laid out anyway, so that its problems are reported together
    /// with the faults.
    func read(_ root: JSONNode, with more: DocumentExtras, decoding: DecodingContext) -> LintRequest? {
        var set = LintRequest.read(root, catalog: context.catalog, limits: context.limits, context: decoding)
        if set != nil, !decoding.faults.isEmpty {
            // Keeps this key different from that of any set without faults.
            decoding.mark("faults")
            set?.faults = decoding.takeFaults()
        }
        return set
    }

    func isBrief(_ request: LintRequest) -> Bool { request.layoutWork <= LayoutWork.brief }

    func write(_ request: LintRequest, to json: inout JSONWriter) throws(ProblemDetails) {
        let checked = try context.checked(request)
        let ofSet = RuleBook.check(set: checked.members)
        PhaseClock.end(.check)
        LintWriter.write(checked.findings, ofSet: ofSet, pointers: request.pointers, to: &json)
    }
}

/// The findings in each dialog of a set, and the members that the rules for sets read.
package struct CheckedSet: Sendable {
    package var findings: [[Finding]] = []
    package var members: [SetMember] = []
}

extension EndpointContext {
    /// Checks a set against the rules.
    /// - Throws: The faults of the set, and of its impossible dialogs.
    func checked(_ set: LintRequest) throws(ProblemDetails) -> CheckedSet {
        let decoding = DecodingContext()
        for fault in set.faults { decoding.add { fault } }
        let checked = check(set, decoding: decoding)
        guard decoding.faults.isEmpty else { throw ProblemDetails(faults: decoding.faults) }
        return checked
    }

    /// Lays out the dialogs of a set one after the other, and checks each against the rules; an impossible one adds a
    /// fault to `decoding` instead.
    func check(_ set: LintRequest, decoding: DecodingContext) -> CheckedSet {
        var checked = CheckedSet()
        checked.findings.reserveCapacity(set.entries.count)
        checked.members.reserveCapacity(set.entries.count)
        for entry in set.entries {
            guard let request = entry.request else { continue }
            do throws(ResolveError) {
                let resolved = try resolver.resolve(
                    request.dialog, on: request.device, options: request.options.computing(.diagnostics))
                let subject = Subject(
                    request: request.dialog, device: request.device, resolved: resolved, resolver: resolver)
                PhaseClock.end(.resolve)
                checked.findings.append(findings(of: subject))
                checked.members.append(SetMember(subject))
                PhaseClock.end(.check)
            } catch {
                decoding.add(error, below: entry.pointer)
                if decoding.isFull { break }
            }
        }
        return checked
    }
}
