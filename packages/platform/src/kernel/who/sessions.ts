// Sessions live in PostgreSQL, only as hashes, so that every replica sees a sign-out at once.
import type { Db } from '#db/connect';
import type { Config } from '#kernel/config';
import type { Ids } from '#kernel/keys/ids';
import { hashToken } from '#kernel/keys/seal';
import type { Clock } from '#kernel/time/clock';

export type SessionKind = 'user' | 'admin' | 'partner-admin' | 'billing';

/** Cookie of each kind of session. Source: wire/cdn-and-platform.md 2.1. */
export const SESSION_COOKIES: Readonly<Record<SessionKind, string>> = {
  user: 'sst',
  admin: 'admin_sst',
  'partner-admin': 'partner_admin_sst',
  billing: 'bc_admin_sst',
};

type Lives = Pick<
  Config,
  'sessionTtlSeconds' | 'sessionMaxSeconds' | 'adminSessionTtlSeconds' | 'adminSessionMaxSeconds'
>;

/** How long a session of a kind lives without use, and at most. */
export function sessionLife(
  config: Lives,
  kind: SessionKind,
): { readonly idleSeconds: number; readonly maxSeconds: number } {
  return kind === 'user'
    ? { idleSeconds: config.sessionTtlSeconds, maxSeconds: config.sessionMaxSeconds }
    : { idleSeconds: config.adminSessionTtlSeconds, maxSeconds: config.adminSessionMaxSeconds };
}

export interface Who {
  readonly kind: SessionKind;
  /** User id, or the name of an operator. */
  readonly subject: string;
  readonly name: string;
}

export interface Session extends Who {
  readonly hash: string;
  /** True when its life was just prolonged, so that the cookie's life has to follow. */
  readonly renewed: boolean;
}

/** Opens a session and returns the cookie value, which is shown once and kept only as a hash. */
export async function openSession(db: Db, ports: { ids: Ids; clock: Clock; config: Lives }, who: Who): Promise<string> {
  const token = ports.ids.token(32);
  const now = ports.clock.now();
  await forgetExpired(db, now);
  await db
    .insertInto('sessions')
    .values({
      id_hash: hashToken(token),
      ...who,
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: later(now, sessionLife(ports.config, who.kind).idleSeconds),
    })
    .execute();
  return token;
}

const TOUCH_AFTER_MS = 60_000;

/** The session behind a cookie of that kind, or undefined; slides its life forward at most once a minute. */
export async function findSession(
  db: Db,
  ports: { clock: Clock; config: Lives },
  kind: SessionKind,
  token: string,
): Promise<Session | undefined> {
  const now = ports.clock.now();
  const row = await db
    .selectFrom('sessions')
    .selectAll()
    .where('id_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (row === undefined) {
    return undefined;
  }
  const renewed = now.getTime() - Date.parse(row.last_seen_at) > TOUCH_AFTER_MS;
  if (renewed) {
    await db
      .updateTable('sessions')
      .set({ last_seen_at: now.toISOString(), expires_at: endOf(row, now, sessionLife(ports.config, kind)) })
      .where('id_hash', '=', row.id_hash)
      .execute();
  }
  return { hash: row.id_hash, kind: row.kind, subject: row.subject, name: row.name, renewed };
}

export async function closeSession(db: Db, hash: string): Promise<void> {
  await db.deleteFrom('sessions').where('id_hash', '=', hash).execute();
}

const FORGET_AT_ONCE = 50;

/** Rows of dead sessions go whenever a new one opens, a few at a time. */
async function forgetExpired(db: Db, now: Date): Promise<void> {
  const dead = db
    .selectFrom('sessions')
    .select('id_hash')
    .where('expires_at', '<=', now.toISOString())
    .limit(FORGET_AT_ONCE)
    .forUpdate()
    .skipLocked();
  await db.deleteFrom('sessions').where('id_hash', 'in', dead).execute();
}

/** Prolonged by use, but never beyond its longest life. */
function endOf(row: { created_at: string }, now: Date, life: ReturnType<typeof sessionLife>): string {
  const idle = later(now, life.idleSeconds);
  const longest = later(new Date(row.created_at), life.maxSeconds);
  return Date.parse(idle) < Date.parse(longest) ? idle : longest;
}

function later(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString();
}
