// <scrim-dialog> in Chromium, with a mouse and a keyboard, against a server at SCRIM_URL.

import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import test from 'node:test';
import { browse, serve } from './chromium.mjs';

await writeFile('index.html', `<!doctype html><meta charset="utf-8"><title>t</title>
<style>body { margin: 0 } #behind { position: fixed; left: 10px; top: 10px }</style>
<button id="behind">Behind</button><main></main>
<script type="module">
  import '/node_modules/scrim/element.js';
  globalThis.heard = [];
  globalThis.add = properties => {
    const element = document.createElement('scrim-dialog');
    for (const name of ['present', 'dismiss', 'action', 'fault'])
      element.addEventListener(name, event => heard.push([name, event.detail?.message ?? event.detail]));
    Object.assign(element, properties);
    return globalThis.element = document.querySelector('main').appendChild(element);
  };
  globalThis.told = name => heard.some(([kind]) => kind === name);
  globalThis.middle = id => {
    const { x, y, width, height } = element.stage.box(id).getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  globalThis.begun = true;
</script>`);

const src = process.env.SCRIM_URL;
const alert = { style: 'alert', content: { title: 'Delete this note?', actions: [{ id: 'cancel', title: 'Cancel', role: 'cancel' }, { id: 'delete', title: 'Delete' }] } };
const actions = (...list) => ({ ...alert, content: { ...alert.content, actions: list } });

/** What is tried, by name, each in a page of its own. @type {[string, (page: any) => Promise<void>][]} */
const cases = [];
const inPage = (name, work) => cases.push([name, work]);
const click = async (page, id) => page.click(...await page.run(`return middle('${id}')`));

inPage('it comes, tells which action was touched when it has gone, and goes', async page => {
  await page.run('add({ src, device: "iphone-17", dialog, open: true })', { src, dialog: alert });
  await page.until("told('present')");
  await click(page, 'action:delete');
  await page.until("told('action')");
  assert.deepEqual(await page.run('return heard'), [
    ['present', null], ['dismiss', { reason: 'action' }], ['action', { id: 'delete', title: 'Delete', role: 'default', dismisses: 'beforeAction', values: {} }]]);
  assert.deepEqual(await page.run('return [element.open, element.getBoundingClientRect().height]'), [false, 0]);
});

inPage('an action that is prevented leaves the dialog there, another does not', async page => {
  const dialog = actions({ id: 'more', title: 'More', dismisses: 'afterAction' });
  await page.run(`add({ src, device: 'iphone-17', dialog, open: true });
    element.addEventListener('action', event => event.preventDefault(), { once: true });`, { src, dialog });
  await page.until("told('present')");
  await click(page, 'action:more');
  await page.until("told('action')");
  assert.deepEqual(await page.run('return [element.open, element.phase]'), [true, null]);
  await click(page, 'action:more');
  await page.until("told('dismiss')");
  assert.deepEqual(await page.run('return heard.map(([name]) => name)'), ['present', 'action', 'action', 'dismiss']);
});

