// The elements of a list of layers.

import { fresh, part, styled, system, vector, weights } from './elements.js';
import { poses } from './motion.js';
import { blended, corners, css, edge, framed, painted, placeholder, shade } from './paint.js';

/** @typedef {import('./motion.js').Layer} Layer */
/** @typedef {import('./motion.js').Pose} Pose */
/** @typedef {import('./motion.js').Timeline} Timeline */
/** @typedef {import('./device.js').DeviceDrawing} DeviceDrawing */

/**
 * @typedef {object} DrawingOptions
 * @property {(source: string) => string | null} picture The address of an image.
 * @property {URL | null} service
 * @property {number} rotation
 * @property {boolean} device Whether the device's bars are drawn.
 */

/** The elements of a list of layers: each layer is a box, what it carries stands in the box's body. */
export class Drawing {
    sheet = new CSSStyleSheet();
    #clips = vector('svg', { 'aria-hidden': 'true' });
    app = part('app', this.#clips);
    system = part('system');

    /** @type {Map<string, {layer: Layer, box: HTMLElement, body: HTMLElement}>} */
    boxes = new Map();

    /** How the ids begin of the layers that go with the dialog that goes by itself: the uppermost. */
    #going = '';

    /**
     * @param {Layer[]} layers
     * @param {DrawingOptions} options
     * @param {(DeviceDrawing | null)[]} devices The first that has a layer draws what is in it.
     */
    constructor(layers, options, devices = []) {
        this.layers = layers;
        this.options = options;
        for (const layer of layers) {
            this.#add(layer, devices);
            if (layer.role === 'dialog') this.#going = layer.id.slice(0, layer.id.lastIndexOf('/') + 1);
        }
    }

    /**
     * @param {Layer} layer
     * @param {(DeviceDrawing | null)[]} devices
     */
    #add(layer, devices) {
        const { id, image, contentSize } = layer;
        const box = part('box');
        const body = part('body');
        this.boxes.set(id, { layer, box, body });
        [box.id, box.dataset.layer] = [`box-${fresh()}`, id];
        const cut = layer.outline && !layer.cornerRadii ? this.#clip(layer, box.id) : '';
        const frame = framed(layer, this.layers);
        this.#paint(layer, box, cut, frame);
        if (frame?.page) box.append(frame.page);
        if (image) box.append(pictured(image, this.options.picture, this.options.rotation));
        const own =
            (layer.text?.missingGlyphs || /statusBar|keyboard|presenter/.test(layer.role)) &&
            devices.map((device) => device?.layer(layer)).find(Boolean);
        // What the fonts have no glyph for is a box.
        if ((layer.text || layer.symbol) && !own)
            box.append(written(layer, this.options.service !== null, this.options.rotation));
        // The app's bars are cut at the corners of its view.
        if (own) (layer.role === 'presenter' ? body : box).append(own);
        // What only holds others cuts off none of their shadows.
        box.append(styled(body, { 'clip-path': layer.clips ? cut : '' }));
        if (cut && layer.border && !layer.border.sides && !frame) body.append(edge(layer, cut));
        body.classList.toggle(layer.role === 'scroll' ? 'scrolls' : 'clips', !cut && !!layer.clips);
        if (contentSize)
            body.append(styled(part(''), { width: contentSize.width + 'px', height: contentSize.height + 'px' }));
        const home = this.#home(layer);
        // An arrow is part of what carries it: below the border around both, and below all else.
        if (layer.role === 'arrow') home.prepend(box);
        else home.append(box);
    }

    /**
     * Gives a box its fill, its border and its shadows, in each of its states.
     *
     * @param {Layer} layer
     * @param {HTMLElement} box
     * @param {string} cut
     * @param {Record<string, any> | null} frame
     */
    #paint(layer, box, cut, frame) {
        const { background, shadows = [], states = {} } = layer;
        const sheer = background?.opacity < 1 || background?.material;
        // What is seen through, or is cut, casts its shadow from an element of its own.
        const aside = cut || (sheer && shadows.some((/** @type {any} */ shadow) => !shadow.clipped)) ? ' > .fill' : '';
        if (aside)
            box.append(
                ...shadows.map((/** @type {any} */ shadow) => shade(shadow, cut)).reverse(),
                styled(part('fill'), { 'clip-path': cut }),
            );
        box.classList.toggle('aside', !!aside);
        box.classList.toggle('tint', background?.role === 'tint');
        const cast = shadows.map(
            (/** @type {any} */ { offset: [x, y], blur, spread, ...paint }) =>
                `${x}px ${y}px ${blur}px ${spread}px ${css(paint)}`,
        );
        styled(box, { '--shadows': cast.join() || '0 0 #0000' });
        const looks = [
            ['', layer],
            [':focus-visible', states.focused],
            [':active', states.pressed],
        ];
        for (const [state, look] of looks.filter(([, look]) => look)) {
            const [own, fill] = ['', aside].map((inner) => this.#rule(`[id="${box.id}"]${state}${inner}`));
            styled(fill, painted({ border: layer.border, ...look, outline: cut && !layer.border?.sides, ...frame }));
            styled(own, {
                '--ink': (look.text ?? layer.text)?.color ?? '',
                filter: state ? `opacity(${look.opacity ?? 1})` : '',
            });
        }
    }

