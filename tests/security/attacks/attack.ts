// An attack as data: classes of tries, each with what is sent and what may come back. The tables hold nothing else.
import type { WirePart, WireReply } from '../../support/raw-wire.ts';
import type { Scene } from './scene.ts';

export type Headers = Readonly<Record<string, string>>;

/** A request that a client could send; it is written to the wire as it stands, nothing is tidied. */
export interface Ask {
  readonly method?: string;
  /** The target as it is written. */
  readonly path: string;
  readonly headers?: Headers;
  /** JSON unless it is a text or bytes. */
  readonly body?: unknown;
  /** To the origin that content has of its own. */
  readonly onContent?: true;
}

/** Statuses that may come back; `refused` is one answer of 4xx, `harmless` any that is no failure. */
export type Answers = 'refused' | 'harmless' | readonly number[];

export interface Try {
  readonly says: string;
  readonly send:
    | Ask
    | { readonly parts: readonly WirePart[] }
    /** What takes several steps: answers the last of them. */
    | ((scene: Scene) => Promise<WireReply>);
  /** Those of its class without it. */
  readonly answers?: Answers;
  /** What no answer may hold, beside every secret. */
  readonly never?: RegExp;
}

export interface AttackClass {
  readonly name: string;
  readonly answers: Answers;
  /** One after the other: what is counted or used up would otherwise depend on the order. */
  readonly inTurn?: true;
  tries(scene: Scene): readonly Try[] | Promise<readonly Try[]>;
}

/** The bytes of a request. `\n` stands for CRLF in the head alone. */
export function written(scene: Pick<Scene, 'hosts'>, { method, path, headers = {}, body, onContent }: Ask): WirePart[] {
  const bytes = bodyOf(body);
  const all: Headers = {
    Host: scene.hosts[onContent === undefined ? 'console' : 'content'],
    Connection: 'close',
    ...(bytes === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': String(bytes.length) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\n`);
  const head = `${method ?? (bytes === undefined ? 'GET' : 'POST')} ${path} HTTP/1.1\n${lines.join('')}\n`;
  return bytes === undefined ? [head] : [head, bytes];
}

function bodyOf(body: unknown): Buffer | undefined {
  if (body === undefined || body instanceof Uint8Array) {
    return body === undefined ? undefined : Buffer.from(body);
  }
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}
