// The schema of this build: the steps of the core and those that services keep in their own folders, by their names.
import type { Db } from '#db/connect';
import * as steps from '#db/migrate';
import type { ServiceRecord } from '#kernel/service';
import { records } from '../services/index.ts';

/** Every step by name. A service's `2026-11-25-tables` goes by `2026-11-25-push-tables`: by date, then by service. */
export function schemaOf(services: readonly ServiceRecord[]): steps.Migrations {
  const own = services.flatMap(({ contract, migrations = {} }) =>
    Object.entries(migrations).map(([name, step]) => [stepName(contract.name, name), step] as const),
  );
  const all = [...Object.entries(steps.coreMigrations), ...own];
  return Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function stepName(service: string, name: string): string {
  const [, date, words] = /^(\d{4}-\d{2}-\d{2})-([a-z-]+)$/.exec(name) ?? [];
  if (date === undefined) {
    throw new Error(`${service}: a migration is named {date}-{words}, not ${name}`);
  }
  return `${date}-${service}-${words}`;
}

const schema = schemaOf(records);

/** Migrations this build knows, oldest first. */
export const MIGRATIONS: readonly string[] = Object.keys(schema);

export function migrate(db: Db, onBusy: (error: Error) => void = () => undefined): Promise<void> {
  return steps.migrate(db, schema, onBusy);
}

export function isOutdated(db: Db): Promise<boolean> {
  return steps.isOutdated(db, schema);
}

export function migrateWithin(tx: Db, after: string | undefined, last: string, now: Date): Promise<void> {
  return steps.migrateWithin(tx, schema, { after, last, now });
}
