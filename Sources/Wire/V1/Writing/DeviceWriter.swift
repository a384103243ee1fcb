package import Devices
package import JSONText
import Geometry

/// Writes the catalogue: the list of devices, and single devices in the form of device files and requests.
package enum DeviceWriter {
    /// Writes `{devices: [{id, name, family, …}]}`, in the catalogue's order.
    package static func writeList(_ catalog: Catalog, to json: inout JSONWriter) {
        json.beginObject()
        json.array("devices", catalog.profiles) { json, profile in
            json.beginObject()
            json.writeIdentity(of: profile)
            json.endObject()
        }
        json.endObject()
    }

    /// Writes `{format, devices: […], notes: [{pointer, message}]}`: devices read from another tool's format.
    package static func write(_ found: DeviceImport, to json: inout JSONWriter) {
        json.beginObject()
        json.member("format", found.format)
        json.key("devices")
        write(found.devices, to: &json)
        json.beginArray("notes")
        for note in found.notes where !json.isFull {
            json.beginObject()
            json.member("pointer", note.pointer)
            json.member("message", note.message)
            json.endObject()
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
        json.beginObject()
        json.writeIdentity(of: profile)
        json.key("safeAreaInsets")
        json.write(profile.figures.safeAreaInsets) { $0.write($1) }
        json.key("statusBarHeight")
        json.write(profile.figures.statusBarHeight) { $0.number($1) }
        json.key("sizeClass")
        json.write(profile.sizeClasses) { json, classes in
            json.beginObject()
            json.member("horizontal", classes.horizontal)
            json.member("vertical", classes.vertical)
            json.endObject()
        }
        json.key("keyboard")
        json.write(profile.figures.keyboardHeight) { $0.number($1) }
        json.key("keyboardWithoutSuggestions")
        json.write(profile.keyboardHeightWithoutSuggestions) { $0.number($1) }
        json.writeHardware(profile.hardware)
        json.array("osVariants", profile.variants) { $0.write($1) }
        json.member("notes", orNull: profile.listing.notes)
        json.member("keyboardNote", orNull: profile.listing.keyboardNote)
        json.writeProvenance(profile.provenance)
        json.endObject()
    }
}

extension JSONWriter {
    fileprivate mutating func writeIdentity(of profile: DeviceProfile) {
        member("id", profile.id)
        member("name", profile.name)
        member("aliases", profile.listing.aliases)
        member("family", profile.listing.family)
        member("idiom", profile.idiom)
        member("year", orNull: profile.listing.year)
        beginObject("system")
        member("name", profile.system.name)
        member("version", orNull: profile.system.version?.text)
        endObject()
        beginObject("screen")
        member("width", profile.screen.size.width)
        member("height", profile.screen.size.height)
        member("scale", profile.screen.scale)
        member("cornerRadius", orNull: profile.screen.cornerRadius)
        if let pixels = profile.screen.nativePixels {
            member("nativePixels", pixels)
        } else {
            nullMember("nativePixels")
        }
        endObject()
    }

    /// Writes the regions by aspect; null if none are known. If only one aspect is known, the other one gets an empty
    /// list, since many clients cannot read a list that may be null.
    private mutating func writeRegions(_ regions: PerAspect<[ReservedRegion]>) {
        guard regions.portrait != nil || regions.landscape != nil else { return nullMember("reservedRegions") }
        beginObject("reservedRegions")
        for aspect in [Aspect.portrait, .landscape] {
            key(text: aspect.rawValue)
            beginArray()
            for region in regions[aspect] ?? [] { write(region) }
            endArray()
        }
        endObject()
    }

    fileprivate mutating func writeHardware(_ hardware: DeviceProfile.Hardware) {
        writeRegions(hardware.regions)
        member("naturalOrientation", orNull: hardware.naturalAspect?.rawValue)
        member("deviceGroup", orNull: hardware.deviceGroup)
        member("posture", orNull: hardware.posture?.rawValue)
        if let cutout = hardware.cutout {
            beginObject("cutout")
            member("kind", cutout.kind)
            writeMembers(of: cutout.frame)
            endObject()
        } else {
            nullMember("cutout")
        }
        guard let fold = hardware.fold else { return nullMember("fold") }
        beginObject("fold")
        member("kind", fold.kind)
        member("separating", fold.isSeparating)
        if let width = fold.flatWidth {
            beginObject("flat")
            member("width", width)
            endObject()
        } else {
            nullMember("flat")
        }
        for aspect in Aspect.allCases {
            key(aspect)
            if let crease = fold.creases[aspect] { write(crease) } else { null() }
        }
        member("note", orNull: fold.note)
        endObject()
    }

    private mutating func write(_ crease: Fold.Crease) {
        beginObject()
        member("orientation", crease.direction)
        writeMembers(of: crease.frame)
        member("centre", crease.center)
        endObject()
    }

    private mutating func writeMembers(of frame: Rect) {
        member("x", frame.minX)
        member("y", frame.minY)
        member("width", frame.width)
        member("height", frame.height)
    }

    fileprivate mutating func writeProvenance(_ provenance: Provenance) {
        beginObject("confidence")
        for entry in provenance.entries {
            key(text: entry.group.rawValue)
            beginObject()
            member("level", orNull: entry.confidence?.rawValue)
            member("crossChecked", entry.isCrossChecked)
            array("sources", entry.sources) { $0.integer($1) }
            endObject()
        }
        endObject()
        member("disagreements", provenance.disagreements)
        member("sources", provenance.sources)
    }

    /// Writes `{portrait, landscape}`, each null if it is unknown.
    fileprivate mutating func write<Value>(_ figures: PerAspect<Value>, _ write: (inout JSONWriter, Value) -> Void) {
        beginObject()
        for aspect in Aspect.allCases {
            key(text: aspect.rawValue)
            if let value = figures[aspect] { write(&self, value) } else { null() }
        }
        endObject()
    }

    fileprivate mutating func write(_ insets: EdgeInsets) {
        beginObject()
        member("top", insets.top)
        member("left", insets.left)
        member("bottom", insets.bottom)
        member("right", insets.right)
        endObject()
    }

    fileprivate mutating func write(_ region: ReservedRegion) {
        beginObject()
        member("kind", region.kind)
        member("frame", region.frame)
        member("active", region.isActive)
        endObject()
    }

    fileprivate mutating func write(_ variant: SystemVariant) {
        beginObject()
        member("os", variant.versions.text)
        key("safeAreaInsets")
        write(variant.figures.safeAreaInsets) { $0.write($1) }
        key("statusBarHeight")
        write(variant.figures.statusBarHeight) { $0.number($1) }
        key("keyboard")
        write(variant.figures.keyboardHeight) { $0.number($1) }
        endObject()
    }
}
