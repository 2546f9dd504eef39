// An export that is killed at any point leaves the archive of before, whole.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { undoStack } from '../../packages/platform/src/open-ports.ts';
import { newBucket, putFile } from '../../packages/platform/src/services/cdn/testing.ts';
import { proveArchive } from '../../packages/platform/src/state/archive-reader.ts';
import { exportState } from '../../packages/platform/src/state/export.ts';
import { openStore } from '../../packages/platform/src/state/open-store.ts';
import { testPlatform } from '../../packages/platform/src/testing.ts';

const KILLS = 20;
const PROGRAM = join(import.meta.dirname, 'export-program.ts');

let folder: string;
let dataFolder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-killed-'));
  dataFolder = join(folder, 'data');
  const platform = await testPlatform({ dataFolder, masterKey: 'a'.repeat(64) });
  const app = await platform.app();
  const bucket = await newBucket(app);
  for (let index = 0; index < 8; index += 1) {
    await putFile(app, bucket, `file-${index}`, String(index).repeat(300_000));
  }
  await platform.stop();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('an export that is killed', () => {
  it(`leaves the archive of before, in ${KILLS} kills at ${KILLS} moments`, async () => {
    const file = join(folder, 'archive.tar');
    const undo = undoStack();
    const { db, objects } = await openStore({ dataFolder, masterKey: 'a'.repeat(64) }, 'read', undo);
    await exportState({ db, objects }, file);
    const begun = performance.now();
    await exportState({ db, objects }, file);
    const onceMs = performance.now() - begun;
    await undo.run();
    let cutShort = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const child = spawn(process.execPath, ['--conditions=uos:source', PROGRAM, dataFolder, file], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(child.stdout, 'data');
      await delay((onceMs * 1.5 * (kill + 1)) / KILLS);
      child.kill('SIGKILL');
      await once(child, 'close');
      cutShort += (await readdir(folder)).some((name) => name.endsWith('.draft')) ? 1 : 0;
      const { manifest } = await proveArchive(file, () => undefined);
      expect(manifest.objects).toEqual({ count: 8, bytes: 8 * 300_000 });
    }
    expect(cutShort).toBeGreaterThan(KILLS / 2);
    const last = undoStack();
    const store = await openStore({ dataFolder, masterKey: 'a'.repeat(64) }, 'read', last);
    await exportState(store, file);
    await last.run();
    expect((await readdir(folder)).filter((name) => name.endsWith('.draft'))).toEqual([]);
  });
});
