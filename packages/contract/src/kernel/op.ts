// An operation: frozen data, declared once, from which every face is derived.
import type * as z from 'zod';
import type {
  Accepts,
  Access,
  Base,
  Cache,
  Danger,
  Effect,
  ErrorStyle,
  Fail,
  Known,
  Method,
  Paging,
  Retry,
  Text,
} from './vocabulary.ts';

export type Route = `${Method} /${string}`;
export type Fields = z.core.$ZodObject;
/**
 * `redirect` answers 302 to an address, or a page where there is none to go to. `bytes` is a small file, made whole before
 * it is sent, `stream` one of any size that is sent as it comes, `events` server-sent events for as long as the caller
 * stays.
 */
export type ReplySpec = z.core.$ZodType | 'nothing' | 'bytes' | 'text' | 'redirect' | 'stream' | 'events';
/** `bytes` are read as they come, by the key that `bodyAt` names. */
export type BodySpec = z.core.$ZodType | 'bytes';

type PathOf<R extends string> = R extends `${string} ${infer Path}` ? Path : never;
type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** Names of the path parameters written in a route string. */
export type ParamNames<R extends string> = Names<PathOf<R>>;

export interface CallRate {
  readonly calls: number;
  readonly seconds: number;
}

export interface OperationSpec<
  R extends string = string,
  Query extends Fields | undefined = Fields | undefined,
  Body extends BodySpec | undefined = BodySpec | undefined,
  At extends string | undefined = string | undefined,
  Reply extends ReplySpec = ReplySpec,
  Pages extends Paging = Paging,
  Headers extends Fields | undefined = Fields | undefined,
  Event extends z.core.$ZodType | undefined = z.core.$ZodType | undefined,
  On extends Base | undefined = Base | undefined,
> {
  /** Schemas of path parameters whose format is known; the others are non-empty strings. */
  readonly params?: Partial<Record<ParamNames<R>, z.core.$ZodType>>;
  readonly query?: Query;
  /** Inputs that travel as headers: the key `source` as `X-Source`. */
  readonly headers?: Headers;
  readonly body?: Body;
  /** Input key that carries the whole body, for bodies that are not an object or would clash with another key. */
  readonly bodyAt?: At;
  /** Bytes of the largest body, where that is not the platform's default. */
  readonly bodyLimit?: number;
  readonly reply: Reply;
  /** What each of the `events` carries. */
  readonly event?: Event;
  readonly summary: Text;
  /** What people type behind the service, where that is not its place in the tree: `refresh-secret`. */
  readonly cli?: string;
  readonly paging?: Pages;
  /** Reply field that holds the rows of a `start-count`, `start-total` or `offset-limit` list. */
  readonly listField?: string;
  readonly accepts?: Accepts;
  readonly access?: Access;
  /** A player proves that a build of the game sends it, by a nonce beside the token; see `nonceHeaders`. */
  readonly withNonce?: true;
  /** It works while the app has the service switched off. */
  readonly evenOff?: true;
  /** An operator who names no app makes it of all of them. */
  readonly acrossApps?: true;
  readonly base?: On;
  /** How it says no, where that is not the way of its service: a call of the platform core beside a service's own. */
  readonly errorStyle?: ErrorStyle;
  /** Other paths below the same base that reach it. */
  readonly alsoAt?: readonly `/${string}`[];
  /** Where it is not what the method says: a GET reads, all others write. */
  readonly effect?: Effect;
  readonly cache?: Cache;
  readonly fail?: Fail;
  readonly retry?: Retry;
  readonly danger?: Danger;
  /**
   * `none` for bulk work and refreshed caches, of which one line each would bury what people did, `kept` for a read that
   * somebody has to answer for; see `keepsHistory`.
   */
  readonly history?: 'none' | 'kept';
  /** How often one caller may make it: a user, or an address for those who are not signed in. */
  readonly limit?: CallRate;
  /** Goes on where a disk is nearly full: it makes room, as a DELETE does anyway, or lets people in who will. */
  readonly onFullDisk?: true;
  readonly known?: Known;
  /** One line of evidence or reasoning where the shape is ours. */
  readonly because?: string;
  /** Errors a caller meets beyond the service's common ones: a code, or the exact server text. */
  readonly errors?: readonly (number | string)[];
}

