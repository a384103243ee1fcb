// @ts-check
// Asks a server of Scrim. Runs in browsers and in node from 18 on; needs nothing but `fetch`.
import { operations } from './operations.js';

/** Options of a call that do not stand in its URL. */
const own = new Set(['signal', 'headers']);

/** An answer that is a problem (RFC 9457), or no answer of Scrim at all. */
export class ScrimError extends Error {
  name = 'ScrimError';

  /**
   * @param {Response} response
   * @param {any} problem its body where that is a problem
   */
  constructor(response, problem) {
    const { status, statusText, headers } = response, { detail, title = statusText } = problem ?? {};
    /** @type {any[]} */
    const errors = problem?.errors ?? [];
    const faults = errors.map(({ pointer, message }) => `\n  ${pointer || 'the whole'}: ${message}`);
    super(`${status} ${detail ?? title}${faults.join('')}`);
    this.status = status;
    this.problem = problem;
    /** @type {string | null} */
    this.code = problem?.code ?? null;
    this.errors = errors;
    this.requestId = headers.get('x-request-id');
    // Seconds. A date is for proxies, which may send one.
    const after = headers.get('retry-after'), seconds = after === null ? NaN : Number(after);
    /** @type {number | null} */
    this.retryAfter = Number.isNaN(seconds) ? null : seconds;
  }

  /** Where the faults of the request are, as JSON pointers into it. */
  get pointers() { return this.errors.map(({ pointer }) => pointer); }
}

/** A server, and what it is asked with. Every operation of the contract is a method, by its name there. */
export class Client {
  /**
   * @param {string | URL} url of the server; in a page it may be relative
   * @param {{token?: string, headers?: HeadersInit, fetch?: typeof globalThis.fetch}} options
   */
  constructor(url, { token, headers, fetch = globalThis.fetch } = {}) {
    this.url = new URL(url, globalThis.document?.baseURI);
    // What the server calls its root may be a folder of another.
    if (!this.url.pathname.endsWith('/')) this.url.pathname += '/';
    this.headers = new Headers(headers);
    if (token !== undefined) this.headers.set('authorization', `Bearer ${token}`);
    // `fetch` wants to be called without a receiver.
    this.fetch = fetch.bind(globalThis);
  }

  /**
   * The answer as it came over HTTP; throws where it is a problem.
   *
   * @param {string} operation its name in the contract
   * @param {any} [input] the body of a POST, or the id in a path
   * @param {Record<string, any>} [options] `signal`, `headers`, and what stands in the URL
   * @returns {Promise<Response>}
   */
  async respond(operation, input, options = {}) {
    const [method] = route(operation), headers = new Headers(this.headers);
    for (const [name, value] of new Headers(options.headers)) headers.set(name, value);
    let body;
    if (method === 'POST') {
      const isText = typeof input === 'string';
      headers.set('content-type', isText ? 'application/x-ndjson' : 'application/json');
      body = isText ? input : JSON.stringify(input);
    }
    const { signal } = options;
    const response = await this.fetch(this.#target(operation, input, options), { method, headers, body, signal });
    if (response.ok) return response;
    const isProblem = /\bjson\b/.test(response.headers.get('content-type') ?? '');
    throw new ScrimError(response, isProblem ? await response.json().catch(() => null) : null);
  }

  /**
   * The URL of an answer, for what is asked by GET: an image of a page, a link, a cache.
   *
   * @param {string} operation
   * @param {any} [input]
   * @param {Record<string, any>} [options]
   */
  address(operation, input, options = {}) {
    const target = this.#target(operation, input, options);
    if (route(operation)[0] === 'POST') target.searchParams.append('request', base64url(JSON.stringify(input)));
    return target.href;
  }

  /**
   * The specifications of many requests, each as soon as it is there; the last has the `summary`.
   *
   * @param {Iterable<any>} requests
   * @param {Record<string, any>} [options]
   */
  async *resolveLines(requests, options = {}) {
    const lines = Array.from(requests, request => JSON.stringify(request) + '\n').join('');
    const { body } = await this.respond('resolveBatch', lines, { format: 'ndjson', ...options });
    const reader = /** @type {ReadableStream<Uint8Array>} */ (body).getReader(), decoder = new TextDecoder();
    let rest = '';
    try {
      for (let read = await reader.read(); !read.done; read = await reader.read()) {
        const texts = (rest + decoder.decode(read.value, { stream: true })).split('\n');
        rest = texts.pop() ?? '';
        for (const text of texts) if (text) yield JSON.parse(text);
      }
    } finally {
      // Whoever leaves early does not have the server go on.
      await reader.cancel();
    }
  }

  /**
   * @param {string} operation
   * @param {any} input
   * @param {Record<string, any>} options
   */
  #target(operation, input, options) {
    const path = route(operation)[1].replace(/\{\w+\}/, () => encodeURIComponent(input));
    const target = new URL(path.slice(1), this.url);
    for (const [name, value] of Object.entries(options))
      if (!own.has(name) && value !== undefined) target.searchParams.append(name, String(value));
    return target;
  }
}

/** @param {string} operation @returns {string[]} its method and its path */
function route(operation) {
  if (!Object.hasOwn(operations, operation)) throw new TypeError(`No operation is called ${operation}.`);
  return operations[operation];
}

/** @param {string} text @returns {string} its bytes in UTF-8 */
function base64url(text) {
  const characters = Array.from(new TextEncoder().encode(text), byte => String.fromCharCode(byte));
  return btoa(characters.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** @param {Response} response @returns {Promise<any>} JSON as it was parsed, a text, or bytes with their media type */
function content(response) {
  const [type] = (response.headers.get('content-type') ?? '').split(';');
  if (/^application\/(json|.*\+json)$/.test(type)) return response.json();
  return /^text\/|xml$|yaml$|ndjson$|-text$/.test(type) ? response.text() : response.blob();
}

for (const [operation, [method, path]] of Object.entries(operations)) {
  const takesInput = method === 'POST' || path.includes('{');
  Object.defineProperty(Client.prototype, operation, {
    configurable: true, writable: true,
    /** @this {Client} @param {any[]} values */
    value: async function (...values) {
      const [input, options] = takesInput ? values : [undefined, ...values];
      return content(await this.respond(operation, input, options));
    },
  });
}
