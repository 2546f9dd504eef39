// Images on a real platform: from an uploaded archive to a folder, what is refused on the way, and what goes on after a
// platform that died.
import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';
import { createBuilds } from './builds.ts';
import { HOSTILE, tarOf } from './hostile.ts';
import { type BuildRequest, STAGES, type Stage } from './port.ts';
import { unpack } from './unpack.ts';
import { BadArchive } from './zip.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.stop());

const appId = randomUUID();
const text = (value: string) => new TextEncoder().encode(value);
const never = new AbortController().signal;

async function request(bytes: Uint8Array, more: Partial<BuildRequest> = {}): Promise<BuildRequest> {
  const { uploads, db, clock } = platform.ports;
  const md5 = createHash('md5').update(bytes).digest('hex');
  const token = await db.transaction().execute((tx) =>
    uploads.token(tx, {
      ...{ appId, purpose: 'test', filename: 'server.bin', size: bytes.length, md5, maxBytes: 1e9 },
      now: clock.now().toISOString(),
    }),
  );
  if (!token.present) {
    const reply = await fetch(token.uploadUrl, { method: 'PUT', body: bytes });
    expect(reply.status).toBe(200);
  }
  return {
    ...{ id: randomUUID(), appId, logGroup: 'images', attempt: 1, os: 'default' },
    archive: { md5, size: bytes.length, filename: 'server.bin' },
    ...more,
  };
}

async function build(wanted: BuildRequest, onStage: (stage: Stage) => Promise<void> = async () => undefined) {
  return platform.ports.builds.run(wanted, { signal: never, onStage });
}

async function folderOf(outcome: Awaited<ReturnType<typeof build>>): Promise<string> {
  if (outcome.status !== 'success') {
    throw new Error(JSON.stringify(outcome));
  }
  return platform.ports.builds.folder(appId, outcome.contentHash);
}

const files = { server: text('#!/bin/sh\n'), 'data/map.txt': text('fog') };

