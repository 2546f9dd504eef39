// The master key is changed under platforms that go on answering, and a run that was stopped half-way is gone on with.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rotateKey } from '../../packages/platform/src/commands/rotate-key.ts';
import { parseMasterKeys } from '../../packages/platform/src/kernel/keys/master-key.ts';
import { createSeal, keyId } from '../../packages/platform/src/kernel/keys/seal.ts';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

const OLD = 'a1'.repeat(32);
const NEW = 'b2'.repeat(32);
const BOTH = `${NEW},${OLD}`;
const APPS = 12;

let postgres: TestPostgres;
let databaseUrl: string;
let apps: TestApp[];
beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase({ migrated: true });
  const before = await testPlatform({ databaseUrl, masterKey: OLD });
  apps = [];
  for (let count = 0; count < APPS; count += 1) {
    apps.push(await before.app());
  }
  await before.stop();
});
afterAll(() => postgres?.stop());

const self = async ({ origin }: TestPlatform, { id, serviceSecret }: TestApp): Promise<number> =>
  (await fetch(`${origin}/service/app`, { headers: { Authorization: `Basic ${btoa(`${id}:${serviceSecret}`)}` } }))
    .status;

describe('rotate-key on PostgreSQL', () => {
  it('refuses no call while it runs, ends what a stopped run began, and needs the old key no more', async () => {
    const platform = await testPlatform({ databaseUrl, masterKey: BOTH });
    const { db } = platform.ports;
    // what a run that was stopped half-way leaves: some rows sealed with the new key
    const seal = createSeal(parseMasterKeys(BOTH));
    for (const { id } of apps.slice(0, 3)) {
      const row = await db.selectFrom('apps').select('secret').where('id', '=', id).executeTakeFirstOrThrow();
      const context = `apps/${id}/AppSecret`;
      const secret = seal.seal(seal.open(row.secret, context), context);
      await db.updateTable('apps').set({ secret }).where('id', '=', id).execute();
    }
    let rotating = true;
    const statuses = new Set<number>();
    const calls = (async () => {
      while (rotating) {
        for (const app of apps) {
          statuses.add(await self(platform, app));
        }
      }
    })();
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const code = await rotateKey({ databaseUrl, masterKey: BOTH, dataFolder: '/nowhere', json: true }, 'en');
    write.mockRestore();
    rotating = false;
    await calls;
    expect(code).toBe(0);
    expect([...statuses]).toEqual([200]);
    const newest = keyId(Buffer.from(NEW, 'hex'));
    const rows = await db.selectFrom('apps').select(['secret', 'service_secret']).execute();
    expect(rows.flatMap((row) => [row.secret, row.service_secret]).every((one) => one.startsWith(newest))).toBe(true);
    await platform.stop();

    const after = await testPlatform({ databaseUrl, masterKey: NEW });
    expect(await Promise.all(apps.map((app) => self(after, app)))).toEqual(apps.map(() => 200));
    await after.stop();
  });
});
