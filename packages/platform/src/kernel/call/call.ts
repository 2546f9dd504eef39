// What a handler is given, and what a service must export.
import { type InputOf, isOperation, type ReplyOf, type Service, type Tree } from '@uos/contract';
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import type { Credentials } from '#kernel/who/credentials';
import type { AppRole, Principal } from '#kernel/who/principal';
import type { Refuse } from './errors.ts';
import type { HistoryNote } from './history.ts';
import { type NotBuilt, notBuilt, type servedAsStream } from './not-built.ts';

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
  readonly headers: Headers;
  /** Headers of the reply, for cookies. */
  readonly reply: { readonly headers: Headers };
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

/** A declared operation in code. */
export type Handler<O> = O extends { readonly reply: 'bytes' }
  ? ((call: Call<InputOf<O>>) => Promise<FileReply>) | typeof servedAsStream | NotBuilt
  : ((call: Call<InputOf<O>>) => Promise<HandlerReply<O>>) | NotBuilt;

/** Every operation of a service, each key required: a missing handler does not compile. */
export type Handlers<S extends { readonly tree: unknown }> = {
  readonly [K in keyof S['tree']]: S['tree'][K] extends { readonly kind: 'operation' }
    ? Handler<S['tree'][K]>
    : { readonly [V in keyof S['tree'][K]]: Handler<S['tree'][K][V]> };
};

// biome-ignore lint/suspicious/noExplicitAny: the mount calls handlers of every shape with what it has checked
export type AnyHandler = ((call: Call<any>) => Promise<unknown>) | NotBuilt | typeof servedAsStream;
export type HandlerTree = Readonly<Record<string, AnyHandler | Readonly<Record<string, AnyHandler>>>>;

/** Handlers of a service of which nothing is built yet: every operation answers 501 and is counted as missing. */
export function allNotBuilt<S extends Service<string, object>>(service: S): Handlers<S> {
  const tree = Object.entries(service.tree as Tree).map(([key, node]) => [
    key,
    isOperation(node) ? notBuilt : Object.fromEntries(Object.keys(node).map((verb) => [verb, notBuilt])),
  ]);
  return Object.fromEntries(tree) as Handlers<S>;
}
