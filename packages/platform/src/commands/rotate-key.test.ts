import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { json } from '#db/columns';
import { parseMasterKeys } from '#kernel/keys/master-key';
import { reseal } from '#kernel/keys/reseal';
import { createSeal } from '#kernel/keys/seal';
import { sealedOf } from '#kernel/service';
import { type TestApp, testPlatform } from '#testing';
import { records } from '../services/index.ts';
import { openPrivate, sealPrivate } from '../services/passport/players/private/private.ts';
import { rotateKey } from './rotate-key.ts';

const OLD = 'a1'.repeat(32);
const NEW = 'b2'.repeat(32);

let folder: string;
let said = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-rotate-'));
  said = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

const self = (platform: { origin: string }, app: TestApp) =>
  fetch(`${platform.origin}/service/app`, {
    headers: { Authorization: `Basic ${btoa(`${app.id}:${app.serviceSecret}`)}` },
  });

const withPlatform = async <Result>(
  options: Parameters<typeof testPlatform>[0],
  work: (platform: Awaited<ReturnType<typeof testPlatform>>) => Promise<Result>,
): Promise<Result> => {
  const platform = await testPlatform({ dataFolder: folder, ...options });
  try {
    return await work(platform);
  } finally {
    await platform.stop();
  }
};

describe('rotate-key', () => {
  it('makes a new key for the folder, and every secret is read with it', async () => {
    const app = await withPlatform({}, (platform) => platform.app());
    const before = await readFile(join(folder, 'master.key'), 'utf8');
    expect(await rotateKey({ dataFolder: folder, json: true }, 'en')).toBe(0);
    expect(JSON.parse(said)).toMatchObject({ left: [] });
    const after = await readFile(join(folder, 'master.key'), 'utf8');
    expect(after).toMatch(/^[0-9a-f]{64}\n$/);
    expect(after).not.toBe(before);
    await withPlatform({}, async (platform) => expect((await self(platform, app)).status).toBe(200));
  });

  it('seals with the first given key, so that the second is needed no more', async () => {
    const app = await withPlatform({ masterKey: OLD }, (platform) => platform.app());
    expect(await rotateKey({ dataFolder: folder, masterKey: `${NEW},${OLD}`, json: true }, 'en')).toBe(0);
    expect(JSON.parse(said).resealed).toBeGreaterThan(2);
    await withPlatform({ masterKey: NEW }, async (platform) => expect((await self(platform, app)).status).toBe(200));
    await expect(withPlatform({ masterKey: OLD }, async () => undefined)).rejects.toMatchObject({ reason: 'wrong' });
  });

  it('asks for both keys', async () => {
    await expect(rotateKey({ dataFolder: folder, masterKey: NEW, json: false }, 'en')).rejects.toThrow('rotate-key');
  });

  it('refuses a folder without a database, and makes none', async () => {
    const masterKey = `${NEW},${OLD}`;
    await expect(rotateKey({ dataFolder: folder, masterKey, json: false }, 'en')).rejects.toMatchObject({
      code: 'ENOENT',
      path: join(folder, 'database'),
    });
    expect(said).toBe('');
    await expect(access(join(folder, 'database'))).rejects.toThrow('ENOENT');
  });

  it('refuses a folder that a platform has', async () => {
    await withPlatform({}, async () => {
      await expect(rotateKey({ dataFolder: folder, json: true }, 'en')).rejects.toThrow('in use');
    });
  });
});

describe('reseal', () => {
  it('takes many rows over with few statements', async () => {
    await withPlatform({ masterKey: OLD }, async ({ ports, app }) => {
      const { id: app_id, call } = await app(['passport']);
      await call('POST', '/upass/v1/id-domains', { name: '玩家' });
      const common = { app_id, status: 'Active' as const, properties: json({}), display_name: '' };
      const at = ports.clock.now().toISOString();
      const users = Array.from({ length: 300 }, () => {
        const id = ports.ids.uuid();
        return {
          ...common,
          id,
          phone: sealPrivate(ports, 'phone', id, '13800138000'),
          created_at: at,
          modified_at: at,
        };
      });
      await ports.db.insertInto('passport_users').values(users).execute();
      const keys = parseMasterKeys(`${NEW},${OLD}`);
      const seal = createSeal(keys);
      let statements = 0;
      const counted = ports.db.withPlugin({
        transformQuery({ node }) {
          statements += node.kind === 'RawNode' ? 1 : 0;
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      const outcome = await reseal(counted, seal, keys[0], sealedOf(records));
      expect(outcome).toMatchObject({ resealed: expect.toSatisfy((count: number) => count > 300), left: [] });
      const columns = statements;
      expect((await reseal(counted, seal, keys[0], sealedOf(records))).resealed).toBe(0);
      // why: the second time looks at each column alike, and has nothing to write
      expect(columns - (statements - columns)).toBeLessThan(20);
      const row = await ports.db
        .selectFrom('passport_users')
        .selectAll()
        .where('id', '=', users[7]?.id ?? '')
        .executeTakeFirstOrThrow();
      expect(openPrivate({ seal: createSeal(parseMasterKeys(NEW)) }, 'phone', row)).toBe('13800138000');
    });
  });

  it('does nothing the second time, and names a column that nobody listed', async () => {
    await withPlatform({ masterKey: OLD }, async ({ ports, app }) => {
      await app();
      const keys = parseMasterKeys(`${NEW},${OLD}`);
      const seal = createSeal(keys);
      expect((await reseal(ports.db, seal, keys[0], sealedOf(records))).resealed).toBeGreaterThan(2);
      expect(await reseal(ports.db, seal, keys[0], sealedOf(records))).toEqual({ resealed: 0, left: [] });
      await ports.db
        .insertInto('settings')
        .values({ key: 'elsewhere', value: json<unknown>(ports.seal.seal('text', 'nobody knows')) })
        .execute();
      expect(await reseal(ports.db, seal, keys[0], sealedOf(records))).toEqual({
        resealed: 0,
        left: ['settings.value'],
      });
    });
  });
});
