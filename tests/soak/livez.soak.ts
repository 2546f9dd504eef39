// A platform that somebody keeps busy says that it lives: `/livez` is asked every 20 ms while each of the calls that cost
// the most is made over and over. Goal: 99 of 100 answers within 250 ms, and memory that comes back to within a tenth,
// half a minute after the last of them at most.
// Beside it stands for how long the process itself worked at a stretch: on a busy machine answers wait for others too.
// UOS_TEST_ENGINE=postgres sets the engine, UOS_SOAK_SECONDS how long for each call, UOS_SOAK_ONLY words of their names.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { json } from '../../packages/platform/src/db/columns.ts';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { startPostgres } from '../support/postgres.ts';
import {
  ENTRIES,
  type Expensive,
  entryOf,
  expensive,
  PLAYERS,
  type Place,
  type Served,
} from './support/expensive-calls.ts';

const SECONDS = Number(process.env.UOS_SOAK_SECONDS ?? 10);
const ONLY = process.env.UOS_SOAK_ONLY?.split(',');
const GOAL_MS = 250;
const MEMORY_RATIO = 1.1;
const ASKED_EVERY_MS = 20;
const COMES_BACK_MS = 30_000;

if (process.argv[2] === 'serve') {
  await serve(process.argv[3] ?? '', process.argv[4]);
} else if (process.argv[2] === 'ask') {
  await ask(process.argv[3] ?? '');
} else {
  process.exitCode = await measure();
}

/** An app with players who are all called alike; answers the realm they are in. */
async function withPlayers({ ports }: TestPlatform, app: TestApp): Promise<string> {
  await app.call('POST', '/upass/v1/id-domains', { name: 'busy' });
  const { body } = await app.call('POST', '/upass/v1/realms/search');
  const realmId = (body as { realms: { realmID: string }[] }).realms[0]?.realmID ?? '';
  const at = new Date(0).toISOString();
  for (let from = 0; from < PLAYERS; from += 1000) {
    const common = { app_id: app.id, status: 'Active' as const, created_at: at, modified_at: at };
    const players = Array.from({ length: 1000 }, (_, index) => ({
      ...{ user: ports.ids.uuid(), persona: ports.ids.uuid(), name: `a player of a game ${from + index}` },
    }));
    await ports.db
      .insertInto('passport_users')
      .values(
        players.map(({ user: id, name }) => ({
          ...common,
          id,
          external_id: id,
          display_name: name,
          properties: json({}),
        })),
      )
      .execute();
    const place = { realm_id: realmId, external_id: '', icon_url: '' };
    await ports.db
      .insertInto('passport_personas')
      .values(
        players.map(({ user, persona: id, name }) => ({
          ...{ ...common, ...place, id, user_id: user, display_name: name, properties: json({ level: '3' }) },
        })),
      )
      .execute();
  }
  return realmId;
}

async function serve(folder: string, databaseUrl?: string): Promise<void> {
  const platform = await testPlatform({
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...{ dataFolder: join(folder, 'data'), dev: true, config: { strictReplies: false } },
  });
  const app = await platform.app(['asset-streaming', 'passport']);
  const realmId = await withPlayers(platform, app);
  const { token } = await platform.signedIn('busy', app.orgId);
  for (let from = 0; from < ENTRIES; from += 1000) {
    // why beside the store: what is measured reads rows, no contents
    const rows = Array.from({ length: 2000 }, (_, index) => ({
      ...{ app_id: app.id, md5: entryOf(from + (index >> 1), index % 2).content_hash, size: 1 },
      stored_at: new Date(0).toISOString(),
    }));
    await platform.ports.db
      .insertInto('cdn_objects')
      .values(rows)
      .onConflict((one) => one.doNothing())
      .execute();
  }
  const served: Served = {
    ...{ origin: platform.origin, appId: app.id, orgId: app.orgId, realmId, folder, devToken: platform.devToken ?? '' },
    basic: `Basic ${btoa(`${app.id}:${app.serviceSecret}`)}`,
    cookie: `sst=${token}`,
    operatorCookie: `admin_sst=${await platform.operator()}`,
  };
  let [longest, last] = [0, busyMs()];
  setInterval(() => {
    const now = busyMs();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1).unref();
  process.on('message', (word) => {
    if (word === 'pause') {
      process.send?.(longest);
      longest = 0;
      return;
    }
    globalThis.gc?.();
    globalThis.gc?.();
    process.send?.(process.memoryUsage());
  });
  process.once('disconnect', () => {
    platform.stop().catch(console.error);
  });
  process.send?.(served);
}

/** Time that the thread has worked: a busy machine adds nothing to it. */
function busyMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** why a process of its own: who sends a lot is busy too, and would call its own waiting the platform's */
async function ask(origin: string): Promise<void> {
  const agent = new Agent({ connections: 1, pipelining: 1 });
  let waits: number[] = [];
  let isAsking = false;
  const livez = async (): Promise<void> => {
    while (isAsking) {
      const started = performance.now();
      const { body } = await request(`${origin}/livez`, { dispatcher: agent });
      await body.dump();
      const took = performance.now() - started;
      waits.push(took);
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, ASKED_EVERY_MS - took)));
    }
    process.send?.(waits);
  };
  process.on('message', (word) => {
    isAsking = word === 'begin';
    if (isAsking) {
      waits = [];
      livez().catch(console.error);
    }
  });
  await once(process, 'disconnect');
  await agent.close();
}

