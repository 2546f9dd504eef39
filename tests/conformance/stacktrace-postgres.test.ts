// Races of crashes against the symbols that they wait for, on real PostgreSQL.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeIndex } from '../../packages/platform/src/services/stacktrace/make-index.ts';
import { announced, reported } from '../../packages/platform/src/services/stacktrace/testing.ts';
import { type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { stackRound } from '../support/stack-round.ts';

const ROUNDS = 4;
/** What makes an index is a process that begins first. */
const PATIENT = { interval: 20, timeout: 60_000 } as const;

let postgres: TestPostgres;
let platform: TestPlatform;
beforeAll(async () => {
  postgres = await startPostgres();
  platform = await testPlatform({ databaseUrl: await postgres.createDatabase({ migrated: true }) });
});
afterAll(async () => {
  await platform?.stop();
  await postgres?.stop();
});

describe('a crash', () => {
  it('that is being kept unread when its symbols come is read by whoever brings them', {
    timeout: 150_000,
  }, async () => {
    const app = await platform.app(['stacktrace']);
    await reported(app);
    const symbolId = await announced(app);
    const { db } = platform.ports;
    const both = await db.transaction().execute(async (tx) => {
      await tx.selectFrom('stack_groups').selectAll().where('app_id', '=', app.id).forNoKeyUpdate().execute();
      const arriving = reported(app);
      await expect.poll(waiting, PATIENT).toBeGreaterThanOrEqual(1);
      const before = await waiting();
      const indexing = makeIndex(platform.ports, symbolId, new AbortController().signal);
      await expect.poll(waiting, PATIENT).toBeGreaterThan(before);
      return [arriving, indexing] as const;
    });
    await Promise.all(both);
    const records = await db.selectFrom('stack_records').selectAll().where('app_id', '=', app.id).execute();
    expect(records.map(({ status, missing_build_ids: missing }) => [status, missing])).toEqual([
      ['finished', []],
      ['finished', []],
    ]);
  });

  it('is read in the end, however reports, readings and its symbols come together', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      expect(await stackRound(platform)).toEqual([]);
    }
  });
});

/** How many wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(platform.ports.db);
  return rows[0]?.n ?? 0;
}
