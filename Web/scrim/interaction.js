// What a stage is to who touches it, drags it, has only a keyboard, or does not see it.

import { filled, system } from './elements.js';
import { centre, mixed } from './motion.js';

/** @typedef {import('./motion.js').Keyframe} Keyframe */
/** @typedef {import('./motion.js').Layer} Layer */
/** @typedef {import('./motion.js').Pair} Pair */
/** @typedef {import('./motion.js').Timeline} Timeline */
/** @typedef {import('./stage.js').Stage} Stage */

/** Points that a finger moves before it drags. */
const slop = 10;

/**
 * @typedef {object} Hands What the interaction may do with its stage.
 * @property {HTMLElement} frame The element that takes pointers and keys.
 * @property {() => Map<string, {layer: Layer, box: HTMLElement, body: HTMLElement}>} boxes Of what is drawn now.
 * @property {(layer: Layer) => Pair} centre Where a layer's centre is now, in the window.
 * @property {(timeline: Timeline) => void} show Shows the start of a timeline.
 */

/** @typedef {{dialog: Layer, start: Pair, from: Pair, position: Pair, draw?: any, rubberBand?: any}} Drag */

/** Touches, drags, keys, and what a screen reader is told. */
export class Interaction {
    /** @type {Drag | null} */
    #drag = null;
    /** @type {{at: number, point: Pair}[]} Where the pointer has been, and when, in milliseconds. */
    #trail = [];
    /** Whether it went down on a dialog that can be dragged. */
    #isOnDialog = false;

