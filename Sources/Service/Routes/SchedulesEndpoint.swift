import Devices
import Dialogs
import JSONText
import Metrics
import MicroHTTP
import Wire

/// `POST /v1/schedules`: when each of several dialogs is shown over time, and one timeline of all of them.
struct SchedulesEndpoint: JSONEndpoint {
    let context: EndpointContext

    let name = "schedules"
    let isOneOfSeveral = true
    let adviceOnSize = "Send fewer events, or give dialogs shorter ids."

    func isBrief(_ request: ScheduleRequest) -> Bool { request.layerWork <= LayoutWork.brief }

    func write(_ request: ScheduleRequest, to json: inout JSONWriter) throws(ProblemDetails) {
        let schedule = try asProblem { () throws(ScheduleErrors) in
            try context.resolver.schedule(request, within: context.scheduleLimits)
        }
        PhaseClock.end(.resolve)
        ScheduleWriter.write(schedule, to: &json)
    }
}
