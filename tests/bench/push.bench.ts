// Push with many who listen, as it is shipped and on PostgreSQL. What 10,000 players at rest cost and what one notice to
// all of them does, beside a bare `ws` server; messages a second on one process beside `ws` that sends to each, and
// across two beside one NOTIFY for each message, bare or in a transaction of push; and whether a million deliveries are all there, once and in order.
// Goals: sources, the anchors of realtime and compute, 9.29 and 9.31.
// UOS_BENCH=crowd,one,across,million runs parts of it.
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type PlatformProcess, startPlatformProcess } from '../../scripts/support/platform-process.ts';
import { openFleet } from '../support/fleet.ts';
import { type Actor, startActor } from './push/actor.ts';
import { cpuMs, mostFiles, rssMb, socketsOf } from './push/cost.ts';
import type { Player } from './push/players.ts';

const GOALS = { idleMb: 60, crowdMb: 200, broadcastMs: 200, fanOut: 1, acrossTimes: 3 };
const WANTED = 10_000;
/** A process has no more than 3,500 players of an app. */
const APPS = 4;
const CROWD = Math.min(WANTED, Math.floor((mostFiles() - 400) / APPS / 100) * APPS * 100);
const REST_S = 10;
const BROADCASTS = 5;
const LISTENERS = 200;
const MILLION = 1_000_000;
/** So many are said before the listeners are waited for: more would be more than may wait for a socket. */
const ROUND = 400;
const ROUNDS = 5;
/** At once, and spread over as many channels as they need to be no more than may wait for a socket. */
const MESSAGES = 6000;
const CHANNELS = 10;
/** An address opens ten in a second. */
const OF_AN_ADDRESS = 8;

