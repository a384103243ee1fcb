// The stage that an answer is shown on.

import { layersOf, stageOf, statusBarStyle, timelinesOf, turned } from './answer.js';
import { contrast, DeviceDrawing } from './device.js';
import { Drawing } from './drawing.js';
import { part, roomIn, styled, vector } from './elements.js';
import { Interaction, regionAt } from './interaction.js';
import { centre, valueAt } from './motion.js';
import { corners, curl } from './paint.js';
import { addFonts, asked, deviceOf, undrawable } from './service.js';
import { sheet } from './sheet.js';

/** @typedef {import('./motion.js').Layer} Layer */
/** @typedef {import('./motion.js').Pair} Pair */
/** @typedef {import('./motion.js').Pose} Pose */
/** @typedef {import('./motion.js').Rect} Rect */
/** @typedef {import('./motion.js').Timeline} Timeline */
/** @typedef {import('./options.js').StageOptions} StageOptions */

/**
 * A screen that shows an answer. Events: `time` and `end` with `{phase, time}` as `detail`, `hit` with the region that
 * was touched (what dismisses does, unless that is prevented), `change` with what /v1/specs/release answers to the end
 * of a drag, `fault` with why it does not. What is shown is a picture to screen readers and keyboards, unless it is
 * `interactive`: then it is a dialog with its buttons.
 */
