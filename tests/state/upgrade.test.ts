// What every release left behind is taken by today's build: rows, contents, logins and secrets, on both engines.

import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseMasterKeys } from '../../packages/platform/src/kernel/keys/master-key.ts';
import { reseal } from '../../packages/platform/src/kernel/keys/reseal.ts';
import { createSeal } from '../../packages/platform/src/kernel/keys/seal.ts';
import { sealedOf } from '../../packages/platform/src/kernel/service.ts';
import { records } from '../../packages/platform/src/services/index.ts';
import { undoStack } from '../../packages/platform/src/start/open-ports.ts';
import { MIGRATIONS } from '../../packages/platform/src/start/schema.ts';
import { proveArchive } from '../../packages/platform/src/state/archive-reader.ts';
import { exportState } from '../../packages/platform/src/state/export.ts';
import { importState } from '../../packages/platform/src/state/import.ts';
import { openStore, type StoreOptions } from '../../packages/platform/src/state/open-store.ts';
import { signIn, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { type KeptRelease, keptReleases, openRelease, PASSWORDS, RELEASE_KEY } from './releases/kept.ts';

const NEW_KEY = 'd1'.repeat(32);

let postgres: TestPostgres;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), 'uos-upgrade-'));
});
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

type Place = StoreOptions & { readonly dataFolder: string };

const newPlace = async (engine: 'pglite' | 'postgres', name: string): Promise<Place> => ({
  dataFolder: join(folder, name),
  masterKey: RELEASE_KEY,
  ...(engine === 'postgres' ? { databaseUrl: await postgres.createDatabase() } : {}),
});

async function imported(place: Place, from: string): Promise<void> {
  const undo = undoStack();
  try {
    await importState({ ...(await openStore(place, 'write', undo)), now: new Date() }, from, { replace: false });
  } finally {
    await undo.run();
  }
}

async function exported(place: Place, to: string): Promise<string> {
  const undo = undoStack();
  try {
    await exportState(await openStore(place, 'read', undo), to);
    return to;
  } finally {
    await undo.run();
  }
}

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const digestOfFile = async (file: string): Promise<string> => digest(await readFile(file));

it('there is an archive of a release', async () => {
  expect((await keptReleases()).length).toBeGreaterThan(0);
});

describe.each(await keptReleases())('the archive of a release with schema %s', (schema) => {
  let kept: KeptRelease;
  let archive: string;
  const taken = new Map<string, Place>();
  beforeAll(async () => {
    ({ kept, archive } = await openRelease(schema, folder));
  });

  /** The archive taken by this build, once for each engine. */
  const placeOn = async (engine: 'pglite' | 'postgres'): Promise<Place> => {
    const known = taken.get(engine);
    const place = known ?? (await newPlace(engine, `${schema}-${engine}`));
    if (known === undefined) {
      await imported(place, archive);
      taken.set(engine, place);
    }
    return place;
  };

  it('gives the same bytes from either engine, and again when those are taken', async () => {
    const exportOf = async (engine: 'pglite' | 'postgres'): Promise<string> =>
      exported(await placeOn(engine), join(folder, `${schema}-${engine}.tar`));
    // why one after the other: while the embedded engine begins, this process answers nobody, and PostgreSQL counts that
    const first = await exportOf('pglite');
    const second = await exportOf('postgres');
    const again = await newPlace('postgres', `${schema}-again`);
    await imported(again, first);
    const third = await exported(again, join(folder, `${schema}-again.tar`));
    const [wanted, ...others] = await Promise.all([first, second, third].map((file) => digestOfFile(file)));
    expect(others).toEqual([wanted, wanted]);
  });

  describe.each(['pglite', 'postgres'] as const)('on %s', (engine) => {
    let place: Place;
    beforeEach(async () => {
      place = await placeOn(engine);
    });

    it('has every row and the newest schema', async () => {
      const file = await exported(place, join(folder, `${schema}-${engine}-rows.tar`));
      const { manifest } = await proveArchive(file, () => undefined);
      const rows = Object.fromEntries(manifest.tables.map((table) => [table.name, table.rows]));
      expect(rows).toMatchObject(kept.tables);
      expect(manifest.schema).toBe(MIGRATIONS.at(-1));
      expect(manifest.objects.count).toBe(kept.contents.length);
    });

    it('lets everybody in as before, with what they had, and goes over to another master key', async () => {
      const platform = await testPlatform({ ...place, masterKey: `${NEW_KEY},${RELEASE_KEY}` });
      try {
        await everybodyComesIn(platform, kept);
        const keys = parseMasterKeys(`${NEW_KEY},${RELEASE_KEY}`);
        const outcome = await reseal(platform.ports.db, createSeal(keys), keys[0], sealedOf(records));
        expect(outcome).toEqual({ resealed: expect.any(Number), left: [] });
        // secrets of two apps, three passwords of the demo tenant, a person's name, number and phone, the proof of the key
        expect(outcome.resealed).toBeGreaterThanOrEqual(11);
        await everybodyComesIn(platform, kept);
      } finally {
        await platform.stop();
      }
    });
  });
});

async function everybodyComesIn(platform: TestPlatform, kept: KeptRelease): Promise<void> {
  const user = await signIn(platform, { login: 'demo', password: PASSWORDS.user });
  expect((await user.go('/auth/auth-check')).status).toBe(200);
  const admin = await platform.call('POST', '/auth/admin-login', {
    Username: 'operator',
    Password: PASSWORDS.operator,
  });
  expect(admin).toMatchObject({ status: 200, body: { UserName: 'operator', Kind: 'admin' } });
  const Cookie = admin.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const wrong = await platform.call('POST', '/auth/admin-login', { Username: 'operator', Password: PASSWORDS.user });
  expect(wrong.status).toBe(400);
  const billing = { Username: 'billing', Password: PASSWORDS.billing };
  expect((await platform.call('POST', '/auth/bc-admin-login', billing)).status).toBe(200);

  for (const { id, secret, serviceSecret } of [kept.app, kept.demoApp]) {
    const self = await platform.call('GET', '/service/app', undefined, { basic: `${id}:${serviceSecret}` });
    expect(self.status).toBe(200);
    const shown = await platform.call('GET', `/api/app/${id}`, undefined, { headers: { Cookie } });
    expect(shown.body).toMatchObject({ AppSecret: secret, AppServiceSecret: serviceSecret });
  }
  const Authorization = `Bearer ${kept.serviceToken}`;
  expect((await platform.call('GET', '/api/users', undefined, { headers: { Authorization } })).status).toBe(200);
  const money = await platform.call('GET', `/api/balance?orgId=${kept.app.orgId}`, undefined, { headers: { Cookie } });
  expect(money.body).toMatchObject({ Items: [{ Balance: kept.app.balanceYuan }] });

  for (const { address, sha256 } of kept.contents) {
    const content = await fetch(platform.contentOrigin + address);
    expect(digest(Buffer.from(await content.arrayBuffer()))).toBe(sha256);
  }
}
