// Forty databases of which ten are awake, a hundred resolves of remote config and five crash reports a second, and one index
// of symbols after the other, on real PostgreSQL: the platform's memory stays flat, and it says all the time that it lives.
// UOS_SOAK_MINUTES sets how long (30).
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Agent, request } from 'undici';
import { BASE, registered, SHIP, tombstone } from '../../packages/platform/src/services/stacktrace/testing.ts';
import { made } from '../../packages/platform/src/services/storage/testing.ts';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { startPostgres } from '../support/postgres.ts';

const MINUTES = Number(process.env.UOS_SOAK_MINUTES ?? 30);
const [DATABASES, AWAKE, OF_APP] = [40, 10, 10];
const [RESOLVES_A_SECOND, REPORTS_A_SECOND, PINGS_A_SECOND] = [100, 5, 1];
const [LIVE_EVERY_MS, LIVE_GOAL_MS, MEMORY_GOAL, PARTS] = [20, 250, 1.1, 10];
const RESOLVE = '/uconfig/v1/settings/overrides';
const MIB = 1024 * 1024;
/** Compiled, cached and pooled is everything by then. */
const WARM_UP_MS = Math.min(120_000, MINUTES * 15_000);

interface Served {
  readonly origin: string;
  readonly basic: string;
  readonly awake: readonly number[];
}

interface Held {
  readonly used: number;
  readonly resident: number;
  readonly indexes: number;
  readonly awake: number;
}

const [, , role, ...rest] = process.argv;
if (role === 'serve') {
  await serve(...(rest as [string, string]));
} else if (role === 'ask') {
  await ask(rest[0] ?? '');
} else {
  await soak();
}

