// Removes each guard of the list from a copy of the sources, starts two platforms from it, and runs the race that must
// notice. A race that still passes proves nothing; the same race on the unchanged sources must pass.
// UOS_SOAK_GUARDS keeps those guards whose name contains it.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testPlatform } from '../../packages/platform/src/testing.ts';
import { GUARDS, type Guard } from '../replicas/guards.ts';
import { RACES } from '../replicas/races.ts';
import { openFleet } from '../support/fleet.ts';
import { startReplica } from '../support/replica-process.ts';
import { copySources } from '../support/source-copy.ts';

const PROCESSES = 2;
const TRIES = 5;

const wanted = process.env.UOS_SOAK_GUARDS ?? '';
const guards = GUARDS.filter(({ name }) => name.includes(wanted));
const fleet = await openFleet();
const helper = await testPlatform(fleet.options);
const copy = await copySources();
const problems: string[] = [];

for (const guard of guards) {
  const whole = await race(guard, 1);
  if (whole !== undefined) {
    problems.push(`"${guard.race}" fails on the sources as they are: ${whole}`);
  }
  const file = join(copy.folder, guard.file);
  const source = await readFile(file, 'utf8');
  await writeFile(
    file,
    source.replace(guard.guarded, () => guard.unguarded),
  );
  const noticed = await race(guard, TRIES);
  await writeFile(file, source);
  if (noticed === undefined) {
    problems.push(`without the guard "${guard.name}" the race "${guard.race}" still passes`);
  }
  console.log(`${noticed === undefined ? '✗' : '✓'} ${guard.name}: ${noticed ?? 'nobody noticed'}`);
}

await helper.stop();
await fleet.stop();
await copy.remove();
console.log(`${guards.length} guards removed, ${problems.length} problems`);
for (const problem of problems) {
  console.log(`  ${problem}`);
}
process.exitCode = problems.length === 0 ? 0 : 1;

/** What the race says where it fails within so many tries; undefined where it passes them all. */
async function race(guard: Guard, tries: number): Promise<string | undefined> {
  const run = RACES[guard.race];
  if (run === undefined) {
    throw new Error(`no race "${guard.race}"`);
  }
  const replicas = await Promise.all(
    Array.from({ length: PROCESSES }, () => startReplica({ env: fleet.env, root: copy.folder })),
  );
  const place = fleet.options.objects ?? '';
  const track = { helper, ports: replicas.map(({ port }) => port), storedKeys: () => fleet.s3.keys(place) };
  try {
    for (let left = tries; left > 0; left -= 1) {
      await run(track);
    }
    return undefined;
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).slice(0, 160);
  } finally {
    await Promise.all(replicas.map((replica) => replica.kill()));
  }
}
