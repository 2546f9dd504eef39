// What a download from the platform costs beside a bare `node:http` that asks the same database one question and
// streams the same file, as a ratio of time, taken in turn in one run. Goals: half the speed of
// the bare one for 8 KiB, 0.8 of it for 100 MB.

import { fork } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Agent, request } from 'undici';
import { newBucket, putFile, release } from '../../packages/platform/src/services/cdn/testing.ts';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';

const ROUNDS = 12;
const FILES = {
  small: { bytes: 8 * 1024, downloads: 400, inFlight: 8, goal: 0.5 },
  large: { bytes: 100_000_000, downloads: 4, inFlight: 2, goal: 0.8 },
};

type Name = keyof typeof FILES;
type Urls = Readonly<Record<Name, { platform: string; bare: string }>>;

if (process.argv[2] === 'serve') {
  await serve();
} else {
  process.exitCode = await measure();
}

async function serve(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'uos-bench-'));
  const platform = await testPlatform({ dataFolder: folder });
  const app = await platform.app();
  const bucket = await newBucket(app);
  const contents = Object.entries(FILES).map(([name, { bytes }]) => ({ name, content: name.padEnd(bytes, '.') }));
  for (const { name, content } of contents) {
    await putFile(app, bucket, name, content);
  }
  const { releaseid } = await release(app, bucket);
  const bare = createServer((incoming, outgoing) => {
    const { db } = platform.ports;
    const path = incoming.url?.slice(1) ?? '';
    const row = db
      .selectFrom('cdn_release_entries')
      .selectAll()
      .where('release_id', '=', releaseid)
      .where('path', '=', path)
      .executeTakeFirstOrThrow();
    row.then(({ md5: hash, size }) => {
      outgoing.writeHead(200, { 'content-length': size, etag: hash });
      createReadStream(join(folder, 'objects', app.id, hash.slice(0, 2), `${hash}-${size}`)).pipe(outgoing);
    }, console.error);
  });
  bare.listen(0, '127.0.0.1', () => {
    const { port } = bare.address() as AddressInfo;
    const urls = contents.map(({ name }) => [
      name,
      {
        platform: `${platform.contentOrigin}/bytes/${app.id}/${releaseid}/${name}`,
        bare: `http://127.0.0.1:${port}/${name}`,
      },
    ]);
    process.send?.({ urls: Object.fromEntries(urls) });
  });
  process.once('disconnect', () => {
    bare.close();
    platform
      .stop()
      .then(() => rm(folder, { recursive: true, force: true }))
      .catch(console.error);
  });
}

async function measure(): Promise<number> {
  const server = fork(import.meta.filename, ['serve'], { execArgv: process.execArgv });
  try {
    const { urls } = await new Promise<{ urls: Urls }>((resolve) => {
      server.once('message', (value) => resolve(value as { urls: Urls }));
    });
    let missed = 0;
    for (const name of ['small', 'large'] as const) {
      missed += (await compare(name, urls[name])) < FILES[name].goal ? 1 : 0;
    }
    return missed === 0 ? 0 : 1;
  } finally {
    server.disconnect();
  }
}

async function compare(name: Name, urls: Urls[Name]): Promise<number> {
  const dispatcher = new Agent({ connections: FILES[name].inFlight });
  const ratios: number[] = [];
  const ms: Record<keyof Urls[Name], number[]> = { platform: [], bare: [] };
  // why one more: the first round only warms up
  for (let round = 0; round <= ROUNDS; round += 1) {
    const order = round % 2 === 0 ? (['bare', 'platform'] as const) : (['platform', 'bare'] as const);
    for (const side of order) {
      ms[side].push(await download(dispatcher, urls[side], name));
    }
    ratios.push((ms.bare.at(-1) ?? 0) / (ms.platform.at(-1) ?? 1));
  }
  await dispatcher.close();
  const ratio = median(ratios.slice(1));
  const { bytes, downloads } = FILES[name];
  const rate = (times: readonly number[]) => {
    const seconds = median(times.slice(1)) / 1000;
    return name === 'small'
      ? `${(downloads / seconds).toFixed(0)} downloads/s`
      : `${((downloads * bytes) / 1e6 / seconds).toFixed(0)} MB/s`;
  };
  const { goal } = FILES[name];
  const verdict = `goal ${goal}${ratio < goal ? '  MISSED' : ''}`;
  console.log(
    `${name}  bare ${rate(ms.bare)}, platform ${rate(ms.platform)}  ${ratio.toFixed(2)}x the speed  ${verdict}`,
  );
  return ratio;
}

/** Milliseconds of one round of downloads. */
async function download(dispatcher: Agent, url: string, name: Name): Promise<number> {
  const { bytes, downloads, inFlight } = FILES[name];
  const begun = performance.now();
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < downloads) {
      next += 1;
      const { statusCode, body } = await request(url, { dispatcher });
      let received = 0;
      for await (const chunk of body) {
        received += (chunk as Buffer).byteLength;
      }
      if (statusCode !== 200 || received !== bytes) {
        throw new Error(`${url} answered ${statusCode} with ${received} bytes`);
      }
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  return performance.now() - begun;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
