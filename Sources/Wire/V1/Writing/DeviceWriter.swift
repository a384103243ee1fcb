package import Devices
package import JSONText
import Geometry

/// Writes the catalogue: the list of devices, and one device in the request's own names.
package enum DeviceWriter {
    /// `{devices: [{id, name, family, …}]}`, in the catalogue's order.
    package static func writeList(_ catalog: Catalog, to json: inout JSONWriter) {
        json.beginObject()
        json.key("devices")
        json.beginArray()
        for profile in catalog.profiles {
            json.beginObject()
            json.writeIdentity(of: profile)
            json.endObject()
        }
        json.endArray()
        json.endObject()
    }

    /// One device with everything the catalogue knows of it, and where it knows it from.
    package static func write(_ profile: DeviceProfile, to json: inout JSONWriter) {
        json.beginObject()
        json.writeIdentity(of: profile)
        json.key("safeAreaInsets")
        json.write(profile.safeAreaInsets) { $0.write($1) }
        json.key("statusBarHeight")
        json.write(profile.statusBarHeight) { $0.number($1) }
        json.key("sizeClass")
        json.write(profile.sizeClasses) { json, classes in
            json.beginObject()
            json.name("horizontal", classes.horizontal)
            json.name("vertical", classes.vertical)
            json.endObject()
        }
        json.key("keyboard")
        json.write(profile.keyboardHeight) { $0.number($1) }
        json.key("keyboardWithoutSuggestions")
        json.write(profile.keyboardHeightWithoutSuggestions) { $0.number($1) }
        json.key("reservedRegions")
        json.write(regions(of: profile)) { json, region in
            json.beginArray()
            json.write(region)
            json.endArray()
        }
        json.key("osVariants")
        json.beginArray()
        for variant in profile.variants { json.write(variant) }
        json.endArray()
        json.key("notes")
        json.string(orNull: profile.notes)
        json.key("keyboardNote")
        json.string(orNull: profile.keyboardNote)
        json.writeProvenance(profile.provenance)
        json.endObject()
    }

    private static func regions(of profile: DeviceProfile) -> PerAspect<ReservedRegion> {
        var regions = PerAspect<ReservedRegion>()
        for aspect in Aspect.allCases { regions[aspect] = profile.fold?.region(in: aspect) }
        return regions
    }
}

extension JSONWriter {
    fileprivate mutating func writeIdentity(of profile: DeviceProfile) {
        string("id", profile.id)
        string("name", profile.name)
        key("aliases")
        strings(profile.aliases)
        string("family", profile.family)
        name("idiom", profile.idiom)
        key("year")
        if let year = profile.year { integer(year) } else { null() }
        key("system")
        beginObject()
        name("name", profile.system.name)
        key("version")
        string(orNull: profile.system.version?.text)
        endObject()
        key("screen")
        beginObject()
        number("width", profile.screen.size.width)
        number("height", profile.screen.size.height)
        number("scale", profile.screen.scale)
        key("cornerRadius")
        number(orNull: profile.screen.cornerRadius)
        endObject()
    }

    fileprivate mutating func writeProvenance(_ provenance: Provenance) {
        key("confidence")
        beginObject()
        for entry in provenance.entries {
            key(text: entry.group.rawValue)
            beginObject()
            key("level")
            string(orNull: entry.confidence?.rawValue)
            bool("crossChecked", entry.isCrossChecked)
            key("sources")
            beginArray()
            for index in entry.sources { integer(index) }
            endArray()
            endObject()
        }
        endObject()
        key("disagreements")
        strings(provenance.disagreements)
        key("sources")
        strings(provenance.sources)
    }

    /// `{portrait, landscape}`, null where nothing is known.
    fileprivate mutating func write<Value>(
        _ figures: PerAspect<Value>, _ write: (inout JSONWriter, Value) -> Void
    ) {
        beginObject()
        for aspect in Aspect.allCases {
            key(text: aspect.rawValue)
            if let value = figures[aspect] { write(&self, value) } else { null() }
        }
        endObject()
    }

    fileprivate mutating func write(_ insets: EdgeInsets) {
        beginObject()
        number("top", insets.top)
        number("left", insets.left)
        number("bottom", insets.bottom)
        number("right", insets.right)
        endObject()
    }

    fileprivate mutating func write(_ region: ReservedRegion) {
        beginObject()
        name("kind", region.kind)
        key("frame")
        write(region.frame)
        bool("active", region.isActive)
        endObject()
    }

    fileprivate mutating func write(_ variant: SystemVariant) {
        beginObject()
        string("os", variant.versions.text)
        key("safeAreaInsets")
        write(variant.safeAreaInsets) { $0.write($1) }
        key("keyboard")
        write(variant.keyboardHeight) { $0.number($1) }
        endObject()
    }
}