inPage('without a device it is a dialog of the page: over it, with the focus, and Escape does what cancels', async page => {
  await page.run("document.querySelector('#behind').focus(); add({ src, dialog, open: true })", { src, dialog: alert });
  await page.until("told('present')");
  const { x, y, width, height } = await page.run("return element.stage.box('dialog').getBoundingClientRect().toJSON()");
  // Under a fill of its own nothing of the page would be seen.
  assert.deepEqual(await page.run(`return [element.stage.root.querySelector('.screen'), element.stage.box('presenter')].map(box => getComputedStyle(box).backgroundColor)`),
    ['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
  // In the middle of the window.
  assert.ok(Math.abs(x + width / 2 - 500) <= 0.5 && Math.abs(y + height / 2 - 400) <= 0.5);
  assert.equal(await page.run('return element.stage.root.activeElement?.dataset.layer'), await page.run('return element.answer.accessibility.initialFocus'));
  const { nodes } = await page.send('Accessibility.getFullAXTree');
  const seen = nodes.filter(({ ignored }) => !ignored).map(({ role, name }) => `${role.value} ${name?.value ?? ''}`);
  assert.ok(seen.includes('alertdialog Delete this note?'), seen.join('\n'));
  assert.ok(!seen.includes('button Behind'));
  await page.press('Escape');
  await page.until("told('action')");
  assert.deepEqual(await page.run('return heard.at(-1)[1].id'), 'cancel');
  assert.equal(await page.run('return document.activeElement.id'), 'behind');
});

inPage('keys reach the buttons of a dialog of the page, and no others', async page => {
  await page.run('add({ src, dialog, open: true })', { src, dialog: alert });
  await page.until("told('present')");
  await page.press('Tab');
  assert.equal(await page.run('return element.stage.root.activeElement?.dataset.layer'), 'action:cancel');
  await page.press('Tab');
  await page.press('Enter');
  await page.until("told('action')");
  assert.equal(await page.run('return heard.at(-1)[1].id'), 'delete');
});

inPage('what is typed into its fields is told with the action, and is there after a change of the window', async page => {
  const dialog = { style: 'alert', content: {
    title: 'Sign in', textFields: [{ id: 'name', placeholder: 'Name', text: 'An' }, { id: 'word', placeholder: 'Password', secure: true }],
    actions: [{ id: 'ok', title: 'OK' }] } };
  await page.run('add({ src, dialog, open: true })', { src, dialog });
  await page.until("told('present')");
  const { nodes } = await page.send('Accessibility.getFullAXTree');
  assert.deepEqual(nodes.filter(({ ignored, role }) => !ignored && role.value === 'textbox').map(({ name }) => name.value), ['Name', 'Password']);
  await click(page, 'field:word');
  await page.send('Input.insertText', { text: 'secret' });
  await page.send('Emulation.setDeviceMetricsOverride', { width: 700, height: 500, deviceScaleFactor: 1, mobile: false });
  await page.until('element.answer.stage.window.width === 700');
  const { x, width } = await page.run("return element.stage.box('dialog').getBoundingClientRect().toJSON()");
  assert.ok(Math.abs(x + width / 2 - 350) <= 0.5, 'it stands in the middle of the new window');
  assert.deepEqual(await page.run('return element.values'), { name: 'An', word: 'secret' });
  await click(page, 'action:ok');
  await page.until("told('action')");
  assert.deepEqual(await page.run('return heard.at(-1)[1].values'), { name: 'An', word: 'secret' });
});

inPage('a message lets touches through beside it, and goes by itself', async page => {
  const dialog = { style: 'slidingMessage', content: { title: 'Saved' }, dismissal: { after: 1 } };
  await page.run(`document.querySelector('#behind').onclick = () => heard.push(['behind']); add({ src, dialog, open: true });`, { src, dialog });
  await page.until("told('present')");
  await page.click(20, 20);
  await page.until("told('behind')");
  await page.until("told('dismiss')");
  assert.deepEqual(await page.run('return heard.at(-1)'), ['dismiss', { reason: 'timeout' }]);
});

inPage('a touch beside a sheet closes it, and so does a drag; one to another height stays', async page => {
  const dialog = { style: 'sheet', content: { title: 'Nearby' }, placement: { detents: ['medium', 'large'] }, backdrop: { interaction: 'dismiss' } };
  await page.run('add({ src, device: "iphone-17", dialog, open: true })', { src, dialog });
  await page.until("told('present')");
  const middle = await page.run("const { x, width } = element.getBoundingClientRect(); return x + width / 2");
  const drag = async (from, to) => {
    await page.mouse('mousePressed', middle, from);
    for (let step = 1; step <= 10; step++) await page.mouse('mouseMoved', middle, from + (to - from) * step / 10);
    // The finger rests before it lets go, so that nothing is thrown.
    await page.run('const rested = performance.now() + 150; while (performance.now() < rested) await new Promise(requestAnimationFrame)');
    await page.mouse('mouseReleased', middle, to);
  };
  const top = () => page.run("return element.stage.box('dialog').getBoundingClientRect().top");
  const low = await top();
  await drag(low + 20, 80);
  await page.until("element.dialog.placement.selectedDetent === 'large' && element.answer.presentation.detents.find(({ selected }) => selected).detent === 'large'");
  const high = await top();
  assert.ok(high < low - 200);
  await drag(high + 20, 840);
  await page.until("told('dismiss')");
  assert.deepEqual(await page.run('return heard.at(-1)'), ['dismiss', { reason: 'swipe' }]);
  await page.run('heard.length = 0; element.dialog = dialog; element.open = true', { dialog });
  await page.until("told('present')");
  await page.click(middle, 20);
  await page.until("told('dismiss')");
  assert.deepEqual(await page.run('return heard.at(-1)'), ['dismiss', { reason: 'outside' }]);
});

inPage('closed on its way it turns around, and what is set next is shown next', async page => {
  await page.run('add({ src, device: "iphone-17", dialog })', { src, dialog: { style: 'pageSheet', content: { title: 'One' } } });
  await page.until('element.answer');
  // All at once, so that a slow machine is not too late.
  await page.run("element.open = true; element.stage.seek('present', 0.1); element.open = false;");
  await page.until("told('dismiss')");
  assert.equal(await page.run("return told('present')"), false);
  await page.run('element.dialog = dialog; element.open = true;', { dialog: { style: 'pageSheet', content: { title: 'Two' } } });
  await page.until("told('present')");
  assert.equal(await page.run("return element.answer.layers.find(({ id }) => id === 'title').text.content"), 'Two');
});

inPage('opened again on its way out it turns around where it is, and has not gone', async page => {
  await page.run('add({ src, device: "iphone-17", dialog, open: true })', { src, dialog: { style: 'pageSheet', content: { title: 'One' } } });
  await page.until("told('present')");
  const [before, first] = await page.run(`const top = () => element.stage.box('dialog').getBoundingClientRect().top;
    heard.length = 0;
    element.open = false;
    element.stage.seek('dismiss', 0.1);
    const tops = [top()];
    element.stage.addEventListener('time', () => tops.push(top()));
    element.open = true;
    while (tops.length < 2) await new Promise(requestAnimationFrame);
    return tops;`);
  assert.ok(Math.abs(first - before) < 0.05, `from ${before} to ${first}`);
  await page.until("told('present')");
  assert.equal(await page.run("return told('dismiss')"), false);
});

inPage('Escape in vain does not keep anybody', async page => {
  await page.run('add({ src, dialog, open: true })', { src, dialog: actions({ id: 'agree', title: 'Agree' }) });
  await page.until("told('present')");
  for (let time = 0; time < 2; time++) await page.press('Escape');
  await page.until("told('dismiss')");
  assert.deepEqual(await page.run('return [element.open, heard.at(-1)]'), [false, ['dismiss', { reason: 'outside' }]]);
});

inPage('Escape closes nothing where the request leaves it out, whatever else cancels', async page => {
  await page.run('add({ src, dialog, open: true })', { src, dialog: { ...alert, dismissal: { closeRequests: [] } } });
  await page.until("told('present')");
  await page.press('Escape');
  // What it would do would be on its way at once.
  assert.equal(await page.run('return element.open'), true);
  await page.run('element.dialog = dialog', { dialog: { ...actions({ id: 'agree', title: 'Agree' }), dismissal: { closeRequests: ['escape'] } } });
  await page.until('element.answer.lifecycle.closeRequests?.length === 1');
  await page.press('Escape');
  await page.until("told('dismiss')");
  assert.deepEqual(await page.run('return heard.at(-1)'), ['dismiss', { reason: 'outside' }]);
});

inPage('an action is told by its own id, whatever stands in it', async page => {
  await page.run('add({ src, device: "iphone-17", dialog, open: true })', { src, dialog: actions({ id: 'my-action:go', title: 'Go' }) });
  await page.until("told('present')");
  await click(page, 'action:my-action:go');
  await page.until("told('action')");
  assert.equal(await page.run('return heard.at(-1)[1].id'), 'my-action:go');
});

inPage('a field that has become secret hides what is typed', async page => {
  const asking = field => ({ style: 'alert', content: { title: 'T', textFields: [{ id: 'word', ...field }], actions: [{ id: 'ok', title: 'OK' }] } });
  await page.run('add({ src, device: "iphone-17", dialog, open: true })', { src, dialog: asking({ placeholder: 'Name' }) });
  await page.until("told('present')");
  const kind = () => page.run("const { type, ariaLabel } = element.stage.root.querySelector('input'); return [type, ariaLabel]");
  assert.deepEqual(await kind(), ['text', 'Name']);
  await page.run('element.dialog = dialog', { dialog: asking({ placeholder: 'Password', secure: true }) });
  await page.until("element.stage.root.querySelector('input').type === 'password'");
  assert.deepEqual(await kind(), ['password', 'Password']);
});

inPage('an answer that is there already needs no server', async page => {
  const answer = await (await fetch(`${src}/v1/specs?device=iphone-17&dialog.style=alert&dialog.content.title=Hi&dialog.content.actions.0.title=OK`)).json();
  await writeFile('answer.json', JSON.stringify(answer));
  await page.run("add({ src: 'answer.json', open: true })");
  await page.until("told('present')");
  await click(page, answer.layers.find(({ role }) => role === 'action').id);
  await page.until("told('dismiss')");
});

inPage('what cannot be shown is told', async page => {
  await page.run('add({ src, device: "iphone-17", dialog: { style: "alrt" }, open: true })', { src });
  await page.until("told('fault')");
  assert.match(await page.run('return heard[0][1]'), /\/dialog\/style: /);
  page.complaints = page.complaints.filter(text => !text.includes('422'));
});

test('the element', context => serve('.', address => browse(async open => {
  for (const [name, work] of cases) await context.test(name, async () => {
    const page = await open(address, { width: 1000, height: 800 });
    await page.until('globalThis.begun');
    await work(page);
    assert.deepEqual(page.complaints, []);
  });
})));
