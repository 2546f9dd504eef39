// Brings a database to this build's schema. Kysely's migrator holds an advisory transaction lock, so several
// processes may start at once; a database from a newer build is refused.
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
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

const migrations = {
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
};

/** Migrates to the newest schema; throws `SchemaTooNewError` where a newer build has been at work. */
export async function migrate(db: Db): Promise<void> {
  if (await isCurrent(db)) {
    return;
  }
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  }).migrateToLatest();
  if (error === undefined) {
    return;
  }
  if (error instanceof Error && /corrupted migrations/.test(error.message)) {
    throw new SchemaTooNewError(error);
  }
  throw error;
}

/** why: the migrator reads the whole catalogue first, a third of a second at every start of the embedded database */
async function isCurrent(db: Db): Promise<boolean> {
  const applied = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db).then(
    ({ rows }) => rows.map((row) => row.name),
    () => [],
  );
  return applied.join() === Object.keys(migrations).join();
}

export class SchemaTooNewError extends Error {
  constructor(cause: Error) {
    super('The database was written by a newer build of the platform. Start that build, or restore a snapshot.', {
      cause,
    });
    this.name = 'SchemaTooNewError';
  }
}
