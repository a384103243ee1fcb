import Devices
import Dialogs
import JSONText
import MicroHTTP
import Wire

/// `POST /v1/specs/transitions`: the timeline from one rest to another, whatever lies between them.
struct TransitionsRoute: Endpoint {
    let catalog: Catalog
    let limits: RequestLimits
    let resolver: Resolver

    let name = "transitions"

    func read(_ root: JSONNode, record: ReadingRecord) -> ChangeRequest? {
        ChangeRequest.read(root, catalog: catalog, limits: limits, record: record)
    }

    func write(_ request: ChangeRequest, to json: inout JSONWriter) throws(ProblemDetails) {
        var faults: [JSONFault] = []
        func settled(_ side: SpecRequest, below pointer: String) -> PlacedDialog? {
            do throws(ResolveError) {
                return try resolver.place(side.dialog, on: side.device, options: request.options)
            } catch {
                var fault = error.fault
                fault.pointer = pointer + fault.pointer
                faults.append(fault)
                return nil
            }
        }
        let (from, to) = (settled(request.from, below: "/from"), settled(request.to, below: "/to"))
        guard let from, let to else { throw ProblemDetails(faults: faults) }
        let change: Change
        do throws(ResolveError) {
            change = try resolver.change(from: from, to: to, options: request.options)
        } catch {
            throw ProblemDetails(faults: [error.fault])
        }
        ChangeWriter.write(change, to: &json)
    }
}