async function measure(): Promise<number> {
  const postgres = process.env.UOS_TEST_ENGINE === 'postgres' ? await startPostgres() : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'uos-livez-'));
  const server = fork(
    import.meta.filename,
    ['serve', folder, ...(postgres === undefined ? [] : [await postgres.createDatabase()])],
    { execArgv: [...process.execArgv, '--expose-gc'] },
  );
  const said = async <Value>(): Promise<Value> => ((await once(server, 'message')) as [Value])[0];
  const served = await said<Served>();
  const memory = (): Promise<NodeJS.MemoryUsage> => {
    server.send('memory');
    return said();
  };
  const asker = fork(import.meta.filename, ['ask', served.origin], { execArgv: process.execArgv });
  const place = await filled(served);
  const chosen = expensive.filter(({ name }) => ONLY === undefined || ONLY.some((word) => name.includes(word)));
  for (const one of chosen) {
    // why as long: how far a heap spreads shows only after some work
    await busy(asker, place, one, SECONDS);
  }
  const pause = (): Promise<number> => {
    server.send('pause');
    return said();
  };
  const before = await memory();
  await pause();
  let missed = 0;
  for (const one of chosen) {
    const { calls, p50, p99, longest } = await busy(asker, place, one, SECONDS);
    const own = await pause();
    const isMissed = p99 > GOAL_MS;
    missed += isMissed ? 1 : 0;
    const figures = [p50, p99, longest, own].map((ms) => ms.toFixed(0).padStart(6)).join('');
    console.log(
      `${one.name.padEnd(40)} ${String(calls).padStart(6)} calls, /livez p50, p99, longest, longest pause of its own${figures} ms${isMissed ? '  MISSED' : ''}`,
    );
  }
  // why not at once: V8 keeps the pages of a busy heap for a while before it hands them back
  let after = await memory();
  const deadline = performance.now() + COMES_BACK_MS;
  while (after.rss > before.rss * MEMORY_RATIO && performance.now() < deadline) {
    await delay(1000);
    after = await memory();
  }
  asker.disconnect();
  server.disconnect();
  await once(server, 'exit');
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
  const grown = [
    ['used', (after.heapUsed + after.external) / (before.heapUsed + before.external)],
    ['resident', after.rss / before.rss],
  ] as const;
  for (const [what, ratio] of grown) {
    missed += ratio > MEMORY_RATIO ? 1 : 0;
    console.log(
      `memory ${what}: ${ratio.toFixed(2)}x of what it was once each call had been made, goal ${MEMORY_RATIO}`,
    );
  }
  console.log(
    `resident ${(before.rss / 2 ** 20).toFixed(0)} MiB before, ${(after.rss / 2 ** 20).toFixed(0)} MiB after`,
  );
  return missed === 0 ? 0 : 1;
}

async function filled(served: Served): Promise<Place> {
  const agent = new Agent({ connections: 32 });
  const send: Place['send'] = async (method, path, body, headers = {}) => {
    const { statusCode: status, body: answer } = await request(served.origin + path, {
      ...{ dispatcher: agent, method: method as 'GET' },
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    // why not all: callers are limited, and too much is refused
    if (status >= 500) {
      throw new Error(`${method} ${path} answered ${status}: ${text.slice(0, 200)}`);
    }
    return { status, text };
  };
  const cdn = { authorization: served.basic };
  const made = await send('POST', '/api/v1/buckets/', { name: 'busy' }, cdn);
  const { id: bucket } = JSON.parse(made.text) as { id: string };
  for (let from = 0; from < ENTRIES; from += 1000) {
    const entries = Array.from({ length: 1000 }, (_, index) => entryOf(from + index, 0));
    await send('POST', `/api/v1/buckets/${bucket}/multientries/`, entries, cdn);
  }
  const released = await send('POST', `/api/v1/buckets/${bucket}/releases/`, {}, cdn);
  const { releaseid: release } = JSON.parse(released.text) as { releaseid: string };
  const signIn = { externalUserID: 'busy', displayName: 'a player who looks for others' };
  const { text } = await send('POST', '/v1/login/external', signIn, cdn);
  const { personaAccessToken } = JSON.parse(text) as { personaAccessToken: string };
  return { ...served, bucket, release, player: `Bearer ${personaAccessToken}`, send };
}

interface Busy {
  readonly calls: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

/** Makes the call for so many seconds, and asks beside it whether the platform lives. */
async function busy(asker: ChildProcess, place: Place, one: Expensive, seconds: number): Promise<Busy> {
  const until = performance.now() + seconds * 1000;
  let calls = 0;
  const worker = async (): Promise<void> => {
    while (performance.now() < until) {
      calls += 1;
      await one.call(place, calls).catch((error: Error) => {
        // why: a body that is refused early ends its connection, which the sender may hear of as one that broke
        if (!/EPIPE|ECONNRESET|other side closed/.test(`${error.message} ${String(error.cause)}`)) {
          throw error;
        }
      });
    }
  };
  asker.send('begin');
  await Promise.all(Array.from({ length: one.atOnce }, worker));
  asker.send('end');
  const [waits] = (await once(asker, 'message')) as [number[]];
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { calls, p50: at(0.5), p99: at(0.99), longest: at(1) };
}
