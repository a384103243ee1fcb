// Plays what the service answers in the renderer, stops it at moments, and measures the elements: where they are,
// how opaque, with
// what corners. Where they ought to be is reckoned from /v1/specs/samples and the layers at rest alone, by the
// contract.

/** The worst of each timeline of each case, as `{name, time, layer, box, opacity, corner, turn, boxes}`. */
async function judge(service, cases) {
  const { Stage } = await import(service + 'scrim.js');
  const host = document.createElement('div');
  document.body.style.margin = 0;
  document.body.append(host);
  const verdicts = [];
  for (const { name, path = 'v1/specs', request, phases, then = [] } of cases) {
    const answer = await ask(service, path, request),
      stage = new Stage(host, { answer, request, service: null });
    stage.scale = 1;
    const ways = [];
    for (const phase of stage.phases.filter(phase => !phases || phases.includes(phase)))
      ways.push({ name: `${name}, ${phase}`, phase, request: { ...request, ...(answer.timeline ? {} :
            { phase }) } });
    for (const { path, more = {}, body = { ...request, ...more } } of then) {
      const timeline = await ask(service, path, body),
        phase = timeline.timeline ?? timeline;
      // What comes in a change is told by the rest that it ends in.
      const include = ['layers', 'dimmingRegions', 'hitRegions'];
      if (body.to?.device) {
        const { layers, dimmingRegions, hitRegions } = await ask(service, 'v1/specs', { ...body.to,
          options: { include } });
        phase.rest = { layers, dimmingRegions, hitRegions };
      }
      ways.push({ name: `${name}, ${path} ${JSON.stringify(more)}`, phase, request: { timeline: phase } });
    }
    for (const way of ways) verdicts.push(await verdict(service, answer, stage, way));
  }
  host.remove();
  return verdicts;
}

async function ask(service, path, request) {
  const response = await fetch(service + path, { method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request) });
  const answer = await response.json();
  if (!response.ok) throw new Error(
    `${path} ${JSON.stringify(request).slice(0, 400)}: ${JSON.stringify(answer).slice(0, 400)}`);
  return answer;
}

/** Moments of a timeline to look at: shares of it, and those at which it may jump. */
function moments(answer, timeline, duration, shares) {
  const joins = [...Object.values(answer.transitions ?? {}).map(way => way?.duration), ...(timeline.tracks ?? [])
    .flatMap(track => track.keyframes.map(keyframe => keyframe.time))
  ];
  const inside = [...new Set(joins)].filter(time => time > 0 && time < duration).slice(0, 6);
  return [...new Set([...shares.map(share => Math.floor(share * duration * 1e4) / 1e4), ...inside])].sort((one,
    other) => one - other);
}

async function verdict(service, answer, stage, { name, phase, request }) {
  const timeline = stage.timeline(phase),
    worst = { name, box: 0, opacity: 0, corner: 0, turn: 0, boxes: 0 };
  const times = moments(answer, timeline, timeline.duration, [0, 0.13, 0.37, 0.5, 0.81, 1]);
  const { samples } = await ask(service, 'v1/specs/samples', { ...request, times });
  const note = (kind, off, layer, time) => { if (!(off <= worst[kind])) Object.assign(worst, {
      [kind]: off, layer, time }); };
  for (const sample of samples) {
    stage.seek(phase, sample.time);
    const space = stage.root.querySelector('.space'),
      { a, b } = new DOMMatrix(getComputedStyle(space).transform);
    const turned = Math.abs(Math.atan2(b, a) * 180 / Math.PI - (sample.turn ?? 0)) % 360;
    if (sample.turn !== undefined) note('turn', Math.min(turned, 360 - turned), 'window', sample.time);
    space.style.transform = 'none'; // The window's own turn is judged; what is in it is told in its own space.
    const layers = seen(answer, timeline, sample.time),
      stand = standing(answer, timeline, layers, sample);
    for (const layer of layers.values()) {
      const box = stage.box(layer.id),
        own = stand(layer.id),
        got = box.getBoundingClientRect(),
        style = getComputedStyle(box);
      const corners = quad(layer.id, layers, stand, answer.stage?.perspective ?? 900),
        [xs, ys] = [0, 1].map(i => corners.map(corner => corner[i]));
      const want = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
      const off = [got.left, got.top, got.right, got.bottom].map((edge, i) => Math.abs(edge - want[i]));
      worst.boxes++;
      // Of what is cut off inside a scroller the renderer draws all.
      if (!layer.scrolled) note('box', Math.max(...off), layer.id, sample.time);
      note('opacity', Math.abs(style.opacity - own.opacity), layer.id, sample.time);
      const largest = Math.max(...own.radii),
        continuous = layer.cornerCurve === 'continuous' && largest > 0;
      const reach = continuous ? Math.max(Math.min(1.528665, Math.min(own.width, own.height) / 2 / largest), 1) : 1;
      const radii = ['TopLeft', 'TopRight', 'BottomRight', 'BottomLeft'].map(corner => parseFloat(style[
        `border${corner}Radius`]) / reach);
      note('corner', Math.max(...radii.map((radius, i) => Math.abs(radius - own.radii[i]))), layer.id, sample.time);
    }
  }
  return worst;
}

