// Odd requests of every served operation, by the hundred, nested, flooded with keys and with control characters among
// them, and bodies that never come: no failure inside, nothing of the inside shown, every answer
// in its declared shape, and the memory of the platform back where it was. UOS_SOAK_REQUESTS sets how many for each
// operation, UOS_SOAK_SEED which ones, UOS_SOAK_ONLY the first words of operations, UOS_TEST_ENGINE=postgres the engine.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { fuzz } from '../conformance/fuzz/run.ts';
import { stall } from '../conformance/fuzz/stall.ts';
import { startPostgres } from '../support/postgres.ts';

const PER_OPERATION = Number(process.env.UOS_SOAK_REQUESTS ?? 500);
const SEED = Number(process.env.UOS_SOAK_SEED ?? 1);
const ONLY = process.env.UOS_SOAK_ONLY;
/** Rounds of bodies that never come. */
const STALLS = 3;
const MEMORY_RATIO = 1.2;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const postgres = process.env.UOS_TEST_ENGINE === 'postgres' ? await startPostgres() : undefined;
const config = { bodyTimeoutMs: 500, bodyIdleMs: 500 };
const platform = await testPlatform({
  config,
  ...(postgres === undefined ? {} : { databaseUrl: await postgres.createDatabase() }),
});
const only = ONLY === undefined ? {} : { only: ONLY.split(',') };

// why first: schemas, statements and code that are made once are no leak
await fuzz(platform, { perOperation: 20, seed: SEED + 1, ...only });
const before = usedMegabytes();
const started = performance.now();
const {
  requests,
  operations,
  statuses,
  problems: found,
} = await fuzz(platform, {
  ...{ perOperation: PER_OPERATION, seed: SEED, ...only },
  onOperation(id, done) {
    if (done % (PER_OPERATION * 20) === 0) {
      console.log(`${done} requests, ${id}, ${usedMegabytes()} MB`);
    }
  },
  // why at once: a run of half an hour that is cut off has said what it found
  onProblem: (text) => console.log(`  ${text}`),
});
const problems = [...found];
for (let round = 0; ONLY === undefined && round < STALLS; round += 1) {
  problems.push(...(await stall(platform, 15_000)).problems);
}
const after = usedMegabytes();
const seconds = Math.round((performance.now() - started) / 1000);
await platform.stop();
await postgres?.stop();

const engine = postgres === undefined ? 'the embedded database' : 'PostgreSQL';
console.log(
  `${requests} requests of ${operations} operations on ${engine} in ${seconds} s: ${JSON.stringify(statuses)}`,
);
console.log(`memory ${before} MB before, ${after} MB after; ${problems.length} problems`);
const leaked = after > before * MEMORY_RATIO;
if (leaked) {
  console.log(`  memory grew by more than ${MEMORY_RATIO}`);
}
process.exit(problems.length > 0 || leaked ? 1 : 0);

function usedMegabytes(): number {
  collectGarbage();
  return Math.round(process.memoryUsage().heapUsed / 1e5) / 10;
}
