// A call as the pipeline sees it and what it answers, whatever carries both: a request of node's server, or this process.

import type { Style } from './errors.ts';
import type { BodyLimits } from './input/read-body.ts';

/** Headers as a caller sent them. */
export type SentHeaders = Pick<Headers, 'get' | 'has'>;

/** Where headers of an answer are put. */
export type HeaderSink = Pick<Headers, 'set' | 'append'>;

export interface CallRequest {
  readonly method: string;
  /** As it was sent. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: SentHeaders;
  readonly body: CallBody;
  readonly remoteAddress: string;
  /** Aborted where the caller goes away before it has its answer. */
  gone(): AbortSignal;
}

/** A body is read once, as one text or as its bytes come; no more of it than may be. */
export interface CallBody {
  text(limits: BodyLimits, no: Style['common']): Promise<string>;
  bytes(limits: BodyLimits, no: Style['common']): AsyncIterable<Uint8Array>;
}

export interface Answer {
  readonly status: number;
  readonly headers: AnswerHeaders;
  /** What comes piece by piece is read as fast as the caller reads, and ended where that goes away. */
  readonly body?: string | Uint8Array | AsyncIterable<Uint8Array> | undefined;
}

/** Headers of an answer by their names in any case; why not `Headers`: those cost a small call a tenth of its time. */
export class AnswerHeaders implements HeaderSink {
  readonly #fields = new Map<string, { readonly name: string; readonly value: string | readonly string[] }>();

  set(name: string, value: string): void {
    this.#fields.set(name.toLowerCase(), { name, value });
  }

  append(name: string, value: string): void {
    const before = this.#fields.get(name.toLowerCase())?.value ?? [];
    this.#fields.set(name.toLowerCase(), { name, value: [before, value].flat() });
  }

  has(name: string): boolean {
    return this.#fields.has(name.toLowerCase());
  }

  /** Each field once, with its values. */
  all(): Iterable<{ readonly name: string; readonly value: string | readonly string[] }> {
    return this.#fields.values();
  }
}

/** A reply that was written as JSON before it was asked for, by somebody who holds it to the contract's shape. */
export class ReadyJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
