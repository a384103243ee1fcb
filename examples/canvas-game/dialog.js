// A dialog in a game that draws everything itself: frames and texts of /v1/specs, motion by /v1/specs/samples, touches by the
// answer's hit regions, and the end of a drag by /v1/specs/release.

const url = (new URLSearchParams(location.search).get('scrim') ?? location.origin).replace(/\/$/, '');
const slop = 10;

async function ask(path, body) {
  const response = await fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const answer = await response.json();
  return response.ok ? answer : Promise.reject(new Error(answer.detail));
}

/** The fonts in which texts were measured: a canvas waits for none. */
const fonts = [['Regular', 400], ['SemiBold', 600]].map(([name, weight]) => new FontFace('Inter', `url(${url}/fonts/Inter-${name}.otf)`, { weight }).load());

export class Dialog {
  /** Whether it is seen; where its layers are now, by id; what plays, and since when. */
  isThere = false; #moment = {}; #playing = null; #drag = null;

  static async load(request) {
    const samples = phase => ask('/v1/specs/samples', { ...request, phase, framesPerSecond: 60 });
    const [answer, present, dismiss, ...faces] = await Promise.all([ask('/v1/specs', request), samples('present'), samples('dismiss'), ...fonts]);
    faces.forEach(face => document.fonts.add(face));
    return Object.assign(new Dialog(), { request, answer, present, dismiss });
  }

  show() { this.#play(this.present); }
  hide() { this.#play(this.dismiss, () => { this.isThere = false; }); }

  #play({ samples }, ended = () => {}) {
    this.isThere = true;
    this.#playing = { samples, ended, began: performance.now() };
  }

  /** Once a frame. */
  draw(context, now) {
    if (!this.isThere) return;
    if (this.#playing) {
      const { samples, ended, began } = this.#playing, time = (now - began) / 1000;
      this.#moment = (samples.find(sample => sample.time >= time) ?? samples.at(-1)).layers;
      if (time >= samples.at(-1).time) this.#playing = null, ended();
    }
    for (const layer of this.answer.layers) if (!layer.parent && !/presenter|statusBar|homeIndicator/.test(layer.role)) this.#paint(context, layer, [0, 0]);
  }

  /** A layer and what it carries; `carried` is how far what carries it is from its rest. */
  #paint(context, layer, carried) {
    const { id, frame: { x, y, width, height }, background: fill, text } = layer, now = this.#moment[id] ?? {};
    const centre = [x + width / 2, y + height / 2], [scaleX, scaleY] = [now.scale ?? 1].flat().concat(now.scale ?? 1);
    const moved = now.position ? [0, 1].map(axis => now.position[axis] - centre[axis] - carried[axis]) : [0, 0];
    context.save();
    context.globalAlpha *= now.opacity ?? layer.opacity;
    context.translate(centre[0] + moved[0], centre[1] + moved[1]);
    context.scale(scaleX, scaleY);
    context.translate(-centre[0], -centre[1]);
    if (fill) {
      context.fillStyle = fill.color + Math.round(fill.opacity * 255).toString(16).padStart(2, '0');
      context.beginPath();
      context.roundRect(x, y, width, height, now.cornerRadius ?? layer.cornerRadius ?? 0);
      context.fill();
    }
    for (const line of text?.lines ?? []) {
      context.font = `${text.font.weight === 'regular' ? 400 : 600} ${text.font.size}px Inter, system-ui, sans-serif`;
      context.fillStyle = text.color;
      context.fillText(line.text, line.x, line.baseline, line.width);
    }
    for (const child of this.answer.layers) if (child.parent === id) this.#paint(context, child, [carried[0] + moved[0], carried[1] + moved[1]]);
    context.restore();
  }

  /** What a touch reaches: the first region that has the point. */
  hit(context, [x, y]) { return this.answer.hitRegions.find(({ path }) => context.isPointInPath(new Path2D(path), x, y, 'evenodd')); }

  down(context, point, at) {
    const region = this.hit(context, point), { x, y, width, height } = this.answer.layers.find(({ id }) => id === 'dialog').frame;
    this.#drag = { region, rest: [x + width / 2, y + height / 2], trail: [{ point, at }], isAwake: false };
  }

  /** The dialog follows a finger downwards, and what is dark behind it grows lighter. */
  move(point, at) {
    const drag = this.#drag, way = drag ? point[1] - drag.trail[0].point[1] : 0;
    if (!drag) return;
    drag.trail.push({ point, at });
    drag.isAwake ||= Math.abs(way) > slop && /dialog|title|message/.test(drag.region?.target);
    if (!drag.isAwake) return;
    this.#playing = null;
    const pulled = Math.max(way - slop, 0), { height } = this.answer.layers.find(({ id }) => id === 'dialog').frame;
    drag.position = [drag.rest[0], drag.rest[1] + pulled];
    const dimming = this.answer.layers.find(({ id }) => id === 'dimming');
    this.#moment = { dialog: { position: drag.position }, dimming: { opacity: dimming.opacity * Math.max(1 - pulled / height, 0) } };
  }

  /** A touch that is no drag gives what it reached; a drag goes where the service says. */
  async up(point, at) {
    const { region, trail, position } = this.#drag ?? {};
    this.#drag = null;
    if (!position) return region ?? null;
    const before = trail.find(({ at: then }) => at - then < 100) ?? { point, at: at - 1 };
    const velocity = [0, 1].map(axis => (point[axis] - before.point[axis]) / Math.max(at - before.at, 1) * 1000);
    const { target, timeline } = await ask('/v1/specs/release', { ...this.request, position, velocity });
    this.#play(await ask('/v1/specs/samples', { timeline, framesPerSecond: 60 }), () => { this.isThere = target !== 'dismissed'; });
    return null;
  }
}
