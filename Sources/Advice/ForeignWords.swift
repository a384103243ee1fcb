import JSONText

/// What UIKit, SwiftUI, Android, Compose, Flutter, React Native, CSS and the web's dialog libraries call things, and what
/// they are called here.
package enum ForeignWords {
    /// Those of the names in `allowed` that another library's word stands for, the likeliest first; else the one that is
    /// spelt nearly as it.
    package static func values(for word: String, among allowed: [String]) -> [String] {
        guard word.utf8.count <= 80 else { return [] }
        let folded = word.foldedName
        if let same = allowed.first(where: { $0.foldedName == folded }) { return [same] }
        let ours = meanings(of: folded, among: allowed)
        if !ours.isEmpty { return ours }
        if let near = NearestName.of(word, among: allowed) ?? NearestName.of(folded, among: allowed) { return [near] }
        // A longer word for the same: dismissOnTap, UIModalTransitionStyleCoverVertical.
        let within = allowed.filter {
            $0.utf8.count > 3 && (folded.hasSuffix($0.lowercased()) || folded.hasPrefix($0.lowercased()))
        }
        return within.max { $0.count < $1.count }.map { [$0] } ?? []
    }

    /// The names that the folded word stands for in other libraries; no guesses.
    static func meanings(of folded: String, among allowed: [String]) -> [String] {
        (values[folded] ?? []).filter { allowed.contains($0) }
    }

    /// Ours by the folded words of others: on each line those, then `>`, then ours. One word may stand for members of several
    /// choices.
    private static let values: [String: [String]] = table(
        """
        modal presentation sheetmodal card modalview modalsheet pagesheetstyle > pageSheet formSheet fullScreen
        automatic auto default > pageSheet default crossDissolve
        fullscreencover overfullscreen full fullscreendialog fullscreenmodal screen page > fullScreen screen
        overcurrentcontext inline embedded > currentContext
        bottomsheet modalbottomsheet bottomsheetdialog bottomsheetmodal actionsheetmodal detents halfsheet partialsheet \
        draggablescrollablesheet presentationdetents sheetview > sheet semiModal
        drawer sidesheet sidebar panel halfmodal half semi tray picker datepicker inputview > semiModal sheet
        formsheetdialog centered centereddialog form > formSheet
        dialog alertdialog alertview uialertcontroller confirm confirmation confirmdialog materialdialog prompt \
        basicdialog simpledialog cupertinoalertdialog messagebox swal > alert formSheet
        actionsheetios confirmationdialog cupertinoactionsheet contextmenu menu actions options actionmenu > actionSheet popover
        share sharesheet activityviewcontroller uiactivityviewcontroller activity > activityView
        tooltip menupopup dropdown dropdownmenu popupmenu popup popupwindow bubble callout hovercard flyout popper > popover
        toast snackbar notification banner notice message alertbanner flash sonner growl inapp infobar > slidingMessage
        hud progresshud progress loading spinner overlay lightbox loader activityindicator mbprogresshud window \
        pip floatingpanel floatingview card > floating
        bottommodal modalbottom > semiModal sheet
        fade fadein fadeout opacity dissolve crossfade fadethrough alpha crossdissolvestyle > crossDissolve
        slideup slidefrombottom slideinup slidebottom cover moveup push slideupdown slidedown fromdown frombottom \
        modalslide present > coverVertical slide
        slidein slideleft slideright slidefromright slidefromleft slideinright slideinleft move moveedge swipe \
        slideinhorizontally slideinvertically translate > slide
        flip flipfromleft flipfromright rotate flipx flipy fliphorizontally > flipHorizontal
        curl pagecurl curlup curldown > partialCurl
        scale scalein grow zoomin zoomout pop expand growtransition popin bounce scaleup containertransform > zoom
        no false off disabled never nothing instant identity immediate noanimation hidden null > none off never
        yes true enabled always > on
        ease > default
        easeinease easeinquad easeincubic accelerate acceleratein accelerateinterpolator curveeasein in \
        fastoutlinearin > easeIn
        easeoutquad easeoutcubic decelerate decelerateinterpolator curveeaseout out linearoutslowin \
        easeoutback > easeOut
        easeinoutquad easeinoutcubic easeineaseout curveeaseinout inout smooth fastoutslowin standard \
        acceleratedecelerateinterpolator > easeInOut
        curvelinear linearinterpolator none constant > linear
        middle centre mid centerhorizontal centervertical justify > center
        up north above upper header > top up
        down south below under lower footer > bottom down
        west start before startside > left leading start
        east end after endside > right trailing end
        topleft topright topcenter > top
        bottomleft bottomright bottomcenter > bottom
        flexstart > start
        flexend > end
        close cancelable dismissible hide ondismiss outside clickoutside > dismiss
        prevent ignore modal static absorb nodismiss locked > block
        passthrough nonmodal through transparent none auto boxnone pointereventsnone forward > passThrough
        primary normal ok confirm submit positive standard filled regular neutral > default
        danger error delete negative warning destroy remove dangerous > destructive
        secondary dismiss close abort > cancel
        vertical upright > portrait
        horizontal landscape rotated sideways > landscapeLeft landscapeRight
        upsidedown portraitdown > portraitUpsideDown
        landscaperightside > landscapeRight
        mobile smartphone handset iphone > phone
        tablet ipad > pad
        pc laptop computer web browser mac > desktop
        television appletv > tv
        ipados ipad > iPadOS
        ios iphone apple > iOS
        iphoneos > iPhone OS
        androidos > Android
        androidtv > Android TV
        browser chrome safari html macos windows linux desktop > web
        fit aspectfit scaleaspectfit inside centerinside fitcenter scaledtofit scaledown > contain
        crop aspectfill scaleaspectfill centercrop scaledtofill zoom > cover
        stretch scaletofill fitxy fillbounds full > fill
        high more highcontrast increase strong higher > increased
        standard default low nopreference regular > normal
        night darkmode > dark
        day lightmode > light
        ltr lefttoright > leftToRight
        rtl righttoleft arabic hebrew > rightToLeft
        xs extrasmall > xSmall
        s > small
        m normal > medium large
        l body default > large
        xl extralarge > xLarge
        xxl extraextralarge > xxLarge
        xxxl extraextraextralarge > xxxLarge
        ax1 accessibilitymedium accessibility > accessibility1
        ax2 accessibilitylarge > accessibility2
        ax3 accessibilityextralarge > accessibility3
        ax4 accessibilityextraextralarge > accessibility4
        ax5 accessibilityextraextraextralarge > accessibility5
        mouse trackpad cursor > pointer
        finger tap > touch
        remote dpad keyboard > focus
        shown visible open opened true > docked
        float > floating
        hinge fold crease > division
        notch cutout island dynamicisland > occlusion
        rect square box none > rectangle
        roundedrect roundedrectangle roundrect rounded round borderradius capsule stadium pill squircle > rounded
        circle oval circular > ellipse
        svg bezier bezierpath custom > path
        expanded full max > large
        collapsed half mid halfexpanded > medium
        content wrap wrapcontent intrinsic mincontent automatic auto hug fitcontent shrink > fit
        matchparent fill 100vh stretch > large fit
        fifo enqueue wait sequential > queue
        override swap latest > replace
        drop discard skip reject > ignore
        push lifo nested > stack
        adjust pan adjustpan move shift translate padding > avoid
        adjustresize shrink > resize
        adjustnothing nothing none > ignore
        app application root > window
        view page inapp > content
        show shown open opened visible presentation enter in appear present > present presented
        hide hidden close closed exit out disappear dismissal dismiss > dismiss dismissed
        rounding round true integral > pixel
        portraitspace screen device native > fixed
        """)

    private static func table(_ lines: String) -> [String: [String]] {
        var table: [String: [String]] = [:]
        for line in lines.split(separator: "\n") {
            let sides = line.split(separator: ">")
            guard sides.count == 2 else { continue }
            // Two names have a space in them.
            let plain = sides[1].drop { $0 == " " }
            let ours =
                plain == "iPhone OS" || plain == "Android TV"
                ? [String(plain)] : plain.split(separator: " ").map(String.init)
            for word in sides[0].split(separator: " ") { table[String(word), default: []] += ours }
        }
        return table
    }
}