    /**
     * @param {string} selector
     * @returns {CSSStyleRule} A new rule behind all others.
     */
    #rule(selector) {
        const { cssRules } = this.sheet;
        return /** @type {CSSStyleRule} */ (cssRules[this.sheet.insertRule(`${selector} {}`, cssRules.length)]);
    }

    /**
     * Where a layer's box belongs: into what carries it, or on the app, or over it.
     *
     * @param {Layer} layer
     * @returns {HTMLElement}
     */
    #home(layer) {
        const carrier = this.boxes.get(layer.parent ?? '')?.body;
        if (carrier) return carrier;
        // The dimming of an alert may lie over the status bar.
        const isCovered =
            layer.role === 'statusBar' &&
            this.layers.findIndex(({ role }) => role === 'dimming') > this.layers.indexOf(layer);
        if (!system.includes(layer.role)) return this.app;
        // A keyboard belongs to the window, bars to the device.
        if (!this.options.device && layer.role !== 'keyboard') return part('');
        return isCovered ? this.app.appendChild(part('system')) : this.system;
    }

    /**
     * A layer's outline as a clip that stretches with the box; what is around it is another.
     *
     * @param {Layer} layer
     * @param {string} id
     * @returns {string}
     */
    #clip({ frame: { x, y, width, height }, ...layer }, id) {
        const transform = `scale(${1 / (width || 1)} ${1 / (height || 1)}) translate(${-x} ${-y})`;
        for (const [name, d] of [
            [id, layer.outline],
            [id + '-around', `M-30000 -30000H30000V30000H-30000Z${layer.outline}`],
        ])
            this.#clips.append(
                vector(
                    'clipPath',
                    { id: 'clip-' + name, clipPathUnits: 'objectBoundingBox' },
                    vector('path', { d, transform, 'clip-rule': 'evenodd' }),
                ),
            );
        return `url(#clip-${id})`;
    }

    /**
     * The corners of a box, and of what blurs what lies behind it in a corner of what carries it, those of that:
     * browsers cut no blur at round corners inside of others.
     *
     * @param {Layer} layer
     * @param {Pose} pose
     * @param {Pose | undefined} carrier
     * @param {number} left In what carries it.
     * @param {number} top
     */
    #corners({ parent = '', background, cornerCurve }, pose, carrier, left, top) {
        const around = this.boxes.get(parent)?.layer;
        const own = corners(cornerCurve, pose);
        if (!carrier || !background?.material || !around?.clips || pose.radii.some(Boolean)) return own;
        const far = [Math.abs(left + pose.width - carrier.width), Math.abs(top + pose.height - carrier.height)];
        const [isLeft, isTop, isRight, isBottom] = [Math.abs(left), Math.abs(top), ...far].map((gap) => gap < 0.5);
        const shared = [isTop && isLeft, isTop && isRight, isBottom && isRight, isBottom && isLeft];
        const radii = carrier.radii.map((radius, i) => (shared[i] ? radius : 0));
        return radii.some(Boolean) ? corners(around.cornerCurve, { ...carrier, radii }) : own;
    }

    /**
     * Puts every box where it is at a time.
     *
     * @param {Timeline | null} timeline
     * @param {number} time
     * @param {number} perspective
     * @returns {Map<string, Pose>} How every layer stands then.
     */
    pose(timeline, time, perspective) {
        const now = poses(this.layers, timeline, time);
        const ends = timeline?.events.filter((event) => event.name === 'removed' && event.time <= time) ?? [];
        const rest = new Map(timeline?.rest?.layers.map((layer) => [layer.id, layer]));
        for (const [id, { layer, box }] of this.boxes) {
            const pose = /** @type {Pose} */ (now.get(id));
            const [turnX, turnY, turnZ] = pose.turns;
            const carrier = now.get(layer.parent ?? '');
            const [scrolledX, scrolledY] = this.boxes.get(layer.parent ?? '')?.layer.contentOffset ?? [0, 0];
            const left = pose.x - pose.width / 2 + scrolledX - (carrier ? carrier.x - carrier.width / 2 : 0);
            const top = pose.y - pose.height / 2 + scrolledY - (carrier ? carrier.y - carrier.height / 2 : 0);
            const deep =
                turnX || turnY ? `perspective(${perspective}px) rotateX(${turnX}deg) rotateY(${turnY}deg) ` : '';
            const isOver = layer.lifetime
                ? time < layer.lifetime[0] || time > layer.lifetime[1]
                : ![...system, 'presenter'].includes(layer.role) &&
                  ends.some(({ label }) => id.startsWith(label === undefined ? this.#going : label + '/'));
            box.classList.toggle('dimmed', pose.tint === 'dimmed');
            styled(box, {
                width: pose.width + 'px',
                height: pose.height + 'px',
                opacity: pose.opacity,
                ...this.#corners(layer, pose, carrier, left, top),
                transform: `translate(${left}px, ${top}px) ${deep}rotateZ(${turnZ}deg) scale(${pose.scale})`,
                visibility: isOver ? 'hidden' : '',
                'backface-visibility': layer.backfaceVisible === false ? 'hidden' : 'visible',
            });
            const end = rest.get(id);
            if (
                timeline &&
                end?.background &&
                layer.background &&
                JSON.stringify(end.background) !== JSON.stringify(layer.background)
            )
                styled(
                    /** @type {HTMLElement} */ (box.querySelector(':scope > .fill') ?? box),
                    blended(layer, end, pose, time / timeline.duration),
                );
        }
        return now;
    }
}

/** Images that came in the request, and that nothing is fetched for. */
const embedded = /^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]*={0,2}$/;

