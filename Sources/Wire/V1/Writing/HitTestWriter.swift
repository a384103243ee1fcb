package import Dialogs
package import Geometry
package import JSONText

/// Writes what touches reach as the body of `POST /v1/specs/hit-test`.
package enum HitTestWriter {
    /// One entry for each point, in order. Outside the window no target is reached, and the effect says so.
    package static func write(_ points: [Point], on map: TouchMap, to json: inout JSONWriter) {
        json.beginObject()
        json.beginArray("hits")
        for point in points where !json.isFull {
            let region = map.region(at: point)
            json.beginObject()
            json.member("point", point.x, point.y)
            json.member("target", orNull: region?.target)
            json.member("effect", region?.effect.rawValue ?? "outside")
            if let dismisses = region?.dismisses {
                json.member("dismisses", dismisses)
            }
            json.endObject()
        }
        json.endArray()
        json.endObject()
    }
}
