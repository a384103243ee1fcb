// Chromium without a window, driven by the DevTools protocol through a pipe, for scripts in node.
//
//     import { browse, serve } from './chromium.mjs';
//     await browse(async open => { const page = await open(url); await page.run('return document.title'); });

import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';

const program = process.env.CHROMIUM ?? '/usr/bin/chromium';
const flags = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--hide-scrollbars', '--disable-background-timer-throttling', '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows', '--force-color-profile=srgb', '--remote-debugging-pipe',
];
/** Milliseconds that anything may take. */
const patience = 30_000;

/** Commands to a browser over its two descriptors: 3 to it, 4 from it, JSON ended by a zero byte. */
class Pipe {
  #last = 0;
  #waiting = new Map();
  #listeners = new Set();

  constructor([, , , input, output]) {
    this.input = input;
    let rest = '';
    output.setEncoding('utf8').on('data', text => {
      const messages = (rest + text).split('\0');
      rest = messages.pop();
      for (const message of messages) this.#take(JSON.parse(message));
    });
    output.on('close', () => this.#end());
  }

  #take(message) {
    if (message.id === undefined) return this.#listeners.forEach(listener => listener(message));
    const { resolve, reject } = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    message.error ? reject(new Error(message.error.message)) : resolve(message.result);
  }

  #end() { for (const { reject } of this.#waiting.values()) reject(new Error('the browser has ended')); }

  send(method, params = {}, sessionId) {
    const id = ++this.#last;
    this.input.write(JSON.stringify({ id, method, params, sessionId }) + '\0');
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  /** What a session tells from now on. */
  listen(sessionId, tell) { this.#listeners.add(message => { if (message.sessionId === sessionId) tell(message); }); }
}

/** A page, with what it has complained about. */
class Page {
  complaints = [];
  #loaded = () => {};

  constructor(pipe, session) {
    this.send = (method, params) => pipe.send(method, params, session);
    pipe.listen(session, ({ method, params }) => {
      if (method === 'Page.loadEventFired') this.#loaded();
      if (method === 'Runtime.exceptionThrown') this.complaints.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
      if (method === 'Runtime.consoleAPICalled' && /error|warning/.test(params.type))
        this.complaints.push(params.args.map(({ value, description }) => value ?? description).join(' '));
      if (method === 'Log.entryAdded' && /error|warning/.test(params.entry.level)) this.complaints.push(`${params.entry.text} ${params.entry.url ?? ''}`);
    });
  }

  /** Goes to an address, and is there when it is loaded. */
  async open(url) {
    const loaded = new Promise(resolve => { this.#loaded = resolve; });
    const { errorText } = await this.send('Page.navigate', { url });
    if (errorText) throw new Error(`${url}: ${errorText}`);
    await within(loaded, url);
  }

  /** What the body of an asynchronous function returns; `values` are there by their names. */
  async run(body, values = {}) {
    const given = Object.entries(values).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`).join('');
    const { result, exceptionDetails: fault } = await within(this.send('Runtime.evaluate', {
      expression: `(async () => { ${given}\n${body}\n})()`, awaitPromise: true, returnByValue: true, userGesture: true,
    }), body);
    if (fault) throw new Error(fault.exception?.description ?? fault.text);
    return result.value;
  }

  /** Waits until an expression holds, frame by frame. */
  until(expression) { return this.run(`while (!(${expression})) await new Promise(requestAnimationFrame);`); }

  /** The mouse at a point of the window: `mousePressed`, `mouseMoved` or `mouseReleased`. */
  mouse(type, x, y) {
    return this.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: type === 'mouseReleased' ? 0 : 1, clickCount: 1 });
  }

  async click(x, y) {
    await this.mouse('mousePressed', x, y);
    await this.mouse('mouseReleased', x, y);
  }

  /** A key pressed and let go, by its name in `KeyboardEvent.key`. */
  async press(key) {
    const code = { Tab: 9, Enter: 13, Escape: 27, ' ': 32 }[key] ?? 0, text = key === 'Enter' ? '\r' : key.length === 1 ? key : '';
    const stroke = { key, code: key === ' ' ? 'Space' : key, windowsVirtualKeyCode: code };
    await this.send('Input.dispatchKeyEvent', { ...stroke, type: 'keyDown', text });
    await this.send('Input.dispatchKeyEvent', { ...stroke, type: 'keyUp' });
  }

  /** A PNG of what is seen, or of all that the page has. */
  async screenshot(file, whole = false) {
    const { data } = await this.send('Page.captureScreenshot', { format: 'png', captureBeyondViewport: whole });
    const bytes = Buffer.from(data, 'base64');
    if (file) await writeFile(file, bytes);
    return bytes;
  }
}

/** A promise that is rejected when it takes too long. */
function within(promise, what) {
  let timer;
  const late = new Promise((_, reject) => { timer = setTimeout(() => reject(new Error(`not within ${patience / 1000} s: ${what}`)), patience); });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/**
 * Runs `work` with what opens pages, each of its own storage; the browser ends with it.
 *
 * @param {(open: (url: string, size?: {width?: number, height?: number, scale?: number}) => Promise<Page>) => Promise<any>} work
 */
export async function browse(work) {
  const folder = await mkdtemp(join(tmpdir(), 'scrim-'));
  const browser = spawn(program, [...flags, `--user-data-dir=${folder}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'], detached: true, env: { ...process.env, HOME: folder, TMPDIR: folder },
  });
  const ended = new Promise((resolve, reject) => browser.once('exit', resolve).once('error', reject));
  const pipe = new Pipe(browser.stdio);
  const open = async (url, { width = 1280, height = 960, scale = 1 } = {}) => {
    const { browserContextId } = await pipe.send('Target.createBrowserContext');
    const { targetId } = await pipe.send('Target.createTarget', { url: 'about:blank', width, height, browserContextId });
    const { sessionId } = await pipe.send('Target.attachToTarget', { targetId, flatten: true });
    const page = new Page(pipe, sessionId);
    for (const domain of ['Page', 'Runtime', 'Log']) await page.send(`${domain}.enable`);
    await page.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: scale, mobile: false });
    await page.open(url);
    return page;
  };
  try {
    return await Promise.race([work(open), ended.then(code => { throw new Error(`${program} has ended with ${code}`); })]);
  } finally {
    // Its own processes are of its group, and write until they are gone.
    if (browser.pid && browser.exitCode === null) process.kill(-browser.pid, 'SIGKILL');
    await ended.catch(() => {});
    await rm(folder, { recursive: true, force: true, maxRetries: 100, retryDelay: 20 });
  }
}

const types = { '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript', '.json': 'application/json', '.css': 'text/css', '.svg': 'image/svg+xml' };

/** Serves a folder on 127.0.0.1 while `work` runs with its address. */
export async function serve(folder, work) {
  const server = createServer(async ({ url }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname)), file = path.endsWith('/') ? path + 'index.html' : path;
    const bytes = path === '/favicon.ico' ? '' : await readFile(join(folder, file)).catch(() => null);
    response.writeHead(bytes === null ? 404 : 200, { 'content-type': `${types[extname(file)] ?? 'application/octet-stream'}; charset=utf-8` });
    response.end(bytes);
  });
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${server.address().port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