/**
 * @param {any} image
 * @param {(source: string) => string | null} picture
 * @param {number} rotation By how much a surface turns its content that does not turn with the window, in degrees.
 * @returns {HTMLElement}
 */
function pictured({ source, fit }, picture, rotation) {
    const address = embedded.test(source) ? source : source === undefined ? null : picture(source);
    const size = fit === 'fill' ? '100% 100%' : fit;
    const background = address ? `center / ${size} no-repeat url(${JSON.stringify(address)})` : '#8E8E9340';
    const shown = styled(address ? part('image') : part('image', placeholder()), { background });
    if (!rotation) return shown;
    const [width, height] = rotation % 180 ? ['100cqh', '100cqw'] : ['100cqw', '100cqh'];
    styled(shown, { inset: 'auto', left: '50%', top: '50%', width, height });
    styled(shown, { transform: `translate(-50%, -50%) rotate(${rotation}deg)` });
    return styled(part('image', shown), { 'container-type': 'size', overflow: 'hidden' });
}

/** The fonts that a service measures texts in. */
const measuring = new Set(['Inter', 'Arimo', 'Roboto', 'Tinos', 'Noto Sans']);

/**
 * The texts and the symbol of a layer.
 *
 * @param {Layer} layer
 * @param {boolean} measured Whether in the fonts that measured it.
 * @param {number} rotation
 * @returns {SVGElement}
 */
function written({ text, symbol, frame, scrolled }, measured, rotation) {
    const { x, y, width, height } = scrolled?.frame ?? frame;
    const share = { left: 0, right: 1 }[/** @type {'left'} */ (text?.alignment)] ?? 0.5;
    const { offset: [right, down] = [0, 0], blur = 0, ...shade } = text?.shadow ?? {};
    const tint = text?.role === 'tint' && 'tint';
    const cast = text?.shadow ? `${right}px ${down}px ${blur}px ${css(shade)}` : 'none';
    const picture = vector('svg', {
        class: 'written',
        viewBox: `${x} ${y} ${width || 1} ${height || 1}`,
        width: width || 1,
        height: height || 1,
    });
    for (const line of [...(text?.lines ?? []), ...(text?.scrolledLines ?? [])]) {
        const { family, fallbacks, size, weight, letterSpacing } = text.font;
        const names = [family, ...fallbacks];
        const families = names
            .slice(
                measured
                    ? Math.max(
                          names.findIndex((name) => measuring.has(name)),
                          0,
                      )
                    : 0,
            )
            .map((name) => (name === 'sans-serif' ? name : JSON.stringify(name)));
        const element = vector(
            'text',
            {
                class: tint,
                x: line.x,
                y: line.baseline,
                transform: rotation ? `rotate(${rotation} ${line.x} ${line.baseline})` : null,
                textLength: line.width || null,
                lengthAdjust: 'spacingAndGlyphs',
            },
            line.text,
        );
        picture.append(
            styled(element, {
                'font-family': families.join(),
                'font-size': size + 'px',
                'font-weight': weights[weight],
                'letter-spacing': letterSpacing + 'px',
                'text-shadow': cast,
                ...(line.direction === 'rightToLeft' && { direction: 'rtl', 'text-anchor': 'end' }),
            }),
            ' ',
        );
    }
    if (symbol)
        picture.append(
            styled(vector('path', { class: text?.color === symbol.color && tint, d: symbol.path }), {
                fill: symbol.color,
                'fill-rule': 'evenodd',
            }),
        );
    return styled(picture, { left: `calc((100% - ${width}px) * ${share})`, top: `calc((100% - ${height}px) / 2)` });
}
