// What several processes may do to a server that gets ready, and to a profile that gets another revision, at the same
// moment, on PostgreSQL. A server that is deleted, late and ready at once ends once, for one reason, told of at most once;
// callers during releases and roll-backs get servers of a revision that was released then, and none is left or lost.
// UOS_SOAK_ROUNDS sets the rounds of each; the servers are rows of a machine that is not there.
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { endAllocation } from '../../packages/platform/src/services/multiverse/servers/end.ts';
import { hostedServers } from '../../packages/platform/src/services/multiverse/servers/kind.ts';
import { settlePool } from '../../packages/platform/src/services/multiverse/servers/pool.ts';
import { type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { openFleet } from '../support/fleet.ts';
import { type HostedGame, openGame, until } from '../support/hosted-game.ts';
import { isNumber, runRaces } from '../support/races.ts';
import { standInNode } from '../support/stand-in-node.ts';

const ROUNDS = Number(process.env.UOS_SOAK_ROUNDS ?? 200);
const [WARM, CALLERS, BETWEEN, SOON_MS, LATER_MS] = [6, 4, 6, 10, 40];

const fleet = await openFleet();
const one = await testPlatform(fleet.options);
const two = await testPlatform(fleet.options);
const platforms: readonly TestPlatform[] = [one, two, await testPlatform(fleet.options)];
fleet.balancer.use(platforms.map(({ port }) => port));
await fleet.balancer.ready();
const { db } = one.ports;
const node = await standInNode(one, ({ ports }) => hostedServers(ports));

/** Outcomes that a receiver was told of, by the uuid of their allocation. */
const told = new Map<string, string[]>();
const receiver = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const { uuid, status } = JSON.parse(Buffer.concat(parts).toString()) as { uuid: string; status: string };
    told.set(uuid, [...(told.get(uuid) ?? []), status]);
    response.writeHead(204).end();
  });
}).listen(0, '127.0.0.1');
await once(receiver, 'listening');
const { port } = receiver.address() as { port: number };

let grounds = 0;
const seen = new Map<string, number>();
const see = (outcome: string): void => void seen.set(outcome, (seen.get(outcome) ?? 0) + 1);

interface Ground {
  readonly game: HostedGame;
  readonly profileId: string;
  /** The first is released in the beginning, and again at the end of each round. */
  readonly revisions: readonly [string, string];
}

await runRaces<Ground>(
  { fleet, platforms },
  {
    ...{ races: { readyAndDeleted, readyDeletedAndLate, released }, rounds: ROUNDS },
    ground: openGround,
    before: (ground) => clear(ground),
  },
);
receiver.close();
console.log([...seen].map(([outcome, count]) => `${outcome}: ${count}`).join(', '));

async function openGround(): Promise<Ground> {
  grounds += 1;
  const isFleet = grounds === 3;
  const game = await openGame(one, {
    type: isFleet ? 'OnFleetGame' : 'OnDemandGame',
    region: { minServers: isFleet ? WARM : 0, maxServers: 5000 },
  });
  await game.call('PUT', `/game/games/${game.app.id}`, { webhook: { url: `http://127.0.0.1:${port}/`, headers: {} } });
  const { profileId, revisionId, imageId } = await game.profile('silent');
  const { profileRevision } = await game.call<{ profileRevision: { id: string } }>('POST', '/game/profile-revisions', {
    ...{ profileId, imageId },
  });
  return { game, profileId, revisions: [revisionId, profileRevision.id] };
}

/** Nobody has a server, and where some wait they are ready. */
async function clear(ground: Ground): Promise<void> {
  const { id } = ground.game.app;
  await db.deleteFrom('hosting_allocations').where('app_id', '=', id).execute();
  const had = db.updateTable('game_servers').set({ stop_reason: 'deleted' }).where('app_id', '=', id);
  await had.where('state', '=', 'Allocated').where('ended_at', 'is', null).execute();
  await db.deleteFrom('meter').where('app_id', '=', id).execute();
  await settled(ground);
}

async function ask({ game }: Ground, turn: number, method: string, path: string, body?: unknown) {
  const platform = platforms[turn % platforms.length];
  const { id, serviceSecret } = game.app;
  const answer = await platform?.call(method, `/gs/v1${path}`, body, { basic: `${id}:${serviceSecret}` });
  return { status: answer?.status ?? 0, body: answer?.body };
}

function allocationsOf({ game }: Ground): string {
  return `/allocation/games/${game.app.id}/allocations`;
}

