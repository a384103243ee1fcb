// How a layer's box is painted: corners, fills, borders, shadows.
/** @param {{color: string, opacity: number}} paint */ const css = ({ color, opacity }) => color.slice(0, 7) + Math.round(opacity * 255).toString(16).padStart(2, '0');
// Apple's continuous corners begin 1.53 radii from the corner, and pass it as far away as the circle does.
/** @param {string | undefined} curve @param {{radii: number[], width: number, height: number}} pose */
function corners(curve, { radii, width, height }) {
  const shaped = curve === 'continuous' && CSS.supports('corner-shape', 'round'), room = Math.min(width, height) / 2 / Math.max(...radii, 1e-9);
  const reach = shaped ? Math.max(Math.min(1.528665, room), 1) : 1, power = -Math.LN2 / Math.log(1 - 0.2915 / reach);
  return { '--radius': radii.map(radius => radius * reach + 'px').join(' '), '--shape': reach > 1 ? `superellipse(${Math.log2(power)})` : 'round' };
}
/** @param {Record<string, any>} look a layer or one of its states @returns {Record<string, string>} its fill and its border */
function painted({ background, border, outline }) {
  const material = CSS.supports('backdrop-filter', 'blur(1px)') ? background?.material : undefined, { width = 0, sides = null } = border ?? {};
  const shares = (/** @type {Pair} */ pair) => pair.map(share => share * 100 + '%').join(' '), { center, radii } = background?.radial ?? {};
  const gradient = center ? `radial-gradient(${shares(radii)} at ${shares(center)},` : 'linear-gradient(';
  const stops = material ? [] : (background?.gradient ?? []).map((/** @type {any} */ stop) => `${css(stop)} ${stop.at * 100}%`);
  const ways = { left: [width, 0], right: [-width, 0], top: [0, width], bottom: [0, -width], all: [0, 0] };
  const lines = (border && !outline ? sides ?? ['all'] : []).map((/** @type {'all'} */ side) =>
    `inset ${ways[side][0]}px ${ways[side][1]}px 0 ${sides ? 0 : width}px ${css(border)}`);
  return {
    'background-color': material ? css(material.tint) : background && !stops.length ? css(background) : 'transparent',
    'background-image': stops.length ? `${gradient}${stops})` : 'none', '--border': lines.join() || '0 0 #0000',
    'backdrop-filter': material ? `blur(${material.blur}px) saturate(${material.saturation})` : 'none' };
}
/** @param {Record<string, any>} shadow @param {string} cut @returns {HTMLElement} a shadow that is seen through what casts it */
function shade({ offset: [x, y], blur, spread, clipped, color, opacity }, cut) {
  const shape = styled(part(''), { inset: -spread + 'px', width: 'auto', height: 'auto', 'clip-path': cut, background: css({ color, opacity }) });
  return styled(part('shadow', styled(part('', shape), { filter: `blur(${blur / 2}px)`, transform: `translate(${x}px, ${y}px)` })),
    { 'clip-path': clipped ? cut.replace(')', '-around)') : '' });
}
/** @param {Layer} layer @param {string} cut @returns {SVGElement} its border along its outline, which stretches with the box: the half of a line inside */
function edge({ frame: { x, y, width, height }, outline, border }, cut) {
  return styled(vector('svg', { viewBox: `${x} ${y} ${width || 1} ${height || 1}`, preserveAspectRatio: 'none' },
    vector('path', { d: outline, fill: 'none', stroke: css(border), 'stroke-width': 2 * border.width })), { width: '100%', height: '100%', 'clip-path': cut });
}
