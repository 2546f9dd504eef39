// What a handler is given, and what a service must export.
import type { Readable } from 'node:stream';
import {
  type ContentBase,
  type EventOf,
  type InputOf,
  isOperation,
  type ReplyOf,
  type Service,
  type Tree,
} from '@uos/contract';
import type * as z from 'zod';
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import type { Credentials } from '#kernel/who/credentials';
import type { AppRole, Principal } from '#kernel/who/principal';
import type { Refuse } from './errors.ts';
import type { HistoryNote } from './history.ts';
import type { HeaderSink, ReadyJson, SentHeaders } from './message.ts';
import { type NotBuilt, notBuilt } from './not-built.ts';

export interface Call<Input = unknown> {
  /** Path, query and body in one flat, checked object. */
  readonly input: Input;
  /** The transaction of a call that changes state; a plain handle for a GET and for a handler with own transactions. */
  readonly db: Db;
  readonly ports: Ports;
  readonly principal: Principal;
  /** Everything the request was signed with; `principal` is the one that was admitted. */
  readonly credentials: Credentials;
  /** The app of the call on service back-ends; empty on the platform core. */
  readonly appId: string;
  readonly role: AppRole | undefined;
  /** Who goes into `created_by` and `last_modified_by`. */
  readonly actor: { readonly id: string; readonly name: string };
  /** The moment of the call, RFC 3339; one value for everything it writes. */
  readonly now: string;
  readonly requestId: string;
  readonly remoteAddress: string;
  readonly headers: SentHeaders;
  /** Aborted where the caller goes away before it has its answer. */
  gone(): AbortSignal;
  /** Headers of the reply, for cookies. */
  readonly reply: { readonly headers: HeaderSink };
  /** Says no in the style of the operation: `throw call.refuse('not-found', …)`. */
  readonly refuse: Refuse;
  /** What the operation history should say of the change beyond its input; see `#kernel/history`. */
  note(facts: HistoryNote): void;
  /**
   * For a handler with own transactions: writes the row of the operation history with the first of them, so that none of
   * its work is without one. Otherwise the row is written once the handler is done.
   */
  recordIn(db: Db): Promise<void>;
  /** Runs after the commit, never after a refusal. */
  afterCommit(work: () => void | Promise<void>): void;
}

/** Rows of one page and the number of all rows, for lists that answer their total in a header. */
export interface Page<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  /** 1-based position of the first row. */
  readonly first: number;
}

type HandlerReply<O> = O extends { readonly paging?: 'content-range' | undefined }
  ? ReplyOf<O> extends readonly (infer Row)[]
    ? O extends { readonly paging?: infer P }
      ? 'content-range' extends P
        ? Page<Row>
        : ReplyOf<O>
      : never
    : ReplyOf<O>
  : ReplyOf<O>;

/** A small file as the reply; one that may be large is served as a stream. */
export interface FileReply {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  /** What a browser saves it as. */
  readonly name: string;
}

/** A reply that is sent as it comes. */
export interface StreamReply {
  /** 200 without it. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | number>>;
  /** A `Readable` is ended where the caller goes away. */
  readonly body?: Uint8Array | Readable;
}

/** One server-sent event; `id` is what a caller that comes back sends as `Last-Event-ID`. */
export interface EventReply<Data = unknown> {
  readonly id?: string;
  readonly data: Data;
}

type Answer<O> = O extends { readonly reply: 'bytes' }
  ? FileReply
  : O extends { readonly reply: 'stream' }
    ? StreamReply
    : O extends { readonly reply: 'events' }
      ? AsyncIterable<EventReply<EventOf<O>>>
      : HandlerReply<O>;

/** A declared operation in code. */
export type Handler<O> = ((call: Call<InputOf<O>>) => Promise<Answer<O> | ReadyReply<O>>) | NotBuilt;

/** why only of JSON in one piece: the rest is no text of ours, or has the number of its rows in a header */
type ReadyReply<O> = O extends { readonly reply: z.ZodType; readonly paging?: infer P }
  ? 'content-range' extends P
    ? never
    : ReadyJson
  : never;

/** What only a stream route of its service can serve; see `isContentStream`. */
type IsServedByRoute<O> = O extends { readonly reply: 'stream'; readonly base?: infer On }
  ? // why asked for first: an operation that names no base has that of its service
    [On] extends [undefined]
    ? false
    : [Exclude<On, undefined>] extends [ContentBase]
      ? true
      : false
  : false;
type Mounted<Tree> = {
  readonly [K in keyof Tree as IsServedByRoute<Tree[K]> extends true ? never : K]: Tree[K];
};

/** Every operation of a service, each key required: a missing handler does not compile. */
export type Handlers<S extends { readonly tree: unknown }> = {
  readonly [K in keyof S['tree'] as keyof Mounted<S['tree'][K]> extends never ? never : K]: S['tree'][K] extends {
    readonly kind: 'operation';
  }
    ? Handler<S['tree'][K]>
    : { readonly [V in keyof Mounted<S['tree'][K]>]: Handler<S['tree'][K][V]> };
};

// biome-ignore lint/suspicious/noExplicitAny: the mount calls handlers of every shape with what it has checked
export type AnyHandler = ((call: Call<any>) => Promise<unknown>) | NotBuilt;
export type HandlerTree = Readonly<Record<string, AnyHandler | Readonly<Record<string, AnyHandler>>>>;

/** Handlers of a service of which nothing is built yet: every operation answers 501 and is counted as missing. */
export function allNotBuilt<S extends Service<string, object>>(service: S): Handlers<S> {
  const tree = Object.entries(service.tree as Tree).map(([key, node]) => [
    key,
    isOperation(node) ? notBuilt : Object.fromEntries(Object.keys(node).map((verb) => [verb, notBuilt])),
  ]);
  return Object.fromEntries(tree) as Handlers<S>;
}
