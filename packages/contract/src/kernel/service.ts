// A service: a named tree of operations with the defaults they share.
import type * as z from 'zod';
import type { BodySpec, CallRate, Fields, Operation, ReplySpec } from './op.ts';
import type { AnySocket } from './socket.ts';
import type { Accepts, Access, Base, ErrorStyle, Paging, ServiceKind, Text } from './vocabulary.ts';

type AnySpec = Operation<
  string,
  Fields | undefined,
  BodySpec | undefined,
  string | undefined,
  ReplySpec,
  Paging,
  Fields | undefined
>;

/** An operation of any shape, as tables and walks see it. */
export interface AnyOperation extends Omit<AnySpec, 'params' | 'query' | 'headers' | 'body' | 'reply' | 'event'> {
  readonly params?: Readonly<Record<string, z.ZodType | undefined>>;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType | 'bytes';
  readonly reply: z.ZodType | Extract<ReplySpec, string>;
  readonly event?: z.ZodType;
}

export type Group = Readonly<Record<string, AnyOperation>>;
export type Tree = Readonly<Record<string, AnyOperation | Group>>;

export interface ServiceOptions {
  /** Service name on the wire and in `App.Services`; undefined for the platform core. */
  readonly internal?: string;
  /** Services that are set up through it: its calls work too where an app has one of those on. */
  readonly openWith?: readonly string[];
  readonly title: Text;
  /** Under which heading it stands beside others. */
  readonly group: ServiceGroup;
  /** What it is for, in a sentence. */
  readonly intro: Text;
  readonly base: Base;
  readonly accepts: Accepts;
  readonly access: Access;
  readonly errorStyle: ErrorStyle;
  /** What people call a group of the tree, where that is not its own name: a hosted `server`, not an allocation. */
  readonly resources?: Readonly<Record<string, string>>;
  /** How many calls may be made of it with its own kind of credential, in each of several windows of time. */
  readonly limit?: ServiceLimit;
}

export type ServiceGroup = keyof typeof SERVICE_GROUPS;

/** Headings of services, in the order they are shown. */
export const SERVICE_GROUPS = {
  players: { zh: '玩家', en: 'Players' },
  realtime: { zh: '联机与对战', en: 'Multiplayer' },
  compute: { zh: '云端逻辑', en: 'Compute' },
  data: { zh: '数据', en: 'Data' },
  delivery: { zh: '构建与分发', en: 'Build and delivery' },
  quality: { zh: '质量与合规', en: 'Quality and compliance' },
  platform: { zh: '平台', en: 'Platform' },
  billing: { zh: '结算', en: 'Billing' },
} as const satisfies Readonly<Record<string, Text>>;

export interface ServiceLimit {
  /** Whose calls are counted together. */
  readonly per: 'app';
  readonly rates: readonly [CallRate, ...CallRate[]];
}

export interface Service<Name extends string = string, T extends object = object, S extends object = object>
  extends ServiceOptions {
  /** Folder name in every package and the CLI noun. */
  readonly name: Name;
  /** Follows from `internal`: what an app rents has a name in `App.Services`. */
  readonly kind: ServiceKind;
  readonly tree: T;
  /** Connections that stay, by their names. */
  readonly sockets: S;
}

/**
 * Declares a service; `name` is its folder in every package.
 * why `object`: a constraint of operations would be read into each `op()` as its expected type and turn inputs to `any`
 */
export function service<
  const Name extends string,
  const T extends object,
  const S extends object = Record<never, AnySocket>,
>(name: Name, options: ServiceOptions, tree: T, sockets?: S): Service<Name, T, S> {
  const kind = options.internal === undefined ? 'core' : 'game';
  return Object.freeze({
    ...options,
    name,
    kind,
    tree: Object.freeze(tree),
    sockets: Object.freeze(sockets ?? ({} as S)),
  });
}

/** The shape of a body that is JSON. */
export function jsonBody({ body }: Pick<AnyOperation, 'body'>): z.ZodType | undefined {
  return body === 'bytes' ? undefined : body;
}

export function isOperation(node: AnyOperation | Group): node is AnyOperation {
  return (node as { kind?: unknown }).kind === 'operation';
}
