import Devices
import Dialogs
import JSONText
import MicroHTTP
import Wire

/// `POST /v1/schedules`: who is shown when, of dialogs that come over time, and one timeline of it all.
struct SchedulesRoute: Endpoint {
    let catalog: Catalog
    let limits: RequestLimits
    let resolver: Resolver

    let name = "schedules"
    let adviceOnSize = "Send fewer events, or give dialogs shorter ids."

    func read(_ root: JSONNode, context: DecodingContext) -> ScheduleRequest? {
        ScheduleRequest.read(root, catalog: catalog, limits: limits, context: context)
    }

    func isBrief(_ request: ScheduleRequest) -> Bool { request.events.count <= 4 }

    func write(_ request: ScheduleRequest, to json: inout JSONWriter) throws(ProblemDetails) {
        let schedule: Schedule
        do throws(ScheduleErrors) {
            schedule = try resolver.schedule(
                request,
                within: ScheduleLimits(
                    keyframes: limits.keyframes, eventLayers: limits.eventLayers, pointSegments: limits.pointSegments,
                    shapedText: limits.shapedText))
        } catch {
            throw ProblemDetails(faults: error.errors.map(\.fault))
        }
        ScheduleWriter.write(schedule, to: &json)
    }
}