async function serve(databaseUrl: string, dataFolder: string): Promise<void> {
  // why not as an argument: threads of the platform are given those too, and take this one from nobody
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const platform = await testPlatform({
    ...{ databaseUrl, dataFolder },
    config: { strictReplies: false, databaseIdleSeconds: 10 },
  });
  const app = await platform.app(['remote-config', 'stacktrace', 'storage']);
  const configs = Array.from({ length: 200 }, (_, index) => ({ key: `setting_${index}`, type: 'STRING', value: 'x' }));
  const overrides = Array.from({ length: 30 }, (_, index) => ({
    ...{ name: `override ${index}`, status: 'enable', priority: 1 + index, rule: `user.level >= ${index}` },
    rolloutPercentage: 50,
    variants: [{ name: 'a', weight: 100, values: [{ key: `setting_${index}`, type: 'STRING', value: 'y' }] }],
  }));
  const written = await app.call('PUT', '/uconfig/v1/document', { configs, overrides });
  if (written.status !== 200) {
    throw new Error(JSON.stringify(written.body));
  }
  const ports: number[] = [];
  for (let at = 0, of = app; at < DATABASES; at += 1) {
    of = at > 0 && at % OF_APP === 0 ? await platform.app(['storage']) : of;
    const order = { engine: 'redis', instanceTypeId: 'redis-1g', storage: undefined, name: `database${at}` };
    ports.push((await made(of, order)).port);
  }
  let indexes = 0;
  const stopping = new AbortController();
  const indexing = (async () => {
    // why deleted: the same file is not taken twice
    for (; !stopping.signal.aborted; indexes += 1) {
      const symbolId = await registered(platform, app);
      const gone = await app.call('DELETE', `${BASE}/symbols/${symbolId}`);
      if (gone.status >= 300) {
        throw new Error(JSON.stringify(gone.body));
      }
      await pause(2000, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })().catch((error: unknown) => console.error(error));
  process.on('message', async () => {
    collect();
    collect();
    const { heapUsed, external, rss } = process.memoryUsage();
    const { n } = await platform.ports.db
      .selectFrom('storage_databases')
      .select((one) => one.fn.countAll<number>().as('n'))
      .where('activity', '=', 'awake')
      .executeTakeFirstOrThrow();
    process.send?.({ used: heapUsed + external, resident: rss, indexes, awake: n } satisfies Held);
  });
  process.once('disconnect', () => {
    stopping.abort();
    indexing.then(() => platform.stop()).catch(console.error);
  });
  const basic = `Basic ${btoa(`${app.id}:${app.serviceSecret}`)}`;
  process.send?.({ origin: platform.origin, basic, awake: ports.slice(0, AWAKE) } satisfies Served);
}

/** why a process of its own: who sends a lot is busy too, and would call its own waiting the platform's */
async function ask(origin: string): Promise<void> {
  const agent = new Agent({ connections: 1 });
  let waits: number[] = [];
  process.on('message', () => {
    process.send?.(waits);
    waits = [];
  });
  while (process.connected) {
    const asked = performance.now();
    const { body } = await request(`${origin}/livez`, { dispatcher: agent });
    await body.dump();
    waits.push(performance.now() - asked);
    await pause(LIVE_EVERY_MS);
  }
  await agent.close();
}

async function soak(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'uos-data-services-'));
  const postgres = await startPostgres();
  const started = (name: string, ...args: string[]): ChildProcess =>
    fork(import.meta.filename, [name, ...args], { execArgv: process.execArgv });
  const said = async <Value>(child: ChildProcess): Promise<Value> => ((await once(child, 'message')) as [Value])[0];
  const server = started('serve', await postgres.createDatabase({ migrated: true }), join(folder, 'data'));
  const { origin, basic, awake } = await said<Served>(server);
  console.info(`     ${DATABASES} databases are made`);
  const asker = started('ask', origin);
  const counts = new Map<string, number>();
  const agent = new Agent({ connections: 32 });
  const send = async (what: string, path: string, body: object): Promise<void> => {
    const answer = await request(origin + path, {
      ...{ dispatcher: agent, method: 'POST', body: JSON.stringify(body) },
      headers: { authorization: basic, 'content-type': 'application/json' },
    });
    await answer.body.dump();
    const word = `${what} ${answer.statusCode}`;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  };
  const clients = awake.map((port) => connect({ port, host: '127.0.0.1' }));
  const stopping = new AbortController();
  const works = [
    every(RESOLVES_A_SECOND, (turn) =>
      send('resolve', RESOLVE, { userId: `player-${turn % 5000}`, attributes: { user: { level: turn % 40 } } }),
    ),
    every(REPORTS_A_SECOND, (turn) =>
      send('report', `${BASE}/reports`, {
        ...{ stack: tombstone(SHIP['dwarf5.so.dbg'], `lib${turn % 20}.so`), platform: 'android' },
      }),
    ),
    // why asked for: whoever is connected keeps a database awake, and what it answers shows that it is
    every(PINGS_A_SECOND, async () => clients.forEach(ping)),
  ];
  const parts: { readonly held: Held; readonly waits: readonly number[] }[] = [];
  await pause(WARM_UP_MS);
  await tell();
  for (let part = 0; part < PARTS; part += 1) {
    await pause((MINUTES * 60_000 - WARM_UP_MS) / PARTS);
    parts.push(await tell());
  }
  stopping.abort();
  const fell = clients.filter(({ destroyed }) => destroyed).length;
  for (const client of clients) {
    client.destroy();
  }
  await Promise.all(works);
  asker.disconnect();
  server.disconnect();
  await once(server, 'exit');
  await Promise.all([agent.close(), postgres.stop()]);
  await rm(folder, { recursive: true, force: true });

  for (const [what, times] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    console.info(`     ${what}: ${times}`);
  }
  const waits = parts.flatMap((part) => part.waits).toSorted((a, b) => a - b);
  const p99 = waits[Math.floor(waits.length * 0.99)] ?? Number.POSITIVE_INFINITY;
  say(`/livez p99 ${p99.toFixed(0)} ms of ${waits.length}, goal ${LIVE_GOAL_MS} ms`, p99 <= LIVE_GOAL_MS);
  const [first, last] = [parts[0]?.held, parts.at(-1)?.held];
  const grown = (last?.used ?? Number.POSITIVE_INFINITY) / (first?.used ?? 1);
  say(`memory used is ${grown.toFixed(2)} x of what it was at first, goal ${MEMORY_GOAL}`, grown <= MEMORY_GOAL);
  say(
    `${last?.indexes} indexes made, ${last?.awake} databases awake at the end, ${fell} clients cut off`,
    fell === 0 && (last?.indexes ?? 0) > 0,
  );
  const failed = [...counts].filter(([what]) => / 5\d\d$/.test(what)).reduce((sum, [, times]) => sum + times, 0);
  say(`${failed} answers of a failure, goal 0`, failed === 0);

  async function tell() {
    server.send('tell');
    asker.send('tell');
    const [held, heard] = await Promise.all([said<Held>(server), said<number[]>(asker)]);
    const [used, resident] = [held.used, held.resident].map((bytes) => (bytes / MIB).toFixed(0));
    console.info(`     ${used} MiB used, ${resident} resident, ${held.indexes} indexes, ${held.awake} awake`);
    return { held, waits: heard };
  }

  /** So many a second, whether those before are answered or not; what is late is not made up for. */
  async function every(aSecond: number, work: (turn: number) => Promise<void>): Promise<void> {
    const open = new Set<Promise<void>>();
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      const one = work(turn).finally(() => open.delete(one));
      open.add(one);
      await pause(1000 / aSecond);
    }
    await Promise.all(open);
  }
}

function ping(client: Socket): void {
  if (!client.destroyed) {
    client.resume().write('PING\r\n');
  }
}

function say(what: string, isGood: boolean): void {
  console.info(`${isGood ? 'ok  ' : 'MISS'} ${what}`);
  process.exitCode = isGood ? process.exitCode : 1;
}
