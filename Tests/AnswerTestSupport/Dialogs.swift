/// A device of each system whose dialogs look different, phones and larger.
package let systemsByLook = [
    "iphone-3gs", "ipad-1", "iphone-5s", "iphone-6", "iphone-8", "ipad-air-2", "iphone-x", "iphone-15", "ipad-pro-11",
    "iphone-17", "ipad-a16", "pixel-8", "android-tablet-small", "desktop-1440x900", "apple-tv-4k",
]

package let allStyles = [
    "fullScreen", "pageSheet", "formSheet", "currentContext", "popover", "alert", "actionSheet", "activityView",
    "sheet",
    "semiModal", "floating", "slidingMessage",
]

/// A dialog that has one of everything: a bar, texts, an image, a field, actions of all roles.
package func wholeDialog(_ style: String, _ members: String = "") -> String {
    let isAnchored = ["popover", "actionSheet", "activityView"].contains(style)
    let placement = isAnchored ? #","placement":{"anchor":{"x":20,"y":60,"width":44,"height":44}}"# : ""
    return #"""
        {"style":"\#(style)"\#(placement),"content":{\#(members)"title":"Delete this note?",
         "message":"It cannot be brought back.","image":{"width":40,"height":40},
         "navigationBar":{"title":"Notes","leading":{"id":"back","title":"Back","role":"cancel"},
          "trailing":[{"id":"done","title":"Done"},{"id":"drop","title":"Drop","role":"destructive"}]},
         "textFields":[{"id":"name","placeholder":"Name"}],
         "actions":[{"id":"keep","title":"Keep"},{"id":"delete","title":"Delete","role":"destructive"},
          {"id":"cancel","title":"Cancel","role":"cancel"}]}}
        """#
}
