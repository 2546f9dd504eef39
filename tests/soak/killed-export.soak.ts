// Twenty exports, each killed the hard way at another moment: the archive of before is whole after each.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { newBucket, putFile } from '../../packages/platform/src/services/cdn/testing.ts';
import { undoStack } from '../../packages/platform/src/start/open-ports.ts';
import { proveArchive } from '../../packages/platform/src/state/archive-reader.ts';
import { exportState } from '../../packages/platform/src/state/export.ts';
import { openStore } from '../../packages/platform/src/state/open-store.ts';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { FROM_SOURCE } from '../../scripts/support/workspace.ts';

const KILLS = 20;
const FILES = 8;
const FILE_BYTES = 300_000;
const masterKey = 'a'.repeat(64);
/** Writes archives of one folder again and again. */
const EXPORTER = join(import.meta.dirname, 'support/export-again.ts');

const folder = await mkdtemp(join(tmpdir(), 'uos-soak-'));
const dataFolder = join(folder, 'data');
const file = join(folder, 'archive.tar');
const problems: string[] = [];
let cutShort = 0;

const platform = await testPlatform({ dataFolder, masterKey });
const app = await platform.app();
const bucket = await newBucket(app);
for (let index = 0; index < FILES; index += 1) {
  await putFile(app, bucket, `file-${index}`, String(index).repeat(FILE_BYTES));
}
await platform.stop();
await exportOnce();
const onceMs = await exportOnce();

for (let kill = 1; kill <= KILLS; kill += 1) {
  const args = [FROM_SOURCE, EXPORTER, dataFolder, masterKey, file];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  await delay((onceMs * 1.5 * kill) / KILLS);
  child.kill('SIGKILL');
  await once(child, 'close');
  cutShort += (await drafts()).length > 0 ? 1 : 0;
  await check(`kill ${kill}`);
}
await exportOnce();
if ((await drafts()).length > 0) {
  problems.push('drafts of dead processes stay');
}
await rm(folder, { recursive: true, force: true });

console.log(`${KILLS} kills, ${cutShort} in the middle of an export, ${problems.length} problems`);
for (const problem of problems) {
  console.log(`  ${problem}`);
}
process.exitCode = problems.length === 0 && cutShort > KILLS / 4 ? 0 : 1;

async function exportOnce(): Promise<number> {
  const undo = undoStack();
  const { db, objects } = await openStore({ dataFolder, masterKey }, 'read', undo);
  const begun = performance.now();
  await exportState({ db, objects }, file);
  const ms = performance.now() - begun;
  await undo.run();
  return ms;
}

async function drafts(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.draft'));
}

async function check(when: string): Promise<void> {
  try {
    const { manifest } = await proveArchive(file, () => undefined);
    if (manifest.objects.count !== FILES || manifest.objects.bytes !== FILES * FILE_BYTES) {
      problems.push(`${when}: ${JSON.stringify(manifest.objects)}`);
    }
  } catch (error) {
    problems.push(`${when}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
