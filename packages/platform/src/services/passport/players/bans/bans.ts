// Bans of users and personas, and what else they are kept from. A ban ends the tokens everywhere within a second.
import { passportPlayerTransitions, stepTo } from '@uos/contract/labels';
import type { Call } from '#kernel/call/call';
import { followBan } from '../../leaderboards/bans.ts';
import { personasOfUser } from '../store/personas.ts';
import { revoke } from '../tokens/revoke.ts';
import { moveTo, setActions } from './store.ts';

export type Kind = 'user' | 'persona';

const TABLES = { user: 'passport_users', persona: 'passport_personas' } as const;
/** why of one: users and personas have the same states, and their steps the same conditions */
const STEPS = passportPlayerTransitions.playerUser.status;

interface BanInput {
  readonly reason?: string | undefined;
  readonly duration?: number | undefined;
  readonly unbanAt?: string | undefined;
}

/** Bans, or puts another ban in place of the one in force. */
export async function ban(call: Call<BanInput>, kind: Kind, id: string): Promise<void> {
  const { reason = '', duration, unbanAt } = call.input;
  if (duration !== undefined && unbanAt !== undefined) {
    throw call.refuse('invalid', 'invalid parameters', { details: ['duration: not beside unbanAt'] });
  }
  const end = duration === undefined ? unbanAt : new Date(Math.min(Date.parse(call.now) + duration * 1000, LATEST_MS));
  const unban_at = end === undefined ? null : new Date(end).toISOString();
  if (unban_at !== null && unban_at <= call.now) {
    throw call.refuse('invalid', 'invalid parameters', { details: ['unbanAt: has passed'] });
  }
  const { from } = stepTo(STEPS, 'Banned');
  const to = { status: 'Banned', ban_reason: reason, banned_at: call.now, unban_at, raises: true } as const;
  const at = { appId: call.appId, id, from: [...from, 'Banned'] as const, now: call.now };
  await ended(call, kind, id, await moveTo(call.db, TABLES[kind], at, to));
}

/** The last moment that PostgreSQL and RFC 3339 both know. */
const LATEST_MS = Date.parse('9999-12-31T23:59:59Z');

export async function unban(call: Call, kind: Kind, id: string): Promise<void> {
  const { from } = stepTo(STEPS, 'Active');
  const to = { status: 'Active', ban_reason: '', banned_at: null, unban_at: null, raises: false } as const;
  const moved = await moveTo(call.db, TABLES[kind], { appId: call.appId, id, from, now: call.now }, to);
  if (moved === undefined) {
    throw call.refuse('precondition', `the ${kind} is not banned`);
  }
}

/** Deletes: the row stays as Sealed, and no token of it is good any more. */
export async function seal(call: Call, kind: Kind, id: string): Promise<boolean> {
  const at = { appId: call.appId, id, from: ['Active', 'Banned'] as const, now: call.now };
  const to = { status: 'Sealed', ban_reason: '', banned_at: null, unban_at: null, raises: true } as const;
  const generation = await moveTo(call.db, TABLES[kind], at, to);
  if (generation !== undefined) {
    await ended(call, kind, id, generation);
  }
  return generation !== undefined;
}

async function ended(call: Call, kind: Kind, id: string, generation: number | undefined): Promise<void> {
  const { appId, db, ports } = call;
  if (generation === undefined) {
    throw call.refuse('precondition', 'it is deleted');
  }
  await revoke(ports, db, [{ app_id: appId, subject_id: id, generation, raised_at: call.now }]);
  // why the ids alone: a game may have opened connections for the user itself as well as for its personas
  const personas = kind === 'user' ? await personasOfUser(db, appId, id) : [];
  await ports.services
    .ask('playerSockets')
    .end(db, ports, { appId, playerIds: [id, ...personas.map((one) => one.id)] });
}

interface ActionsInput {
  readonly banActions: readonly {
    readonly type: 'BanLeaderboard';
    readonly options?: { readonly clearLeaderboard?: boolean | undefined } | undefined;
  }[];
  readonly reason?: string | undefined;
  readonly until?: string | undefined;
}

/** Sets all that somebody is kept from. */
export async function banActions(call: Call<ActionsInput>, id: string): Promise<void> {
  const { banActions: given, reason = '', until } = call.input;
  if (new Set(given.map(({ type }) => type)).size < given.length) {
    throw call.refuse('invalid', 'invalid parameters', { details: ['banActions: each type once'] });
  }
  if (until !== undefined && Date.parse(until) <= Date.parse(call.now)) {
    throw call.refuse('invalid', 'invalid parameters', { details: ['until: has passed'] });
  }
  await setActions(
    call.db,
    call.appId,
    id,
    given.map(({ type, options }) => ({
      app_id: call.appId,
      subject_id: id,
      type,
      clear_leaderboard: options?.clearLeaderboard ?? false,
      reason,
      until: until === undefined ? null : new Date(until).toISOString(),
      created_at: call.now,
    })),
  );
  const end = given.length === 0 || until === undefined ? null : new Date(until).toISOString();
  await followBan(call.db, { appId: call.appId, id, now: call.now, until: end });
}
