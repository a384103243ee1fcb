import Dialogs
import Preview

/// The parts of an answer that a picture or an export requires.
struct DepictionNeeds {
    enum Timelines {
        /// Only the timeline that the options name.
        case chosen
        /// The timelines with these names that exist.
        case named([String])
        case all
    }

    var timelines = Timelines.chosen
    /// The timeline if the options name none; `nil` for the dialog at rest.
    var defaultPhase: Phase?
    /// Whether the format requires dimming regions and hit regions.
    var regions = false

    /// The needs of a picture of one moment.
    static func still(_ options: PictureOptions) -> DepictionNeeds {
        DepictionNeeds(regions: options.annotations.contains(.hits))
    }

    /// The needs of pictures at several moments of a timeline: that of presenting, unless the options name one.
    static func frames(_ options: PictureOptions) -> DepictionNeeds {
        DepictionNeeds(defaultPhase: .present, regions: options.annotations.contains(.hits))
    }

    /// The needs of a format that plays the timeline that the options name, or all of them.
    static func timelines(_ options: PictureOptions) -> DepictionNeeds {
        DepictionNeeds(timelines: options.phase == nil ? .all : .chosen)
    }

    /// The needs of a format that plays one timeline: the one that the options name, or that of presenting.
    static func oneTimeline(_ options: PictureOptions) -> DepictionNeeds {
        DepictionNeeds(timelines: options.phase == nil ? .named([Phase.present.name]) : .chosen)
    }
}
