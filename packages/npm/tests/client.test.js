// The installed package in node, against a server at SCRIM_URL.

import assert from 'node:assert/strict';
import { get, request as post } from 'node:http';
import test from 'node:test';
import { Client, Stage, ScrimError, poses, progress, valueAt } from 'scrim';

const url = process.env.SCRIM_URL, scrim = new Client(url);
const alert = { device: 'iphone-17', dialog: { style: 'alert', content: { title: 'Löschen?', actions: [{ id: 'ok', title: 'OK' }] } } };

/** The body of an answer, by node's own client. */
const bytes = (path, body) => new Promise((resolve, reject) => {
  const options = { method: body ? 'POST' : 'GET', headers: body ? { 'content-type': 'application/json' } : {} };
  const exchange = (body ? post : get)(url + path, options, response => response.toArray().then(parts => resolve(Buffer.concat(parts)), reject));
  exchange.on('error', reject).end(body);
});

test('every entry point is read where there is no DOM', async () => {
  for (const entry of ['scrim', 'scrim/client.js', 'scrim/scrim.js', 'scrim/element.js']) assert.ok(Object.keys(await import(entry)).length);
  assert.equal(typeof Stage, 'function');
});

test('the renderer is the one that the server serves', async () => {
  assert.equal(await scrim.getRenderer(), String(await bytes('/scrim.js')));
});

test('an answer has the bytes of HTTP, whichever way it is asked for', async () => {
  const plain = await bytes('/v1/specs', JSON.stringify(alert));
  assert.deepEqual(Buffer.from(await (await scrim.respond('createSpec', alert)).arrayBuffer()), plain);
  assert.deepEqual(Buffer.from(await (await fetch(scrim.address('createSpec', alert))).arrayBuffer()), plain);
  assert.deepEqual(await scrim.createSpec(alert), JSON.parse(plain));
});

test('texts are strings, pixels are bytes, and options stand in the URL', async () => {
  assert.match(await scrim.createSpec(alert, { format: 'svg', device: false }), /^<svg /);
  const picture = await scrim.createSpec(alert, { format: 'png', scale: 1 });
  assert.equal(picture.type, 'image/png');
  assert.deepEqual(new Uint8Array(await picture.slice(1, 4).arrayBuffer()), new Uint8Array(Buffer.from('PNG')));
  assert.ok((await scrim.createSpec(alert, { format: 'waapi', phase: 'present' })).phases.present);
  assert.equal((await scrim.getDevice('iphone-17')).id, 'iphone-17');
  assert.match(await scrim.getMetrics(), /^# HELP /);
});

test('a problem is an error with its pointers', async () => {
  const wrong = { device: 'iphone-17', dialog: { style: 'alrt', contents: {} } };
  const error = await scrim.createSpec(wrong).then(() => null, reason => reason);
  assert.ok(error instanceof ScrimError);
  assert.equal(error.status, 422);
  assert.deepEqual([...error.pointers].sort(), ['/dialog/contents', '/dialog/style']);
  assert.equal(error.errors.find(({ pointer }) => pointer === '/dialog/style').nearest, 'alert');
  assert.match(error.message, /\/dialog\/contents: /);
  await assert.rejects(scrim.getDevice('none/such'), { name: 'ScrimError', status: 404 });
  const proxy = new Client(url, { fetch: async () => new Response('<html>', { status: 503, headers: { 'retry-after': '7' } }) });
  await assert.rejects(proxy.getHealth(), { status: 503, retryAfter: 7, problem: null, code: null });
});

test('a signal ends a call, and its reason is what the caller gets', async () => {
  const reason = new Error('enough');
  await assert.rejects(scrim.createSpec(alert, { signal: AbortSignal.abort(reason) }), reason);
});

test('lines come in the order of their requests, with what is wrong in its place', async () => {
  const lines = [];
  for await (const line of scrim.resolveLines([alert, { device: 'none' }, alert])) lines.push(line);
  assert.deepEqual(lines.map(line => Object.keys(line).find(name => /^(spec|problem|summary)$/.test(name))), ['spec', 'problem', 'spec', 'summary']);
  assert.equal(lines[3].summary.count, 3);
});

test('a token goes with every call, and the paths of a folder are kept', async () => {
  const asked = [], fetch = async (target, { headers }) => (asked.push([target.href, headers.get('authorization')]), Response.json({}));
  await new Client('https://a.example/scrim', { token: 't', fetch }).getStyle('alert');
  assert.deepEqual(asked, [['https://a.example/scrim/v1/styles/alert', 'Bearer t']]);
});

test('what moves is where the service says, moment by moment', async () => {
  const answer = await scrim.createSpec(alert), timeline = answer.transitions.present, times = [0, 0.05, 0.11, timeline.duration];
  const { samples } = await scrim.sampleTimeline({ ...alert, phase: 'present', times });
  for (const { time, layers } of samples) {
    const here = poses(answer.layers, timeline, time).get('dialog');
    assert.ok(Math.abs(here.opacity - (layers.dialog.opacity ?? 1)) < 0.002, `opacity at ${time}`);
    assert.ok(Math.abs(here.scale[0] - (layers.dialog.scale?.[0] ?? layers.dialog.scale ?? 1)) < 0.002, `scale at ${time}`);
  }
  assert.equal(progress({ linear: [[0, 0], [1, 1]] }, 0.25, 1), 0.25);
  assert.equal(valueAt([{ time: 0, value: 1 }, { time: 1, value: 2 }], 0.5), 1);
});
