// Removes each guard of the list from a copy of the sources, starts two platforms from it, and runs the race that must
// notice. A race that still passes proves nothing; the same race on the unchanged sources must pass.
// UOS_SOAK_GUARDS keeps those guards whose name contains one of its texts, with commas between them.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { GUARDS } from '../replicas/guards.ts';
import { RACE_ENV, RACES } from '../replicas/races.ts';
import { openFleet } from '../support/fleet.ts';
import { startReplica } from '../support/replica-process.ts';
import { copySources } from '../support/source-copy.ts';

interface Pair {
  readonly ports: readonly number[];
  kill(): Promise<void>;
}

const PROCESSES = 2;
const TRIES = 5;

const wanted = (process.env.UOS_SOAK_GUARDS ?? '').split(',');
const guards = GUARDS.filter(({ name }) => wanted.some((part) => name.includes(part)));
const fleet = await openFleet();
const helper = await testPlatform(fleet.options);
const copy = await copySources();
const problems: string[] = [];

const usual = await openPair({});
for (const name of new Set(guards.map((guard) => guard.race))) {
  const env = RACE_ENV[name];
  const pair = env === undefined ? usual : await openPair(env);
  const failed = await raced(name, pair, 1);
  await (pair === usual ? undefined : pair.kill());
  if (failed !== undefined) {
    problems.push(`"${name}" fails on the sources as they are: ${failed}`);
  }
}
await usual.kill();

for (const guard of guards) {
  const file = join(copy.folder, guard.file);
  const source = await readFile(file, 'utf8');
  await writeFile(
    file,
    source.replace(guard.guarded, () => guard.unguarded),
  );
  const pair = await openPair(RACE_ENV[guard.race] ?? {});
  const noticed = await raced(guard.race, pair, TRIES);
  await pair.kill();
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

/** Two platforms from the copy as it is now. */
async function openPair(env: Readonly<Record<string, string>>): Promise<Pair> {
  const replicas = await Promise.all(
    Array.from({ length: PROCESSES }, () => startReplica({ env: { ...fleet.env, ...env }, root: copy.folder })),
  );
  return {
    ports: replicas.map(({ port }) => port),
    async kill() {
      await Promise.all(replicas.map((replica) => replica.kill()));
    },
  };
}

/** What the race says where it fails within so many tries; undefined where it passes them all. */
async function raced(name: string, { ports }: Pair, tries: number): Promise<string | undefined> {
  const run = RACES[name];
  if (run === undefined) {
    throw new Error(`no race "${name}"`);
  }
  const place = fleet.options.objects ?? '';
  const track = { helper, ports, storedKeys: () => fleet.s3.keys(place) };
  // why: what a race makes by the helper goes to the pair too
  fleet.balancer.use(ports);
  await fleet.balancer.ready();
  try {
    for (let left = tries; left > 0; left -= 1) {
      await run(track);
    }
    return undefined;
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).slice(0, 160);
  }
}
