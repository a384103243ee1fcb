// What the service draws of the device, and what is seen on it.

import { fresh, styled, system, vector } from './elements.js';
import { mixed } from './motion.js';

/** @typedef {import('./motion.js').Layer} Layer */
/** @typedef {import('./motion.js').Pose} Pose */
/** @typedef {import('./motion.js').Rect} Rect */

/** What `format=svg&device=only` gives: groups around and over the window, in the window's coordinates. */
export class DeviceDrawing {
    /** @param {string} source */
    constructor(source) {
        // Its names are told apart from those of another drawing beside it.
        const own = source.replace(/(?<= id="|url\(#|href="#)(?=[a-z]+\d+["\)])/g, `drawn${fresh()}-`);
        this.all = new DOMParser().parseFromString(own, 'image/svg+xml').documentElement;
        const [x, y, width, height] = (this.all.getAttribute('viewBox') ?? '0 0 0 0').split(' ').map(Number);
        this.bounds = { x, y, width, height };
        const clip = this.all.querySelector('.app')?.getAttribute('clip-path')?.slice(5, -1);
        /** The window's outline. */
        this.outline = this.all.querySelector(`[id="${clip}"] path`)?.getAttribute('d') ?? '';
    }

    /** @param {string} selectors @returns {Node[]} */
    groups(selectors) {
        return [...this.all.querySelectorAll(selectors)].map((group) => document.importNode(group, true));
    }

    /**
     * What is in a layer, in its own coordinates at rest.
     *
     * @param {Layer} layer
     * @returns {SVGElement | null}
     */
    layer({ id, role, frame, scrolled }) {
        const { x, y } = scrolled?.frame ?? frame;
        const [group] = /** @type {any[]} */ (this.groups(`[data-layer="${CSS.escape(id)}"]`));
        if (!group) return null;
        return vector(
            'svg',
            { class: role },
            ...this.groups('linearGradient'),
            styled(group, { transform: `translate(${-x}px, ${-y}px)` }),
        );
    }
}

/**
 * The contrast of a status bar, by WCAG, with what lies below it where the time stands.
 *
 * @param {string | undefined} style
 * @param {Rect} bar Its frame.
 * @param {Layer[]} layers
 * @param {Map<string, Pose>} now
 * @returns {number}
 */
export function contrast(style, bar, layers, now) {
    const x = bar.x + bar.width * 0.15;
    const y = bar.y + bar.height / 2;
    const ground = layers.reduce(
        (below, { id, role, background }) => {
            const pose = now.get(id);
            if (!pose || !background || system.includes(role)) return below;
            const isOver =
                Math.abs(x - pose.x) * 2 < pose.width * pose.scale[0] &&
                Math.abs(y - pose.y) * 2 < pose.height * pose.scale[1];
            const color = [1, 3, 5].map((i) => parseInt(background.color.slice(i, i + 2), 16) / 255);
            return isOver ? mixed(below, color, background.opacity * pose.opacity) : below;
        },
        [0, 0, 0],
    );
    const light = [0.2126, 0.7152, 0.0722].reduce((sum, share, i) => sum + share * ground[i] ** 2, 0.05);
    return style === 'light' ? 1.05 / light : light / 0.05;
}
