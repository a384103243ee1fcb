import Boxes
import Devices
package import Dialogs
package import JSONText

/// The body of `POST /v1/scenes`, read and checked: a device and a stack of dialogs, the lowest first.
package struct SceneRequest: BodyRequest {
    package var device: DeviceState
    package var dialogs: [DialogRequest]
    package var options: ResolveOptions

    /// Creates the request for a stack as shown on a device: in an orientation that the stack allows.
    package init(device: DeviceState, dialogs: [DialogRequest], options: ResolveOptions) {
        (self.dialogs, self.device) = dialogs.shown(on: device)
        self.options = options
    }

    /// The members of the body, in the order in which they are read.
    package static let members: NameTable = ["device", "dialogs", "options"]

    package static func read(_ root: ObjectReader, by reader: SchemaReader) -> SceneRequest? {
        if let library = reader.library(of: root) { return read(root, by: reader.following(library)) }
        let device = reader.device(root)
        let dialogs = reader.dialogs(of: root, on: device)
        let options = reader.options(of: root, including: .ofScene)
        guard root.isSound, let device, let dialogs else { return nil }
        return SceneRequest(device: device, dialogs: dialogs, options: options)
    }
}

extension SchemaReader {
    /// Reads the member `dialogs`: at least one, with ids that distinguish their layers.
    fileprivate func dialogs(of root: ObjectReader, on device: DeviceState?)
        -> [DialogRequest]?
    {
        guard let value = root.value("dialogs", .required),
            let items = value.array(maxCount: limits.dialogs, setting: Setting.dialogs)
        else { return nil }
        if items.count == 0 {
            value.report(code: "tooFew", message: "Needs at least one dialog, and got an array without any.")
        }
        var dialogs: [DialogRequest?] = []
        for item in items {
            if root.isFull { break }
            dialogs.append(item.object(DialogMembers.all).map { dialog($0, on: device) })
        }
        for clash in SceneNames(dialogs.map { $0?.id }).clashes {
            root.add {
                JSONFault(
                    pointer: "/dialogs/\(clash.index)/id", code: "duplicateID",
                    message: clash.isSame
                        ? "Another dialog of the scene is called \"\(clash.name.clipped(to: 80))\" already, "
                            + "/dialogs/\(clash.other); ids are unique."
                        : "With \"\(clash.name.clipped(to: 80))\", the name of /dialogs/\(clash.other), layers of "
                            + "both could have one id: one name and a slash start the other. Give it another id.")
            }
        }
        let sound = dialogs.compactMap(\.self)
        if let work = limits.excessiveText(of: sound) {
            root.report("dialogs", code: "tooMany", message: limits.tooMuchText(work))
        }
        return sound
    }
}
