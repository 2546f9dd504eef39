// Kills the platform the hard way at random moments of a storm of servers that start, are had and end. Without
// `--keep-servers` nothing runs a moment later; with it what somebody has serves on, and the next platform knows it.
// After each restart no allocation is without its server, no server without a row, no port without a server.
// UOS_SOAK_ROUNDS sets the number of rounds; two of three keep their servers, so that the second goes on with those of the first.
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../packages/platform/src/db/connect.ts';
import { identityOf, isRunning, type ProcessIdentity } from '../../packages/platform/src/engines/processes/identity.ts';
import { descendants } from '../../packages/platform/src/engines/processes/tree.ts';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { openGame } from '../support/hosted-game.ts';
import { freePort } from '../support/ports.ts';
import { startPostgres } from '../support/postgres.ts';
import { type Replica, startReplica } from '../support/replica-process.ts';

const ROUNDS = Number(process.env.UOS_SOAK_ROUNDS ?? 20);
const [MOST_SERVERS, LONGEST_MS, SETTLE_MS] = [6, 1500, 15_000];
const firstPort = await freePort();

const folder = await mkdtemp(join(tmpdir(), 'uos-hosting-kill-'));
const postgres = await startPostgres();
const databaseUrl = await postgres.createDatabase({ migrated: true });
const { app, profileId } = await prepare();
const connection = await connect({ url: databaseUrl });
const { db } = connection;
const problems: string[] = [];
/** All that ever ran below a platform. */
const seen = new Map<string, ProcessIdentity>();
let [made, ended] = [0, 0];
let live: string[] = [];

/** Those that somebody had when the platform before was killed, which kept them. */
let kept: Awaited<ReturnType<typeof rows>> = [];
for (let round = 1; round <= ROUNDS + 1; round += 1) {
  const isLast = round > ROUNDS;
  const keeps = !isLast && round % 3 !== 1;
  const platform = await start(keeps);
  await examine(round, keeps ? kept : []);
  if (isLast) {
    await Promise.all(live.map((uuid) => ask(platform, 'DELETE', `/${uuid}`)));
    await settled(round, 'everything was ended', async () => (await rows()).length === 0);
    note(platform);
    await platform.stop();
    await settled(round, 'a process is left', async () => running().length === 0);
    await settled(
      round,
      'a folder is left',
      async () => (await readdir(join(folder, 'servers')).catch(() => [])).length === 0,
    );
    break;
  }
  const until = performance.now() + randomInt(LONGEST_MS);
  await Promise.all([storm(platform, until), storm(platform, until), storm(platform, until)]);
  note(platform);
  kept = keeps ? (await rows()).filter(({ status }) => status === 'allocated') : [];
  await platform.kill();
  if (!keeps) {
    await settled(round, 'a server outlived its platform', async () => running().length === 0);
  }
  console.log(
    `round ${round}${keeps ? ', kept' : ''}: ${made} made, ${ended} ended, ${running().length} processes run`,
  );
}
await connection.close();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
console.log(`${ROUNDS} kills, ${made} servers made, ${ended} ended, ${problems.length} problems`);
for (const problem of problems) {
  console.log(`  ${problem}`);
}
process.exitCode = problems.length === 0 ? 0 : 1;

async function prepare() {
  const platform = await testPlatform({ databaseUrl, dataFolder: folder });
  const game = await openGame(platform);
  const made = await game.profile('healthy');
  await platform.stop();
  return { app: game.app, profileId: made.profileId };
}

function start(keeps: boolean): Promise<Replica> {
  const env = { DATABASE_URL: databaseUrl, UOS_NODE_PORTS: `${firstPort}-${firstPort + 99}` };
  return startReplica({ env, dataFolder: folder, args: keeps ? ['--keep-servers'] : [] });
}

async function ask({ port }: Replica, method: string, path: string, body?: unknown): Promise<number> {
  const basic = Buffer.from(`${app.id}:${app.serviceSecret}`).toString('base64');
  const reply = await fetch(`http://localhost:${port}/gs/v1/allocation/games/${app.id}/allocations${path}`, {
    method,
    headers: { Authorization: `Basic ${basic}`, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  await reply.arrayBuffer();
  return reply.status;
}

async function storm(platform: Replica, until: number): Promise<void> {
  while (performance.now() < until) {
    const uuid = randomUUID();
    if (live.length < MOST_SERVERS) {
      live.push(uuid);
      const status = await ask(platform, 'POST', '', { uuid, profileId, regionId: 'local', envs: { MAP: 'fog' } });
      made += status === 200 ? 1 : 0;
    } else {
      const [oldest = ''] = live.splice(0, 1);
      ended += (await ask(platform, 'DELETE', `/${oldest}`)) === 200 ? 1 : 0;
    }
    await pause(randomInt(120));
  }
}

function note({ pid }: Replica): void {
  for (const one of descendants(pid)) {
    const identity = identityOf(one);
    if (identity !== undefined) {
      seen.set(`${identity.pid} ${identity.startedAt}`, identity);
    }
  }
}

function running(): ProcessIdentity[] {
  return [...seen.values()].filter(isRunning);
}

async function rows() {
  return db
    .selectFrom('hosting_allocations as a')
    .leftJoin('game_servers as s', 's.id', 'a.server_id')
    .leftJoin('processes as p', 'p.id', 's.process_id')
    .select(['a.uuid', 'a.status', 's.ended_at', 's.started_at', 'p.pid', 'p.started', 'p.state'])
    .where('a.status', 'in', ['created', 'allocated', 'unhealthy'])
    .execute();
}

/** What a platform that has come back has to have made right, within seconds. */
async function examine(round: number, goOn: typeof kept): Promise<void> {
  await settled(round, 'an allocation has no process', async () =>
    (await rows()).every(({ status, ended_at, state, pid, started }) =>
      status === 'created'
        ? true
        : ended_at === null && state === 'running' && isRunning({ pid: pid ?? 0, startedAt: started ?? '' }),
    ),
  );
  await settled(round, 'a port has no server', async () => {
    const left = await db
      .selectFrom('node_ports as o')
      .leftJoin('game_servers as s', 's.id', 'o.server_id')
      .select('o.port')
      .where((eb) => eb.or([eb('s.id', 'is', null), eb('s.ended_at', 'is not', null)]))
      .execute();
    return left.length === 0;
  });
  await settled(round, 'a process has no row', async () => {
    const known = (await rows()).flatMap(({ pid }) => (pid === null ? [] : [pid, ...descendants(pid)]));
    const networks = (await rows()).length;
    const unknown = running().filter(({ pid }) => !known.includes(pid));
    // why: the network of a server is beside it
    return unknown.length <= networks;
  });
  live = (await rows()).map(({ uuid }) => uuid);
  if (goOn.length > 0) {
    await settled(round, 'a server that was kept is another one, or none', async () => {
      const pids = new Map((await rows()).map(({ uuid, status, pid }) => [uuid, status === 'allocated' ? pid : null]));
      return goOn.every(({ uuid, pid }) => pids.get(uuid) === pid);
    });
    console.log(`     ${goOn.length} went on`);
  }
}

async function settled(round: number, problem: string, isSo: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + SETTLE_MS;
  while (!(await isSo())) {
    if (performance.now() > until) {
      problems.push(`round ${round}: ${problem}`);
      return;
    }
    await pause(100);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
