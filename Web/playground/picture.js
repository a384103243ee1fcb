// The picture: a stage in a device's bezel, as large as there is room, with the overlay and touches.

import { Stage } from '../scrim.js';
import { el } from '../site/dom.js';
import { appSketch } from './sketch.js';
import { Overlay } from './overlay.js';

/** A point of a device takes at most so many of the page. */
const largest = 1.5;

/**
 * The dialog on the device. Events: `touch` (`detail` is `{point, region}`), `time` (of the stage) and `change` (a drag
 * ended).
 */
export class Picture extends EventTarget {
    /**
     * @param {HTMLElement} room What there is room in.
     * @param {HTMLElement} bezel
     * @param {HTMLElement} picture Takes touches, and keys in their place.
     * @param {HTMLElement} host Of the stage.
     */
    constructor(room, bezel, picture, host) {
        super();
        Object.assign(this, { room, bezel, picture });
        this.room = room;
        this.bezel = bezel;
        this.picture = picture;
        /** @type {any} */
        this.answer = null;
        /** @type {any} */
        this.stage = new Stage(host, { service: new URL('./', document.baseURI).pathname, fonts: false });
        this.overlay = new Overlay(picture);
        /** Whether a sketch of an app stands behind the dialog. */
        this.hasApp = true;
        this.stage.addEventListener('time', (/** @type {CustomEvent} */ event) => {
            this.sketch();
            this.redraw();
            this.dispatchEvent(new CustomEvent('time', { detail: event.detail }));
        });
        for (const name of ['change', 'end', 'fault']) {
            this.stage.addEventListener(name, (/** @type {CustomEvent} */ event) =>
                this.dispatchEvent(new CustomEvent(name, { detail: event.detail })),
            );
        }
        new ResizeObserver(() => this.fit()).observe(room);
        this.#listen();
    }

    /** @param {any} answer @param {any} request */
    show(answer, request) {
        this.answer = answer;
        this.overlay.touch = null;
        this.overlay.highlight = {};
        this.stage.show(answer, request);
        this.fit();
    }

    /** Draws an app behind the dialog, or takes it away: the answer leaves that to whoever shows it. */
    sketch() {
        if (this.answer) sketchOn(this.stage, this.answer, this.hasApp);
    }

    /** Makes the picture as large as there is room. */
    fit() {
        if (!this.answer) return;
        const { bounds, screen } = this.answer.stage;
        const isWindow = bounds.width > 1000 && !screen.cornerRadius;
        const style = getComputedStyle(this.room);
        const edge = isWindow ? 3 : 11;
        const width = this.room.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 2 * edge;
        const height =
            this.room.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom) - 2 * edge;
        const scale = Math.max(Math.min(width / bounds.width, height / bounds.height, largest), 0.08);
        this.scale = scale;
        this.stage.scale = scale;
        this.picture.style.width = `${bounds.width * scale}px`;
        this.picture.style.height = `${bounds.height * scale}px`;
        this.picture.style.borderRadius = `${(screen.cornerRadius ?? 0) * scale}px`;
        this.bezel.style.padding = `${edge}px`;
        this.bezel.style.borderRadius = `${(screen.cornerRadius ?? 0) * scale + edge}px`;
        this.redraw();
    }

    /** Draws the overlay anew. */
    redraw() {
        if (this.answer) this.overlay.draw(this.answer, this.stage, (id) => this.box(id));
    }

    /** @param {import('./overlay.js').Highlight} highlight */
    point(highlight) {
        this.overlay.highlight = highlight;
        this.redraw();
    }

    /**
     * Where a layer is seen, in points of the window; null where it is not there.
     *
     * @param {string} id
     */
    box(id) {
        const element = this.stage.box(id);
        if (!element) return null;
        const own = element.getBoundingClientRect();
        const all = this.picture.getBoundingClientRect();
        const scale = this.scale ?? 1;
        const { window } = this.stage;
        return {
            x: (own.left - all.left) / scale - window.x,
            y: (own.top - all.top) / scale - window.y,
            width: own.width / scale,
            height: own.height / scale,
        };
    }

    /**
     * Touches a point of the window.
     *
     * @param {[number, number]} point
     */
    async touch(point) {
        this.overlay.touch = point;
        this.redraw();
        try {
            const region = await this.stage.hitTest(point);
            this.dispatchEvent(new CustomEvent('touch', { detail: { point, region } }));
        } catch (error) {
            this.dispatchEvent(new CustomEvent('fault', { detail: error }));
        }
    }

    #listen() {
        /** @type {[number, number] | null} */
        let point = null;
        this.picture.addEventListener(
            'pointerup',
            (event) => {
                point = this.stage.point(event).map(tenth);
            },
            true,
        );
        this.picture.addEventListener(
            'keydown',
            () => {
                point = null;
            },
            true,
        );
        this.stage.addEventListener('hit', (/** @type {CustomEvent} */ event) => {
            // What a touch would do is told, and not done: the dialog stays to be looked at.
            event.preventDefault();
            this.overlay.touch = point;
            this.redraw();
            this.dispatchEvent(new CustomEvent('touch', { detail: { point, region: event.detail } }));
        });
        this.picture.addEventListener('keydown', (event) => this.#key(event));
    }

    /**
     * Arrows move a touch by 10 points, with Shift by 1; Enter and the space bar touch.
     *
     * @param {KeyboardEvent} event
     */
    #key(event) {
        if (!this.answer || event.target !== this.picture) return;
        const { width, height } = this.stage.window;
        const step = event.shiftKey ? 1 : 10;
        const way = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[
            event.key
        ];
        const [x, y] = this.overlay.touch ?? [Math.round(width / 2), Math.round(height / 2)];
        if (way) {
            this.overlay.touch = [Math.min(Math.max(x + way[0], 0), width), Math.min(Math.max(y + way[1], 0), height)];
            this.redraw();
        } else if (event.key === 'Enter' || event.key === ' ') {
            this.touch([x, y]);
        } else if (event.key === 'Escape') {
            this.overlay.touch = null;
            this.redraw();
        } else {
            return;
        }
        event.preventDefault();
    }
}

/** @param {number} value */
const tenth = (value) => Math.round(value * 10) / 10;

/**
 * Draws an app on what presents the dialog, or takes it away.
 *
 * @param {any} stage
 * @param {any} answer
 * @param {boolean} isThere
 */
function sketchOn(stage, answer, isThere) {
    const box = stage.box('presenter');
    const known = box?.querySelector('.app-sketch');
    if (!isThere) known?.remove();
    else if (box && !known) box.prepend(appSketch(answer.stage));
}

/**
 * A small picture of an answer.
 *
 * @param {any} answer
 * @param {any} request
 * @param {number} width Most pixels across.
 * @param {number} height Most pixels down.
 * @param {boolean} hasApp Whether a sketch of an app stands behind the dialog.
 */
export function thumbnail(answer, request, width, height, hasApp) {
    const { bounds, screen } = answer.stage;
    const scale = Math.min(width / bounds.width, height / bounds.height);
    const host = el('div', { class: 'thumbnail' });
    const stage = new Stage(host, { answer, request, service: null });
    stage.scale = scale;
    stage.addEventListener('time', () => sketchOn(stage, answer, hasApp));
    sketchOn(stage, answer, hasApp);
    host.style.width = `${bounds.width * scale}px`;
    host.style.height = `${bounds.height * scale}px`;
    host.style.borderRadius = `${(screen.cornerRadius ?? 0) * scale}px`;
    return { host, stage };
}
