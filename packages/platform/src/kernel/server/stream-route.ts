// What is served before the router: bytes, uploads, the identity provider. A route declares its walls; what serves it
// sees one exchange.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallRate, Service } from '@uos/contract';
import type { Credentials } from '#kernel/who/credentials';
import type { StreamWords } from './stream-replies.ts';

export type Origin = 'console' | 'content';

/** One request as a stream route sees it. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** What the client sends, no more of it than the route takes. */
  readonly body: AsyncIterable<Uint8Array>;
  /** Who asks, by what they carry: the same admission as of calls, read when it is asked for. */
  who(): Promise<Credentials>;
  /** Raw path, not decoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly remoteAddress: string;
}

/** What of a request its counter may look at. */
export type Asking = Omit<Exchange, 'body' | 'who'>;

/** Who is let in. */
export type Admits =
  /** Everybody, for the reason given. */
  | { readonly anyone: string }
  /** Whoever the route lets read: everybody what is public, else by a session, a credential or a token. */
  | 'reader'
  /** Who comes with an address, a token or a key that we signed for this one thing. */
  | 'grant'
  /** Who has signed the message itself. */
  | 'signature'
  /** The developer whose platform this is. */
  | 'dev-token';

/** A part of the URL space that is served before the router: bytes, uploads, the identity provider. */
export interface StreamRoute {
  readonly origin: Origin;
  readonly prefix: string;
  /** What it takes; a request of another method comes to `otherMethod`. */
  readonly methods: readonly string[];
  /** Most of a body that is read, and how long its client may send nothing of it. */
  readonly body: 'none' | { readonly limitBytes: number; readonly idleMs: number };
  /** How many requests are taken, and of whom together; or why nobody counts them. */
  readonly calls: (CallRate & { of(asked: Asking): string }) | { readonly unlimited: string };
  /** Whose service tokens open it: those of the platform core without it. */
  readonly service?: Pick<Service, 'internal' | 'name'>;
  readonly admits: Admits;
  /** How it says no; plain JSON unless told. */
  readonly words?: StreamWords;
  /** What it throws is answered in its words. */
  serve(exchange: Exchange): Promise<void>;
  /** How it says no to a method it does not take. */
  otherMethod(exchange: Exchange): Promise<void>;
}
