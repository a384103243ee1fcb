import Dialogs
import Preview

/// What of an answer has to be worked out for a picture or an export.
struct DepictionNeeds {
    enum Timelines {
        /// None but what the options name.
        case chosen
        /// The timelines of these names, as far as there are any.
        case named([String])
        case all
    }

    var timelines = Timelines.chosen
    /// The timeline that is chosen where the options name none; nil for the rest.
    var defaultPhase: Phase?
    /// Whether the format needs dimming regions and hit regions.
    var regions = false

    /// For a picture of one moment.
    static func still(_ options: PictureOptions) -> DepictionNeeds {
        DepictionNeeds(regions: options.annotations.contains(.hits))
    }

    /// For pictures at several moments of a timeline: of presenting where nobody says which.
    static func frames(_ options: PictureOptions) -> DepictionNeeds {
        DepictionNeeds(defaultPhase: .present, regions: options.annotations.contains(.hits))
    }

    /// For what plays the timeline that the options name, or all of them.
    static func timelines(_ options: PictureOptions) -> DepictionNeeds {
        DepictionNeeds(timelines: options.phase == nil ? .all : .chosen)
    }

    /// For what plays one timeline: the one that the options name, or that of presenting.
    static func oneTimeline(_ options: PictureOptions) -> DepictionNeeds {
        DepictionNeeds(timelines: options.phase == nil ? .named([Phase.present.name]) : .chosen)
    }
}
