// The closed vocabularies of an operation. Adding a word here is a change that every face notices.

/** Text in the two languages of the product. */
export interface Text {
  readonly zh: string;
  readonly en: string;
}

/** What a service is: a part of the platform that everybody has, or one that an app rents for its game. */
export type ServiceKind = 'core' | 'game';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Which kind of credential an operation takes; the credential decides the headers. */
export type Accepts = 'none' | 'session' | 'operator' | 'billing' | 'app' | 'player' | 'cdn' | 'metrics';

/**
 * Who may call; `kernel/may-call.ts` says which callers each word lets in. A word includes those that may do more: a
 * `member` call is open to owners and operators. On service back-ends an app credential counts as the owner of its app.
 * `player` is somebody who plays the game, `persona` one who has chosen a persona; `player-or-server` and
 * `persona-or-server` that, or the game's own back end; `player-or-member` a player, or whoever may look at the app;
 * `service` whoever holds one of the app's two secrets, and a persona where players may call at all; `player-or-game` those
 * and who has chosen none yet; `reader` those and a member who may look.
 * `signed-in` is whoever has a session, `payer` a member of the organisation that pays, or a billing administrator,
 * `linked` the same or whoever carries a signed link in `token`.
 */
export type Access =
  | 'public'
  | 'signed-in'
  | 'user'
  | 'player'
  | 'player-or-server'
  | 'player-or-member'
  | 'player-or-game'
  | 'persona'
  | 'persona-or-server'
  | 'member'
  | 'payer'
  | 'linked'
  | 'owner'
  | 'operator'
  | 'billing'
  | 'service'
  | 'reader';

export type Cache = 'never' | 'allow' | 'force-never';

/** What a face does with a failure; the SDK itself always throws. */
export type Fail = 'show' | 'silent' | 'raw';

/** How a list is asked for a page and answers its total; each is a query and a reply of `kernel/lists.ts`. */
export type Paging =
  | 'none'
  | 'content-range'
  | 'total-items'
  | 'start-count'
  | 'start-items'
  | 'start-total'
  | 'offset-limit';

/** `safe` retries only methods that may be repeated; `always` and `never` override the method. */
export type Retry = 'safe' | 'always' | 'never';

/** Whether a call leaves everything as it was; what a server merely remembers to be quicker is no change. */
export type Effect = 'read' | 'write';

/** How sure the shape is: written in the specification, seen in real clients, or chosen by us. */
export type Known = 'spec' | 'seen' | 'assumed';

/** What undoing a call takes: nothing, a yes, or typing the resource's name because it cannot be undone. */
export type Danger = 'none' | 'confirm' | 'type-name';

/** A host that base-info names; the SDK resolves it to a URL, the platform to a path prefix. */
export type Base = keyof typeof BASES;

/**
 * Path prefix of each base on the self-hosted platform.
 * Source: wire/cdn-and-platform.md 1.1, wire/passport.md 1.1, wire/realtime-and-compute.md 1.1,
 * wire/data-and-tools.md 1.
 */
export const BASES = {
  platform: '',
  cdn: '/api/v1',
  content: '/client_api/v1',
  passport: '/upass/v1',
  multiverse: '/gs/v1',
  lobby: '/lobby',
  match: '/umatch/v1',
  func: '/ufunc/v1',
  invocation: '/release',
  push: '/upush/v1',
  baking: '/ubaking/v1',
  remoteConfig: '/uconfig/v1',
  save: '/usave/v1',
  storage: '/ucrud/v1',
  stacktrace: '/stacktrace/v1/stacktrace',
  hello: '/uhello/v1',
  safe: '/usafe/v1/safe',
  metrics: '/umetrics',
} as const;

/** A prefix under which a base is served as well, whole or only for paths that begin with one of some words. */
export interface BaseAlias {
  readonly prefix: string;
  readonly only?: readonly string[];
}

/**
 * Where real clients look for a base besides its own prefix.
 * Source: wire/passport.md 1.1, wire/realtime-and-compute.md 1.1.
 */
export const BASE_ALIASES: Readonly<Partial<Record<Base, readonly BaseAlias[]>>> = {
  passport: [{ prefix: '/v1' }],
  multiverse: [{ prefix: '/v1', only: ['game', 'allocation', 'provider'] }],
  match: [{ prefix: '/v1', only: ['backfill', 'tickets'] }],
  invocation: [{ prefix: '/stateless/release' }],
};

/** Bases that answer on the content origin: what they answer was made by somebody else. */
export const CONTENT_BASES = ['content', 'invocation'] as const satisfies readonly Base[];
export type ContentBase = (typeof CONTENT_BASES)[number];

/** Bytes of the largest body of a call with lists or long texts in its input. */
export const LARGE_BODY = 4 * 1024 * 1024;

/** Name of an error body shape, see `@uos/contract/messages`. */
export type { ErrorStyleName as ErrorStyle } from '../messages/error-styles.ts';
