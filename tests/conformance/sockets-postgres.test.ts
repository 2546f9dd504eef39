// Sockets on real PostgreSQL: what another process changes ends those of this one, at once and not with the next round.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { basic, client, parlourRecord } from '../../packages/platform/src/kernel/server/sockets/testing.ts';
import { secretContext } from '../../packages/platform/src/kernel/who/credentials.ts';
import { records } from '../../packages/platform/src/services/index.ts';
import { type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

let postgres: TestPostgres;
let folder: string;
let platform: TestPlatform;
let other: Client;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), 'uos-sockets-postgres-'));
  const databaseUrl = await postgres.createDatabase({ migrated: true });
  platform = await testPlatform({
    dataFolder: folder,
    databaseUrl,
    services: [...records, parlourRecord],
    config: { socketRecheckMs: 3_600_000 },
  });
  other = new Client({ connectionString: databaseUrl });
  await other.connect();
});
afterAll(async () => {
  await other?.end();
  await platform?.stop();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

it('end when another process switches their service off or rotates their secret', async () => {
  const [off, rotated, kept] = await Promise.all(Array.from({ length: 3 }, () => platform.app(['parlour'])));
  if (off === undefined || rotated === undefined || kept === undefined) {
    throw new Error('three apps were made');
  }
  const opened = [off, rotated, kept].map((app) => client(platform, '/parlour/own', basic(app)));
  expect(await Promise.all(opened.map(async (one) => (await one.opened).status))).toEqual([101, 101, 101]);
  await other.query("UPDATE app_services SET status = 'Disabled' WHERE app_id = $1", [off.id]);
  expect(await opened[0]?.closed).toBe(1008);
  const secret = platform.ports.seal.seal('a new one', secretContext(rotated.id, 'AppServiceSecret'));
  await other.query('UPDATE apps SET service_secret = $2 WHERE id = $1', [rotated.id, secret]);
  expect(await opened[1]?.closed).toBe(1008);
  expect(opened[2]?.ws.readyState).toBe(opened[2]?.ws.OPEN);
  opened[2]?.ws.terminate();
});
