package import Devices
package import JSONText
import Geometry

/// Writes the catalogue: the list of devices, and single devices in the form of device files and requests.
package enum DeviceWriter {
    /// Writes `{devices: [{id, name, family, …}]}`, in the catalogue's order.
    package static func writeList(_ catalog: Catalog, to json: inout JSONWriter) {
        json.write(["devices": .list(catalog.profiles.map(\.identity))])
    }

    /// Writes `{format, devices: […], notes: [{pointer, message}]}`: devices read from another tool's format.
    package static func write(_ found: DeviceImport, to json: inout JSONWriter) {
        json.beginObject()
        json.member("format", found.format)
        json.key("devices")
        write(found.devices, to: &json)
        json.beginArray("notes")
        for note in found.notes where !json.isFull {
            json.write(["pointer": .string(note.pointer), "message": .string(note.message)])
        }
        json.endArray()
        json.endObject()
    }

    /// Writes full profiles as a list, which is a file of devices.
    package static func write(_ profiles: [DeviceProfile], to json: inout JSONWriter) {
        json.beginArray()
        for profile in profiles where !json.isFull { write(profile, to: &json) }
        json.endArray()
    }

    /// Writes everything that the catalogue knows about a device, with its sources.
    package static func write(_ profile: DeviceProfile, to json: inout JSONWriter) {
        json.write(
            profile.identity.followed(by: profile.facts).followed(by: profile.hardware.value)
                .followed(by: profile.notes))
    }
}

extension DeviceProfile {
    fileprivate var identity: JSONValue {
        [
            "id": .string(id), "name": .string(name), "aliases": .list(listing.aliases.map { .string($0) }),
            "family": .string(listing.family), "idiom": .string(idiom.rawValue),
            "year": listing.year.map { .integer($0) } ?? .null,
            "system": ["name": .string(system.name.rawValue), "version": .orNull(system.version?.text)],
            "screen": [
                "width": .number(screen.size.width), "height": .number(screen.size.height),
                "scale": .number(screen.scale), "cornerRadius": .orNull(screen.cornerRadius),
                "nativePixels": screen.nativePixels.map {
                    ["width": .number($0.width), "height": .number($0.height)]
                } ?? .null,
            ],
        ]
    }

    fileprivate var facts: JSONValue {
        figures.value.followed(by: [
            "sizeClass": .byAspect(sizeClasses) {
                ["horizontal": .string($0.horizontal.rawValue), "vertical": .string($0.vertical.rawValue)]
            }, "keyboard": .byAspect(figures.keyboardHeight) { .number($0) },
            "keyboardWithoutSuggestions": .byAspect(keyboardHeightWithoutSuggestions) { .number($0) },
        ])
    }

    fileprivate var notes: JSONValue {
        let levels = provenance.entries.map { entry -> (name: String, value: JSONValue) in
            let value: JSONValue = [
                "level": .orNull(entry.confidence?.rawValue), "crossChecked": .bool(entry.isCrossChecked),
                "sources": .list(entry.sources.map { .integer($0) }),
            ]
            return (entry.group.rawValue, value)
        }
        let variants = variants.map { variant -> JSONValue in
            let keyboard: JSONValue = ["keyboard": .byAspect(variant.figures.keyboardHeight) { .number($0) }]
            return (["os": .string(variant.versions.text)] as JSONValue).followed(by: variant.figures.value)
                .followed(by: keyboard)
        }
        return [
            "osVariants": .list(variants), "notes": .orNull(listing.notes),
            "keyboardNote": .orNull(listing.keyboardNote), "confidence": .object(levels),
            "disagreements": .list(provenance.disagreements.map { .string($0) }),
            "sources": .list(provenance.sources.map { .string($0) }),
        ]
    }
}

extension DeviceProfile.Figures {
    /// The insets and the height of the status bar.
    fileprivate var value: JSONValue {
        [
            "safeAreaInsets": .byAspect(safeAreaInsets) {
                [
                    "top": .number($0.top), "left": .number($0.left), "bottom": .number($0.bottom),
                    "right": .number($0.right),
                ]
            }, "statusBarHeight": .byAspect(statusBarHeight) { .number($0) },
        ]
    }
}

extension DeviceProfile.Hardware {
    fileprivate var value: JSONValue {
        [
            "reservedRegions": regionsByAspect, "naturalOrientation": .orNull(naturalAspect?.rawValue),
            "deviceGroup": .orNull(deviceGroup), "posture": .orNull(posture?.rawValue),
            "cutout": cutout.map {
                (["kind": .string($0.kind.rawValue)] as JSONValue).followed(by: .frame($0.frame))
            } ?? .null, "fold": fold?.value ?? .null,
        ]
    }

    /// The regions by aspect; null if none are known. If only one aspect is known, the other one gets an empty list,
    /// since many clients cannot read a list that may be null.
    private var regionsByAspect: JSONValue {
        guard regions.portrait != nil || regions.landscape != nil else { return .null }
        return .byAspect(PerAspect(portrait: regions.portrait ?? [], landscape: regions.landscape ?? [])) { regions in
            .list(
                regions.map {
                    [
                        "kind": .string($0.kind.rawValue), "frame": .frame($0.frame), "active": .bool($0.isActive),
                    ]
                })
        }
    }
}

extension Fold {
    fileprivate var value: JSONValue {
        let start: JSONValue = [
            "kind": .string(kind.rawValue), "separating": .bool(isSeparating),
            "flat": flatWidth.map { ["width": .number($0)] } ?? .null,
        ]
        let creases = JSONValue.byAspect(creases) { crease in
            (["orientation": .string(crease.direction.rawValue)] as JSONValue).followed(by: .frame(crease.frame))
                .followed(by: ["centre": .number(crease.center)])
        }
        return start.followed(by: creases).followed(by: ["note": .orNull(note)])
    }
}

extension JSONValue {
    fileprivate static func orNull(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
    fileprivate static func orNull(_ number: Double?) -> JSONValue { number.map { .number($0) } ?? .null }

    fileprivate static func frame(_ frame: Rect) -> JSONValue {
        [
            "x": .number(frame.minX), "y": .number(frame.minY), "width": .number(frame.width),
            "height": .number(frame.height),
        ]
    }

    /// `{portrait, landscape}`, each null if it is unknown.
    fileprivate static func byAspect<Value>(_ figures: PerAspect<Value>, _ value: (Value) -> JSONValue) -> JSONValue {
        .object(Aspect.allCases.map { ($0.rawValue, figures[$0].map(value) ?? .null) })
    }
}
