// A storm of crashes, logs of 100 MB and logs as large as they may be, all at once on real PostgreSQL: whoever asks whether
// the platform lives is answered, nothing fails, what was accepted is kept, and what is too large costs no memory.
// UOS_SOAK_SECONDS sets how long.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { costOf } from '../../packages/platform/src/engines/processes/cost.ts';
import { BASE, registered, SHIP, tombstone } from '../../packages/platform/src/services/stacktrace/testing.ts';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { startPostgres } from '../support/postgres.ts';

const SECONDS = Number(process.env.UOS_SOAK_SECONDS ?? 30);
const MIB = 1024 * 1024;
const [HUGE_BYTES, PIECE_BYTES, LARGE_CHARS] = [100 * MIB, 64 * 1024, 900_000];
const [REPORTERS, PARSERS, HUGE_SENDERS] = [16, 4, 4];
const [LIVE_GOAL_MS, LIVE_EVERY_MS, LOOK_MS] = [250, 20, 50];
const MEMORY_GOAL = 256 * MIB;

interface Served {
  readonly origin: string;
  readonly basic: string;
}

interface Kept {
  readonly records: number;
  readonly counted: number;
}

const [, , role, ...rest] = process.argv;
if (role === 'serve') {
  await serve(...(rest as [string, string]));
} else if (role === 'ask') {
  await ask(rest[0] ?? '');
} else {
  await storm();
}

async function serve(databaseUrl: string, dataFolder: string): Promise<void> {
  const platform = await testPlatform({ databaseUrl, dataFolder, config: { strictReplies: false } });
  const app = await platform.app(['stacktrace']);
  await registered(platform, app);
  const basic = `Basic ${btoa(`${app.id}:${app.serviceSecret}`)}`;
  process.on('message', async () => {
    const { db } = platform.ports;
    const records = await db.selectFrom('stack_records').select('id').where('app_id', '=', app.id).execute();
    const groups = await db.selectFrom('stack_groups').select('count').where('app_id', '=', app.id).execute();
    const counted = groups.reduce((sum, { count }) => sum + count, 0);
    process.send?.({ records: records.length, counted } satisfies Kept);
  });
  process.once('disconnect', () => {
    platform.stop().catch(console.error);
  });
  process.send?.({ origin: platform.origin, basic } satisfies Served);
}

/** why a process of its own: who sends a storm is busy too, and would call its own waiting the platform's */
async function ask(origin: string): Promise<void> {
  const agent = new Agent({ connections: 1 });
  const waits: number[] = [];
  process.once('message', () => process.send?.(waits));
  while (process.connected) {
    const asked = performance.now();
    const { body } = await request(`${origin}/livez`, { dispatcher: agent });
    await body.dump();
    waits.push(performance.now() - asked);
    await delay(LIVE_EVERY_MS);
  }
  await agent.close();
}

