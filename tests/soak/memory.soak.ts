// A million requests of three kinds against one process: afterwards it holds at most a tenth more memory than once it
// was warm. Told ten times on the way, so that growth that ends is told from growth that goes on.
// UOS_SOAK_REQUESTS sets another number.

import { fork } from 'node:child_process';
import { Agent, request } from 'undici';
import { newBucket, putFile, release } from '../../packages/platform/src/services/cdn/testing.ts';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { startPostgres } from '../support/postgres.ts';

const REQUESTS = Number(process.env.UOS_SOAK_REQUESTS ?? 1_000_000);
/** Compiled, cached and pooled is everything by then. */
const WARM_UP = Math.max(2000, REQUESTS / 20);
const IN_FLIGHT = 32;
const MOST = 1.1;
const PARTS = 10;

interface Served {
  readonly urls: readonly string[];
  readonly basic: string;
}

if (process.argv[2] === 'serve') {
  await serve(process.argv[3] ?? '');
} else {
  process.exitCode = await measure();
}

async function serve(databaseUrl: string): Promise<void> {
  const platform = await testPlatform({ databaseUrl, config: { strictReplies: false } });
  const app = await platform.app();
  const bucket = await newBucket(app);
  await putFile(app, bucket, 'index.html', '<p>soak</p>');
  const { releaseid } = await release(app, bucket);
  const served: Served = {
    urls: [
      `${platform.origin}/api/v1/buckets/${bucket}/`,
      `${platform.origin}/api/v1/buckets/${bucket}/entries/?per_page=10`,
      `${platform.contentOrigin}/bytes/${app.id}/${releaseid}/index.html`,
    ],
    basic: `Basic ${btoa(`${app.id}:${app.serviceSecret}`)}`,
  };
  process.on('message', () => {
    globalThis.gc?.();
    globalThis.gc?.();
    process.send?.(process.memoryUsage());
  });
  process.once('disconnect', () => {
    platform.stop().catch(console.error);
  });
  process.send?.(served);
}

async function measure(): Promise<number> {
  const postgres = await startPostgres();
  const server = fork(import.meta.filename, ['serve', await postgres.createDatabase()], {
    execArgv: [...process.execArgv, '--expose-gc'],
  });
  const said = <Value>(): Promise<Value> =>
    new Promise((resolve) => server.once('message', (value) => resolve(value as Value)));
  const memory = (): Promise<NodeJS.MemoryUsage> => {
    server.send('memory');
    return said();
  };
  const { urls, basic } = await said<Served>();
  const agent = new Agent({ connections: IN_FLIGHT });
  const calls = async (count: number): Promise<void> => {
    let next = 0;
    const worker = async (): Promise<void> => {
      while (next < count) {
        next += 1;
        const url = urls[next % urls.length] ?? '';
        const { statusCode, body } = await request(url, { dispatcher: agent, headers: { authorization: basic } });
        await body.dump();
        if (statusCode !== 200) {
          throw new Error(`${url} answered ${statusCode}`);
        }
      }
    };
    await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
  };
  await calls(WARM_UP);
  const before = await memory();
  console.log(`${WARM_UP} requests to warm up: ${told(before)}`);
  let after = before;
  for (let part = 1; part <= PARTS; part += 1) {
    await calls(REQUESTS / PARTS);
    after = await memory();
    console.log(`${(REQUESTS / PARTS) * part} requests: ${told(after)}`);
  }
  await agent.close();
  server.disconnect();
  await new Promise((resolve) => server.once('exit', resolve));
  await postgres.stop();
  const heap = after.heapUsed / before.heapUsed;
  const resident = after.rss / before.rss;
  console.log(`heap ${heap.toFixed(2)}x, resident ${resident.toFixed(2)}x of what they were, goal ${MOST}`);
  return Math.max(heap, resident) > MOST ? 1 : 0;
}

/** What of the resident memory is the program's own, what V8 keeps for itself, and what lies outside of both. */
function told({ heapUsed, heapTotal, external, rss }: NodeJS.MemoryUsage): string {
  const mib = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MiB`;
  return `heap ${mib(heapUsed)} of ${mib(heapTotal)}, external ${mib(external)}, resident ${mib(rss)}`;
}
