// What the tests of the playground and the reference do in their pages. Each is read into a function's body, before
// the test's own.

/** Waits until something is so; what it is not when the time is over is the error. */
async function until(isSo, what = `${isSo}`) {
  const end = performance.now() + 50_000;
  while (performance.now() < end) {
    const found = await isSo();
    if (found) return found;
    await new Promise((done) => setTimeout(done, 8));
  }
  throw new Error(`never: ${what}; the caption says ${document.getElementById('caption')?.textContent}`);
}

/** Waits until the playground is filled. */
const ready = () => until(() => document.getElementById('member-dialog-style') && document.querySelector(
  '#panel-answer .line'), 'ready');

/** Puts a value into a control as a person would. */
function put(id, value) {
  const control = document.getElementById(id);
  control.focus();
  control.value = value;
  for (const kind of ['input', 'change']) control.dispatchEvent(new Event(kind, { bubbles: true }));
}

/** The element of a layer in the picture. */
const layer = (id) => document.getElementById('stage').shadowRoot.querySelector(`[data-layer="${id}"]`);

/** Where a layer is in the picture, in points. */
function box(id) {
  const [own, all] = [layer(id), document.getElementById('picture')].map((element) => element
.getBoundingClientRect());
  const scale = all.width / layer('presenter').offsetWidth;
  return { x: (own.x - all.x) / scale, y: (own.y - all.y) / scale, width: own.width / scale, height: own.height /
      scale };
}

/** Where a point of the window is in the page. */
function place(x, y) {
  const all = document.getElementById('picture').getBoundingClientRect();
  const scale = all.width / layer('presenter').offsetWidth;
  return { x: all.x + x * scale, y: all.y + y * scale };
}

const caption = () => document.getElementById('caption').textContent;
