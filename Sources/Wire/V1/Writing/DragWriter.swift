package import Dialogs
package import Geometry
import Jobs
package import JSONText
import Timeline

/// Writes the poses of a dragged dialog as the body of `POST /v1/specs/drag`.
package enum DragWriter {
    /// Writes one pose for each position of the finger, in order.
    ///
    /// - Parameter points: The positions of touches in each pose; `nil` for none.
    package static func write(_ dragged: Dragged, touchedAt points: [Point]?, to json: inout JSONWriter) {
        json.beginObject()
        json.beginArray("poses")
        let effort = Int32(clamping: dragged.moved.count + (points == nil ? 1 : 20))
        for index in 0..<dragged.count where !json.isFull && !JobBudget.isOver(after: effort) {
            let pose = dragged.pose(index)
            json.beginObject()
            json.member("position", pose.position.x, pose.position.y)
            json.write(pose, moving: dragged.moved)
            json.key("target")
            json.write(pose.target)
            if let points { json.writeHits(points, on: dragged.touchMap(in: pose)) }
            json.endObject()
        }
        json.endArray()
        json.endObject()
    }
}

extension JSONWriter {
    /// Writes all values of a pose, by layer and property, as the member `layers`.
    fileprivate mutating func write(_ pose: Dragged.Pose, moving moved: [Dragged.MovedLayer]) {
        beginObject("layers")
        var next = 0
        for layer in moved {
            key(text: layer.id)
            beginObject()
            for property in layer.properties {
                key(text: property.rawValue)
                write(pose.values[next])
                next += 1
            }
            endObject()
        }
        endObject()
    }
}
