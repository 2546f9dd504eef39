// One PostgreSQL for all test files that do not break theirs, with a database whose schema is there already: a server
// of its own costs a file a second and a half, and the schema half a second for each database.

import { join } from 'node:path';
import { run } from '../../scripts/support/run.ts';
import { FROM_SOURCE } from '../../scripts/support/workspace.ts';
import { MIGRATED, SHARED, startPrivate } from './postgres.ts';

/** What Vitest calls before the first file of a project; a second project finds the server of the first. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[SHARED] !== undefined || (process.env.UOS_TEST_DATABASE_URL ?? '') !== '') {
    return undefined;
  }
  // why no failure: only some files need one, and those say themselves how to get it
  const server = await startPrivate().catch(() => undefined);
  if (server === undefined) {
    return undefined;
  }
  const url = await server.createDatabase({ named: MIGRATED });
  const made = await run(process.execPath, [FROM_SOURCE, join(import.meta.dirname, 'migrated-database.ts'), url]);
  if (!made.ok) {
    await server.stop();
    throw new Error(made.output);
  }
  process.env[SHARED] = server.url;
  return async () => {
    delete process.env[SHARED];
    await server.stop();
  };
}
