// Brings a database to this build's schema. Kysely's migrator holds an advisory transaction lock, so several
// processes may start at once; a database from a newer build is refused.
import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './connect.ts';
import * as core from './migrations/0001-core.ts';
import * as cdn from './migrations/0002-cdn.ts';
import * as passport from './migrations/0003-passport.ts';
import * as mods from './migrations/0004-mods.ts';
import * as history from './migrations/0005-history.ts';
import * as replicas from './migrations/0006-replicas.ts';
import * as schedules from './migrations/0007-schedules.ts';
import * as backOffice from './migrations/0008-back-office.ts';
import * as nonces from './migrations/0009-nonces.ts';
import * as money from './migrations/0010-money.ts';
import * as redeem from './migrations/0011-redeem.ts';
import * as certification from './migrations/0012-certification.ts';
import * as mail from './migrations/0013-mail.ts';
import * as knowledge from './migrations/0014-knowledge.ts';
import * as identity from './migrations/0015-identity.ts';
import * as callWindows from './migrations/0016-call-windows.ts';
import * as meterHours from './migrations/0017-meter-hours.ts';
import * as tellOfApps from './migrations/0018-tell-of-apps.ts';
import * as codeIssuers from './migrations/0019-code-issuers.ts';
import * as processes from './migrations/0020-processes.ts';
import * as heldSchedules from './migrations/0021-held-schedules.ts';
import * as engines from './migrations/2026-12-10-engines.ts';

/** Steps of the schema by name, in the order of their names. */
export type Migrations = Readonly<Record<string, Migration>>;

/** What the first releases were built of; whatever came later lies with its service and is named by its date. */
export const coreMigrations: Migrations = {
  '0001-core': core,
  '0002-cdn': cdn,
  '0003-passport': passport,
  '0004-mods': mods,
  '0005-history': history,
  '0006-replicas': replicas,
  '0007-schedules': schedules,
  '0008-back-office': backOffice,
  '0009-nonces': nonces,
  '0010-money': money,
  '0011-redeem': redeem,
  '0012-certification': certification,
  '0013-mail': mail,
  '0014-knowledge': knowledge,
  '0015-identity': identity,
  '0016-call-windows': callWindows,
  '0017-meter-hours': meterHours,
  '0018-tell-of-apps': tellOfApps,
  '0019-code-issuers': codeIssuers,
  '0020-processes': processes,
  '0021-held-schedules': heldSchedules,
  // why by its date: steps are taken in the order of names, and those of services have dates
  '2026-12-10-engines': engines,
};

/** Whoever needs a table waits behind the step that waits for it; and before PostgreSQL looks for a deadlock, at 1 s. */
const LOCK_TIMEOUT_MS = 500;
const PAUSE_MAX_MS = 10_000;
/** lock_not_available, deadlock_detected */
const BUSY = ['55P03', '40P01'];

/**
 * Migrates to the newest schema. Older builds may be at work: a step that does not get its tables at once, because of a
 * dump for instance, is taken back and tried again until it does, so that no call waits for it; `onBusy` hears of each.
 * @throws SchemaTooNewError where a newer build has been at work
 */
export async function migrate(db: Db, steps: Migrations, onBusy: (error: Error) => void): Promise<void> {
  for (let pauseMs = LOCK_TIMEOUT_MS; !(await isCurrent(db, steps)); pauseMs = Math.min(pauseMs * 2, PAUSE_MAX_MS)) {
    const error = await takeSteps(db, steps);
    if (error === undefined) {
      return;
    }
    if (!(error instanceof Error && 'code' in error && BUSY.includes(String(error.code)))) {
      throw error instanceof Error && /corrupted migrations/.test(error.message) ? new SchemaTooNewError(error) : error;
    }
    onBusy(error);
    await delay(pauseMs);
  }
}

/** All steps in one transaction; answers why they were not taken. */
function takeSteps(db: Db, steps: Migrations): Promise<unknown> {
  return db.connection().execute(async (pinned) => {
    await sql`SELECT set_config('lock_timeout', ${String(LOCK_TIMEOUT_MS)}, false)`.execute(pinned);
    try {
      const provider = { getMigrations: () => Promise.resolve({ ...steps }) };
      return (await new Migrator({ db: pinned, provider }).migrateToLatest()).error;
    } finally {
      await sql`RESET lock_timeout`.execute(pinned);
    }
  });
}

/** The newest migration of the database; undefined where there is no platform yet. */
export async function newestMigration(db: Db): Promise<string | undefined> {
  return (await appliedMigrations(db)).at(-1);
}

/** True where an older build has been at work, so that its data is about to change; a template that nobody used has none. */
export async function isOutdated(db: Db, steps: Migrations): Promise<boolean> {
  const newest = await newestMigration(db);
  const names = Object.keys(steps);
  if (newest === undefined || newest === names.at(-1) || !names.includes(newest)) {
    return false;
  }
  return (await db.selectFrom('settings').select('key').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Takes steps of the schema inside an open transaction, those behind `after` up to `last`. For a database that is being
 * filled from an archive of an older build; who starts a platform calls `migrate`.
 */
export async function migrateWithin(
  tx: Db,
  steps: Migrations,
  { after, last, now }: { readonly after: string | undefined; readonly last: string; readonly now: Date },
): Promise<void> {
  for (const [name, { up }] of Object.entries(steps)) {
    if ((after === undefined || name > after) && name <= last) {
      await up(tx as unknown as Kysely<unknown>);
      await sql`INSERT INTO kysely_migration (name, timestamp) VALUES (${name}, ${now.toISOString()})`.execute(tx);
    }
  }
}

/** why: the migrator reads the whole catalogue first, a third of a second at every start of the embedded database */
async function isCurrent(db: Db, steps: Migrations): Promise<boolean> {
  return (await appliedMigrations(db)).join() === Object.keys(steps).join();
}

async function appliedMigrations(db: Db): Promise<string[]> {
  const exists = await sql<{ found: boolean }>`SELECT to_regclass('kysely_migration') IS NOT NULL AS found`.execute(db);
  if (exists.rows[0]?.found !== true) {
    return [];
  }
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db);
  return rows.map(({ name }) => name);
}

export class SchemaTooNewError extends Error {
  constructor(cause: Error) {
    super('The database was written by a newer build of the platform. Start that build, or restore a snapshot.', {
      cause,
    });
    this.name = 'SchemaTooNewError';
  }
}
