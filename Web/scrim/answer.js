// What an answer says, in the form in which a stage asks.

import { mixed, progress } from './motion.js';

/** @typedef {import('./motion.js').Layer} Layer */
/** @typedef {import('./motion.js').Rect} Rect */
/** @typedef {import('./motion.js').Timeline} Timeline */

/**
 * The timelines of an answer by their names: `present`, `rotate.landscapeLeft`, `detent.large`, `all`.
 *
 * @param {any} answer
 * @returns {Map<string, Timeline>}
 */
export function timelinesOf({ timeline, transitions = {} }) {
    const { rotate = {}, detents = {}, ...ways } = transitions;
    const named = (/** @type {string} */ kind, /** @type {any} */ all) =>
        Object.keys(all).map((name) => [kind + name, all[name]]);
    const all = [...named('', ways), ...named('rotate.', rotate), ...named('detent.', detents), ['all', timeline]];
    return new Map(/** @type {any} */ (all.filter(([, way]) => way)));
}

/**
 * What an answer says of its stage, and what stands in for it where it says nothing.
 *
 * @param {any} answer
 */
export function stageOf({ layers, stage }) {
    const { frame } = layers.find((/** @type {Layer} */ layer) => layer.role === 'presenter') ?? layers[0];
    const standIns = { bounds: frame, window: frame, screen: null, perspective: 900, rotation: 0, statusBar: null };
    const { bounds, window, screen, perspective, rotation, statusBar } = Object.assign(standIns, stage);
    return { bounds, window, screen, perspective, rotation, statusBar };
}

/**
 * The layers of an answer with those that only the rest has which follows: they are painted above what they are painted
 * above there.
 *
 * @param {any} answer
 * @param {{layers: Layer[]} | undefined} rest
 * @returns {Layer[]}
 */
export function layersOf(answer, rest) {
    /** @type {Layer[]} */
    const layers = [...answer.layers];
    rest?.layers.forEach((layer, i, { [i - 1]: below }) => {
        if (layers.some(({ id }) => id === layer.id)) return;
        layers.splice(layers.findIndex(({ id }) => id === below?.id) + 1, 0, layer);
        if (layer.role !== 'scroll') return;
        // It cuts what it holds there, which goes its own way nevertheless.
        const held = new Set(rest.layers.filter(({ parent }) => parent === layer.id).map(({ id }) => id));
        layers.forEach((other, j) => {
            if (held.has(other.id)) layers[j] = { ...other, parent: layer.id, carrier: other.parent };
        });
    });
    return layers;
}

/**
 * How a window stands while its device turns.
 *
 * @param {any[]} turns
 * @param {Rect} window
 * @param {number} time
 * @returns {{angle: number, width: number, height: number}} In degrees, and in points.
 */
export function turned(turns, window, time) {
    let { width, height } = window;
    let angle = 0;
    for (const { at = 0, degrees, duration, easing } of turns) {
        const done = time >= at + duration ? 1 : time < at ? 0 : progress(easing, time - at, duration);
        angle += degrees * done;
        if (Math.abs(degrees) === 90) [width, height] = mixed([width, height], [height, width], done);
    }
    return { angle, width, height };
}

/**
 * The style that a timeline has given the status bar by a time.
 *
 * @param {Timeline | null} timeline
 * @param {number} time
 * @returns {string | undefined} Nothing where it has given none.
 */
export function statusBarStyle(timeline, time) {
    const changes = timeline?.events.filter(({ name, time: at }) => name === 'statusBarDidChange' && at <= time);
    return changes?.[changes.length - 1]?.style;
}
