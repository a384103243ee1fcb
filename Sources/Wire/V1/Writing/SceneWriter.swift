import Boxes
package import Dialogs
package import Guidelines
package import JSONText

/// Writes a scene as the body of `POST /v1/scenes`: a specification of the whole stack, then each of its dialogs.
package enum SceneWriter {
    /// - Parameter findings: The findings of the stack, whose indexes are in painting order.
    package static func write(_ scene: ResolvedScene, findings: [SetFinding], to json: inout JSONWriter) {
        let parts = scene.stage.options.parts
        json.beginObject()
        json.member("schemaVersion", SpecificationWriter.schemaVersion)
        if parts.contains(.stage) {
            json.key("stage")
            json.write(scene.stage)
        }
        if parts.contains(.dialogs) {
            json.array("dialogs", scene.dialogs.sorted { $0.index < $1.index }) { $0.write($1) }
        }
        json.writeRegions(parts, layers: scene.layers, dimming: scene.dimmingRegions, hits: scene.hitRegions)
        json.writeBehaviour(
            parts, scene.transitions, labels: .parts, scene.lifecycle, scene.gestures, scene.accessibility)
        json.writeRemarks(
            parts, adaptations: scene.adaptations,
            findings: findings.map { found in
                let index = scene.dialogs[found.index].index
                var finding = found.finding
                finding.field = finding.field.inScene(at: index)
                for change in finding.changes.indices {
                    finding.changes[change].field = finding.changes[change].field.inScene(at: index)
                }
                return finding
            }.uniqued(), trace: scene.trace)
        json.endObject()
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ floor: SceneDialog) {
        beginObject()
        member("id", floor.id)
        member("presenter", floor.presenter)
        key("presentation")
        write(floor.resolved.presentation)
        member("container", floor.resolved.stage.container)
        key("lifecycle")
        write(floor.resolved.lifecycle)
        array("adaptations", floor.adaptations) { $0.write($1) }
        endObject()
    }
}

extension Array where Element: Hashable {
    /// Returns each element once, at its first position: every dialog has the same findings about the device.
    fileprivate func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
