import type { BatchEnd, BatchLine, CallOptions, Fault, Operations, Problem, SpecRequest } from "./contract.js";

/** An answer that is a problem (RFC 9457), or no answer of Scrim at all, as a proxy gives it. */
export class ScrimError extends Error {
  name: "ScrimError";
  /** The status of HTTP. */
  status: number;
  /** The body; null where it is no JSON. */
  problem: Problem | null;
  /** What went wrong, by its name in the contract; null where nothing says so. */
  code: string | null;
  /** Every fault of the request, each with its pointer, a reason, and mostly what to do. */
  errors: Fault[];
  /** Where the faults of the request are, as JSON pointers into it. */
  readonly pointers: string[];
  /** The request's name in the log of the server. */
  requestId: string | null;
  /** Seconds after which to ask again, where the server says so. */
  retryAfter: number | null;
}

export interface ClientOptions {
  /** Sent as `Authorization: Bearer …`. */
  token?: string;
  /** Sent with every request. */
  headers?: HeadersInit;
  /** Asks in the place of the global `fetch`. */
  fetch?: typeof globalThis.fetch;
}

/** The operations that have a body or an id. */
type Input<Name extends keyof Operations> = Parameters<Operations[Name]> extends [infer First, any?] ? First : undefined;

/**
 * A server, and what it is asked with. Every operation of the contract is a method, by its name there. All of them reject with
 * a `ScrimError` where the server answers a problem, with the signal's reason where `signal` ends them, and with what `fetch`
 * throws where no answer comes. None is tried again: `ScrimError.retryAfter` says when to.
 */
export class Client {
  /** @param url Of the server; in a page it may be relative. */
  constructor(url: string | URL, options?: ClientOptions);
  readonly url: URL;
  readonly headers: Headers;
  /** The answer as it came over HTTP, byte by byte; rejects where it is a problem. */
  respond<Name extends keyof Operations>(operation: Name, input?: Input<Name>, options?: CallOptions & Record<string, unknown>): Promise<Response>;
  /** The URL of an answer, for what is asked by GET: an image of a page, a link, a cache. */
  address<Name extends keyof Operations>(operation: Name, input?: Input<Name>, options?: Record<string, unknown>): string;
  /** The specifications of many requests, each as soon as it is there; the last has the `summary`. */
  resolveLines(requests: Iterable<SpecRequest>, options?: CallOptions): AsyncGenerator<BatchLine | BatchEnd, void, void>;
}

export interface Client extends Operations {}