async function storm(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'uos-crash-storm-'));
  const postgres = await startPostgres();
  const started = (name: string, ...args: string[]): ChildProcess =>
    fork(import.meta.filename, [name, ...args], { execArgv: process.execArgv });
  const said = async <Value>(child: ChildProcess): Promise<Value> => ((await once(child, 'message')) as [Value])[0];
  const server = started('serve', await postgres.createDatabase({ migrated: true }), join(folder, 'data'));
  const served = await said<Served>(server);
  const counts = new Map<string, number>();
  const { send, close } = sender(served, counts);
  // why once before: what is loaded with the first crash is no part of what a storm costs
  await send('a log', `${BASE}/parse`, JSON.stringify({ log: largeLog(0) }));
  counts.clear();
  const before = costOf(server.pid ?? 0)?.memoryBytes ?? 0;
  let most = 0;
  const look = setInterval(() => {
    most = Math.max(most, costOf(server.pid ?? 0)?.memoryBytes ?? 0);
  }, LOOK_MS);
  const asker = started('ask', served.origin);
  const until = performance.now() + SECONDS * 1000;
  const busy = async (work: (turn: number) => Promise<void>): Promise<void> => {
    for (let turn = 0; performance.now() < until; turn += 1) {
      await work(turn);
    }
  };
  const many = (count: number, work: (turn: number) => Promise<void>) =>
    Array.from({ length: count }, () => busy(work));
  await Promise.all([
    ...many(REPORTERS, (turn) => send('a crash', `${BASE}/reports`, JSON.stringify(crash(turn)))),
    ...many(PARSERS, (turn) => send('a log', `${BASE}/parse`, JSON.stringify({ log: largeLog(turn) }))),
    ...many(HUGE_SENDERS, (turn) =>
      send('100 MB', turn % 2 === 0 ? `${BASE}/parse` : `${BASE}/reports`, Readable.from(hugeBody(turn))),
    ),
  ]);
  asker.send('tell');
  const waits = (await said<number[]>(asker)).toSorted((a, b) => a - b);
  asker.disconnect();
  clearInterval(look);
  server.send('kept');
  const kept = await said<Kept>(server);
  server.disconnect();
  await once(server, 'exit');
  await Promise.all([close(), postgres.stop()]);
  await rm(folder, { recursive: true, force: true });

  for (const [what, times] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    console.info(`     ${what}: ${times}`);
  }
  const of = (word: string): number => counts.get(word) ?? 0;
  const p99 = waits[Math.floor(waits.length * 0.99)] ?? Number.POSITIVE_INFINITY;
  say(
    `/livez p99 ${p99.toFixed(0)} ms of ${waits.length}, goal ${LIVE_GOAL_MS} ms; at most ${waits.at(-1)?.toFixed(0)} ms`,
    p99 <= LIVE_GOAL_MS,
  );
  say(
    `the platform ${((most - before) / MIB).toFixed(0)} MiB more than before, goal ${MEMORY_GOAL / MIB} MiB`,
    most - before <= MEMORY_GOAL,
  );
  const failed = [...counts].filter(([what]) => / 5\d\d$/.test(what)).reduce((sum, [, times]) => sum + times, 0);
  say(`${failed} answers of a failure, goal 0`, failed === 0);
  const accepted = of('a crash 200');
  say(
    `${accepted} crashes accepted, ${kept.counted} counted, ${kept.records} kept`,
    accepted > 0 && kept.counted === accepted && kept.records > 0,
  );
  say(
    `${of('100 MB 200')} logs of 100 MB taken, goal 0; ${of('a log 200')} large ones read`,
    of('100 MB 200') === 0 && of('a log 200') > 0,
  );
}

function sender({ origin, basic }: Served, counts: Map<string, number>) {
  const agent = new Agent({ connections: REPORTERS + PARSERS + HUGE_SENDERS });
  const count = (what: string): void => {
    counts.set(what, (counts.get(what) ?? 0) + 1);
  };
  const send = async (what: string, path: string, body: string | Readable): Promise<void> => {
    try {
      const answer = await request(origin + path, {
        ...{ dispatcher: agent, method: 'POST', body },
        headers: { authorization: basic, 'content-type': 'application/json' },
      });
      await answer.body.dump();
      count(`${what} ${answer.statusCode}`);
    } catch (error) {
      // why: who sends too much is cut off, and may hear of that before the answer
      if (!/EPIPE|ECONNRESET|other side closed/.test(`${(error as Error).message} ${String((error as Error).cause)}`)) {
        throw error;
      }
      count(`${what} cut off`);
    }
  };
  return { send, close: () => agent.close() };
}

/** Of some hundred causes; every tenth tries what a page or a terminal would run. */
function crash(turn: number): object {
  const evil = turn % 10 === 0 ? '<img src=x onerror=alert(1)>\u001b[2J\u202e' : '';
  const stack = turn % 3 === 0 ? tombstone() : tombstone(SHIP['dwarf5.so.dbg'], `lib${turn % 100}.so`);
  return { stack: `${stack}\nAbort message: '${evil}'`, platform: 'android', deviceModel: `model ${evil}${turn % 7}` };
}

function largeLog(turn: number): string {
  const one = `${tombstone()}\n\n`;
  const noise = `01-01 00:00:00.000  1234  1234 I game: tick ${turn} ${'x'.repeat(200)}\n`;
  return (one + noise.repeat(40))
    .repeat(Math.ceil(LARGE_CHARS / (one.length + noise.length * 40)))
    .slice(0, LARGE_CHARS);
}

function* hugeBody(turn: number): Generator<Buffer> {
  yield Buffer.from(turn % 2 === 0 ? '{"log":"' : '{"stack":"');
  const piece = Buffer.alloc(PIECE_BYTES, 'at game.Ship.steer(Ship.java:12)\\n');
  for (let sent = 0; sent < HUGE_BYTES; sent += piece.length) {
    yield piece;
  }
  yield Buffer.from('"}');
}

function say(what: string, isGood: boolean): void {
  console.info(`${isGood ? 'ok  ' : 'MISS'} ${what}`);
  process.exitCode = isGood ? process.exitCode : 1;
}
