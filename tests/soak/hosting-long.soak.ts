// A platform hosts 50 servers that speak all the time, for hours: some end and others begin, builds are deployed, logs
// are followed and searched. What its process and those of its engines hold is told each minute, and how it grows in an
// hour at the end, where a line is laid through all of it but the first quarter.
// UOS_SOAK_MINUTES sets the length, UOS_SOAK_SERVERS the servers, UOS_SOAK_CHANGE_MS after how long one ends and another
// begins; growth decides from an hour on. Which resources have become more is told by their kind.
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { openFunction } from '../support/hosted-function.ts';
import { builtImage, openGame } from '../support/hosted-game.ts';
import { startPostgres } from '../support/postgres.ts';

const MINUTES = Number(process.env.UOS_SOAK_MINUTES ?? 120);
const SERVERS = Number(process.env.UOS_SOAK_SERVERS ?? 50);
const CHANGE_MS = Number(process.env.UOS_SOAK_CHANGE_MS ?? 2000);
const [FOLLOWERS, DEPLOY_MS, SAMPLE_MS] = [5, 60_000, 15_000];
const ENGINE_MS = 60_000;
const MOST_PER_HOUR = 1;

const SPEAKING = [
  '#!/bin/bash',
  'post() {',
  '  exec 3<>"/dev/tcp/127.0.0.1/$MULTIVERSE_SDK_HTTP_PORT" || exit 9',
  `  printf 'POST %s HTTP/1.1\\r\\nHost: localhost\\r\\nContent-Length: 2\\r\\nConnection: close\\r\\n\\r\\n{}' "$1" >&3`,
  '  cat <&3 >/dev/null; exec 3>&-',
  '}',
  'post /ready',
  'while true; do',
  '  post /health',
  '  for line in 1 2 3 4 5 6 7 8; do echo "$(printf "%(%s)T") wave $RANDOM of the harbour, $line of 8"; done',
  '  sleep 3',
  'done',
].join('\n');

interface Serving {
  readonly origin: string;
  readonly app: { readonly id: string; readonly serviceSecret: string };
  readonly profileId: string;
  readonly imageId: string;
}

interface Held {
  readonly heapMiB: number;
  readonly rssMiB: number;
  readonly enginesMiB: number;
  readonly descriptors: number;
  readonly resources: number;
  /** How many of each kind. */
  readonly kinds: Readonly<Record<string, number>>;
}

if (process.argv[2] === 'serve') {
  await serve(process.argv[3] ?? '');
} else {
  process.exitCode = await watch();
}

async function serve(databaseUrl: string): Promise<void> {
  const platform = await testPlatform({
    databaseUrl,
    logLevel: 'warn',
    config: { strictReplies: false, nodeCpuMillis: 1_000_000, nodeMemoryMiB: 1_000_000 },
  });
  const game = await openGame(platform, { region: { maxServers: 1000 } });
  const image = await builtImage(game, { server: SPEAKING });
  const { profile } = await game.call<{ profile: { id: string } }>('POST', '/game/profiles', {
    ...{ gameId: game.app.id, name: 'harbour' },
  });
  await release(game, profile.id, image.id);
  const lobby = await openFunction(platform);
  await lobby.release('shell');
  await lobby.begin();
  const { id, serviceSecret } = game.app;
  const serving: Serving = {
    ...{ origin: platform.origin, app: { id, serviceSecret }, profileId: profile.id, imageId: image.id },
  };
  process.on('message', () => {
    globalThis.gc?.();
    globalThis.gc?.();
    held(platform).then(
      (now) => process.send?.(now),
      (error: unknown) => process.send?.({ failed: String(error) }),
    );
  });
  process.once('disconnect', () => {
    platform.stop().catch(console.error);
  });
  process.send?.(serving);
}

async function held({ ports: { db } }: TestPlatform): Promise<Held> {
  // why the time: a step of a build has come and gone, and says nothing of what engines hold for ever
  const rows = await db
    .selectFrom('processes')
    .select('pid')
    .where('state', '=', 'running')
    .where('kind', '<>', 'game-server')
    .where('began_at', '<', new Date(Date.now() - ENGINE_MS).toISOString())
    .execute();
  const { heapUsed, external, rss } = process.memoryUsage();
  const resources = process.getActiveResourcesInfo();
  return {
    heapMiB: (heapUsed + external) / 2 ** 20,
    rssMiB: rss / 2 ** 20,
    enginesMiB: rows.reduce((sum, { pid }) => sum + residentOf(pid ?? 0), 0),
    descriptors: readdirSync('/proc/self/fd').length,
    resources: resources.length,
    kinds: Object.fromEntries([...Map.groupBy(resources, (kind) => kind)].map(([kind, all]) => [kind, all.length])),
  };
}

