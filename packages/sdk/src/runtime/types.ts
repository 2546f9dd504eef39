// The words of the SDK: what a table row says, what a caller may ask, what a transport does.
import type { Base } from '../generated/bases.ts';
import type { Credential } from './auth.ts';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';

/** Any value that JSON can carry. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** What one call may change. Times are milliseconds. */
export interface CallOptions {
  /** Stops the call; it then rejects with `UosAbortError`. */
  readonly signal?: AbortSignal;
  /** Added to the request; `null` takes a header away. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Longest wait for an answer, or between two parts of it; in a browser for the whole of it. */
  readonly timeoutMs?: number;
  /** Further attempts after a failure that may pass; 0 switches them off. */
  readonly retries?: number;
  /** Sees the answer of every attempt of this call: status, request id, time. */
  readonly onResponse?: (info: ResponseInfo) => void;
}

type Args<Input> = undefined extends Input
  ? [input?: Input, options?: CallOptions]
  : [input: Input, options?: CallOptions];

/**
 * A list. Calling it answers one page; `all` walks every row of every page, `pages` every page.
 * @example for await (const bucket of uos.cdn.buckets.list.all()) console.log(bucket.name);
 */
export interface ListCall<Input, Item, Reply> {
  (...args: Args<Input>): Promise<Reply>;
  all(...args: Args<Input>): AsyncGenerator<Item, void, undefined>;
  pages(...args: Args<Input>): AsyncGenerator<Reply, void, undefined>;
}

/** One page of a list whose total came in the `Content-Range` header. */
export interface Page<Item> {
  readonly totalCount: number;
  readonly Items: Item[];
}

/** One event of a call that is followed. A call that goes on behind it says its `id`. */
export interface StreamEvent<Data> {
  readonly id: string;
  readonly data: Data;
}

/**
 * What a call tells as it happens. It ends where nothing more will come, and throws a `UosError` where it is cut; who
 * leaves the loop, or aborts the call's `signal`, closes it.
 * @example for await (const { data } of await uos.multiverse.allocations.follow({ gameId, id })) console.log(data.message);
 */
export type EventStream<Data> = AsyncIterable<StreamEvent<Data>>;

export type ErrorStyle = 'platform' | 'service' | 'cdn' | 'multiverse' | 'passport';
export type Accepts = 'none' | 'session' | 'operator' | 'billing' | 'app' | 'player' | 'cdn' | 'metrics';

/** Whether a call leaves everything as it was. */
export type Effect = 'read' | 'write';

/** One operation on the wire. Absent means the usual: JSON reply, safe retries, no cache, the service's base. */
export interface Row {
  readonly route: string;
  /** `true`: every key that is neither path nor query is the body. A word: that key holds the whole body. */
  readonly body?: true | string;
  /** What the body is, where it is no JSON. */
  readonly sends?: 'bytes';
  /** Keys that travel as headers: `source` as `X-Source`. */
  readonly headers?: string;
  /** How it says no, where that is not the way of its service. */
  readonly errors?: ErrorStyle;
  /** Query keys, where there is a body beside them. */
  readonly query?: string;
  readonly paging?: 'content-range' | 'total-items' | 'start-count' | 'start-items' | 'start-total' | 'offset-limit';
  readonly listField?: string;
  readonly accepts?: Accepts;
  /** A player shows beside the token that a build of the game sends it. */
  readonly withNonce?: true;
  readonly base?: Base;
  /** Whether it leaves everything as it was, where the method does not tell. */
  readonly effect?: Effect;
  readonly retry?: 'always' | 'never';
  readonly cache?: 'allow' | 'force-never';
  readonly reply?: 'nothing' | 'bytes' | 'text' | 'events';
  readonly fail?: 'silent' | 'raw';
}

export type Tree = Readonly<Record<string, Row | Readonly<Record<string, Row>>>>;

/** The wire table of a service; `Calls` is the interface that a client makes of it. */
export interface ServiceTable<Calls = unknown> {
  readonly name: string;
  readonly base: Base;
  readonly accepts: Accepts;
  readonly errors: ErrorStyle;
  /** Where its bases are below the origin of a self-hosted platform. */
  readonly prefixes: HostMap;
  readonly tree: Tree;
  /** Only for the type system: never set. */
  readonly calls?: Calls;
}

/** A stream is sent once; everything else may be sent again. */
export type Body = string | Uint8Array | Blob | AsyncIterable<Uint8Array>;

/** What an operation sends that takes bytes. */
export type SentBytes = Body;

/** A request as it goes out. */
export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body?: Body | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs: number;
  /** The caller's session travels as cookies of the browser. */
  readonly cookies?: boolean;
  /** The answer goes on until somebody ends it: `timeoutMs` is the longest silence. */
  readonly followed?: boolean;
}

/** An answer whose body has not been read. Exactly one of `text`, `bytes`, `stream` is called. */
export interface WireResponse {
  readonly status: number;
  header(name: string): string | undefined;
  text(): Promise<string>;
  bytes(): Promise<Uint8Array>;
  /** Needs a runtime whose streams are iterable. */
  stream(): AsyncIterable<Uint8Array>;
}

/** Sends one request. Rejects with a `UosError` of kind connection, timeout or abort. */
export type Transport = (request: WireRequest) => Promise<WireResponse>;

/** A request before it is sent, secrets removed: what `--dry-run` and an inspector show. */
export interface PreparedRequest {
  readonly operation: string;
  readonly method: string;
  readonly effect: Effect;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Decoded JSON, or a word such as `<1024 bytes>`. */
  readonly body?: unknown;
}

export interface ResponseInfo {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  /** 0 when no answer came. */
  readonly status: number;
  readonly ms: number;
  /** From 1. */
  readonly attempt: number;
  readonly requestId?: string;
}

export interface Hooks {
  readonly onRequest?: (request: PreparedRequest) => void;
  readonly onResponse?: (info: ResponseInfo) => void;
}

/** URLs of bases, without a final slash; a base left out is `origin` + its prefix. */
export type HostMap = Readonly<Partial<Record<Base, string>>>;

export interface ClientOptions {
  /** Where the platform is, such as `http://localhost:6080`. In a browser the page's own origin when absent. */
  readonly origin: string;
  /** Who is calling; `none()` when absent. */
  readonly as?: Credential;
  /**
   * `discover` (the default) asks the platform once where its services are; `local` takes the prefixes of a
   * self-hosted platform without asking; a map names bases outright and takes the prefixes for the rest.
   */
  readonly hosts?: 'discover' | 'local' | HostMap;
  readonly transport?: Transport;
  /** Longest wait for an answer, or between two parts of it; 30 s when absent. */
  readonly timeoutMs?: number;
  /** Further attempts after a failure that may pass, 2 when absent. */
  readonly retries?: number;
  /** Sent as `X-SDK-Name` and in `User-Agent` on Node, such as `uos-cli/0.1.0`. */
  readonly agent?: string;
  readonly hooks?: Hooks;
}
