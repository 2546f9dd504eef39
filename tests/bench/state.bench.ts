// What keeping state costs on the embedded database: a snapshot and a restore of it, an export and an import of the same.
// Goals on two quiet cores: a snapshot within 1 s. A bare copy of the database's folder, taken in turn, is the measure
// that carries from machine to machine: a snapshot takes at most 4 times as long.

import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { undoStack } from '../../packages/platform/src/start/open-ports.ts';
import { exportState } from '../../packages/platform/src/state/export.ts';
import { importState } from '../../packages/platform/src/state/import.ts';
import { openStore } from '../../packages/platform/src/state/open-store.ts';
import { findSnapshot, restoreCopy, takeSnapshot } from '../../packages/platform/src/state/snapshots.ts';

const ROWS = 10_000;
const ROUNDS = 5;
const SNAPSHOT_RATIO = 4;
const NOW = new Date('2026-01-01T00:00:00Z');

const folder = await mkdtemp(join(tmpdir(), 'uos-bench-'));
const dataFolder = join(folder, 'data');
const archive = join(folder, 'archive.tar');
const undo = undoStack();
const store = await openStore({ dataFolder }, 'write', undo);
await sql`INSERT INTO users (id, login, name, status, password_hash, created_at)
  SELECT md5(n::text)::uuid, 'user-' || n, 'User ' || n, 'Active', md5(n::text), ${NOW.toISOString()}
  FROM generate_series(1, ${sql.raw(String(ROWS))}) n`.execute(store.db);

const measured: Record<string, number[]> = { 'copy of the folder': [], snapshot: [], export: [], import: [] };
for (let round = 0; round < ROUNDS; round += 1) {
  measured['copy of the folder']?.push(
    await timed(() => cp(join(dataFolder, 'database'), join(folder, `copy-${round}`), { recursive: true })),
  );
  measured.snapshot?.push(await timed(() => takeSnapshot(store, { name: `round-${round}`, now: NOW })));
  measured.export?.push(await timed(() => exportState(store, archive)));
  measured.import?.push(await timed(() => importState({ ...store, now: NOW }, archive, { replace: true })));
}
await undo.run();
const snapshot = await findSnapshot(dataFolder, 'round-0');
measured.restore = [await timed(() => restoreCopy(dataFolder, snapshot, undefined))];
await rm(folder, { recursive: true, force: true });

const bare = median(measured['copy of the folder'] ?? []);
for (const [name, times] of Object.entries(measured)) {
  console.log(`${name.padEnd(18)} ${median(times).toFixed(0).padStart(6)} ms  ${(median(times) / bare).toFixed(1)}x`);
}
const ratio = median(measured.snapshot ?? []) / bare;
console.log(`goal: a snapshot within ${SNAPSHOT_RATIO}x${ratio > SNAPSHOT_RATIO ? '  MISSED' : ''}`);
process.exitCode = ratio > SNAPSHOT_RATIO ? 1 : 0;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
