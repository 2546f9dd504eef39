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
/** `redirect` answers 302 to an address, or a page where there is none to go to. */
export type ReplySpec = z.core.$ZodType | 'nothing' | 'bytes' | 'text' | 'redirect';

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
  Body extends z.core.$ZodType | undefined = z.core.$ZodType | undefined,
  At extends string | undefined = string | undefined,
  Reply extends ReplySpec = ReplySpec,
  Pages extends Paging = Paging,
  Headers extends Fields | undefined = Fields | undefined,
> {
  /** Schemas of path parameters whose format is known; the others are non-empty strings. */
  readonly params?: Partial<Record<ParamNames<R>, z.core.$ZodType>>;
  readonly query?: Query;
  /** Inputs that travel as headers: the key `source` as `X-Source`. */
  readonly headers?: Headers;
  readonly body?: Body;
  /** Input key that carries the whole body, for bodies that are not an object or would clash with another key. */
  readonly bodyAt?: At;
  readonly reply: Reply;
  readonly summary: Text;
  readonly paging?: Pages;
  /** Reply field that holds the rows of a `start-count`, `start-total` or `offset-limit` list. */
  readonly listField?: string;
  readonly accepts?: Accepts;
  readonly access?: Access;
  readonly base?: Base;
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
  readonly known?: Known;
  /** One line of evidence or reasoning where the shape is ours. */
  readonly because?: string;
  /** Errors a caller meets beyond the service's common ones: a code, or the exact server text. */
  readonly errors?: readonly (number | string)[];
}

export interface Operation<
  R extends string = string,
  Query extends Fields | undefined = Fields | undefined,
  Body extends z.core.$ZodType | undefined = z.core.$ZodType | undefined,
  At extends string | undefined = string | undefined,
  Reply extends ReplySpec = ReplySpec,
  Pages extends Paging = Paging,
  Headers extends Fields | undefined = Fields | undefined,
> extends OperationSpec<R, Query, Body, At, Reply, Pages, Headers> {
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
  Body extends z.core.$ZodType | undefined = undefined,
  const At extends string | undefined = undefined,
  const Pages extends Paging = 'none',
  Headers extends Fields | undefined = undefined,
>(
  route: R,
  spec: OperationSpec<R, Query, Body, At, Reply, Pages, Headers>,
): Operation<R, Query, Body, At, Reply, Pages, Headers> {
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
type BodyFields<Body, At> = [Body] extends [z.core.$ZodType]
  ? [At] extends [string]
    ? { [K in At]: z.output<Body> }
    : KeysOf<z.output<Body>>
  : unknown;

/** The one flat object a caller passes: path, query, headers and body merged. */
export type InputOf<O> =
  O extends Operation<infer R, infer Query, infer Body, infer At, infer _Reply, infer _Pages, infer Headers>
    ? Simplify<{ [K in ParamNames<R>]: string } & FieldsOf<Query> & FieldsOf<Headers> & BodyFields<Body, At>>
    : never;

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
        : Reply extends 'bytes'
          ? Uint8Array
          : undefined
  : never;
