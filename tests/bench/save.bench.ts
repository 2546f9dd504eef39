// What a save of a megabyte costs: permission, PUT and confirmation beside one plain PUT of as many bytes to the platform's
// own upload address, as a ratio of time, taken in turn in one run. Goal: no more than three times as long.
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { must as cdnMust, newBucket } from '../../packages/platform/src/services/cdn/testing.ts';
import { asPlayer, md5Of, noise, saved } from '../../packages/platform/src/services/save/testing.ts';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';

const GOAL = 3;
const [ROUNDS, BYTES, WARM] = [60, 1_000_000, 8];

const folder = await mkdtemp(join(tmpdir(), 'uos-bench-'));
const platform = await testPlatform({ dataFolder: join(folder, 'data') });
const app = await platform.app(['save', 'asset-streaming']);
const ana = asPlayer(platform, app, 'ana');
await app.call('POST', '/usave/v1/app-config', { maxBytesPerUser: 5_000_000_000, keepVersions: 0 });
const bucket = await newBucket(app);
const { saveId } = await saved(ana, noise(BYTES));

const [plain, whole]: [number[], number[]] = [[], []];
for (let round = -WARM; round < ROUNDS; round += 1) {
  const [bytes, progress] = [noise(BYTES), noise(BYTES)];
  const path = { path: `f${round}`, content_hash: md5Of(bytes), content_size: BYTES, signed_url: true };
  const { signed_url } = await cdnMust<{ signed_url: string }>(app, 'POST', `/buckets/${bucket}/entries/`, path);
  const [put, save] = [
    await msOf(async () => {
      const answer = await fetch(signed_url, { method: 'PUT', body: new Uint8Array(bytes) });
      await answer.arrayBuffer();
      if (!answer.ok) {
        throw new Error(`the plain PUT answered ${answer.status}`);
      }
    }),
    await msOf(() => saved(ana, progress, { saveId })),
  ];
  if (round >= 0) {
    plain.push(put);
    whole.push(save);
  }
}
await platform.stop();
await rm(folder, { recursive: true, force: true });

const ratio = median(whole) / median(plain);
const load = loadavg()
  .map((one) => one.toFixed(1))
  .join(' ');
console.info(`plain PUT ${median(plain).toFixed(1)} ms, save ${median(whole).toFixed(1)} ms, load ${load}`);
console.info(
  `${ratio <= GOAL ? 'ok  ' : 'MISS'} a save of 1 MB beside a plain PUT: ${ratio.toFixed(2)}x (goal ${GOAL}x)`,
);
if (ratio > GOAL) {
  process.exitCode = 1;
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
