import JSONText

/// Members as other libraries call them, and where they stand here.
enum ForeignMembers {
    /// The places, the likeliest first, that a name may mean with a value of a kind; none for a name that is nobody's.
    ///
    /// A name that means something else with just such a value means that alone: `position` is an edge, and as an object
    /// a frame.
    static func places(of name: String, with kind: JSONKind) -> [SchemaPath] {
        let meanings = meanings(of: name).filter { SchemaPlaces.has($0.place) && $0.kinds?.contains(kind) != false }
        let particular = meanings.filter { $0.kinds != nil }
        return (particular.isEmpty ? meanings : particular).map(\.place)
    }

    /// The place that a value of a kind means where the name is one of ours, and stands right, for another kind of value.
    static func place(of name: String, onlyWith kind: JSONKind) -> SchemaPath? {
        meanings(of: name).first { SchemaPlaces.has($0.place) && $0.kinds?.contains(kind) == true }?.place
    }

    /// What a name is called in the object at a place; nil where it means nothing there.
    static func name(of name: String, in object: SchemaPath) -> String? {
        meanings(of: name).first { $0.place.parent == object && SchemaPlaces.has($0.place) }?.place.name
    }

    /// What else is to be said about the name where it means that place.
    static func note(on name: String, at place: SchemaPath) -> String? {
        meanings(of: name).first { $0.place == place }?.note
    }

    private struct Meaning {
        let place: SchemaPath
        /// The kinds of values with which the name means it; nil for any.
        let kinds: JSONKinds?
        let note: String?
    }

    private static func meanings(of name: String) -> [Meaning] {
        let folded = name.foldedName
        return all[folded] ?? outsideTouch(folded).map { [$0] } ?? []
    }

    /// What a touch beside the dialog does, in the many words that libraries put together for it:
    /// `closeOnBackdropClick`, `shouldCloseOnOverlayTap`, `disableOutsidePress`.
    private static func outsideTouch(_ folded: String) -> Meaning? {
        func has(_ words: [String]) -> Bool { words.contains { folded.contains($0) } }
        guard has(["backdrop", "overlay", "outside", "barrier", "scrim", "mask", "background", "dimming"]),
            has(["click", "tap", "press", "touch", "dismiss", "close", "cancel", "hide"]), !has(["color", "opacity"])
        else { return nil }
        let isNegative = has(["disable", "prevent", "static", "disallow", "block"]) || folded.hasPrefix("no")
        return Meaning(
            place: SchemaPath(pointer: "/dialog/backdrop/interaction"), kinds: nil,
            note: isNegative ? "true is \"block\", false is \"dismiss\"." : "true is \"dismiss\", false is \"block\".")
    }

    /// Names that a member of the same object may have, whatever the object: those of requests that are no dialog's.
    static func siblings(of name: String) -> [String] { alike[name.foldedName] ?? [] }

    private static let alike: [String: [String]] = {
        var names: [String: [String]] = [:]
        for line in siblingLines.split(separator: "\n") {
            let sides = line.split(separator: ">")
            for word in sides[0].split(separator: " ") {
                names[String(word), default: []] += sides[1].split(separator: " ").map(String.init)
            }
        }
        return names
    }()

    private static let siblingLines = """
        fps framerate rate hz > framesPerSecond
        w wide > width
        h tall high > height
        left originx minx > x
        top originy miny > y
        type kind variant name > style kind
        in enter entering appear appearing show > present
        out exit leave leaving hide > dismiss
        alpha transparency > opacity
        tension > stiffness
        friction > damping
        rotation rotate angle turn > rotationZ
        x y dx dy translatex translatey > translation
        radius blurradius softness shadowradius > blur
        tap ontap onclick > tapDialog
        dismissable dismissible dismissonclick closeonclick cancelable closable > interaction
        isdefault ispreferred default primary preferredaction > preferred
        isenabled active clickable > enabled
        issecure securetextentry issecuretextentry password ispassword obscuretext obscured masked secureentry > secure
        value initialvalue defaultvalue content label > text
        objectfit contentmode scaletype resizemode boxfit contentscale mode > fit
        src uri url href name systemname asset > source
        day lightmode lightcolors > light
        night darkmode darkcolors > dark
        time t when start starttime timestamp delay moment > at times
        frames timestamps samples moments > times
        before old a source original left baseline previous first start initial > from
        after new b target changed right goal destination second end state > to
        dialog modal open present add display enqueue push alert message > show dialogs
        close hide remove pop cancel end > dismiss
        touch click press pointer point location > tap
        rotate rotation turn > orientation
        strategy mode behavior order type queue > policy
        messages items entries queue actions steps timeline > events
        spacing interval pause > gap
        stack modals layers sheets alerts > dialogs
        screens profiles phones targets > devices
        items specs inputs cases dialogs list > requests
        touches taps coordinates hits > points
        speed > velocity
        location translation offset origin center > position
        transition animation direction name motion > phase
        options config settings opts params > options
        """

