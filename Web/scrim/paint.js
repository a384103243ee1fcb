// How a layer's box is painted: corners, fills, borders, shadows.

import { part, styled, vector } from './elements.js';
import { mixed } from './motion.js';

/** @typedef {import('./motion.js').Layer} Layer */
/** @typedef {import('./motion.js').Pair} Pair */
/** @typedef {import('./motion.js').Pose} Pose */
/** @typedef {import('./motion.js').Rect} Rect */

/** @param {{color: string, opacity: number}} paint */
export function css({ color, opacity }) {
    const alpha = Math.round(opacity * 255);
    return color.slice(0, 7) + alpha.toString(16).padStart(2, '0');
}

/**
 * Apple's continuous corners begin 1.53 radii from the corner, and pass it as far away as the circle does.
 *
 * @param {string | undefined} curve
 * @param {{radii: number[], width: number, height: number}} pose
 */
export function corners(curve, { radii, width, height }) {
    const shaped = curve === 'continuous' && CSS.supports('corner-shape', 'round');
    const room = Math.min(width, height) / 2 / Math.max(...radii, 1e-9);
    const reach = shaped ? Math.max(Math.min(1.528665, room), 1) : 1;
    const power = -Math.LN2 / Math.log(1 - 0.2915 / reach);
    return {
        '--radius': radii.map((radius) => radius * reach + 'px').join(' '),
        '--shape': reach > 1 ? `superellipse(${Math.log2(power)})` : 'round',
    };
}

/**
 * The fill and the border of a layer.
 *
 * @param {Record<string, any>} look The layer, or one of its states.
 * @returns {Record<string, string>}
 */
export function painted({ background, border, outline }) {
    const material = CSS.supports('backdrop-filter', 'blur(1px)') ? background?.material : undefined;
    const { width = 0, sides = null } = border ?? {};
    const shares = (/** @type {Pair} */ pair) => pair.map((share) => share * 100 + '%').join(' ');
    const { center, radii } = background?.radial ?? {};
    const gradient = center
        ? `radial-gradient(${shares(radii)} at ${shares(center)},`
        : `linear-gradient(to ${background?.towards ?? 'bottom'},`;
    const stops = material
        ? []
        : (background?.gradient ?? []).map((/** @type {any} */ stop) => `${css(stop)} ${stop.at * 100}%`);
    const ways = { left: [width, 0], right: [-width, 0], top: [0, width], bottom: [0, -width], all: [0, 0] };
    const lines = (border && !outline ? (sides ?? ['all']) : []).map(
        (/** @type {'all'} */ side) =>
            `inset ${ways[side][0]}px ${ways[side][1]}px 0 ${sides ? 0 : width}px ${css(border)}`,
    );
    return {
        'background-color': material
            ? css(material.tint)
            : background && !stops.length
              ? css(background)
              : 'transparent',
        'background-image': stops.length ? `${gradient}${stops})` : 'none',
        '--border': lines.join() || '0 0 #0000',
        'backdrop-filter': material ? `blur(${material.blur}px) saturate(${material.saturation})` : 'none',
    };
}

/**
 * A shadow that is seen through what casts it.
 *
 * @param {Record<string, any>} shadow
 * @param {string} cut
 * @returns {HTMLElement}
 */
export function shade({ offset: [x, y], blur, spread, clipped, color, opacity }, cut) {
    const shape = styled(part(''), {
        inset: -spread + 'px',
        width: 'auto',
        height: 'auto',
        'clip-path': cut,
        background: css({ color, opacity }),
    });
    return styled(
        part(
            'shadow',
            styled(part('', shape), { filter: `blur(${blur / 2}px)`, transform: `translate(${x}px, ${y}px)` }),
        ),
        { 'clip-path': clipped ? cut.replace(')', '-around)') : '' },
    );
}

/**
 * Mountains and a sun: of an image only the size is known.
 *
 * @returns {SVGElement}
 */
export function placeholder() {
    const shape = 'M0 85L35 30 58 65 70 50 100 85ZM86 26a10 10 0 1 1-20 0a10 10 0 1 1 20 0';
    return vector(
        'svg',
        { viewBox: '-50 -50 200 200', width: '100%', height: '100%' },
        vector('path', { d: shape, fill: '#8E8E93C0' }),
    );
}

/**
 * A border along a layer's outline, which stretches with the box: the half of a line inside.
 *
 * @param {Layer} layer
 * @param {string} cut
 * @returns {SVGElement}
 */
export function edge({ frame: { x, y, width, height }, outline, border }, cut) {
    return styled(
        vector(
            'svg',
            { viewBox: `${x} ${y} ${width || 1} ${height || 1}`, preserveAspectRatio: 'none' },
            vector('path', { d: outline, fill: 'none', stroke: css(border), 'stroke-width': 2 * border.width }),
        ),
        { width: '100%', height: '100%', 'clip-path': cut },
    );
}

/**
 * A layer's fill on the way to another: what shows what is behind it is whole, and the other lies over it.
 *
 * @param {Layer} layer
 * @param {Layer} end The same in the rest that follows.
 * @param {Pose} pose
 * @param {number} time How much of the way is over.
 * @returns {Record<string, string>}
 */
export function blended(layer, end, { width, height }, time) {
    const across = end.frame.width - layer.frame.width;
    const down = end.frame.height - layer.frame.height;
    const isAcross = Math.abs(across) > Math.abs(down);
    const way = isAcross ? across : down;
    const come = isAcross ? width - layer.frame.width : height - layer.frame.height;
    const share = Math.min(Math.max(Math.abs(way) > 0.5 ? come / way : time, 0), 1);
    const { material } = end.background;
    const over = (/** @type {any} */ background, /** @type {number} */ part) => {
        const { color, opacity } = background.material?.tint ?? background;
        const paint = css({ color, opacity: opacity * part });
        return `linear-gradient(${paint}, ${paint})`;
    };
    if (!material || layer.background.material) return { 'background-image': over(end.background, share) };
    return { ...painted(end), '--border': '', 'background-image': over(layer.background, 1 - share) };
}

