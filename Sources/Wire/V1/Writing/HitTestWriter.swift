package import Dialogs
package import Geometry
package import JSONText

/// Writes what touches reach as the body of `POST /v1/specs/hit-test`.
package enum HitTestWriter {
    /// One entry for each point, in order. Outside the window no target is reached, and the effect says so.
    package static func write(_ points: [Point], on map: TouchMap, to json: inout JSONWriter) {
        json.beginObject()
        json.key("hits")
        json.beginArray()
        for point in points where !json.isFull {
            let region = map.region(at: point)
            json.beginObject()
            json.key("point")
            json.pair(point.x, point.y)
            json.key("target")
            json.string(orNull: region?.target)
            json.string("effect", region?.effect.rawValue ?? "outside")
            if let dismisses = region?.dismisses {
                json.name("dismisses", dismisses)
            }
            json.endObject()
        }
        json.endArray()
        json.endObject()
    }
}