export class Stage extends EventTarget {
    /** Seconds into what is played. */
    time = 0;
    /** @type {string | Timeline | null} What is played; null at rest. */
    phase = null;
    /** @type {any} What is shown. */
    answer = null;
    /** @type {any} What it answers. */
    request = null;
    /** @type {any} This and what follows is as the answer's stage has it. */
    statusBar = null;
    perspective = 900;
    rotation = 0;
    /** @type {Rect} */
    window = { x: 0, y: 0, width: 0, height: 0 };
    bounds = this.window;
    #space = part('space');
    // Around the app on the screen, over all of it, and around the screen.
    #under = vector('svg', { 'aria-hidden': 'true' });
    #over = vector('svg', { 'aria-hidden': 'true' });
    #body = vector('svg', { 'aria-hidden': 'true' });
    #screen = part('screen', this.#under, this.#space, this.#over);
    #frame = part('device', this.#body, this.#screen);
    #base = new CSSStyleSheet();
    /** Counts what was begun, so that what is older ends. */
    #run = 0;
    /** CSS pixels a point. */
    #scale = 1;
    /** Whether the host says how large it is drawn; else it fits into its host. */
    #isScaled = false;
    #draggable = false;
    #drawing = new Drawing([], { picture: () => null, service: null, rotation: 0, device: true });
    /** @type {Map<string, DeviceDrawing | null>} What the service drew of the device, by timelines that end in it. */
    #devices = new Map();
    /** @type {Map<string, Timeline>} */
    #timelines = new Map();
    /** @type {Map<unknown, Drawing>} */
    #drawings = new Map();
    /** @type {Map<string, Pose>} */
    #now = new Map();
    /** @type {Interaction} */
    #interaction = new Interaction(this, {
        frame: this.#frame,
        boxes: () => this.#drawing.boxes,
        show: (timeline) => this.#go(timeline, 0),
        centre: ({ id }) => {
            const { x, y } = /** @type {Pose} */ (this.#now.get(id));
            return [x, y];
        },
    });
    /** @param {HTMLElement} host @param {StageOptions} options */
    constructor(host, { answer, request, service = '/', fonts = true, ...options } = {}) {
        const { device = true, bezel = false, drawings = null, interactive = false } = options;
        const { label, picture = () => null } = options;
        super();
        this.host = host;
        this.device = device;
        this.bezel = bezel;
        this.drawings = drawings;
        this.interactive = interactive;
        this.label = label;
        this.picture = picture;
        this.service = service === null ? null : new URL(service, document.baseURI);
        this.root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
        this.root.replaceChildren(this.#frame);
        this.#base.replaceSync(sheet);
        if (fonts) this.loadFonts();
        if (answer) this.show(answer, request);
        // Another stage may take the host over.
        const room = new ResizeObserver(() => {
            if (this.#frame.parentNode) this.#fit();
            else room.disconnect();
        });
        room.observe(host);
    }

    /** Fetches the list of the fonts that texts are measured in. */
    async loadFonts() {
        if (this.service) await addFonts(this.service);
    }

    /** Whether it follows a finger. */
    get draggable() {
        return this.#draggable;
    }

    set draggable(draggable) {
        this.#draggable = draggable;
        if (this.answer) this.#interaction.describe();
    }

    /** @param {any} answer shown at rest @param {any} [request] for what has to be asked about it later */
    show(answer, request) {
        if (!Array.isArray(answer?.layers)) throw undrawable(answer);
        const { screen, ...space } = stageOf(answer);
        const { bounds } = space;
        Object.assign(this, { answer, request: request ?? this.request, ...space });
        this.#timelines = timelinesOf(answer);
        this.#drawings.clear();
        this.#devices.clear();
        styled(this.#screen, {
            width: bounds.width + 'px',
            height: bounds.height + 'px',
            ...corners(screen?.cornerCurve, {
                radii: [(this.device && screen?.cornerRadius) || 0],
                width: bounds.width,
                height: bounds.height,
            }),
        });
        for (const svg of [this.#over, this.#under])
            styled(svg, { left: space.window.x + 'px', top: space.window.y + 'px' });
        this.#surround();
        this.seek(null, 0);
    }

    /** What is around the app: as the service drew it, or, as far as the answer tells it, plainly. */
    #surround() {
        const device = this.device ? this.#device('') : null;
        const cutouts = (this.device && this.answer.stage?.screen?.cutouts) || [];
        this.#body.replaceChildren(...((this.bezel && device?.groups('.device')) || []));
        this.#under.replaceChildren(...(device?.groups('.surroundings') ?? []));
        this.#over.replaceChildren(
            ...(device?.groups('.controls, .bars, .hardware') ??
                cutouts.map((/** @type {string} */ d) => vector('path', { d }))),
        );
        this.#resize(this.#scale);
        this.#fit();
    }

    /**
     * @param {string} name of a timeline that ends in another rest, or none
     * @returns {DeviceDrawing | null} what the service drew of the device there; it is asked once
     */
    #device(name) {
        if (this.#devices.has(name)) return this.#devices.get(name) ?? null;
        const source = this.drawings?.[name];
        const drawing = source ? new DeviceDrawing(source) : null;
        this.#devices.set(name, drawing);
        if (!drawing && this.service && this.request && this.answer.stage) this.#askForDevice(name);
        return drawing;
    }

    /** @param {string} name */
    async #askForDevice(name) {
        const { answer, request } = this;
        const moment = name && `&phase=${encodeURIComponent(name)}&time=${this.duration(name)}`;
        const source = await deviceOf(/** @type {URL} */ (this.service), request, moment);
        if (source === null || answer !== this.answer) return;
        this.#devices.set(name, new DeviceDrawing(source));
        this.#drawings.clear();
        this.#surround();
        this.#go(this.phase, this.time);
    }

    /** What is shown, in points: the screen, or the device around it. */
    get size() {
        return (this.bezel && this.device && this.#device('')?.bounds) || this.bounds;
    }

    /** CSS pixels a point. Unless it is set, 1, or what the host has room for. */
    get scale() {
        return this.#scale;
    }

    set scale(scale) {
        this.#isScaled = true;
        this.#resize(scale);
    }

    /** @param {number} scale */
    #resize(scale) {
        this.#scale = scale;
        const { size } = this;
        const [left, top] = size === this.bounds ? [0, 0] : [-size.x - this.window.x, -size.y - this.window.y];
        styled(this.#screen, { transform: `scale(${scale})`, left: left * scale + 'px', top: top * scale + 'px' });
        styled(this.#body, {
            transform: `scale(${scale}) translate(${-size.x}px, ${-size.y}px)`,
            'transform-origin': '0 0',
        });
        styled(this.#frame, { width: size.width * scale + 'px', height: size.height * scale + 'px' });
    }

    /** Makes it as large as there is room, at most as large as it is. */
    #fit() {
        if (this.#isScaled || !this.answer) return;
        // Without what it shows, the host is as large as the page has room for it.
        this.#frame.style.display = 'none';
        const [across, down] = roomIn(this.host);
        this.#frame.style.display = '';
        this.#resize(Math.min(1, across / this.size.width, down / this.size.height));
    }

    /** @param {string | Timeline | null} phase */
    timeline(phase) {
        return typeof phase === 'string' ? (this.#timelines.get(phase) ?? null) : phase;
    }

    /** @param {string | Timeline | null} phase */
    duration(phase) {
        return this.timeline(phase)?.duration ?? 0;
    }

    /** @param {string} id of a layer @returns {HTMLElement | null} */
    box(id) {
        return this.#drawing.boxes.get(id)?.box ?? null;
    }

    get phases() {
        return [...this.#timelines.keys()];
    }

    pause() {
        this.#run++;
    }

    /** @param {string | Timeline | null} phase @param {number} seconds */
    seek(phase, seconds) {
        this.pause();
        this.#go(phase, seconds);
    }

    /**
     * @param {string | Timeline} phase Goes on from here if it is on its way.
     * @param {{loop?: boolean, rate?: number}} options
     * @returns {Promise<boolean>} Whether it came to its end.
     */
    async play(phase, { loop = false, rate = 1 } = {}) {
        const end = this.duration(phase);
        const run = ++this.#run;
        if (phase !== this.phase || this.time >= end) this.#go(phase, 0);
        for (let last = NaN, now; this.time < end; last = now) {
            now = await new Promise(requestAnimationFrame);
            if (run !== this.#run) return false;
            const time = this.time + ((now - last || 0) / 1000) * rate;
            this.#go(phase, loop ? time % end : Math.min(time, end));
        }
        return this.dispatchEvent(new CustomEvent('end', { detail: { phase, time: end } }));
    }

    /** @param {any} schedule shown and played @param {any} [request] */
    follow(schedule, request) {
        this.show(schedule, request);
        return this.play('all');
    }

    /**
     * @param {string | number} to `presented`, `dismissed`, a detent or an orientation.
     * @param {Pair} [velocity] The dialog's own, in points a second.
     */
    async interrupt(to, velocity) {
        const run = ++this.#run;
        const timeline = await this.ask('retarget', { ...this.#moment(), to, velocity });
        return run === this.#run && this.play(timeline);
    }

    /**
     * @param {Pair} point In the window.
     * @returns {Promise<any>} The region there: at rest by the answer, on the way by the service.
     */
    async hitTest(point) {
        const way = this.timeline(this.phase);
        const over = way && this.time >= way.duration;
        const regions =
            !way || (over && this.phase === 'present')
                ? this.answer.hitRegions
                : over
                  ? way.rest?.hitRegions
                  : undefined;
        if (!regions)
            return this.service && (await this.ask('hit-test', { ...this.#moment(), points: [point] })).hits[0];
        return regionAt(point, regions);
    }

    /** @param {{clientX: number, clientY: number}} event @returns {Pair} where that is in the window */
    point({ clientX, clientY }) {
        const { left, top } = this.#screen.getBoundingClientRect();
        return [(clientX - left) / this.#scale - this.window.x, (clientY - top) / this.#scale - this.window.y];
    }

    /**
     * @param {string} what The endpoint below /v1/specs.
     * @param {object} more Beside the request that is shown.
     * @returns {Promise<any>}
     */
    async ask(what, more) {
        return asked(/** @type {URL} */ (this.service), `v1/specs/${what}`, { ...this.request, ...more });
    }

    #moment() {
        const { phase, time } = this.phase === null ? { phase: 'present', time: this.duration('present') } : this;
        return {
            ...(this.timeline(phase) !== this.answer.timeline && {
                [typeof phase === 'string' ? 'phase' : 'timeline']: phase,
            }),
            at: time,
        };
    }

    /** @param {string | Timeline | null} phase @param {number} time @returns {void} */
    #go(phase, time) {
        const timeline = this.timeline(phase);
        const rest = timeline?.rest;
        const ended = rest && time >= timeline.duration;
        const key = ended ? rest.layers : rest;
        const layers = ended ? rest.layers : layersOf(this.answer, rest);
        const name = rest && typeof phase === 'string' ? phase : '';
        const isDrawn = () => this.device || layers.some(({ role }) => role === 'keyboard');
        const devices = () =>
            !isDrawn() ? [] : ended ? [this.#device(name)] : [this.#device(''), name ? this.#device(name) : null];
        const drawing = this.#drawings.get(key) ?? new Drawing(layers, this, devices());
        const isNew = this.#drawings.set(key, drawing) && drawing !== this.#drawing;
        Object.assign(this, { phase, time });
        if (isNew) {
            // Who had the focus has it again among the new elements.
            const focused = /** @type {HTMLElement | null} */ (this.root.activeElement)?.dataset.layer;
            this.#drawing = drawing;
            this.#space.replaceChildren(drawing.app, drawing.system);
            this.root.adoptedStyleSheets = [this.#base, drawing.sheet];
            this.#interaction.describe();
            if (focused !== undefined) this.box(focused)?.focus({ preventScroll: true });
        }
        this.#now = drawing.pose(ended ? null : timeline, time, this.perspective);
        this.#turn(timeline, time);
        this.dispatchEvent(new CustomEvent('time', { detail: { phase, time } }));
    }

    /**
     * Turns the window with its device, and curls the page that no track can.
     *
     * @param {Timeline | null} timeline
     * @param {number} time
     */
    #turn(timeline, time) {
        const turns =
            timeline && timeline === this.answer.timeline ? this.answer.turns : timeline?.turn ? [timeline.turn] : [];
        const effect = timeline?.effect ?? this.timeline('present')?.effect;
        const curled = timeline?.effect ? valueAt(timeline.effect.progress, time) : 1;
        const { angle, width, height } = turned(turns, this.window, time);
        const [x, y] = centre(this.window);
        const page = this.box(effect?.layer ?? '');
        styled(this.#space, {
            transform: `translate(${x}px, ${y}px) rotate(${angle}deg) translate(${-width / 2}px, ${-height / 2}px)`,
        });
        const outline = angle || !this.device ? '' : (this.#devices.get('')?.outline ?? '');
        styled(this.#drawing.app, {
            width: width + 'px',
            height: height + 'px',
            'clip-path': /[AC]/.test(outline) ? `path('${outline}')` : '',
        });
        this.#read(statusBarStyle(timeline, time) ?? this.statusBar?.style);
        if (!page) return;
        const { layer } = /** @type {any} */ (this.#drawing.boxes.get(effect.layer));
        curl(page, layer.frame, curled, this.rotation);
    }

    /** @param {string | undefined} style The status bar's; where that would not be seen on what lies below, another. */
    #read(style) {
        const inside = /** @type {SVGElement | null} */ (this.box('statusBar')?.querySelector(':scope > svg') ?? null);
        if (!this.statusBar || !inside) return;
        const isSeen =
            this.#drawing.boxes.get('statusBar')?.layer.background ||
            contrast(style, this.statusBar.frame, this.#drawing.layers, this.#now) >= 3;
        styled(inside, {
            visibility: style === 'hidden' ? 'hidden' : '',
            filter: !!isSeen === (style === this.statusBar.style) ? '' : 'invert(1)',
        });
    }
}
