// How often a password may be tried: 5 times a minute for an account, 10 times in 10 minutes from an address. Who has
// signed in from there lately has 5 tries a minute of their own, whatever others try for the account or from the address.
// Counted in PostgreSQL, so that replicas share the count and a burst of parallel tries cannot slip through.
import { isIP } from 'node:net';
import { sql } from 'kysely';
import type { Db } from '#db/connect';

interface Limit {
  readonly tries: number;
  readonly windowSeconds: number;
}

const ACCOUNT: Limit = { tries: 5, windowSeconds: 60 };
const ADDRESS: Limit = { tries: 10, windowSeconds: 600 };
/** How long an account is known at an address after a sign-in from there. */
const KNOWN_MS = 30 * 24 * 3_600_000;

export interface Attempt {
  /** Kind of account: the same name may exist as a developer and as an operator. */
  readonly kind: 'user' | 'operator' | 'billing';
  readonly login: string;
  readonly address: string;
}

/** Counts a try before the password is looked at. Answers the seconds to wait where there were too many, else 0. */
export async function countAttempt(db: Db, now: Date, attempt: Attempt): Promise<number> {
  if (await isKnown(db, now, attempt)) {
    return count(db, now, ownKey(attempt), ACCOUNT);
  }
  const account = await count(db, now, accountKey(attempt), ACCOUNT);
  const address = await count(db, now, addressKey(attempt), ADDRESS);
  return Math.max(account, address);
}

/** Takes a try back that turned out right: only failures count. The account is known at that address from now on. */
export async function forgiveAttempt(db: Db, now: Date, attempt: Attempt): Promise<void> {
  const wasKnown = await isKnown(db, now, attempt);
  const seen = { window_start: now.toISOString(), failures: 0 };
  await db
    .insertInto('login_attempts')
    .values({ key: knownKey(attempt), ...seen })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(seen))
    .execute();
  if (wasKnown) {
    // why no more: the tries of others were not counted for it, and are not forgiven by it
    await db.deleteFrom('login_attempts').where('key', '=', ownKey(attempt)).execute();
    return;
  }
  await db.deleteFrom('login_attempts').where('key', '=', accountKey(attempt)).execute();
  await db
    .updateTable('login_attempts')
    .set({ failures: sql<number>`greatest(failures - 1, 0)` })
    .where('key', '=', addressKey(attempt))
    .execute();
}

function accountKey({ kind, login }: Attempt): string {
  return `${kind}:${login.toLowerCase().slice(0, 128)}`;
}

function ownKey(attempt: Attempt): string {
  return `${accountKey(attempt)}@${networkOf(attempt.address)}`;
}

function knownKey(attempt: Attempt): string {
  return `known:${ownKey(attempt)}`;
}

async function isKnown(db: Db, now: Date, attempt: Attempt): Promise<boolean> {
  const row = await db
    .selectFrom('login_attempts')
    .select('key')
    .where('key', '=', knownKey(attempt))
    .where('window_start', '>', new Date(now.getTime() - KNOWN_MS).toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

function addressKey({ address }: Attempt): string {
  return `address:${networkOf(address)}`;
}

/** Of IPv6 its first 64 bits: whoever has one address there has all of them. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) {
    return address;
  }
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const front = head.split(':').filter((group) => group !== '');
  const back = (tail ?? '').split(':').filter((group) => group !== '');
  // why 2: an IPv4 address at the end stands for two groups
  const length = front.length + back.length + (back.at(-1)?.includes('.') === true ? 1 : 0);
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - length }, () => '0');
  const groups = [...front, ...zeros, ...back].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}

async function count(db: Db, now: Date, key: string, limit: Limit): Promise<number> {
  const windowMs = limit.windowSeconds * 1000;
  const oldest = new Date(now.getTime() - windowMs).toISOString();
  const { failures, window_start } = await db
    .insertInto('login_attempts')
    .values({ key, window_start: now.toISOString(), failures: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        failures: sql<number>`CASE WHEN login_attempts.window_start <= ${oldest} THEN 1
          ELSE login_attempts.failures + 1 END`,
        window_start: sql<string>`CASE WHEN login_attempts.window_start <= ${oldest} THEN excluded.window_start
          ELSE login_attempts.window_start END`,
      }),
    )
    .returning(['failures', 'window_start'])
    .executeTakeFirstOrThrow();
  if (failures <= limit.tries) {
    return 0;
  }
  return Math.max(1, Math.ceil((Date.parse(window_start) + windowMs - now.getTime()) / 1000));
}
