// Two processes behind nginx (Debian: apt-get install nginx-light), PostgreSQL and an S3 store, restarted one after the
// other while clients call, upload, download slowly and hold sockets. By SIGTERM no call fails of a client that tries once
// more, each process ends with 0 and leaves no lock; by kill -9 one starts under another name of its machine each time.
// UOS_SOAK_RESTARTS and UOS_SOAK_KILLS set how many.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { request, WebSocket } from 'undici';
import { pushApp } from '../../packages/platform/src/services/push/testing.ts';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { openFleet } from '../support/fleet.ts';
import { openNginx } from '../support/nginx.ts';
import type { Replica } from '../support/replica-process.ts';

const RESTARTS = Number(process.env.UOS_SOAK_RESTARTS ?? 50);
const KILLS = Number(process.env.UOS_SOAK_KILLS ?? 20);
const CALLERS = 6;
const HOLDERS = 3;
const LARGE_BYTES = 4 << 20;

const [fleet, nginx] = await Promise.all([openFleet(), openNginx(2)]);
const { origin, contentOrigin, agent } = nginx;
const root = await mkdtemp(join(tmpdir(), 'uos-restarts-'));
const helper = await testPlatform(fleet.options);
fleet.balancer.use([helper.port]);
await fleet.balancer.ready();
const app = await pushApp(helper);
await helper.ports.db
  .insertInto('app_services')
  .values({
    app_id: app.id,
    name: 'asset-streaming',
    provider: '',
    status: 'Enabled',
    service_id: app.id,
    properties: '{}' as never,
  })
  .execute();
const authorization = `Basic ${btoa(`${app.id}:${app.serviceSecret}`)}`;
const failures: string[] = [];
const counts = { calls: 0, uploads: 0, downloads: 0, sockets: 0, again: 0 };
let isOver = false;

const folderOf = (index: number): string => join(root, `data-${index}`);
const start = async (index: number, hostname?: string): Promise<Replica> => {
  const args = ['--port', String(nginx.ports[index])];
  await mkdir(folderOf(index), { recursive: true });
  const named = hostname === undefined ? {} : { hostname };
  const [replica] = await fleet.start(1, { env: nginx.env, args, dataFolder: folderOf(index), ...named });
  if (replica === undefined) {
    throw new Error('no replica');
  }
  return replica;
};
const replicas = await Promise.all(nginx.ports.map((_port, index) => start(index)));
await nginx.serve({ isQuiet: true });

const { id: bucket } = await call<{ id: string }>('POST', '/api/v1/buckets/', { name: 'restarts' });
const large = randomBytes(LARGE_BYTES);
await put('large.bin', large, () => [large]);
const work = [
  ...Array.from({ length: CALLERS }, (_, who) => repeat('call', () => callOnce(who))),
  ...Array.from({ length: HOLDERS }, (_, who) => repeat('open upload', (tried) => uploadSlowly(who, tried))),
  ...Array.from({ length: HOLDERS }, () => repeat('open download', downloadSlowly)),
  ...Array.from({ length: HOLDERS }, () => repeat('open socket', holdSocket)),
];

let slowestStopMs = 0;
for (let round = 0; round < RESTARTS; round += 1) {
  const index = round % replicas.length;
  const begun = performance.now();
  const code = await replicas[index]?.stop();
  slowestStopMs = Math.max(slowestStopMs, performance.now() - begun);
  if (code !== 0) {
    fail(`restart ${round}: ended with ${code}\n${replicas[index]?.said()}`);
  }
  if (existsSync(join(folderOf(index), 'platform.lock'))) {
    fail(`restart ${round}: left its lock`);
  }
  replicas[index] = await start(index);
  if ((round + 1) % 10 === 0) {
    console.log(`${round + 1} restarts, ${JSON.stringify(counts)}, ${failures.length} failed`);
  }
}
isOver = true;
await Promise.all(work);
const restarted = failures.length;
console.log(
  `${RESTARTS} restarts: ${JSON.stringify(counts)}, slowest stop ${Math.round(slowestStopMs)} ms, ${restarted} failed`,
);

for (let round = 0; round < KILLS; round += 1) {
  const index = round % replicas.length;
  await replicas[index]?.kill();
  try {
    replicas[index] = await start(index, `container-${round}`);
  } catch (error) {
    fail(`kill ${round}: ${String(error)}`);
    break;
  }
}
console.log(`${KILLS} killed, each followed by a start under another name: ${failures.length - restarted} failed`);
await helper.stop();
await nginx.stop();
await fleet.stop();
await rm(root, { recursive: true, force: true });
const idle = Object.entries(counts).filter(([name, count]) => count === 0 && name !== 'again' && RESTARTS > 0);
process.exit(failures.length === 0 && idle.length === 0 ? 0 : 1);

/** Told at once, the first ones: a long run that is cut off has said what it found. */
function fail(failure: string): void {
  failures.push(failure);
  if (failures.length <= 20) {
    console.log(`  ${failure}`);
  }
}

