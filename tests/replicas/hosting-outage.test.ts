// The database goes away under servers that are played on; `npm run soak` keeps it away for longer, and frozen.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { needWall } from '../../scripts/tools.ts';
import { hostingOutage } from '../support/hosting-outage.ts';
import { startPrivate, type TestPostgres } from '../support/postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  needWall();
  postgres = await startPrivate();
});
afterAll(() => postgres?.stop());

it('ends no server, refuses new ones, and loses nothing of what servers say', { timeout: 90_000 }, async () => {
  const databaseUrl = await postgres.createDatabase();
  expect(await hostingOutage({ postgres, databaseUrl, how: 'kill', awayMs: 0 })).toEqual([]);
});
