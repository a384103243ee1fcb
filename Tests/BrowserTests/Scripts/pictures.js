// Plays what the service draws as SVG, stops it at moments, and measures its groups and paths; what they ought to
// be is reckoned as in
// judge.js, from /v1/specs/samples and the layers at rest alone.

/** The worst of each timeline of each case and where, as `{name, box, boxAt, opacity, corner, turn, boxes, shapes,
 * turned, missing}`. */
async function judgePictures(service, cases) {
  document.body.style.margin = 0;
  const verdicts = [];
  for (const { name, path = 'v1/specs', request, rest, body = request, animate = ['present', 'dismiss',
      'all'] } of cases) {
    const answer = await ask(service, rest?.path ?? (rest ? 'v1/specs' : path), rest?.request ?? request);
    const timelines = rest ? await ask(service, path, body) : answer;
    for (const phase of animate) {
      const timeline = timelines.transitions ? {} : timelines.timeline ?? timelines;
      const asked = timelines.transitions ? { ...request, phase } : timelines.turns ? request : { timeline };
      const picture = await drawn(service, path, body, phase);
      try {
        verdicts.push(await played(service, answer, picture, { name: `${name}, ${phase}`, timeline, asked }));
      } finally {
        picture.remove();
      }
    }
  }
  return verdicts;
}