/**
 * Curls a page up from its lower right corner: what lies flat, and its roll.
 *
 * @param {HTMLElement} page
 * @param {Rect} frame
 * @param {number} share How far it has curled.
 * @param {number} rotation By how much a surface turns its content that does not turn with the window, in degrees.
 */
export function curl(page, frame, share, rotation = 0) {
    /** @typedef {(point: Pair) => number} Side */
    const [width, height] = rotation % 180 ? [frame.height, frame.width] : [frame.width, frame.height];
    const [cos, sin] = [[1, 0, -1, 0][rotation / 90] ?? 1, [0, 1, 0, -1][rotation / 90] ?? 0];
    const turned = (/** @type {Pair} */ [x, y]) =>
        /** @type {Pair} */ ([
            frame.width / 2 + cos * (x - width / 2) - sin * (y - height / 2),
            frame.height / 2 + sin * (x - width / 2) + cos * (y - height / 2),
        ]);
    const right = height * (1 - 0.6 * share);
    const fall = 0.2 * height;
    const length = Math.hypot(width, fall);
    const reach = 0.24 * Math.min(width, height);
    const above = (/** @type {Pair} */ [x, y]) => ((width - x) * fall + (right - y) * width) / length;
    const lifted = (/** @type {Pair} */ [x, y], /** @type {number} */ by) =>
        /** @type {Pair} */ ([x - (by * fall) / length, y - (by * width) / length]);
    const cut = (/** @type {Pair[]} */ points, /** @type {Side} */ side) =>
        points.flatMap((point, i) => {
            const next = points[(i + 1) % points.length];
            const here = side(point);
            const there = side(next);
            return [
                ...(here >= 0 ? [point] : []),
                ...(here < 0 !== there < 0 ? [/** @type {Pair} */ (mixed(point, next, here / (here - there)))] : []),
            ];
        });
    const corners = /** @type {Pair[]} */ ([
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
    ]);
    const roll = page.parentElement?.querySelector(':scope > .roll') ?? part('roll');
    const back = cut(
        cut(corners, (point) => -above(point)).map((point) => lifted(point, -2 * above(point))),
        (point) => reach - above(point),
    );
    const foot = /** @type {Pair} */ ([width, right]);
    const [near, far] = [turned(foot), turned(lifted(foot, Math.max(1, ...back.map(above))))];
    const id = page.id + '-roll';
    const stops = [
        [0, 66],
        [0.3, 90],
        [0.55, 100],
        [0.85, 92],
        [1, 80],
    ].map(([offset, light]) => vector('stop', { offset: offset + '', 'stop-color': `hsl(0 0% ${light}%)` }));
    const flat = cut(corners, above).map((point) => turned(point).join('px ') + 'px');
    styled(page, { 'clip-path': share > 0 ? `polygon(${flat})` : '' }).after(roll);
    roll.replaceChildren(
        ...(share > 0
            ? [
                  styled(
                      vector(
                          'svg',
                          { width: frame.width, height: frame.height, 'aria-hidden': 'true' },
                          vector(
                              'linearGradient',
                              { id, gradientUnits: 'userSpaceOnUse', x1: near[0], y1: near[1], x2: far[0], y2: far[1] },
                              ...stops,
                          ),
                          vector('polygon', { points: back.map(turned).join(' '), fill: `url(#${id})` }),
                      ),
                      { filter: 'drop-shadow(0 0 8px #0006)' },
                  ),
              ]
            : []),
    );
    styled(/** @type {HTMLElement} */ (roll), {
        width: frame.width + 'px',
        height: frame.height + 'px',
        transform: page.style.transform,
        overflow: 'hidden',
        'pointer-events': 'none',
    });
}

/**
 * Of a page in a frame that runs out into an arrow of its colour, the fills: of the frame with the page in it, and of
 * the arrow, which goes on as the frame begins or ends there; null of all else.
 *
 * @param {Layer} layer
 * @param {Layer[]} layers
 * @returns {Record<string, any> | null}
 */
export function framed({ id, role, parent, frame, outline, cornerRadii, cornerRadius, border, background }, layers) {
    const other = layers.find((layer) =>
        role === 'arrow' ? layer.id === parent : layer.role === 'arrow' && layer.parent === id,
    );

    /** @type {any[]} */ const both =
        role === 'arrow'
            ? [other, { frame, background }]
            : [{ frame, border, background, outline, cornerRadii }, other];
    const [page, arrow] = both;
    if (
        !page?.outline ||
        page.cornerRadii ||
        !page.border ||
        !background ||
        page.border.color !== arrow?.background?.color
    )
        return null;
    const { width } = page.border;
    const { gradient: stops, towards = 'bottom' } = arrow.background;
    const begins = {
        bottom: frame.y < page.frame.y,
        top: frame.y > page.frame.y,
        right: frame.x < page.frame.x,
        left: frame.x > page.frame.x,
    }[/** @type {'bottom'} */ (towards)];
    if (role === 'arrow')
        return {
            background: stops
                ? { ...background, gradient: null, ...stops[begins ? 0 : stops.length - 1] }
                : background,
        };
    const inset = {
        inset: width + 'px',
        width: 'auto',
        height: 'auto',
        'border-radius': Math.max(cornerRadius - width, 0) + 'px',
        background: css(background),
    };
    return { background: arrow.background, border: null, page: styled(part('page'), inset) };
}
