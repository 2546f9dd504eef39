// What a call of the platform costs beside a bare `node:http` that sends the same statements through the same driver:
// requests per second, taken in turn in one run, on both engines. Goals: a read at 0.65 of the speed of the bare one or
// better, a write at 0.55; with 50 readers at once the slowest hundredth within 5 times the median, and `/livez`, asked
// beside 40 readers and 10 writers, within 250 ms for all but a hundredth.

import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { findBucket, updateBucket } from '../../packages/platform/src/services/cdn/store/buckets.ts';
import { newBucket, putFile, release } from '../../packages/platform/src/services/cdn/testing.ts';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { startPostgres } from '../support/postgres.ts';

const GOALS = { read: 0.65, write: 0.55 };
const ROUNDS = 12;
const CALLS = { read: 600, write: 150 };
const IN_FLIGHT = 8;
const READERS = 50;
const SPREAD = 5;
const BESIDE = { read: 40, write: 10 };
const LIVE_MS = 250;
const PROBE_MS = 5;

type Kind = keyof typeof GOALS;
interface Served {
  readonly platform: string;
  readonly bare: string;
  readonly basic: string;
  readonly bucket: string;
}

if (process.argv[2] === 'serve') {
  await serve(process.argv[3]);
} else {
  process.exitCode = await measure();
}

async function serve(databaseUrl: string | undefined): Promise<void> {
  const platform = await testPlatform({
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    config: { strictReplies: false },
  });
  const app = await platform.app();
  const bucket = await newBucket(app);
  await putFile(app, bucket, 'index.html', '<p>bench</p>');
  await release(app, bucket);
  const { db } = platform.ports;
  const change = { description: 'bench', modified_at: platform.ports.clock.now().toISOString(), modified_by: 'bench' };
  const bare = createServer((incoming, outgoing) => {
    const row =
      incoming.method === 'GET'
        ? findBucket(db, app.id, bucket)
        : db.transaction().execute(async (tx) => {
            await updateBucket(tx, app.id, bucket, { ...change, modified_by_name: 'bench' });
            return findBucket(tx, app.id, bucket);
          });
    incoming.resume();
    row.then((found) => {
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found));
    }, console.error);
  });
  bare.listen(0, '127.0.0.1', () => {
    const served: Served = {
      platform: `${platform.origin}/api/v1/buckets/${bucket}/`,
      bare: `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`,
      basic: `Basic ${btoa(`${app.id}:${app.serviceSecret}`)}`,
      bucket,
    };
    process.send?.(served);
  });
  process.once('disconnect', () => {
    bare.close();
    platform.stop().catch(console.error);
  });
}

async function measure(): Promise<number> {
  const postgres = await startPostgres();
  let missed = 0;
  for (const engine of ['pglite', 'postgres'] as const) {
    const database = engine === 'postgres' ? [await postgres.createDatabase()] : [];
    const server = fork(import.meta.filename, ['serve', ...database], { execArgv: process.execArgv });
    const served = await new Promise<Served>((resolve) => server.once('message', (value) => resolve(value as Served)));
    missed += await compare(engine, 'read', served);
    missed += await compare(engine, 'write', served);
    missed += await spread(engine, served);
    missed += await alive(engine, served);
    server.disconnect();
    await new Promise((resolve) => server.once('exit', resolve));
  }
  await postgres.stop();
  return missed === 0 ? 0 : 1;
}

async function compare(engine: string, kind: Kind, served: Served): Promise<number> {
  const dispatcher = new Agent({ connections: IN_FLIGHT });
  const perSecond = { bare: [] as number[], platform: [] as number[] };
  // why one more: the first round only warms up
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const side of round % 2 === 0 ? (['bare', 'platform'] as const) : (['platform', 'bare'] as const)) {
      const times = await calls(served, side, kind, { count: CALLS[kind], inFlight: IN_FLIGHT, dispatcher });
      perSecond[side].push((CALLS[kind] / times.totalMs) * 1000);
    }
  }
  await dispatcher.close();
  const ratio = median(perSecond.platform.slice(1).map((rate, index) => rate / (perSecond.bare[index + 1] ?? 1)));
  const isMissed = ratio < GOALS[kind];
  const rates = `bare ${median(perSecond.bare.slice(1)).toFixed(0)}/s, platform ${median(perSecond.platform.slice(1)).toFixed(0)}/s`;
  console.log(`${engine} ${kind}  ${rates}  ${ratio.toFixed(2)}x  goal ${GOALS[kind]}${isMissed ? '  MISSED' : ''}`);
  return isMissed ? 1 : 0;
}

async function spread(engine: string, served: Served): Promise<number> {
  const dispatcher = new Agent({ connections: READERS });
  await calls(served, 'platform', 'read', { count: READERS * 4, inFlight: READERS, dispatcher });
  const { each } = await calls(served, 'platform', 'read', { count: READERS * 30, inFlight: READERS, dispatcher });
  await dispatcher.close();
  const sorted = each.toSorted((a, b) => a - b);
  const p50 = median(sorted);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  const isMissed = p99 > SPREAD * p50;
  const verdict = `${(p99 / p50).toFixed(1)}x  goal ${SPREAD}${isMissed ? '  MISSED' : ''}`;
  console.log(`${engine} ${READERS} readers  p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms  ${verdict}`);
  return isMissed ? 1 : 0;
}

async function alive(engine: string, served: Served): Promise<number> {
  const dispatcher = new Agent({ connections: READERS });
  const load = (kind: Kind) =>
    calls(served, 'platform', kind, { count: BESIDE[kind] * 60, inFlight: BESIDE[kind], dispatcher });
  const livez = new URL('/livez', served.platform);
  const each: number[] = [];
  let isOver = false;
  const probe = async (): Promise<void> => {
    while (!isOver) {
      const asked = performance.now();
      const { body } = await request(livez);
      await body.dump();
      each.push(performance.now() - asked);
      await delay(PROBE_MS);
    }
  };
  const probing = probe();
  await Promise.all([load('read'), load('write')]);
  isOver = true;
  await probing;
  await dispatcher.close();
  const sorted = each.toSorted((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  const isMissed = p99 > LIVE_MS;
  const verdict = `goal ${LIVE_MS} ms${isMissed ? '  MISSED' : ''}`;
  console.log(
    `${engine} /livez beside them  ${each.length} times, p50 ${median(sorted).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms  ${verdict}`,
  );
  return isMissed ? 1 : 0;
}

async function calls(
  served: Served,
  side: 'bare' | 'platform',
  kind: Kind,
  { count, inFlight, dispatcher }: { readonly count: number; readonly inFlight: number; readonly dispatcher: Agent },
): Promise<{ totalMs: number; each: number[] }> {
  const each: number[] = [];
  const headers = { authorization: served.basic, 'content-type': 'application/json' };
  const begun = performance.now();
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      const asked = performance.now();
      const { statusCode, body } = await request(served[side], {
        dispatcher,
        headers,
        ...(kind === 'read' ? {} : { method: 'PUT', body: JSON.stringify({ description: `bench ${next}` }) }),
      });
      const text = await body.text();
      each.push(performance.now() - asked);
      if (statusCode !== 200) {
        throw new Error(`${side} ${kind} answered ${statusCode}: ${text}`);
      }
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  return { totalMs: performance.now() - begun, each };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