    /**
     * @param {Stage} stage
     * @param {Hands} hands
     */
    constructor(stage, hands) {
        this.stage = stage;
        this.hands = hands;
        const element = hands.frame;
        element.addEventListener('pointerdown', (event) => this.#begin(event));
        element.addEventListener('pointermove', (event) => this.#move(event));
        element.addEventListener('pointerup', (event) => this.#end(event).catch((error) => this.#fail(error)));
        // A touch that the browser takes for scrolling is none of ours.
        element.addEventListener('pointercancel', () => this.#cancel());
        element.addEventListener('keydown', (event) => this.#key(event));
    }

    // MARK: What it is

    /** Says what there is: a picture with a name, or, where the host says that it is real, the dialog and its parts. */
    describe() {
        const {
            hands: { frame: element },
            stage,
        } = this;
        const isPicture = !stage.interactive;
        // Its name says what is in it.
        element.querySelector('.screen')?.setAttribute('aria-hidden', String(isPicture));
        if (isPicture) {
            element.setAttribute('role', 'img');
            element.setAttribute('aria-label', stage.label ?? nameOf(stage.answer));
        } else {
            element.removeAttribute('role');
            element.removeAttribute('aria-label');
        }
        for (const [id, { layer, box, body }] of this.hands.boxes()) {
            const isHandle = layer.role === 'dialog' && this.#canDrag();
            box.classList.toggle('grip', isHandle);
            if (layer.role === 'scroll') body.tabIndex = isPicture ? -1 : 0;
            if (!isPicture) this.#describe(id, layer, box);
            if (layer.contentOffset) body.scrollTo(layer.contentOffset[0], layer.contentOffset[1]);
        }
    }

    /**
     * @param {string} id
     * @param {Layer} layer
     * @param {HTMLElement} box
     */
    #describe(id, layer, box) {
        const { accessibility = {}, presentation } = this.stage.answer;
        const { modal = false, focusOrder = [], inert = [] } = accessibility;
        const dialog = presentation?.resolved === 'alert' ? 'alertdialog' : 'dialog';
        const roles = /** @type {Record<string, string>} */ ({
            dialog,
            title: 'heading',
            action: 'button',
            textField: 'textbox',
        });
        const role = roles[layer.role];
        filled(box, {
            role,
            'aria-label': role && (layer.action?.title ?? layer.text?.content),
            'aria-disabled': layer.action?.enabled === false,
            'aria-hidden': system.includes(layer.role),
            inert: inert.includes(id),
            'aria-level': role === 'heading' && 2,
            tabindex: (role === 'button' || role === 'textbox') && focusOrder.includes(id) && 0,
        });
        if (role !== dialog) return;
        const owned = focusOrder
            .map((/** @type {string} */ next) => this.stage.box(next))
            .filter((/** @type {HTMLElement | null} */ next) => next && box.contains(next));
        filled(box, {
            'aria-labelledby': this.stage.box(id.replace(/dialog$/, 'title'))?.id,
            'aria-modal': modal,
            'aria-owns': owned.map((/** @type {HTMLElement} */ next) => next.id).join(' '),
        });
    }

    // MARK: Keys

    /**
     * Enter and the space bar touch what has the focus. Every other key is the page's.
     *
     * @param {KeyboardEvent} event
     */
    #key(event) {
        const target = /** @type {HTMLElement} */ (event.target);
        const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
        if (!this.stage.interactive || !isPlain || (event.key !== 'Enter' && event.key !== ' ')) return;
        const region = this.stage.answer.hitRegions?.find(
            (/** @type {any} */ { target: id }) => id === target.dataset.layer,
        );
        if (!region) return;
        event.preventDefault();
        this.#touch(region);
    }

    // MARK: Touches

    /** @param {PointerEvent} event */
    #begin(event) {
        if (event.isPrimary) this.#trail = [{ at: event.timeStamp, point: this.stage.point(event) }];
        this.#isOnDialog = event
            .composedPath()
            .some((element) => element instanceof Element && element.classList.contains('grip'));
    }

    #cancel() {
        const wasDrag = this.#drag !== null;
        this.#trail = [];
        this.#drag = null;
        if (wasDrag) this.stage.seek(null, 0);
    }

    /** @param {PointerEvent} event */
    #move(event) {
        const start = this.#trail[0]?.point;
        if (!start || !event.isPrimary) return;
        const point = this.stage.point(event);
        this.#trail.push({ at: event.timeStamp, point });
        if (!this.#drag && this.#isOnDialog && Math.hypot(point[0] - start[0], point[1] - start[1]) > slop)
            this.#wake(event, point);
        if (this.#drag) this.#follow();
    }

    /**
     * A drag begins: what it may do is the service's to say, once.
     *
     * @param {PointerEvent} event
     * @param {Pair} start
     */
    #wake(event, start) {
        const dialog = dialogOf(this.stage.answer);
        if (!dialog) return;
        const position = this.hands.centre(dialog);
        this.stage.pause();
        this.hands.frame.setPointerCapture(event.pointerId);
        const drag = (this.#drag = { dialog, from: position, start, position });
        // The finger may rest when the service answers.
        this.stage
            .ask('release', { position, velocity: [0, 0] })
            .then((answer) => {
                if (Object.assign(drag, answer) === this.#drag) this.#follow();
            })
            .catch((error) => {
                if (drag === this.#drag) this.#fail(error);
            });
    }

    #follow() {
        if (this.#drag) this.hands.show(this.#pulled(this.#drag, this.#trail[this.#trail.length - 1].point));
    }

    /** @param {PointerEvent} event */
    async #end(event) {
        if (!this.#trail.length) return;
        const pulled = this.#drag;
        const point = this.stage.point(event);
        const before = this.#trail.find(({ at }) => event.timeStamp - at < 100) ?? { at: 0, point };
        this.#trail = [];
        this.#drag = null;
        if (!pulled) {
            this.#touch(await this.stage.hitTest(point));
            return;
        }
        const seconds = Math.max(event.timeStamp - before.at, 1) / 1000;
        const velocity = [0, 1].map((axis) => (point[axis] - before.point[axis]) / seconds);
        const answer = await this.stage.ask('release', { position: pulled.position, velocity });
        this.stage.dispatchEvent(new CustomEvent('change', { detail: answer }));
        await this.stage.play(answer.timeline);
    }

    /**
     * The service does not answer: what was dragged is back at rest, and the host is told.
     *
     * @param {unknown} error
     */
    #fail(error) {
        this.#cancel();
        this.stage.seek(null, 0);
        this.stage.dispatchEvent(new CustomEvent('fault', { detail: error }));
    }

    /** @param {any} region */
    #touch(region) {
        const goesOn = this.stage.dispatchEvent(new CustomEvent('hit', { detail: region, cancelable: true }));
        const dismisses = region?.effect === 'dismiss' || (region?.dismisses ?? 'never') !== 'never';
        if (goesOn && dismisses && this.stage.timeline('dismiss')) this.stage.play('dismiss');
    }

    // MARK: Drags

    /** Whether a drag leads anywhere: out of the window, or to another height. */
    #canDrag() {
        const { answer, draggable, service } = this.stage;
        const heights = answer.presentation?.detents ?? [];
        return draggable && service !== null && (heights.length > 1 || (answer.lifecycle?.swipe ?? []).length > 0);
    }

    /**
     * How a dialog stands at the finger, as a timeline of one moment; what lies behind it is as far on its
     * way.
     *
     * @param {Drag} drag
     * @param {Pair} point
     * @returns {Timeline}
     */
    #pulled(drag, point) {
        const { from, start, dialog, draw, rubberBand: band } = drag;
        const free = (/** @type {0 | 1} */ axis) => banded(from[axis] + point[axis] - start[axis], axis, band);
        const position = (drag.position = /** @type {Pair} */ ([free(0), free(1)]));
        const resized = this.#resized(dialog, position[1] - dialog.frame.height / 2);
        if (resized) return moment(resized);
        const axis = /top|bottom/.test(draw?.edge) ? 1 : 0;
        const way = (position[axis] - centre(dialog.frame)[axis]) * (/top|left/.test(draw?.edge) ? -1 : 1);
        const share = draw ? Math.min(Math.max(way / draw.extent, 0), 1) : 0;
        const behind = (this.stage.timeline('dismiss')?.tracks ?? []).filter(({ layer }) => layer !== dialog.id);
        return moment([
            ...behind.map((track) => ({ ...track, value: between(track, share) })),
            { layer: dialog.id, property: 'position', value: position },
        ]);
    }

