/// How a side of the dialog was determined.
package enum SizeSource: String, Sendable, CaseIterable {
    /// Given by the request, or by a figure of the style.
    case given
    /// Measured from the content; the width of every character is known.
    case measured
    /// Estimated in part, as some widths are unknown or there is no content.
    case assumed
    /// Raised to the minimum that the request allows.
    case minimum
    /// Lowered to the maximum that the request allows.
    case maximum
}