interface Tried {
  readonly isSecond: boolean;
  /** What the first try had already. */
  readonly got: Uint8Array[];
}

/** Does the work again and again; a second try is all that each has. */
async function repeat(what: string, once: (tried: Tried) => Promise<void>): Promise<void> {
  while (!isOver) {
    const got: Uint8Array[] = [];
    try {
      await once({ isSecond: false, got });
    } catch (first) {
      counts.again += 1;
      await once({ isSecond: true, got }).catch((second: unknown) =>
        fail(`${what}: ${String(first)}, then ${String(second)}`),
      );
    }
  }
}

async function call<Body>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Body> {
  const answer = await request(origin + path, {
    ...{ method, dispatcher: agent, headers: { authorization, 'content-type': 'application/json' } },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.body.text();
  if (answer.statusCode >= 300) {
    throw new Error(`${method} ${path.slice(0, 40)}: ${answer.statusCode} ${text.slice(0, 200)}`);
  }
  return JSON.parse(text) as Body;
}

/** why names of its own: who announces other content for a path takes the upload of the one before away */
async function callOnce(who: number): Promise<void> {
  await call('GET', `/api/v1/buckets/${bucket}/entries/?per_page=5`);
  const content = randomUUID();
  await put(`small-${who}-${content.slice(0, 1)}.txt`, Buffer.from(content), (bytes) => [bytes]);
  counts.calls += 1;
}

type Parts = (bytes: Uint8Array) => Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

async function put(path: string, bytes: Uint8Array, parts: Parts): Promise<void> {
  const entry = {
    path,
    content_hash: createHash('md5').update(bytes).digest('hex'),
    content_size: bytes.byteLength,
    content_type: 'application/octet-stream',
    signed_url: true,
  };
  const [made] = await call<{ signed_url?: string }[]>('POST', `/api/v1/buckets/${bucket}/multientries/`, [entry]);
  if (!made?.signed_url) {
    return;
  }
  const headers = { 'content-type': entry.content_type, 'content-length': String(bytes.byteLength) };
  const body = Readable.from(parts(bytes));
  const sent = await request(made.signed_url, { method: 'PUT', dispatcher: agent, headers, body });
  const text = await sent.body.text();
  if (sent.statusCode !== 200) {
    throw new Error(`upload: ${sent.statusCode} ${text.slice(0, 200)}`);
  }
}

async function uploadSlowly(who: number, { isSecond }: Tried): Promise<void> {
  const bytes = randomBytes(256 << 10);
  await put(`slow-${who}-${randomUUID().slice(0, 1)}.bin`, bytes, async function* (whole) {
    for (let at = 0; at < whole.byteLength; at += 16 << 10) {
      await delay(isSecond ? 0 : 150);
      yield whole.subarray(at, at + (16 << 10));
    }
  } as Parts);
  counts.uploads += 1;
}

/** Reads so slowly that a restart comes in between; the second try fetches what is missing. */
async function downloadSlowly({ isSecond, got }: Tried): Promise<void> {
  const address = `${contentOrigin}/client_api/v1/buckets/${bucket}/entry_by_path/content/?path=large.bin`;
  const size = () => got.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const found = await request(address, { dispatcher: agent });
  await found.body.dump();
  const place = found.statusCode === 307 ? String(found.headers.location) : address;
  const answer = await request(place, { dispatcher: agent, headers: { range: `bytes=${size()}-` } });
  if (answer.statusCode !== 206) {
    throw new Error(`download: ${answer.statusCode}`);
  }
  for await (const chunk of answer.body) {
    got.push(chunk as Uint8Array);
    await delay(isSecond ? 0 : 30);
  }
  if (!Buffer.concat(got).equals(large)) {
    throw new Error(`download: ${size()} bytes, not those that were uploaded`);
  }
  counts.downloads += 1;
}

/** A player who is connected for some seconds, or until the process goes. */
async function holdSocket(): Promise<void> {
  const playerId = randomUUID();
  const { token } = await call<{ token: string }>('POST', `/upush/v1/apps/${app.id}/connect-token`, { playerId });
  const ws = new WebSocket(`${origin.replace('https:', 'wss:')}/upush/ws`, { dispatcher: agent });
  const greeted = new Promise<void>((resolve, reject) => {
    ws.addEventListener('error', () => reject(new Error('socket: not opened')));
    ws.addEventListener('close', ({ code }) =>
      reject(new Error(`socket: closed with ${code} before it was connected`)),
    );
    ws.addEventListener('open', () => ws.send(JSON.stringify({ op: 'connect', token, playerId })));
    ws.addEventListener('message', ({ data }) =>
      String(data).includes('"connected"') ? resolve() : reject(new Error(`socket: ${String(data)}`)),
    );
  });
  try {
    await greeted;
    const closed = new Promise((resolve) => ws.addEventListener('close', resolve));
    await Promise.race([closed, delay(4000)]);
    counts.sockets += 1;
  } finally {
    ws.close();
  }
}
