// An app to stand behind a dialog: a title and rows, in no system's own look, so that dimming and materials have
// something to cover.

import { svg } from '../site/dom.js';

/** Shares of the width that rows take up, so that they look like text. */
const lengths = [0.62, 0.48, 0.7, 0.4, 0.56, 0.66, 0.44, 0.6];

/**
 * @param {{window: {width: number, height: number}, safeArea: {x: number, y: number, width: number}, appearance:
 *   string, layoutDirection: string}} stage
 */
export function appSketch({ window: { width, height }, safeArea, appearance, layoutDirection }) {
    const isDark = appearance === 'dark';
    const ink = isDark ? '#ffffff' : '#1c2430';
    const tint = isDark ? '#7f9cff' : '#5b7cf0';
    const isMirrored = layoutDirection === 'rightToLeft';
    const margin = Math.max(16, Math.min(width * 0.05, 48));
    const left = safeArea.x + margin;
    const across = safeArea.width - 2 * margin;
    const size = Math.min(Math.max(width / 12, 26), 44);
    /**
     * @param {number} x
     * @param {number} y
     * @param {number} w
     * @param {number} h
     * @param {number} rx
     * @param {string} fill
     * @param {number} opacity
     */
    const bar = (x, y, w, h, rx, fill, opacity) =>
        svg('rect', { x: isMirrored ? width - x - w : x, y, width: w, height: h, rx, fill, opacity });
    const picture = svg('svg', {
        class: 'app-sketch',
        viewBox: `0 0 ${width} ${height}`,
        preserveAspectRatio: 'xMidYMin slice',
        'aria-hidden': 'true',
    });
    picture.style.width = '100%';
    picture.style.height = '100%';
    picture.append(
        bar(left, safeArea.y + size * 0.9, Math.min(across * 0.46, 260), size * 0.62, size * 0.14, ink, 0.3),
        bar(left + across - size * 0.7, safeArea.y + size * 0.86, size * 0.7, size * 0.7, size * 0.35, tint, 0.55),
    );
    const row = size * 1.9;
    for (let y = safeArea.y + size * 2.3, index = 0; y + row * 0.7 < height; y += row, index += 1) {
        const length = lengths[index % lengths.length];
        picture.append(
            bar(left, y, size, size, size * 0.26, index % 3 ? ink : tint, index % 3 ? 0.12 : 0.28),
            bar(
                left + size * 1.4,
                y + size * 0.14,
                (across - size * 1.4) * length,
                size * 0.26,
                size * 0.13,
                ink,
                0.26,
            ),
            bar(
                left + size * 1.4,
                y + size * 0.6,
                (across - size * 1.4) * length * 0.7,
                size * 0.2,
                size * 0.1,
                ink,
                0.12,
            ),
            bar(left + size * 1.4, y + size * 1.42, across - size * 1.4, 1, 0, ink, 0.1),
        );
    }
    return picture;
}