/** The picture as an element of the page, in which a unit is a pixel and the window begins at 0, 0. */
async function drawn(service, path, body, phase) {
  const response = await fetch(`${service}${path}?format=svg&device=false&animate=${phase}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`svg of ${path}: ${text.slice(0, 400)}`);
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml'), picture = document.importNode(
    documentElement, true);
  const { x, y } = picture.viewBox.baseVal;
  picture.style.cssText = `position:absolute;left:${x}px;top:${y}px;overflow:visible`;
  document.body.append(picture);
  return picture;
}

async function played(service, answer, picture, { name, timeline, asked }) {
  const worst = { name, box: 0, opacity: 0, corner: 0, turn: 0, boxes: 0, shapes: 0, turned: 0, missing: [] };
  const duration = timeline.duration ?? (await ask(service, 'v1/specs/samples', { ...asked, times: [0] })).duration;
  const times = moments(answer, timeline, duration, [0, 0.07, 0.13, 0.29, 0.37, 0.5, 0.81, 0.99, 1]);
  const { samples } = await ask(service, 'v1/specs/samples', { ...asked, times });
  const groups = new Map([...picture.querySelectorAll('[data-layer]')].map(group => [group.dataset.layer, group]));
  const turned = new Set(samples.flatMap(({ layers }) => Object.keys(layers).filter(id => layers[id].rotationX ||
    layers[id].rotationY)));
  for (const { id, parent, rotationX, rotationY } of answer.layers)
    if (rotationX || rotationY || turned.has(parent)) turned.add(id);
  // What is in the window is told in its own space, whichever way that is turned; the turn itself is judged apart.
  const window = picture.querySelector('.window') ?? picture,
    ground = picture.getScreenCTM();
  const motions = picture.getAnimations({ subtree: true });
  for (const motion of motions) motion.pause();
  const note = (kind, off, layer, time) => { if (!(off <= worst[kind])) Object.assign(worst, {
      [kind]: off, [`${kind}At`]: `${layer} at ${time}` }); };
  for (const sample of samples.filter(sample => !timeline.rest || sample.time < duration)) {
    for (const motion of motions) motion.currentTime = sample.time * 1000;
    const space = ground.multiply(window.getScreenCTM().inverse());
    if (sample.turn !== undefined || window !== picture) {
      const { a, b, } = space.inverse(), turned = Math.abs(Math.atan2(b, a) * 180 / Math.PI - (sample.turn ?? 0)) %
        360;
      note('turn', Math.min(turned, 360 - turned), 'window', sample.time);
    }
    const layers = new Map(answer.layers.map(layer => [layer.id, { ...layer, scrolled: undefined }]));
    const stand = standing(answer, {}, layers, sample);
    for (const layer of answer.layers) {
      const group = groups.get(layer.id),
        own = stand(layer.id);
      if (!group) {
        if (isSeen(layer, layers, stand)) worst.missing.push(`${layer.id} at ${sample.time}`);
        continue;
      }
      worst.boxes++;
      note('opacity', Math.abs(getComputedStyle(group).opacity - own.opacity), layer.id, sample.time);
      if (own.width === 0 || own.height === 0) continue;
      const paint = [...group.children].find(child => child.localName === 'path' && child.getAttribute('fill') !==
        'none');
      if (!paint && turned.has(layer.id) || layer.outline && !layer.cornerRadii) continue;
      const shape = paint ? paint.getBBox() : { ...layer.frame, width: own.width, height: own.height };
      const place = (paint ?? group).getScreenCTM(),
        { x, y, width, height } = shape,
        perspective = answer.stage?.perspective ?? 900;
      if (turned.has(layer.id)) {
        // In space the path itself is as it is seen: it has an end wherever a side does.
        const ends = endsOf(getComputedStyle(paint).d).map(([x, y]) => new DOMPoint(x, y).matrixTransform(place)
          .matrixTransform(space));
        const wanted = carried(sidesOf(layer, own), layer.id, layers, stand, perspective);
        worst.turned++;
        note('box', Math.max(...wanted.map(([x, y]) => Math.min(...ends.map(end => Math.hypot(end.x - x, end.y -
          y))))), layer.id, sample.time);
        continue;
      }
      const corners = quad(layer.id, layers, stand, perspective);
      const got = [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height]
      ].map(([x, y]) => new DOMPoint(x, y).matrixTransform(place).matrixTransform(space));
      note('box', Math.max(...got.map((point, i) => Math.max(Math.abs(point.x - corners[i][0]), Math.abs(point.y -
        corners[i][1])))), layer.id, sample.time);
      if (paint) {
        worst.shapes++;
        const radii = cornersOf(getComputedStyle(paint).d, shape, layer, own);
        note('corner', Math.max(...radii.map((radius, i) => Math.abs(radius - own.radii[i]))), layer.id, sample
          .time);
      }
    }
  }
  return worst;
}

/** Whether something of a layer would be seen: it has a fill or a text, is not clear, and does not turn its back. */
function isSeen(layer, layers, stand) {
  // An arrow is a part of its dialog's outline.
  const carrier = layers.get(layer.parent);
  if (layer.role === 'arrow' && carrier?.outline && !carrier.cornerRadii) return false;
  if (['statusBar', 'homeIndicator'].includes(layer.role) || !(layer.background || layer.text?.lines?.length))
  return false;
  for (let next = layer.id; layers.has(next); next = layers.get(next).parent) {
    const { opacity, scale, width, height, turns: [x, y] } = stand(next);
    if (layers.get(next).backfaceVisible === false && Math.cos(x * Math.PI / 180) * Math.cos(y * Math.PI / 180) <
      1e-9) return false;
    if (opacity < 0.002 || scale.includes(0) || width === 0 || height === 0) return false;
  }
  return true;
}

/** Where the pieces of a path begin and end. */
const endsOf = d => [...d.matchAll(/(-?[\d.]+(?:e-?\d+)?) (-?[\d.]+(?:e-?\d+)?)(?= ?[A-Z"])/g)].map(([, x, y]) => [+x,
  +y
]);

/** How far from each corner, clockwise from the top left, the sides of a box are straight; CSS makes radii that do
 * not fit smaller. */
function bends(layer, { width, height, radii }) {
  const [first, second, third, fourth] = radii;
  const share = Math.min(1, width / Math.max(first + second, third + fourth, 1e-9), height / Math.max(first + fourth,
    second + third, 1e-9));
  return radii.map(radius => {
    const fitted = radius * share,
      room = Math.min(width, height) / 2 / fitted;
    return fitted * (layer.cornerCurve === 'continuous' && fitted > 0 ? Math.max(1, Math.min(1.528665, room)) :
    1);
  });
}

/** Where the straight sides of a layer end, two for each corner. */
function sidesOf(layer, own) {
  const { centre: [x, y], width, height } = own, [first, second, third, fourth] = bends(layer, own), [left, top,
    right, bottom
  ] = [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
  return [
    [left + first, top],
    [left, top + first],
    [right - second, top],
    [right, top + second],
    [right - third, bottom],
    [right, bottom - third],
    [left + fourth, bottom],
    [left, bottom - fourth]
  ];
}

/** The radii of an outline, from where its top and its bottom begin to bend. */
function cornersOf(d, { x, y, width, height }, layer, own) {
  const points = endsOf(d);
  const [top, bottom] = [y, y + height].map(edge => points.filter(point => Math.abs(point[1] - edge) < 0.002).map(
    point => point[0]));
  const got = [Math.min(...top) - x, x + width - Math.max(...top), x + width - Math.max(...bottom), Math.min(...
    bottom) - x];
  return bends(layer, own).map((bend, i) => own.radii[i] + (got[i] - bend));
}