function allocate(ground: Ground, turn: number, uuid: string) {
  const body = { uuid, profileId: ground.profileId, regionId: 'local', envs: {} };
  return ask(ground, turn, 'POST', allocationsOf(ground), body);
}

function rowsOf({ game }: Ground) {
  return db.selectFrom('hosting_allocations').selectAll().where('app_id', '=', game.app.id).execute();
}

function serversOf({ game }: Ground) {
  const servers = db.selectFrom('game_servers').selectAll().where('app_id', '=', game.app.id);
  return servers.where('ended_at', 'is', null).execute();
}

/** Of all processes at once. */
async function look({ game }: Ground): Promise<void> {
  const place = { gameId: game.app.id, regionId: 'local' };
  await Promise.all(platforms.map(({ ports }) => ports.db.transaction().execute((tx) => settlePool(tx, ports, place))));
}

/** Looks at the pool, and lets the machine follow, until nothing is left to do. */
async function settled(ground: Ground): Promise<void> {
  let before = '';
  for (;;) {
    await look(ground);
    await node.catchUp(one);
    const now = (await serversOf(ground))
      .map(({ id, state, stop_reason }) => `${id} ${state} ${stop_reason}`)
      .sort()
      .join();
    if (now === before && !now.includes('Scheduled') && !now.includes('deleted')) {
      return;
    }
    before = now;
  }
}

function readyAndDeleted(ground: Ground): Promise<string[]> {
  return endsOnce(ground, false);
}

function readyDeletedAndLate(ground: Ground): Promise<string[]> {
  return endsOnce(ground, true);
}

function tooLate(serverId: string): Promise<boolean> {
  const late = { at: new Date().toISOString(), by: '', reason: 'start timeout', msg: 'start timeout' } as const;
  const { ports } = two;
  return ports.db.transaction().execute((db) => endAllocation({ db, ports }, serverId, 'failed', late));
}

async function endsOnce(ground: Ground, isLate: boolean): Promise<string[]> {
  const uuid = randomUUID();
  await allocate(ground, randomInt(platforms.length), uuid);
  const [begun] = await rowsOf(ground);
  const serverId = begun?.server_id ?? '';
  await node.begin(serverId);
  const remove = (turn: number) => ask(ground, turn, 'DELETE', `${allocationsOf(ground)}/${uuid}`);
  const [removed, again] = await Promise.all([
    soon(() => remove(0)),
    soon(() => remove(1)),
    // why later: a call has a longer way to the row
    soon(() => node.ready([one, two], serverId), LATER_MS),
    soon(() => (isLate ? tooLate(serverId) : Promise.resolve(false)), LATER_MS),
  ]);
  const faults: string[] = [];
  const claim = (what: string, holds: boolean): void => void (holds || faults.push(what));
  claim('a DELETE was refused', removed.status === 200 && again.status === 200);
  const [after] = await rowsOf(ground);
  const outcome = `${after?.status} ${after?.end_reason}`;
  see(outcome);
  const legal = ['canceled deleted', 'deallocated deleted', ...(isLate ? ['failed start timeout'] : [])];
  claim(`it is ${outcome}`, legal.includes(outcome));
  const wasHad = after?.status === 'deallocated';
  claim('it was had, or not', (after?.fulfilled_at !== null) === wasHad);
  const server = await db.selectFrom('game_servers').selectAll().where('id', '=', serverId).executeTakeFirst();
  claim(`its server ends as ${server?.stop_reason}`, server?.stop_reason === after?.end_reason);
  claim('it gets ready after its end', !(await node.ready([one], serverId)));
  await node.catchUp(one);
  const [last] = await rowsOf(ground);
  claim(
    `it becomes ${last?.status} afterwards`,
    last?.status === after?.status && last?.end_reason === after?.end_reason,
  );
  const held = await node.held();
  claim(`${JSON.stringify(held)} is not given back`, held.cpuMillis === 0 && held.memoryMiB === 0 && held.ports === 0);
  const turns = await db
    .selectFrom('schedules')
    .select('key')
    .where('service', '=', 'multiverse')
    .where('key', 'in', [`start/${serverId}`, `expire/${serverId}`])
    .execute();
  claim(`turns are left: ${turns.map(({ key }) => key).join()}`, turns.length === 0);
  const metered = await db
    .selectFrom('meter')
    .select('amount')
    .where('app_id', '=', ground.game.app.id)
    .where('metric', '=', 'allocationCount')
    .executeTakeFirst();
  faults.push(...isNumber('allocations on the meter', metered?.amount ?? 0, wasHad ? 1 : 0));
  await until(
    () => db.selectFrom('schedules').select('key').where('key', 'like', `report/${ground.game.app.id}-%`).execute(),
    (left) => left.length === 0,
  );
  const outcomes = { deallocated: 'allocated', canceled: '', failed: 'failed' }[after?.status as string];
  claim(`told of: ${told.get(uuid)?.join()}`, (told.get(uuid) ?? []).join() === outcomes);
  return faults;
}