    /**
     * How everything stands while a dialog of several heights is drawn towards another of them: its other edge stays
     * where it is.
     *
     * @param {Layer} dialog At rest.
     * @param {number} top Where its upper edge is drawn to.
     * @returns {{layer: string, property: string, value: any}[] | null} Null where there is no other height that way.
     */
    #resized(dialog, top) {
        const {
            answer: { presentation },
            bounds,
        } = this.stage;
        const rest = dialog.frame.y;
        const way = top - rest;
        const isBelow = dialog.frame.y + dialog.frame.height / 2 > bounds.height / 2;
        const others = (presentation?.detents ?? []).filter(
            (/** @type {any} */ { frame: { y } }) => (y - rest) * way > 0,
        );
        if (!isBelow || !others.length) return null;
        const farthest = others.reduce((/** @type {any} */ one, /** @type {any} */ two) =>
            Math.abs(one.frame.y - rest) > Math.abs(two.frame.y - rest) ? one : two,
        );
        const timeline = this.stage.timeline(`detent.${farthest.detent}`);
        if (!timeline) return null;
        const share = way / (farthest.frame.y - rest);
        // Drawn beyond the lowest height it goes down as a whole.
        const rise = way > 0 ? Math.max(top - farthest.frame.y, 0) : 0;
        return timeline.tracks.map((track) => {
            const value = between(track, rise ? 1 : share);
            const moves = rise > 0 && track.property === 'position' && this.#isWithin(track.layer, dialog.id);
            return { ...track, value: moves ? [value[0], value[1] + rise] : value };
        });
    }

    /** @param {string} id @param {string} ancestor */
    #isWithin(id, ancestor) {
        for (let next = /** @type {string | undefined} */ (id); next; next = this.hands.boxes().get(next)?.layer.parent)
            if (next === ancestor) return true;
        return false;
    }
}

/** @param {any} answer @returns {Layer | undefined} */
const dialogOf = (answer) => answer.layers.find((/** @type {Layer} */ { role }) => role === 'dialog');

/**
 * A timeline of one moment.
 *
 * @param {{layer: string, property: string, value: any}[]} values
 * @returns {Timeline}
 */
const moment = (values) => ({
    duration: 0,
    events: [],
    tracks: values.map(({ layer, property, value }) => ({ layer, property, keyframes: [{ time: 0, value }] })),
});

/**
 * The value of a track at a share of its way; words change at its end.
 *
 * @param {{keyframes: Keyframe[]}} track
 * @param {number} share
 */
function between({ keyframes }, share) {
    const [first, last] = [keyframes[0].value, keyframes[keyframes.length - 1].value];
    return typeof first === 'string' ? (share < 1 ? first : last) : mixed(first, last, share);
}

/**
 * Where a finger's pull leads along an axis: beyond the free way less and less.
 *
 * @param {number} to
 * @param {0 | 1} axis
 * @param {any} band What /v1/specs/release says of it; undefined until it has.
 */
function banded(to, axis, band) {
    const [low, high] = axis ? ['top', 'bottom'] : ['left', 'right'];
    const end = to < band?.free[low] ? low : high;
    const limit = band?.free[end] ?? to;
    const beyond = to - limit;
    if (end === low ? beyond >= 0 : beyond <= 0) return to;
    const size = band.ends[end];
    return limit + Math.sign(beyond) * (1 - 1 / ((Math.abs(beyond) * band.coefficient) / size + 1)) * size;
}

/**
 * What a picture of an answer is called: the texts of its dialogs, in their order.
 *
 * @param {any} answer
 */
function nameOf(answer) {
    const texts = answer.layers
        .filter((/** @type {Layer} */ { role }) => !system.includes(role) && role !== 'presenter')
        .map((/** @type {Layer} */ layer) => layer.text?.content ?? layer.action?.title ?? '')
        .filter(Boolean);
    return texts.join(', ') || (answer.presentation?.resolved ?? 'dialog');
}

/**
 * The first of some regions that a point lies in.
 *
 * @param {[number, number]} point In the window.
 * @param {any[]} regions
 */
export function regionAt(point, regions) {
    const canvas = /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'));
    return regions.find(({ path }) => canvas.isPointInPath(new Path2D(path), ...point, 'evenodd')) ?? null;
}