    /// By folded name: on each line those, then `>`, then paths, then perhaps `|` and a sentence. Behind a path may stand the
    /// kind of value with which it is meant: `:text`, `:list` (or an object), `:object`.
    private static let all: [String: [Meaning]] = {
        var meanings: [String: [Meaning]] = [:]
        for line in lines.split(separator: "\n") {
            let halves = line.split(separator: "|")
            let sides = halves[0].split(separator: ">", omittingEmptySubsequences: false)
            guard sides.count == 2 else { continue }
            let note = halves.count > 1 ? String(halves[1].drop { $0 == " " }) : nil
            let places = sides[1].split(separator: " ").map { place in
                let parts = place.split(separator: ":")
                return Meaning(
                    place: SchemaPath(pointer: String(parts[0])),
                    kinds: parts.count > 1 ? kinds[String(parts[1])] : nil, note: note)
            }
            for word in sides[0].split(separator: " ") { meanings[String(word), default: []] += places }
        }
        return meanings
    }()

    private static let kinds: [String: JSONKinds] = [
        "text": [.string], "list": [.array, .object], "object": [.object],
    ]

    private static let lines = """
        type kind variant presentation presentationstyle modalpresentationstyle mode modaltype dialogtype presentas \
        modalstyle > /dialog/style /dialog/content/shape/kind
        style > /dialog/style /dialog/content/actions/*/role
        component modal alert sheet popup > /dialog
        name > /device/profile /dialog/id /dialog/content/actions/*/title /device/system/name
        key tag identifier uuid > /dialog/id /dialog/content/actions/*/id
        id phone model devicename deviceid devicetype hardware > /device /device/profile
        os platform systemname operatingsystem > /device/system
        osversion systemversion iosversion version > /device/system/version
        rotation deviceorientation interfaceorientation landscape > /device/orientation
        resolution viewport screensize dimensions display > /device/screen
        dpr pixelratio devicepixelratio density scalefactor devicescalefactor pixelsperpoint nativescale > /device/screen/scale
        w wide > /dialog/content/size/width /device/screen/width
        h tall > /dialog/content/size/height /device/screen/height
        width > /dialog/content/size/width /device/screen/width
        height > /dialog/content/size/height /device/screen/height
        scale > /device/screen/scale /dialog/transition/from/scale
        safearea insets safeareainset windowinsets notch > /device/safeAreaInsets
        statusbar statusbarheight > /device/bars/status
        tabbar tabbarheight bottombar > /device/bars/tab
        navbarheight navigationbarheight > /device/bars/navigation
        keyboardheight softinput ime softkeyboard > /device/keyboard
        keyboardavoidingview avoidkeyboard softinputmode keyboardbehavior > /dialog/placement/keyboard
        rtl direction dir isrtl layoutdir writingdirection > /device/layoutDirection
        locale lang language languagetag > /device/language /device/layoutDirection
        darkmode colorscheme userinterfacestyle interfacestyle isdark > /device/appearance
        theme > /device/appearance:text
        highcontrast increasecontrast increasedcontrast preferscontrast darkersystemcolors contrastmode \
        accessibilitycontrast > /device/contrast
        colors palette tokens tint tintcolor accentcolor primarycolor themecolors colortheme dialogtheme > /dialog/theme | \
        Colours stand by their roles: {"light":{"tint":"#5E35B1"}}.
        disabled isdisabled > /dialog/content/actions/*/enabled | true is "enabled": false.
        preferredaction defaultaction preferredactionid defaultbutton > /dialog/content/actions/*/preferred | \
        It is said of the action itself: {"id":"ok","title":"OK","preferred":true}.
        securetextentry issecuretextentry password obscuretext > /dialog/content/textFields/*/secure
        contentmode objectfit scaletype resizemode boxfit > /dialog/content/image/fit
        src imageurl imagesource imagename > /dialog/content/image/source
        fontscale dynamictype contentsizecategory fontsize preferredcontentsizecategory textscalefactor > /device/textSize
        reducedmotion prefersreducedmotion reducemotionenabled disableanimations > /device/reduceMotion
        cutout cutouts fold hinge displayfeatures > /device/reservedRegions
        formfactor devicefamily interfaceidiom > /device/idiom
        buttons button choices items menuitems options cta controls actionbuttons > /dialog/content/actions
        cancelbutton cancelbuttontitle canceltext cancellabel negativebutton dismissbutton secondarybutton closebutton \
        canceltitle > /dialog/content/actions | Write it as an action: {"id":"cancel","title":"Cancel","role":"cancel"}.
        okbutton confirmbutton confirmtext positivebutton primarybutton submitbutton oktext neutralbutton \
        confirmbuttontext > /dialog/content/actions | Write it as an action: {"id":"ok","title":"OK"}.
        destructivebutton deletebutton destructivebuttonindex > /dialog/content/actions | \
        Write it as an action: {"id":"delete","title":"Delete","role":"destructive"}.
        text body description subtitle detail caption informativetext msg supportingtext contenttext html copy \
        > /dialog/content/message /dialog/content/actions/*/title /dialog/content/textFields/*/placeholder
        label > /dialog/content/actions/*/title /dialog/content/textFields/*/placeholder /dialog/content/title
        hint placeholdertext hinttext > /dialog/content/textFields/*/placeholder
        heading header headline titletext caption > /dialog/content/title
        inputs input fields textinputs textinput textfield edittext > /dialog/content/textFields
        icon picture media illustration photo > /dialog/content/image
        toolbar navbar appbar topbar titlebar barbuttonitems > /dialog/content/navigationBar
        left leftbutton leftbarbuttonitem leftbarbuttonitems leadingitem start > /dialog/content/navigationBar/leading
        right rightbutton rightbarbuttonitem rightbarbuttonitems trailingitem end > /dialog/content/navigationBar/trailing
        isdestructive destructive iscancel > /dialog/content/actions/*/role
        onpress onclick ontap handler callback onselect action > /dialog/content/actions/*/dismisses | \
        Nothing is called back; answers say what a touch on each action does.
        dismissesdialog autoclose closeonclick > /dialog/content/actions/*/dismisses
        preferredcontentsize contentsize dialogsize dimension > /dialog/content/size
        maxwidth > /dialog/content/size/maxWidth
        cornerradius borderradius radius corners roundedcorners rounding preferredcornerradius rounded \
        cornersize > /dialog/content/shape/radius
        clip clipshape mask outline path > /dialog/content/shape/path
        elevation boxshadow dropshadow shadow shadows shadowradius > /dialog/content/shadows
        borderstyle stroke outlinewidth bordersize > /dialog/content/border
        strokewidth > /dialog/content/border/width
        bordercolor strokecolor > /dialog/content/border/color
        bg bgcolor backgroundcolor fill fillcolor surfacecolor containercolor surfacetintcolor \
        > /dialog/content/background/color
        color > /dialog/content/background/color /dialog/backdrop/color
        background > /dialog/content/background
        blur blureffect material backgroundblur backgroundeffect glass vibrancy > /dialog/content/background/material
        alpha > /dialog/backdrop/opacity /dialog/content/background/opacity
        opacity > /dialog/backdrop/opacity /dialog/content/background/opacity /dialog/transition/from/opacity
        overlay scrim dim dimming mask shade barrier curtain overlaystyle backdropstyle hasbackdrop showbackdrop \
        dimmingview > /dialog/backdrop
        overlaycolor scrimcolor barriercolor backdropcolor dimmingcolor maskcolor > /dialog/backdrop/color
        overlayopacity scrimopacity dimamount dimmingopacity backdropopacity dimalpha dimopacity backgrounddim \
        > /dialog/backdrop/opacity
        barrierdismissible taptodismiss maskclosable cancelable dismissible closable isdismissible tapoutside \
        dismissoncallback dismissonbackdrop > /dialog/backdrop/interaction | true is "dismiss", false is "block".
        modal ismodal blocking interactive pointerevents nonmodal > /dialog/backdrop/interaction | \
        true is "block", false is "passThrough".
        allowtouchthrough passthrough passthroughviews touchthrough > /dialog/backdrop/interaction | true is "passThrough".
        position location > /dialog/placement/frame:list
        position gravity alignment location anchorposition from side placement presentationedge attach > \
        /dialog/placement/edge
        align justify > /dialog/placement/align /dialog/placement/edge
        x y origin rect bounds layout > /dialog/placement/frame
        margin inset contentinset outset spacing edgeinsets > /dialog/placement/margins
        padding > /dialog/placement/padding /dialog/placement/margins
        anchorel sourcerect sourceview target reference referenceelement anchorrect attachmentanchor anchorview trigger \
        barbuttonitem > /dialog/placement/anchor
        permittedarrowdirections arrowdirection arrowedge popoverarrowdirection > /dialog/placement/arrowDirections
        hasarrow showarrow arrowsize > /dialog/placement/arrow
        gap distance sideoffset > /dialog/placement/offset
        snappoints stops heights peekheight presentationdetents snappoint breakpoints > /dialog/placement/detents
        initialsnap initialdetent selecteddetentidentifier initialbreakpoint index > /dialog/placement/selectedDetent
        largestundimmeddetentidentifier undimmed > /dialog/placement/largestUndimmedDetent
        handle draghandle showdraghandle prefersgrabbervisible grabbervisible dragindicator > /dialog/placement/grabber
        zindex level layer windowlevel parent container > /dialog/placement/level
        timeout autoclosetime autohideduration hideafter displayduration displaytime showfor ttl dismissafter autodismiss \
        lifetime length visibletime timeoutms autohide > /dialog/dismissal/after
        durationms > /dialog/dismissal/after /dialog/transition/duration
        duration > /dialog/transition/duration /dialog/dismissal/after
        swipetodismiss swipedirection gesture gestures enableswipe swipeable draggable panenabled interactivedismiss \
        gestureenabled enabledrag dismissgesture pulldowntodismiss > /dialog/dismissal/swipe
        ismodalinpresentation interactivedismissdisabled preventdismiss persistent confirmonclose > \
        /dialog/dismissal/approval | true is "presenter".
        closeonclick tapdialogtodismiss dismissontap hideontap > /dialog/dismissal/tapDialog
        dismiss close hide onclose ondismiss ondismissed dismissal > /dialog/dismissal
        animation motion animate enter effect animationconfig transitionconfig transitionspec > /dialog/transition:object
        animation animationtype motion transitionstyle modaltransitionstyle animate enter effect animated transitiontype \
        > /dialog/transition/style
        exit leave animationout exiting exittransition > /dialog/transition/dismiss
        animationin entering appear entertransition show > /dialog/transition/present
        curve timing timingfunction ease easingfunction interpolator timingcurve animationtimingfunction animationcurve \
        easingcurve > /dialog/transition/easing
        spring usingspringwithdamping springdamping > \
        /dialog/transition/easing/spring
        bezier cubicbezier controlpoints > /dialog/transition/easing/cubicBezier
        animationduration transitiondurationms transitionduration speed ms time durationmillis durationmillisecond \
        > /dialog/transition/duration
        startdelay begintime wait delayms animationdelay > /dialog/transition/delay
        initial start fromvalue begin > /dialog/transition/from
        final end tovalue > /dialog/transition/to
        translate translatey translatex offsety offsetx transform > /dialog/transition/from/translation
        rotate rotatez angle > /dialog/transition/from/rotationZ
        rotatex > /dialog/transition/from/rotationX
        rotatey > /dialog/transition/from/rotationY
        presentingview presentingviewcontroller host source underlying > /dialog/presenter
        scalebackground shouldscalebackground recede pushback backgroundscale > /dialog/pushBack
        motioneffect parallaxeffect tilt > /dialog/parallax
        userinitiated isrequested userrequested initiatedbyuser > /dialog/requested
        space coordinates > /options/coordinateSpace
        round rounding snaptopixels pixelsnap > /options/snap
        trace debug verbose explanation > /options/explain
        config settings opts params parameters > /options
        screen window viewcontroller > /device/screen /device/window
        animatedvalue visible isvisible isopen open isshown show ispresented > /dialog | A dialog that is sent is shown; \
        when, POST /v1/schedules says.
        children view child views subviews content elements > /dialog/content
        """
}