function residentOf(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

async function release(
  { call }: Pick<Awaited<ReturnType<typeof openGame>>, 'call'>,
  profileId: string,
  imageId: string,
): Promise<void> {
  const { profileRevision } = await call<{ profileRevision: { id: string } }>('POST', '/game/profile-revisions', {
    ...{ profileId, imageId },
  });
  await call('PUT', `/game/profile-revisions/${profileRevision.id}/release`, {});
}

async function watch(): Promise<number> {
  const postgres = await startPostgres();
  const server = fork(import.meta.filename, ['serve', await postgres.createDatabase()], {
    execArgv: [...process.execArgv, '--expose-gc'],
  });
  const said = <Value>(): Promise<Value> =>
    new Promise((resolve) => server.once('message', (value) => resolve(value as Value)));
  const { origin, app, profileId, imageId } = await said<Serving>();
  const headers = {
    Authorization: `Basic ${btoa(`${app.id}:${app.serviceSecret}`)}`,
    'Content-Type': 'application/json',
  };
  const problems = new Map<string, number>();
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T | undefined> => {
    // why not thrown: one call that fails is told at the end, and hours go on
    const { status, text } = await fetch(`${origin}/gs/v1${path}`, {
      ...{ method, headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).then(
      async (answer) => ({ status: answer.status, text: await answer.text() }),
      (error: unknown) => ({ status: 0, text: String(error) }),
    );
    if (status !== 200) {
      const problem = `${method} ${path.replaceAll(/[0-9a-f-]{36}/g, '{id}')} ${status} ${text.slice(0, 200)}`;
      problems.set(problem, (problems.get(problem) ?? 0) + 1);
      return undefined;
    }
    return JSON.parse(text) as T;
  };
  const allocations = `/allocation/games/${app.id}/allocations`;
  const live: string[] = [];
  let [begun, ended, deployed, lines, isOver] = [0, 0, 0, 0, false];
  const begin = async (): Promise<void> => {
    const uuid = randomUUID();
    if ((await ask('POST', allocations, { uuid, profileId, regionId: 'local', envs: { MAP: 'fog' } })) !== undefined) {
      live.push(uuid);
      begun += 1;
    }
  };
  const every = async (ms: number, work: () => Promise<void>): Promise<void> => {
    while (!isOver) {
      await work();
      await delay(ms);
    }
  };
  const follow = async (): Promise<void> => {
    const uuid = live[Math.floor(Math.random() * live.length)] ?? '';
    const leave = AbortSignal.timeout(20_000);
    try {
      const answer = await fetch(`${origin}/gs/v1${allocations}/${uuid}/follow`, { headers, signal: leave });
      for await (const part of answer.body ?? []) {
        lines +=
          Buffer.from(part as Uint8Array)
            .toString()
            .split('data:').length - 1;
      }
    } catch (error) {
      if (!leave.aborted) {
        throw error;
      }
    }
  };
  const change = async (): Promise<void> => {
    if (live.length >= SERVERS) {
      const [oldest = ''] = live.splice(0, 1);
      ended += (await ask('DELETE', `${allocations}/${oldest}`)) === undefined ? 0 : 1;
    }
    await begin();
    await ask('GET', `${allocations}/${live[0]}/log`);
  };
  const deploy = async (): Promise<void> => {
    const call = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
      (await ask<T>(method, path, body)) ?? Promise.reject(new Error('it was not deployed'));
    await release({ call }, profileId, imageId);
    await ask('POST', '/game/images/rebuild', { imageId });
    deployed += 1;
  };
  for (let count = 0; count < SERVERS; count += 1) {
    await begin();
    await delay(500);
  }
  const began = performance.now();
  const all = [
    every(CHANGE_MS, change),
    every(DEPLOY_MS, () => deploy().catch(() => undefined)),
    ...Array.from({ length: FOLLOWERS }, () => every(100, follow)),
  ];
  const samples: (Held & { readonly hours: number })[] = [];
  for (let told = 0; performance.now() - began < MINUTES * 60_000; ) {
    await delay(SAMPLE_MS);
    server.send('held');
    const hours = (performance.now() - began) / 3_600_000;
    const now = await said<Held | { readonly failed: string }>();
    if ('failed' in now) {
      console.log(now.failed);
      continue;
    }
    samples.push({ ...now, hours });
    if (hours * 60 - told >= 1) {
      told = hours * 60;
      console.log(
        `${told.toFixed(0)} min: ${shown(samples.at(-1))}; ${begun} begun, ${ended} ended, ${deployed} deployed, ${lines} lines followed`,
      );
    }
  }
  isOver = true;
  await Promise.all(all);
  const counted = samples.filter(({ hours }) => hours * 60 > MINUTES / 4);
  let isFlat = true;
  for (const what of ['heapMiB', 'rssMiB', 'enginesMiB', 'descriptors', 'resources'] as const) {
    const { perHour, middle } = slopeOf(counted.map((one) => [one.hours, one[what]]));
    const percent = middle === 0 ? 0 : (perHour / middle) * 100;
    isFlat &&= percent < MOST_PER_HOUR;
    console.log(`${what}: ${middle.toFixed(1)} in the middle, ${perHour.toFixed(2)} an hour, ${percent.toFixed(1)} %`);
  }
  for (const kind of new Set(counted.flatMap(({ kinds }) => Object.keys(kinds)))) {
    const { perHour, middle } = slopeOf(counted.map(({ hours, kinds }) => [hours, kinds[kind] ?? 0]));
    console.log(`  ${kind}: ${middle.toFixed(1)} in the middle, ${perHour.toFixed(2)} an hour`);
  }
  for (const [problem, count] of problems) {
    console.log(`  ${count} x ${problem}`);
  }
  server.disconnect();
  await new Promise((resolve) => server.once('exit', resolve));
  await postgres.stop();
  return problems.size === 0 && (isFlat || MINUTES < 60) ? 0 : 1;
}

function shown(held: Held | undefined): string {
  const { heapMiB = 0, rssMiB = 0, enginesMiB = 0, descriptors = 0, resources = 0 } = held ?? {};
  return (
    `heap ${heapMiB.toFixed(1)} MiB, resident ${rssMiB.toFixed(0)} MiB, engines ${enginesMiB.toFixed(0)} MiB, ` +
    `${descriptors} descriptors, ${resources} resources`
  );
}

/** Of the straight line with the smallest squares. */
function slopeOf(points: readonly (readonly [number, number])[]): {
  readonly perHour: number;
  readonly middle: number;
} {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))];
  const over = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0);
  const under = points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
  return { perHour: under === 0 ? 0 : over / under, middle: y };
}
