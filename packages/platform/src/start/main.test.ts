import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testPlatform } from '#testing';
import { createPlatform, MasterKeyError } from './main.ts';

describe('createPlatform', () => {
  it('keeps what it acknowledged across a restart on the same folder', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'uos blank '));
    const first = await testPlatform({ dataFolder });
    const app = await first.app();
    await app.call('POST', '/api/v1/buckets/', { name: 'kept' });
    await first.stop();

    const second = await testPlatform({ dataFolder });
    const list = await second.call('GET', '/api/v1/buckets/', undefined, { basic: `${app.id}:${app.serviceSecret}` });
    expect(list.body).toMatchObject([{ name: 'kept' }]);
    await second.stop();
    await rm(dataFolder, { recursive: true });
  });

  it('refuses a second opener of the folder and leaves the first at work', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'uos-'));
    const first = await createPlatform({ dataFolder });
    await expect(createPlatform({ dataFolder })).rejects.toThrow(`in use by process ${process.pid}`);
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
    await first.stop();
    await rm(dataFolder, { recursive: true });
  });

  it('refuses a port that is taken and releases the folder', async () => {
    const first = await createPlatform();
    const dataFolder = await mkdtemp(join(tmpdir(), 'uos-'));
    await expect(createPlatform({ dataFolder, port: first.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await (await createPlatform({ dataFolder })).stop();
    await first.stop();
    await rm(dataFolder, { recursive: true });
  });

  it('that is refused leaves no master key behind, and one that was there stays', async () => {
    const used = await mkdtemp(join(tmpdir(), 'uos-'));
    await (await createPlatform({ dataFolder: used })).stop();
    const key = await readFile(join(used, 'master.key'), 'utf8');
    const files = () => readdir(used).then((names) => names.filter((name) => name.startsWith('master')));
    await expect(createPlatform({ dataFolder: used, masterKey: 'ab'.repeat(32) })).rejects.toThrow(MasterKeyError);
    expect(await readFile(join(used, 'master.key'), 'utf8')).toBe(key);
    await rm(join(used, 'master.key'));
    await expect(createPlatform({ dataFolder: used })).rejects.toThrow(MasterKeyError);
    expect(await files()).toEqual([]);
    await rm(used, { recursive: true });
    const fresh = await mkdtemp(join(tmpdir(), 'uos-'));
    const away = { dataFolder: fresh, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' };
    await expect(createPlatform(away)).rejects.toThrow();
    expect(await readdir(fresh)).toEqual([]);
    await rm(fresh, { recursive: true });
  });

  it('keeps its master key for its owner only', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'uos-'));
    const platform = await createPlatform({ dataFolder });
    const key = await readFile(join(dataFolder, 'master.key'), 'utf8');
    expect(key).toMatch(/^[0-9a-f]{64}\n$/);
    await platform.stop();
    await rm(dataFolder, { recursive: true });
  });
});
