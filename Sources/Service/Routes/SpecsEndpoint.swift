import Boxes
import Devices
import Dialogs
import Guidelines
import JSONText
import Metrics
import MicroHTTP
import Wire

/// `POST` and `GET /v1/specs`: the specification of one dialog on one device.
struct SpecsEndpoint: JSONEndpoint {
    let context: EndpointContext

    let name = "specs"
    let isOneOfSeveral = true

    func isBrief(_ request: SpecRequest) -> Bool { request.layerWork <= LayoutWork.brief }

    func write(_ request: SpecRequest, to json: inout JSONWriter) throws(ProblemDetails) {
        try asProblem { () throws(ResolveError) in
            try specify(request, to: &json)
        }
    }

    /// Writes the specification; writes nothing if it throws.
    ///
    /// - Returns: The dialog and the findings that were written.
    @discardableResult
    func specify(
        _ request: SpecRequest, to json: inout JSONWriter
    ) throws(ResolveError) -> (subject: Subject, findings: [Finding]) {
        let subject = Subject(
            request: request.dialog, device: request.device,
            resolved: try context.resolver.resolve(request.dialog, on: request.device, options: request.options),
            resolver: context.resolver)
        PhaseClock.end(.resolve)
        let findings = context.findings(of: subject)
        PhaseClock.end(.check)
        let proofs = request.options.proof ? try proofs(of: request) : nil
        SpecificationWriter.write(subject, findings: findings, proofs: proofs, to: &json)
        PhaseClock.end(.write)
        return (subject, findings)
    }

    /// Checks the properties that every dialog has, on this dialog and its mirror image.
    private func proofs(of request: SpecRequest) throws(ResolveError) -> [Proof] {
        let options = request.options.computing(ProofBook.parts)
        let resolved = try context.resolver.resolve(request.dialog, on: request.device, options: options)
        var mirror: ResolvedDialog?
        if let device = request.dialog.mirrorDevice(of: request.device) {
            mirror = try context.resolver.resolve(request.dialog, on: device, options: options)
        }
        return ProofBook.proofs(of: resolved, mirror: mirror)
    }
}
