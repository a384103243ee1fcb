package import Dialogs
package import Geometry
package import JSONText

/// Writes what touches reach as the body of `POST /v1/specs/hit-test`.
package enum HitTestWriter {
    package static func write(_ points: [Point], on map: TouchMap, to json: inout JSONWriter) {
        json.beginObject()
        json.writeHits(points, on: map)
        json.endObject()
    }
}

extension JSONWriter {
    /// Writes what touches reach as the member `hits`: one entry for each point, in order. A point outside the window
    /// reaches no target, as its effect shows.
    mutating func writeHits(_ points: [Point], on map: TouchMap) {
        beginArray("hits")
        for point in points where !isFull {
            let region = map.region(at: point)
            beginObject()
            member("point", point.x, point.y)
            member("target", orNull: region?.target)
            member("effect", region?.effect.rawValue ?? "outside")
            if let dismisses = region?.dismisses { member("dismisses", dismisses) }
            endObject()
        }
        endArray()
    }
}