export interface Operation<
  R extends string = string,
  Query extends Fields | undefined = Fields | undefined,
  Body extends BodySpec | undefined = BodySpec | undefined,
  At extends string | undefined = string | undefined,
  Reply extends ReplySpec = ReplySpec,
  Pages extends Paging = Paging,
  Headers extends Fields | undefined = Fields | undefined,
  Event extends z.core.$ZodType | undefined = z.core.$ZodType | undefined,
  On extends Base | undefined = Base | undefined,
> extends OperationSpec<R, Query, Body, At, Reply, Pages, Headers, Event, On> {
  readonly kind: 'operation';
  readonly route: R;
  readonly method: Method;
  /** The specification's own path, literal in its trailing slash and verbs. */
  readonly path: string;
  readonly paramNames: readonly string[];
}

/**
 * Declares one call. The route string is the specification's own.
 * @example op('POST /sessions/{id}:cancel', { reply: Session, summary: { zh: '取消烘焙任务', en: 'Cancel a session' } })
 */
export function op<
  const R extends Route,
  const Reply extends ReplySpec,
  Query extends Fields | undefined = undefined,
  Body extends BodySpec | undefined = undefined,
  const At extends string | undefined = undefined,
  const Pages extends Paging = 'none',
  Headers extends Fields | undefined = undefined,
  Event extends z.core.$ZodType | undefined = undefined,
  const On extends Base | undefined = undefined,
>(
  route: R,
  spec: OperationSpec<R, Query, Body, At, Reply, Pages, Headers, Event, On>,
): Operation<R, Query, Body, At, Reply, Pages, Headers, Event, On> {
  const blank = route.indexOf(' ');
  const path = route.slice(blank + 1);
  return Object.freeze({
    ...spec,
    kind: 'operation' as const,
    route,
    method: route.slice(0, blank) as Method,
    path,
    paramNames: Object.freeze(Array.from(path.matchAll(/\{([^}]+)\}/g), (match) => String(match[1]))),
  });
}

type Simplify<T> = { [K in keyof T]: T[K] } & {};
type FieldsOf<Query> = [Query] extends [z.core.$ZodType] ? KeysOf<z.output<Query>> : unknown;
// why: zod types an empty object as a record of nothing, which would forbid every key beside it
type KeysOf<Fields> = Fields extends Record<string, never> ? unknown : Fields;
type BodyFields<Body, At> = [Body] extends ['bytes']
  ? [At] extends [string]
    ? { [K in At]: AsyncIterable<Uint8Array> }
    : never
  : [Body] extends [z.core.$ZodType]
    ? [At] extends [string]
      ? { [K in At]: z.output<Body> }
      : KeysOf<z.output<Body>>
    : unknown;

/** The one flat object a caller passes: path, query, headers and body merged. */
export type InputOf<O> =
  O extends Operation<infer R, infer Query, infer Body, infer At, infer _Reply, infer _Pages, infer Headers>
    ? Simplify<{ [K in ParamNames<R>]: string } & FieldsOf<Query> & FieldsOf<Headers> & BodyFields<Body, At>>
    : never;

/** What each event carries. */
export type EventOf<O> = O extends { readonly event?: infer Event } ? z.output<Extract<Event, z.core.$ZodType>> : never;

/** Where a call sends the browser, or the page it shows where there is nowhere to go. */
export type Redirect = { readonly location: string } | { readonly page: string };

/** What the wire carries back; `undefined` where the body is empty. */
export type ReplyOf<O> = O extends { readonly reply: infer Reply }
  ? Reply extends z.core.$ZodType
    ? z.output<Reply>
    : Reply extends 'text'
      ? string
      : Reply extends 'redirect'
        ? Redirect
        : Reply extends 'bytes' | 'stream'
          ? Uint8Array
          : undefined
  : never;