const wanted = new Set((process.env.UOS_BENCH ?? 'crowd,one,across,million').split(','));
let missed = 0;
const fleet = await openFleet();
const folder = await mkdtemp(join(tmpdir(), 'uos-bench-push-'));
const started: Actor[] = [];
const host = new URL(fleet.balancer.origin).host;
try {
  const [here, there] = [await speaker(), await speaker()];
  fleet.balancer.use([here.port]);
  await fleet.balancer.ready();
  const parts = {
    crowd: () => crowd(here.actor),
    one: () => fanOut(here),
    across: () => across(here, there),
    million: () => million(here, there),
  };
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted.has(name)) {
      console.log(`load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
      await measure();
    }
  }
} finally {
  await Promise.all(started.map((one) => one.stop()));
  await fleet.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = missed === 0 ? 0 : 1;

interface Speaker {
  readonly actor: Actor;
  readonly port: number;
}

async function crowd(helper: Actor): Promise<void> {
  const platform = await startPlatformProcess({ dataFolder: folder, env: fleet.env });
  if (socketsOf(platform.pid) !== undefined) {
    throw new Error('a process of sockets runs before anybody came');
  }
  const sockets = await begun(platform);
  const empty = rssMb(sockets);
  judge('process of sockets with nobody, MB', empty, GOALS.idleMb);
  const before = rssMb(platform.pid);
  const players = actor('players');
  const apps = await Promise.all(Array.from({ length: APPS }, () => helper.ask<string>('app')));
  const crowded = await timed(async () => {
    const tokens = await Promise.all(
      apps.map((appId) => helper.ask<string[]>('tokens', { appId, playerIds: numbered('p', CROWD / APPS) })),
    );
    await players.ask(
      'open',
      tokens.flat().map((token, index): Player => {
        const [playerId = ''] = token.split(' ');
        return {
          ...place(platform.port, index),
          connect: { token, playerId, channels: ['bench', `near ${index % 100}`] },
        };
      }),
    );
  });
  await delay(REST_S * 1000);
  const reckoned = WANTED / CROWD;
  const [own, added] = [empty + (rssMb(sockets) - empty) * reckoned, (rssMb(platform.pid) - before) * reckoned];
  const cpu = cpuMs([platform.pid, sockets]);
  await delay(REST_S * 1000);
  const rest = (cpuMs([platform.pid, sockets]) - cpu) / REST_S / 10;
  const bare = await bareCrowd();
  console.log(
    `${CROWD} players in 2 channels each came in ${(crowded / 1000).toFixed(1)} s. Reckoned for ${WANTED}, at rest: ` +
      `process of sockets ${own.toFixed(0)} MB, platform ${added.toFixed(0)} MB more than before, both ` +
      `${(rest * reckoned).toFixed(1)} % of a core; bare ws ${bare.mb.toFixed(0)} MB`,
  );
  judge(`${WANTED} at rest, process of sockets, MB`, own, GOALS.crowdMb);
  const ms = await broadcasts([platform.pid, sockets], players, 'notices', async () => {
    const taken = await Promise.all(apps.map((appId) => helper.ask<number>('notify', { appId })));
    if (taken.reduce((sum, one) => sum + one) !== CROWD) {
      throw new Error(`${taken.join(' + ')} took a notice, of ${CROWD}`);
    }
  });
  console.log(`a notice to all  bare ws ${bare.broadcastMs.toFixed(0)} ms of CPU, push ${ms.toFixed(0)} ms`);
  judge(`a notice to ${WANTED}, ms of CPU`, ms, GOALS.broadcastMs);
  await players.stop();
  await platform.stop();
}

async function bareCrowd(): Promise<{ mb: number; broadcastMs: number }> {
  const [server, players] = [actor('bare'), actor('players')];
  const { port } = await server.ask<{ port: number }>('serve');
  const empty = rssMb(server.pid);
  await players.ask(
    'open',
    Array.from({ length: CROWD }, (_, index) => ({ ...place(port, index), path: '/' })),
  );
  await delay(2000);
  const mb = empty + (rssMb(server.pid) - empty) * (WANTED / CROWD);
  const broadcastMs = await broadcasts([server.pid], players, 'heard', () => server.ask('say', 1));
  await Promise.all([server.stop(), players.stop()]);
  return { mb, broadcastMs };
}

/** Milliseconds of CPU for each, until all have heard it; reckoned for as many as are wanted. */
async function broadcasts(
  pids: readonly number[],
  players: Actor,
  of: 'heard' | 'notices',
  say: () => Promise<unknown>,
): Promise<number> {
  const before = cpuMs(pids);
  for (let round = 1; round <= BROADCASTS; round += 1) {
    await Promise.all([players.ask('hear', { count: CROWD * round, of }), say()]);
  }
  return ((cpuMs(pids) - before) / BROADCASTS) * (WANTED / CROWD);
}

/** Deliveries of one process for each second of its CPU and of the clock, beside `ws` that sends to each. */
async function fanOut(here: Speaker): Promise<void> {
  const deliveries = LISTENERS * ROUND * ROUNDS;
  const [server, bareEars] = [actor('bare'), actor('players')];
  const { port } = await server.ask<{ port: number }>('serve');
  await bareEars.ask(
    'open',
    Array.from({ length: LISTENERS }, (_, index) => ({ ...place(port, index), path: '/' })),
  );
  const { appId, ears } = await listeners(here, [here], new Array<string>(LISTENERS).fill('bench'));
  const pids = [here.actor.pid, socketsOf(here.actor.pid) ?? 0];
  const sides = {
    bare: { ears: bareEars, pids: [server.pid], say: () => server.ask('say', ROUND) },
    push: { ears, pids, say: () => here.actor.ask('say', { appId, names: ['bench'], count: ROUND }) },
  };
  const rates = {
    bare: { cpu: [] as number[], clock: [] as number[] },
    push: { cpu: [] as number[], clock: [] as number[] },
  };
  // why one more: the first round only warms up
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of ['bare', 'push'] as const) {
      const { ears: listening, pids: costing, say } = sides[name];
      const before = cpuMs(costing);
      const ms = await timed(() => saidAndHeard(listening, LISTENERS * ROUND * ROUNDS, ROUNDS, say));
      if (round > 0) {
        rates[name].cpu.push((deliveries / (cpuMs(costing) - before)) * 1000);
        rates[name].clock.push((deliveries / ms) * 1000);
      }
    }
  }
  await Promise.all([server.stop(), bareEars.stop(), ears.stop()]);
  const [bare, push] = [rates.bare, rates.push].map(({ cpu, clock }) => ({ cpu: median(cpu), clock: median(clock) }));
  if (bare !== undefined && push !== undefined) {
    console.log(
      `one process, ${LISTENERS} listeners  bare ws ${bare.clock.toFixed(0)} deliveries/s, push ${push.clock.toFixed(0)} ` +
        `(${(push.clock / LISTENERS).toFixed(0)} messages/s); for a second of CPU ${bare.cpu.toFixed(0)} and ${push.cpu.toFixed(0)}`,
    );
    judge('deliveries for a second of CPU beside bare ws, times', push.cpu / bare.cpu, GOALS.fanOut, 'at least');
  }
}

/**
 * Messages a second from one process to who listens on another, beside a bare NOTIFY for each, which keeps nothing, counts
 * nothing and promises no order; and beside one transaction of push for each.
 */
async function across(here: Speaker, there: Speaker): Promise<void> {
  const [speaks, hears] = [actor('bare'), actor('bare')];
  await hears.ask('listen', fleet.databaseUrl);
  const names = numbered('bench ', CHANNELS);
  const { appId, ears } = await listeners(here, [there], names);
  const bare = (count: number) =>
    Promise.all([hears.ask('hear', count), speaks.ask('notify', { databaseUrl: fleet.databaseUrl, count })]);
  const said = (how: 'say' | 'sayEach') => async (count: number) => {
    await ears.ask('forget');
    await Promise.all([ears.ask('hear', { count, of: 'heard' }), here.actor.ask(how, { appId, names, count })]);
  };
  const rates = { bare: [] as number[], each: [] as number[], push: [] as number[] };
  const sides = {
    bare: [bare, MESSAGES],
    each: [said('sayEach'), MESSAGES / 20],
    push: [said('say'), MESSAGES],
  } as const;
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of ['bare', 'each', 'push'] as const) {
      const [say, count] = sides[name];
      const ms = await timed(() => say(count));
      if (round > 0) {
        rates[name].push((count / ms) * 1000);
      }
    }
  }
  await Promise.all([speaks.stop(), hears.stop(), ears.stop()]);
  const [notify, each, push] = [median(rates.bare), median(rates.each), median(rates.push)];
  console.log(
    `across two processes  a bare NOTIFY each ${notify.toFixed(0)} messages/s, a transaction each ${each.toFixed(0)}, ` +
      `push ${push.toFixed(0)}`,
  );
  judge('messages across processes beside a bare NOTIFY each, times', push / notify, GOALS.acrossTimes, 'at least');
  judge('messages across processes beside a transaction each, times', push / each, GOALS.acrossTimes, 'at least');
}

async function million(here: Speaker, there: Speaker): Promise<void> {
  const { appId, ears } = await listeners(here, [here, there], new Array<string>(LISTENERS).fill('bench'));
  const rounds = Math.ceil(MILLION / LISTENERS / ROUND);
  const deliveries = rounds * ROUND * LISTENERS;
  const say = () => here.actor.ask('say', { appId, names: ['bench'], count: ROUND });
  const ms = await timed(() => saidAndHeard(ears, deliveries, rounds, say));
  const { heard, faults, least } = await ears.ask<{ heard: number; faults: number; least: number }>('state');
  await ears.stop();
  const perSecond = (deliveries / ms) * 1000;
  console.log(`${heard} deliveries of two processes, ${perSecond.toFixed(0)}/s, the least heard ${least} messages`);
  judge('missed, doubled or out of order', deliveries - heard + faults, 0);
}

/** Says a round, and the next one when all have heard it. */
async function saidAndHeard(ears: Actor, count: number, rounds: number, say: () => Promise<unknown>): Promise<void> {
  await ears.ask('forget');
  for (let round = 1; round <= rounds; round += 1) {
    await Promise.all([ears.ask('hear', { count: (count / rounds) * round, of: 'heard' }), say()]);
  }
}

async function listeners(
  maker: Speaker,
  at: readonly Speaker[],
  /** For each who listens the channel in which it does. */
  channels: readonly string[],
): Promise<{ readonly appId: string; readonly ears: Actor }> {
  const ears = actor('players');
  const appId = await maker.actor.ask<string>('app');
  const tokens = await maker.actor.ask<string[]>('tokens', { appId, playerIds: numbered('l', channels.length) });
  await ears.ask(
    'open',
    tokens.map((token, index): Player => {
      const [playerId = ''] = token.split(' ');
      const { port = 0 } = at[index % at.length] ?? {};
      return { ...place(port, index), connect: { token, playerId, channels: [channels[index] ?? ''] } };
    }),
  );
  return { appId, ears };
}

async function speaker(): Promise<Speaker> {
  const one = actor('speaker');
  const { port } = await one.ask<{ port: number }>('open', fleet.options);
  return { actor: one, port };
}

/** The process that ends sockets, made by somebody who comes and goes. */
async function begun({ port, pid }: PlatformProcess): Promise<number> {
  const visitor = actor('players');
  await visitor.ask('open', [place(port, 0)]);
  await visitor.stop();
  await delay(2000);
  const found = socketsOf(pid);
  if (found === undefined) {
    throw new Error('no process of sockets was found');
  }
  return found;
}

function place(port: number, index: number): Player {
  const address = Math.floor(index / OF_AN_ADDRESS);
  return { port, host, path: '/upush/ws', from: `127.1.${Math.floor(address / 250)}.${1 + (address % 250)}` };
}

function numbered(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}${index}`);
}

function actor(name: string): Actor {
  const one = startActor(new URL(`./push/${name}.ts`, import.meta.url));
  started.push(one);
  return one;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begunMs = performance.now();
  await work();
  return performance.now() - begunMs;
}

function judge(what: string, value: number, goal: number, which: 'at most' | 'at least' = 'at most'): void {
  const isMissed = which === 'at most' ? value > goal : value < goal;
  missed += isMissed ? 1 : 0;
  console.log(`${what}  ${value.toFixed(value < 10 ? 2 : 0)}  goal ${which} ${goal}${isMissed ? '  MISSED' : ''}`);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