function soon<T>(work: () => Promise<T>, longest = SOON_MS): Promise<T> {
  return delay(randomInt(longest)).then(work);
}

interface Span {
  readonly from: number;
  readonly to: number;
}

async function timed<T>(work: () => Promise<T>): Promise<Span & { readonly answer: T }> {
  const from = performance.now();
  const answer = await work();
  return { from, to: performance.now(), answer };
}

async function released(ground: Ground): Promise<string[]> {
  const [old, next] = ground.revisions;
  const release = (turn: number, id: string) => ask(ground, turn, 'PUT', `/game/profile-revisions/${id}/release`, {});
  /** Two people press it at once. */
  const pressed = (id: string) => timed(() => Promise.all([release(0, id), release(1, id)]));
  const calls: Awaited<ReturnType<typeof call>>[] = [];
  const call = (turn: number) => timed(() => allocate(ground, turn, randomUUID()));
  let isOver = false;
  const callers = Array.from({ length: CALLERS }, async (_, turn) => {
    while (!isOver) {
      calls.push(await soon(() => call(turn)));
    }
  });
  const turns = (async () => {
    while (!isOver) {
      await soon(() => look(ground));
      await node.catchUp(one);
    }
  })();
  const answered = (more: number, at = calls.length) =>
    until(
      async () => calls.length,
      (count) => count >= at + more,
    );
  await answered(randomInt(BETWEEN));
  const forth = await pressed(next);
  await answered(randomInt(BETWEEN));
  const back = await pressed(old);
  await answered(1);
  isOver = true;
  await Promise.all([...callers, turns]);
  await settled(ground);
  const faults: string[] = [];
  for (const { answer } of [forth, back]) {
    const statuses = answer.map(({ status }) => status).sort();
    faults.push(...(statuses.join() === '200,400' ? [] : [`releases answered ${statuses.join()}`]));
  }
  for (const { answer, from, to } of calls) {
    const { allocation } = (answer.body ?? {}) as { allocation?: { profileRevisionId: string } };
    const of = allocation?.profileRevisionId;
    // why so: a call reads which one is released at some moment of its own
    const isRight = of === old ? from <= forth.to || to >= back.from : to >= forth.from && from <= back.to;
    see(of === old ? 'of the old revision' : 'of the next revision');
    faults.push(
      ...(answer.status === 200 ? [] : [`${answer.status}: ${JSON.stringify(answer.body)}`]),
      ...(isRight ? [] : [`an allocation is of ${of === old ? 'the old' : 'the next'} revision`]),
    );
  }
  const [rows, servers] = [await rowsOf(ground), await serversOf(ground)];
  const had = new Map(rows.map((row) => [row.server_id, row]));
  const waiting = servers.filter(({ id }) => !had.has(id));
  const pools = new Set(waiting.map(({ pool }) => pool));
  const inForce = await db
    .selectFrom('hosting_revisions')
    .select('id')
    .where('profile_id', '=', ground.profileId)
    .where('status', '=', 'released')
    .execute();
  return [
    ...faults,
    ...isNumber('released revisions', inForce.length, 1),
    ...isNumber('allocations', rows.length, calls.length),
    ...isNumber('servers that somebody has', had.size, calls.length),
    ...isNumber('servers that wait', waiting.length, WARM),
    ...([...pools].join() === `${old}/local` ? [] : [`servers wait in ${[...pools].join()}`]),
    ...rows.flatMap(({ server_id, status, revision_id, end_reason }) => {
      const server = servers.find(({ id }) => id === server_id);
      const isWhole =
        status === 'allocated' &&
        server?.state === 'Allocated' &&
        server.stop_reason === null &&
        server.labels['uos.revision'] === revision_id;
      return isWhole
        ? []
        : [`an allocation is ${status} ${end_reason}, its server ${server?.state} ${server?.stop_reason}`];
    }),
  ];
}
