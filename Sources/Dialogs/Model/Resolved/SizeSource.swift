/// How a side of the dialog came about.
package enum SizeSource: String, Sendable, CaseIterable {
    /// By the request, or by a figure of the style.
    case given
    /// From the content, whose every character's width is known.
    case measured
    /// From content whose widths are partly estimated, or for want of any content.
    case assumed
    /// Raised to the least that the request allows.
    case minimum
    /// Lowered to the greatest that the request allows.
    case maximum
}
