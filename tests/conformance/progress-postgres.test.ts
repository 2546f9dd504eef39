// Battle passes that are deleted under many hands, on real PostgreSQL: PGlite has one connection and no race to lose. What
// is taken and added at once is raced over four processes in `tests/replicas`.
import { afterAll, beforeAll, describe, it } from 'vitest';
import { type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { openProgress, resetRound } from '../support/progress-round.ts';

let postgres: TestPostgres;
let platform: TestPlatform;
beforeAll(async () => {
  postgres = await startPostgres();
  platform = await testPlatform({ databaseUrl: await postgres.createDatabase({ migrated: true }), clock: 'test' });
});
afterAll(async () => {
  await platform?.stop();
  await postgres?.stop();
});

describe('many at once', () => {
  it('get through beside whoever deletes what they take', async () => {
    await resetRound(await openProgress(platform), 8);
  });
});
