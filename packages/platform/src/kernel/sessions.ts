// Sessions live in PostgreSQL, only as hashes, so that every replica sees a sign-out at once.
import type { Db } from '#db/connect';
import type { Clock } from '#kernel/clock';
import type { Ids } from '#kernel/ids';
import { hashToken } from '#kernel/seal';

export type SessionKind = 'user' | 'admin' | 'partner-admin' | 'billing';

/** Cookie of each kind of session. Source: wire/cdn-and-platform.md 2.1. */
export const SESSION_COOKIES: Readonly<Record<SessionKind, string>> = {
  user: 'sst',
  admin: 'admin_sst',
  'partner-admin': 'partner_admin_sst',
  billing: 'bc_admin_sst',
};

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
export async function openSession(
  db: Db,
  ports: { ids: Ids; clock: Clock; config: { sessionTtlSeconds: number } },
  who: Who,
): Promise<string> {
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
      expires_at: later(now, ports.config.sessionTtlSeconds),
    })
    .execute();
  return token;
}

const TOUCH_AFTER_MS = 60_000;

/** The session behind a cookie of that kind, or undefined; slides its life forward at most once a minute. */
export async function findSession(
  db: Db,
  ports: { clock: Clock; config: { sessionTtlSeconds: number } },
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
      .set({ last_seen_at: now.toISOString(), expires_at: later(now, ports.config.sessionTtlSeconds) })
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

function later(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString();
}
