// A million requests of three kinds against one process: afterwards it holds at most a tenth more memory than once it
// was warm. UOS_SOAK_REQUESTS sets another number.

import { fork } from 'node:child_process';
import { Agent, request } from 'undici';
import { newBucket, putFile, release } from '../../packages/platform/src/services/cdn/testing.ts';
import { testPlatform } from '../../packages/platform/src/testing.ts';
import { startPostgres } from '../support/postgres.ts';

const REQUESTS = Number(process.env.UOS_SOAK_REQUESTS ?? 1_000_000);
/** Compiled, cached and pooled is everything by then. */
const WARM_UP = Math.max(2000, REQUESTS / 20);
const IN_FLIGHT = 16;
const MOST = 1.1;

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
    process.send?.({ heap: process.memoryUsage().heapUsed, rss: process.memoryUsage().rss });
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
  const memory = (): Promise<{ heap: number; rss: number }> => {
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
  await calls(REQUESTS);
  const after = await memory();
  await agent.close();
  server.disconnect();
  await new Promise((resolve) => server.once('exit', resolve));
  await postgres.stop();
  const ratios = { heap: after.heap / before.heap, rss: after.rss / before.rss };
  const mib = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MiB`;
  console.log(
    `${REQUESTS} requests: heap ${mib(before.heap)} → ${mib(after.heap)} (${ratios.heap.toFixed(2)}x), ` +
      `resident ${mib(before.rss)} → ${mib(after.rss)} (${ratios.rss.toFixed(2)}x), goal ${MOST}`,
  );
  return Math.max(ratios.heap, ratios.rss) > MOST ? 1 : 0;
}
