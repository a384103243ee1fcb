// What lies over the picture: frames, touches, the safe area, measures, and what something points at. In points of the
// window.

import { svg } from '../site/dom.js';

/** @typedef {{x: number, y: number, width: number, height: number}} Rect */
/** @typedef {{id: string, role: string, frame: Rect, parent?: string, outline?: string}} Layer */

/**
 * @typedef {object} Highlight What is pointed at.
 * @property {string[]} [layers]
 * @property {Rect[]} [rects]
 * @property {Rect[]} [before] Where something was, or would have been.
 */

/**
 * What touches do, in words.
 *
 * @type {Record<string, string>}
 */
export const effects = {
    content: 'content',
    action: 'action',
    dismiss: 'dismisses',
    block: 'blocked',
    passThrough: 'passes through',
};

/** Layers of which the frames say nothing. */
const plain = ['presenter', 'statusBar', 'homeIndicator', 'separator'];

/** @param {Rect} rect */
const pathOf = ({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}Z`;

/** The drawing over a stage. */
export class Overlay {
    /** @param {HTMLElement} host */
    constructor(host) {
        this.root = svg('svg', { class: 'overlay', 'aria-hidden': 'true' });
        host.append(this.root);
        /** @type {Set<string>} */
        this.shown = new Set();
        /** @type {Highlight} */
        this.highlight = {};
        /** @type {[number, number] | null} */
        this.touch = null;
    }

    /**
     * Draws it anew.
     *
     * @param {any} answer
     * @param {{bounds: Rect, window: Rect, scale: number}} stage
     * @param {(id: string) => Rect | null} box Where a layer is seen at the moment.
     */
    draw(answer, { bounds, window, scale }, box) {
        this.unit = 1 / scale;
        this.root.setAttribute('viewBox', `${-window.x} ${-window.y} ${bounds.width} ${bounds.height}`);
        /** @type {Layer[]} */
        const layers = answer.layers;
        this.root.replaceChildren(
            ...(this.shown.has('safeArea') ? this.#safeArea(answer) : []),
            ...(this.shown.has('hits') ? this.#hits(answer.hitRegions ?? []) : []),
            ...(this.shown.has('frames')
                ? layers
                      .filter((layer) => !plain.includes(layer.role))
                      .flatMap((layer) => this.#frame(layer, box(layer.id), window.width))
                : []),
            ...(this.shown.has('measures') ? this.#measures(answer, box) : []),
            ...this.#pointed(box),
            ...this.#touched(),
        );
    }

    /** @param {Layer} layer @param {Rect | null} rect @param {number} across The window's width. */
    #frame(layer, rect, across) {
        if (!rect || !rect.width || !rect.height) return [];
        const size = 9 * /** @type {number} */ (this.unit);
        // What fills the screen has its name where no corner cuts it off.
        const y = rect.width > across - 1 && rect.y < 1 ? rect.y + rect.height / 4 : rect.y;
        const isRoomy = rect.height > size * 1.6 && rect.width > size * 3;
        return [
            svg('path', { class: `frame ${layer.role}`, d: pathOf(rect) }),
            isRoomy
                ? svg(
                      'text',
                      { class: 'frame-name', x: rect.x + size * 0.35, y: y + size * 1.05, 'font-size': size },
                      layer.id,
                  )
                : svg('g'),
        ];
    }

    /**
     * @param {{target: string | null, path: string, effect: string}[]} regions The first that matches wins, so it lies
     *   on top.
     */
    #hits(regions) {
        return [...regions]
            .reverse()
            .map((region) => svg('path', { class: `hit ${region.effect}`, d: region.path, 'fill-rule': 'evenodd' }));
    }

    /** @param {any} answer */
    #safeArea({ stage }) {
        const { window, safeArea, keyboard, container } = stage;
        return [
            svg('path', {
                class: 'unsafe',
                d: pathOf({ ...window, x: 0, y: 0 }) + pathOf(safeArea),
                'fill-rule': 'evenodd',
            }),
            svg('path', { class: 'safe', d: pathOf(safeArea) }),
            ...(keyboard ? [svg('path', { class: 'unsafe keyboard', d: pathOf(keyboard) })] : []),
            ...(container ? [svg('path', { class: 'container', d: pathOf(container) })] : []),
        ];
    }

    /**
     * The dialog's size, and how far it is from the window's edges.
     *
     * @param {any} answer
     * @param {(id: string) => Rect | null} box
     */
    #measures(answer, box) {
        const window = { ...answer.stage.window, x: 0, y: 0 };
        const dialog = answer.layers.find((/** @type {Layer} */ layer) => layer.role === 'dialog');
        const rect = dialog && (box(dialog.id) ?? dialog.frame);
        if (!rect) return [];
        const [right, bottom] = [rect.x + rect.width, rect.y + rect.height];
        const [middleX, middleY] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
        return [
            svg('path', { class: 'measured', d: pathOf(rect) }),
            ...this.#measure(rect.x, middleY, window.x, middleY),
            ...this.#measure(right, middleY, window.x + window.width, middleY),
            ...this.#measure(middleX, rect.y, middleX, window.y),
            ...this.#measure(middleX, bottom, middleX, window.y + window.height),
            ...this.#label(
                middleX,
                Math.min(bottom, window.height - 12 * /** @type {number} */ (this.unit)),
                `${round(rect.width)} × ${round(rect.height)}`,
            ),
        ];
    }

    /** @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 */
    #measure(x1, y1, x2, y2) {
        const length = Math.abs(x2 - x1) + Math.abs(y2 - y1);
        if (length < 0.5) return [];
        return [
            svg('line', { class: 'measure', x1, y1, x2, y2 }),
            ...this.#label((x1 + x2) / 2, (y1 + y2) / 2, round(length)),
        ];
    }

    /** @param {number} x @param {number} y @param {string} text */
    #label(x, y, text) {
        const size = 11 * /** @type {number} */ (this.unit);
        const width = (text.length * 0.62 + 0.9) * size;
        return [
            svg('rect', {
                class: 'measure-ground',
                x: x - width / 2,
                y: y - size * 0.8,
                width,
                height: size * 1.6,
                rx: size * 0.4,
            }),
            svg(
                'text',
                { class: 'measure-text', x, y: y + size * 0.36, 'font-size': size, 'text-anchor': 'middle' },
                text,
            ),
        ];
    }

    /** @param {(id: string) => Rect | null} box */
    #pointed(box) {
        const { layers = [], rects = [], before = [] } = this.highlight;
        const found = layers.flatMap((id) => box(id) ?? []);
        return [
            ...before.map((rect) => svg('path', { class: 'was', d: pathOf(rect) })),
            ...[...found, ...rects].map((rect) => svg('path', { class: 'pointed', d: pathOf(rect) })),
        ];
    }

    #touched() {
        if (!this.touch) return [];
        const [cx, cy] = this.touch;
        const unit = /** @type {number} */ (this.unit);
        return [
            svg('circle', { class: 'touch-ring', cx, cy, r: 16 * unit }),
            svg('circle', { class: 'touch', cx, cy, r: 4 * unit }),
        ];
    }
}

/** @param {number} value */
const round = (value) => `${Math.round(value * 10) / 10}`;
