// Plays what the service exports on plain elements, stops it at moments, and measures them; what they ought to be
// is reckoned as in
// judge.js, from /v1/specs/samples and the layers at rest alone.

/** The worst of each timeline of each case, as `{name, time, layer, box, opacity, corner, boxes}`. */
async function judgeExports(service, cases, form) {
  document.body.style.margin = 0;
  const verdicts = [];
  for (const { name, path = 'v1/specs', request, rest, body = request } of cases) {
    const answer = rest ? await ask(service, rest.path ?? 'v1/specs', rest.request) : await ask(service, path,
      request);
    const timelines = rest ? await ask(service, path, body) : answer;
    const file = await text(service, path, body, form === 'css' ? 'css' : 'waapi');
    const { phases } = form === 'css' ? JSON.parse(await text(service, path, body, 'waapi')) : JSON.parse(file);
    for (const phase of Object.keys(phases)) {
      const timeline = timelines.transitions ? named(timelines, phase) : timelines.timeline ?? timelines;
      const asked = timelines.transitions ? { ...request, phase } : { timeline };
      const way = { name: `${form} of ${name}, ${phase}`, phase, timeline, asked };
      verdicts.push(await exported(service, answer, file, form, way));
    }
  }
  return verdicts;
}

async function text(service, path, request, format) {
  const response = await fetch(`${service}${path}?format=${format}`, { method: 'POST',
    headers: { 'content-type': 'application/json' }, body: JSON.stringify(request) });
  if (!response.ok) throw new Error(`${format} of ${path}: ${(await response.text()).slice(0, 400)}`);
  return response.text();
}

function named(answer, phase) {
  const [kind, ...rest] = phase.split('.'), name = rest.join('.'), all = answer.transitions;
  if (kind === 'detent') return all.detents?.[name] ?? {};
  return (name ? all[kind]?.[name] : all[kind]) ?? {};
}

async function exported(service, answer, file, form, { name, phase, timeline, asked }) {
  const worst = { name, box: 0, opacity: 0, corner: 0, boxes: 0 },
    host = document.createElement('div'),
    boxes = new Map();
  const duration = timeline.duration ?? (await ask(service, 'v1/specs/samples', { ...asked, times: [0] })).duration;
  const times = moments(answer, timeline, duration, [0, 0.07, 0.13, 0.37, 0.5, 0.81, 0.99, 1]);
  const { samples } = await ask(service, 'v1/specs/samples', { ...asked, times });
  const sheet = document.createElement('style');
  host.style.cssText = 'position:absolute;left:0;top:0';
  document.body.append(host);
  let motions;
  if (form === 'css') {
    sheet.textContent = file;
    document.head.append(sheet);
    for (const layer of answer.layers) add(layer, host, boxes).className = layer.id.replaceAll(' ', '_');
    host.dataset.phase = phase;
    host.style.overflow = 'visible';
    motions = host.getAnimations({ subtree: true });
  } else {
    const { elements, phases } = JSON.parse(file);
    for (const element of elements.filter(element => !element.phase || element.phase === phase)) Object.assign(add(
      element, host, boxes).style, element.style);
    motions = phases[phase].map(({ target, keyframes, options }) => boxes.get(target).animate(keyframes, options));
  }
  for (const motion of motions) motion.pause();
  const note = (kind, off, layer, time) => { if (!(off <= worst[kind])) Object.assign(worst, {
      [kind]: off, layer, time }); };
  for (const sample of samples.filter(sample => !timeline.rest || sample.time < duration)) {
    for (const motion of motions) motion.currentTime = sample.time * 1000;
    const layers = new Map(answer.layers.map(layer => [layer.id, layer]));
    const stand = standing(answer, {}, layers, sample);
    for (const layer of answer.layers) {
      const box = boxes.get(layer.id),
        own = stand(layer.id),
        got = box.getBoundingClientRect(),
        style = getComputedStyle(box);
      const corners = quad(layer.id, layers, stand, answer.stage?.perspective ?? 900),
        [xs, ys] = [0, 1].map(i => corners.map(corner => corner[i]));
      const want = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
      worst.boxes++;
      note('box', Math.max(...[got.left, got.top, got.right, got.bottom].map((edge, i) => Math.abs(edge - want[
        i]))), layer.id, sample.time);
      note('opacity', Math.abs(style.opacity - own.opacity), layer.id, sample.time);
      const radii = ['TopLeft', 'TopRight', 'BottomRight', 'BottomLeft'].map(corner => parseFloat(style[
        `border${corner}Radius`]));
      if (!layer.outline || layer.cornerRadii) note('corner', Math.max(...radii.map((radius, i) => Math.abs(radius -
        own.radii[i]))), layer.id, sample.time);
    }
  }
  host.remove();
  sheet.remove();
  return worst;
}

function add(layer, host, boxes) {
  const box = document.createElement('div');
  (boxes.get(layer.parent) ?? host).append(box);
  boxes.set(layer.id, box);
  return box;
}

/** What of a style sheet the browser did not take: declarations that its rules lack, and rules that are missing. */
function refused(sheet) {
  // The elements that the sheet is for stand in a comment at its start.
  const [, comment, rest] = sheet.match(/^@charset "UTF-8";\n(\/\*.*?\*\/)?(.*)$/s), taken = new CSSStyleSheet(),
    lost = rest.includes('</') ? ['a closing tag'] : [];
  if (!comment?.includes('data-phase')) lost.push('the elements');
  taken.replaceSync(sheet = rest);
  const blocks = sheet.split(/^}\n/m).map(block => block.trim()).filter(Boolean);
  if (taken.cssRules.length !== blocks.length) lost.push(`${blocks.length} blocks, ${taken.cssRules.length} rules`);
  [...taken.cssRules].forEach((rule, index) => {
    const rules = rule instanceof CSSKeyframesRule ? [...rule.cssRules] : [rule],
      lines = blocks[index].split('\n').slice(1);
    if (rule instanceof CSSKeyframesRule) {
      if (rules.length !== lines.length) lost.push(blocks[index]);
      for (const [i, line] of lines.entries())
        for (const [, name] of line.matchAll(/[{;] ([a-z-]+):/g))
          if (!rules[i]?.style.getPropertyValue(name)) lost.push(line);
    } else
      for (const line of lines) {
        const name = line.trim().split(':')[0];
        if (line.startsWith('  ') && !rule.style.getPropertyValue(name)) lost.push(line);
      }
  });
  return lost;
}
