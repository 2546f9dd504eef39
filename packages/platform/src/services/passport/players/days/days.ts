// Who played on a day in Asia/Shanghai: each user once a day and process is written, and the database counts them once.
import { sql } from 'kysely';
import { sumBuffer } from '#core/meter/buffer';
import { recordUse } from '#core/meter/meter';
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import type { PlayerToken } from '#kernel/who/player-tokens';
import { readConfig } from '../../setup/settings.ts';

const SERVICE = 'passport';
const DAY_MS = 24 * 3_600_000;
const SHANGHAI_MS = 8 * 3_600_000;

type Seen = Pick<PlayerToken, 'appId' | 'userId' | 'realmId'>;

interface Days {
  note(seen: Seen): void;
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** Of one process: it lives as long as its database. */
const known = new WeakMap<Db, Days>();

/** Somebody plays; it is written about a second later. */
export function noteActive(ports: Ports, { appId, userId, realmId, account }: PlayerToken): void {
  if (account !== undefined) {
    daysOf(ports).note({ appId, userId, realmId });
  }
}

/** The same of who signs in. */
export function noteSignIn(ports: Ports, seen: Seen): void {
  daysOf(ports).note(seen);
}

export function daysOf(ports: Ports): Days {
  const found = known.get(ports.db);
  if (found !== undefined) {
    return found;
  }
  const made = openDays(ports);
  known.set(ports.db, made);
  return made;
}

function openDays(ports: Ports): Days {
  let day = -1;
  let seen = new Set<string>();
  const buffer = sumBuffer<{ readonly calls: number }>({
    write: (entries) =>
      write(
        ports,
        entries.map(([key]) => key),
      ),
    onError: (error) => ports.log.warn({ err: error }, 'who played today is written later'),
  });
  return {
    note({ appId, userId, realmId }) {
      const at = ports.clock.now();
      const now = Math.floor((at.getTime() + SHANGHAI_MS) / DAY_MS);
      if (now !== day) {
        day = now;
        seen = new Set();
      }
      const key = `${now} ${appId} ${userId} ${realmId}`;
      if (!seen.has(key)) {
        seen.add(key);
        buffer.add(`${key} ${at.toISOString()}`, { calls: 1 });
      }
    },
    flush: buffer.flush,
    close: buffer.close,
  };
}

async function write(ports: Ports, keys: readonly string[]): Promise<void> {
  const byDay = new Map<number, DayUser[]>();
  for (const key of keys) {
    const [number = '0', app_id = '', user_id = '', realm = '', came_at = ''] = key.split(' ');
    const day = Number(number);
    const user = { app_id, user_id, realm_id: realm === '' ? null : realm, came_at };
    byDay.set(day, [...(byDay.get(day) ?? []), user]);
  }
  for (const [day, users] of byDay) {
    await ports.db.transaction().execute((db) => writeDay(ports, db, day, users));
  }
}

interface DayUser {
  readonly app_id: string;
  readonly user_id: string;
  readonly realm_id: string | null;
  /** RFC 3339 */
  readonly came_at: string;
}

/** Writes who played on a day, and puts those who are new to it on the meter. */
async function writeDay(ports: Ports, db: Db, day: number, users: readonly DayUser[]): Promise<void> {
  const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
  const added = await insertDay(db, date, users);
  const counts = new Map<string, number>();
  for (const { app_id } of added) {
    counts.set(app_id, (counts.get(app_id) ?? 0) + 1);
  }
  const now = ports.clock.now().getTime();
  const last = (day + 1) * DAY_MS - SHANGHAI_MS - 1;
  for (const [appId, count] of counts) {
    const { dauFactor } = await readConfig(db, appId);
    const amount = Math.round(count * dauFactor);
    // why: a day that ended while it waited keeps its own
    await recordUse(ports, db, new Date(Math.min(now, last)), [{ appId, service: SERVICE, metric: 'dau', amount }]);
  }
}

/** Answers those who had not played on that day before. */
export async function insertDay(
  db: Db,
  date: string,
  users: readonly DayUser[],
): Promise<readonly { readonly app_id: string }[]> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(users)}::jsonb) 
    AS g (app_id uuid, user_id uuid, realm_id uuid, came_at timestamptz)`;
  await sql`
    INSERT INTO passport_daily_realm_users (app_id, day, realm_id, user_id, came_at)
    SELECT g.app_id, ${date}::date, g.realm_id, g.user_id, min(g.came_at) FROM ${given}
    JOIN passport_users u ON u.app_id = g.app_id AND u.id = g.user_id WHERE g.realm_id IS NOT NULL
    GROUP BY g.app_id, g.realm_id, g.user_id ORDER BY 1, 3, 4 ON CONFLICT DO NOTHING`.execute(db);
  const { rows } = await sql<{ app_id: string }>`
    INSERT INTO passport_daily_users (app_id, day, user_id, came_at)
    SELECT g.app_id, ${date}::date, g.user_id, min(g.came_at) FROM ${given}
    JOIN passport_users u ON u.app_id = g.app_id AND u.id = g.user_id
    GROUP BY g.app_id, g.user_id ORDER BY 1, 3 ON CONFLICT DO NOTHING RETURNING app_id`.execute(db);
  return rows;
}