/** The layers that a moment of a timeline is about: of the rest it comes from and the one it goes to, at its end of
 * the latter. */
function seen(answer, timeline, time) {
  const next = timeline.rest?.layers ?? [],
    list = timeline.rest && time >= timeline.duration ? next : [...next, ...answer.layers];
  return new Map(list.map(layer => [layer.id, layer]));
}

function standing(answer, timeline, layers, sample) {
  const first = new Map(answer.layers.map(layer => [layer.id, layer]));
  const next = new Map((timeline.rest?.layers ?? []).map(layer => [layer.id, layer]));
  return id => {
    const layer = layers.get(id),
      told = sample.layers[id] ?? {};
    const frame = told.position || told.size ? layer.frame : layer.scrolled?.frame ?? layer.frame;
    const home = carrier => middle((first.has(id) ? layers.get(carrier) : next.get(carrier) ?? layers.get(carrier))
      .frame);
    let centre = told.position ?? middle(frame);
    for (let carrier = layer.parent; !told.position && carrier !== undefined; carrier = layers.get(carrier)
      ?.parent) {
      const at = sample.layers[carrier]?.position;
      if (!at) continue;
      centre = [0, 1].map(i => middle(frame)[i] + at[i] - home(carrier)[i]);
      break;
    }
    const [width, height] = told.size ?? [frame.width, frame.height], scale = [told.scale ?? layer.scale ?? 1]
    .flat();
    const four = layer.cornerRadii && ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'].map(corner => layer
      .cornerRadii[corner]);
    const radii = [told.cornerRadii ?? told.cornerRadius ?? four ?? layer.cornerRadius ?? 0].flat();
    return {
      centre,
      width,
      height,
      scale: [scale[0], scale[scale.length - 1]],
      opacity: told.opacity ?? layer.opacity,
      turns: [told.rotationX ?? layer.rotationX ?? 0, told.rotationY ?? layer.rotationY ?? 0, told.rotationZ ?? 0],
      radii: [0, 1, 2, 3].map(i => radii[i] ?? radii[0]),
    };
  };
}

const middle = frame => [frame.x + frame.width / 2, frame.y + frame.height / 2];

/** Where the corners of a layer are seen, after its own scale and turns and those of all that carry it. */
function quad(id, layers, stand, perspective) {
  const { centre: [x, y], width, height } = stand(id);
  return carried([
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1]
  ].map(([i, j]) => [x + i * width / 2, y + j * height / 2]), id, layers, stand, perspective);
}

/** Where points of a layer are seen, after the same. */
function carried(points, id, layers, stand, perspective) {
  for (let next = id; layers.has(next); next = layers.get(next).parent) {
    const { centre, scale, turns: [turnX, turnY, turnZ] } = stand(next), [aX, aY, aZ] = [turnX, turnY, turnZ].map(
      turn => turn * Math.PI / 180);
    points = points.map(point => {
      const [u, v] = [0, 1].map(i => (point[i] - centre[i]) * scale[i]);
      const [x1, y1] = [u * Math.cos(aZ) - v * Math.sin(aZ), u * Math.sin(aZ) + v * Math.cos(aZ)];
      const [x2, z2] = [x1 * Math.cos(aY), -x1 * Math.sin(aY)];
      const [y3, z3] = [y1 * Math.cos(aX) - z2 * Math.sin(aX), y1 * Math.sin(aX) + z2 * Math.cos(aX)];
      const nearer = turnX || turnY ? perspective / (perspective - z3) : 1;
      return [centre[0] + x2 * nearer, centre[1] + y3 * nearer];
    });
  }
  return points;
}