describe('a build', () => {
  it('goes through its stages to a folder, with a line at the start and the end of each', async () => {
    const wanted = await request(zipSync(files), { entrypoint: 'server' });
    const seen: Stage[] = [];
    const outcome = await build(wanted, async (stage) => void seen.push(stage));
    expect(seen).toEqual(STAGES);
    const folder = await folderOf(outcome);
    expect(await readdir(folder)).toEqual(['data', 'server']);
    expect(await readFile(`${folder}/data/map.txt`, 'utf8')).toBe('fog');
    expect((await stat(`${folder}/server`)).mode & 0o777).toBe(0o755);
    expect((await stat(`${folder}/data/map.txt`)).mode & 0o777).toBe(0o644);
    const lines = await platform.ports.logs.tail({ appId, group: 'images', name: wanted.id }, 100);
    for (const stage of STAGES) {
      const of = lines.filter(({ tag }) => tag === stage).map((line) => line.text);
      expect([of.at(0), of.at(-1)]).toEqual([`${stage} begins`, `${stage} is done`]);
    }
  });

  it('of equal content is one folder, whatever it was packed in', async () => {
    const members = [
      { name: 'server', content: '#!/bin/sh\n', mode: 0o755 },
      { name: 'data', type: 'directory' as const },
      { name: 'data/map.txt', content: 'fog' },
    ];
    const zip = await build(await request(zipSync(files), { entrypoint: 'server' }));
    const tar = await build(await request(gzipSync(await tarOf(members))));
    expect(await folderOf(tar)).toBe(await folderOf(zip));
    const program = await folderOf(await build(await request(text('#!/bin/sh\necho hello\n'))));
    expect((await stat(`${program}/server.bin`)).mode & 0o777).toBe(0o755);
  });

  it('keeps links that stay inside', async () => {
    const link = { os: 3, attrs: (0o120777 << 16) >>> 0 } as const;
    const folder = await folderOf(
      await build(await request(zipSync({ 'lib/a.so.1': text('so'), 'lib/a.so': [text('a.so.1'), link] }))),
    );
    expect(await readFile(`${folder}/lib/a.so`, 'utf8')).toBe('so');
  });

  it('fails at its check where the entrypoint or the program of its system is not there', async () => {
    expect(await build(await request(zipSync(files), { entrypoint: 'other' }))).toEqual({
      ...{ status: 'failure', stage: 'check', reason: 'the entrypoint other is no file of the image' },
    });
    expect(await build(await request(zipSync(files), { os: 'dotnet-runtime:8.0' }))).toMatchObject({
      ...{ status: 'failure', stage: 'check', reason: expect.stringContaining('dotnet') },
    });
  });

  it('goes on behind the last checkpoint, and one of an older attempt ends', async () => {
    const wanted = await request(zipSync({ a: text('resumed') }));
    const died = build(wanted, async (stage) => {
      if (stage === 'rsync') {
        throw new Error('the platform died');
      }
    });
    await expect(died).rejects.toThrow('the platform died');
    const seen: Stage[] = [];
    const outcome = await build(wanted, async (stage) => void seen.push(stage));
    expect(outcome.status).toBe('success');
    expect(seen[0]).toBe('rsync');
    const older = await build({ ...wanted, attempt: 2 }, async (stage) => {
      if (stage === 'download') {
        expect((await build({ ...wanted, attempt: 3 })).status).toBe('success');
      }
    });
    expect(older).toEqual({ status: 'superseded' });
    expect(await build({ ...wanted, attempt: 1 })).toEqual({ status: 'superseded' });
  });

  it('whose turn is sent again while the one before hangs goes on without it', async () => {
    const wanted = await request(zipSync({ a: text('sent again') }));
    const hangs = Promise.withResolvers<void>();
    const isHanging = Promise.withResolvers<void>();
    const first = build(wanted, async (stage) => {
      if (stage === 'check') {
        isHanging.resolve();
        await hangs.promise;
      }
    });
    await isHanging.promise;
    const second = build(wanted);
    hangs.resolve();
    expect(await first).toEqual({ status: 'superseded' });
    const outcome = await second;
    expect(await readFile(`${await folderOf(outcome)}/a`, 'utf8')).toBe('sent again');
    const lines = await platform.ports.logs.tail({ appId, group: 'images', name: wanted.id }, 100);
    expect(lines.at(-1)?.text).toBe('build_docker_image is done');
  });

  it('that dies between the archive and its row leaves nothing once its image is gone', async () => {
    const { db, objects, builds, uploads, processes, logs, log, ids } = platform.ports;
    const wanted = await request(zipSync({ a: text('dies at its end') }));
    const folder = await mkdtemp(join(tmpdir(), 'uos-dies-'));
    const dying: typeof objects = {
      ...objects,
      async draft(source, limitBytes) {
        const draft = await objects.draft(source, limitBytes);
        return {
          ...draft,
          keep: async (tenant) => {
            await draft.keep(tenant);
            throw new Error('the platform died');
          },
        };
      },
    };
    const mortal = createBuilds({ db, objects: dying, ids, log, logs, uploads, processes, folder });
    const died = mortal.run(wanted, { signal: never, onStage: async () => undefined });
    await expect(died).rejects.toThrow('the platform died');
    const tenant = `images-${appId}`;
    expect(await objects.has(tenant, wanted.archive)).toBe(true);
    await builds.remove(db, wanted.id);
    expect(await objects.has(tenant, wanted.archive)).toBe(false);
    await rm(folder, { recursive: true });
  });

  it('makes the folder again on a node that does not have it', async () => {
    const outcome = await build(await request(zipSync({ a: text('made again') })));
    const folder = await folderOf(outcome);
    await rm(folder, { recursive: true });
    expect(await readFile(`${await folderOf(outcome)}/a`, 'utf8')).toBe('made again');
    await expect(platform.ports.builds.folder(appId, 'f'.repeat(64))).rejects.toThrow('no image');
  });

  it('is removed with what nobody else needs', async () => {
    const bytes = zipSync({ a: text('removed') });
    const [one, two] = [await request(bytes), await request(bytes)];
    const folder = await folderOf(await build(one));
    await build(two);
    const { db, builds, objects } = platform.ports;
    await builds.remove(db, one.id);
    expect(await readdir(folder)).toEqual(['a']);
    await builds.remove(db, two.id);
    await expect(readdir(folder)).rejects.toThrow('ENOENT');
    expect(await objects.has(`images-${appId}`, two.archive)).toBe(false);
  });
});

describe('a hostile archive', () => {
  const limits = { bytes: 1024 * 1024, files: 100 };

  it('ends its build in words for whoever sent it, and nothing of it stays', async () => {
    const [first] = HOSTILE;
    const wanted = await request((await first?.bytes()) ?? new Uint8Array(), { limits });
    expect(await build(wanted)).toEqual({
      ...{ status: 'failure', stage: 'decompress', reason: expect.stringMatching(first?.reason ?? '') },
    });
    expect(
      await platform.ports.db.selectFrom('image_contents').selectAll().where('md5', '=', wanted.archive.md5).execute(),
    ).toEqual([]);
  });

  for (const { name, bytes, reason } of HOSTILE) {
    it(`is refused: ${name}`, async () => {
      const folder = await mkdtemp(join(tmpdir(), 'uos-hostile-'));
      await writeFile(join(folder, 'archive'), await bytes());
      const unpacked = unpack(join(folder, 'archive'), 'server.bin', join(folder, 'deep', 'root'), limits);
      await expect(unpacked).rejects.toThrow(reason);
      await expect(unpacked).rejects.toBeInstanceOf(BadArchive);
      expect((await readdir(folder)).toSorted()).toEqual(['archive', 'deep']);
      expect(await readdir(join(folder, 'deep'))).toEqual(['root']);
      await rm(folder, { recursive: true });
    });
  }
});
