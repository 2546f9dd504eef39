// What several processes may do to servers at the same moment, on PostgreSQL: 100 callers with one uuid get one server;
// 100 callers for 20 servers that wait get one each, and the others the reason; an end by its owners and by its time at once is one.
// UOS_SOAK_ROUNDS sets the rounds of each; the servers are rows of a node that is not there.
import { randomUUID } from 'node:crypto';
import { endAllocation } from '../../packages/platform/src/services/multiverse/servers/end.ts';
import { type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { openFleet } from '../support/fleet.ts';
import { isNumber, runRaces } from '../support/races.ts';
import { type WarmGame, warmGame } from '../support/warm-pool.ts';

const ROUNDS = Number(process.env.UOS_SOAK_ROUNDS ?? 200);
const [PROCESSES, CALLERS, PLACES, ENDERS] = [3, 100, 20, 4];

const fleet = await openFleet();
const platforms: TestPlatform[] = [];
for (let number = 0; number < PROCESSES; number += 1) {
  platforms.push(await testPlatform(fleet.options));
}
fleet.balancer.use(platforms.map(({ port }) => port));
await fleet.balancer.ready();
const [first] = platforms;
if (first === undefined) {
  throw new Error('there is no platform');
}
const race = (run: (platform: TestPlatform, game: WarmGame) => Promise<string[]>) => (game: WarmGame) =>
  run(first, game);
await runRaces(
  { fleet, platforms },
  {
    ...{ races: { oneUuid: race(oneUuid), fewPlaces: race(fewPlaces), oneEnd: race(oneEnd) }, rounds: ROUNDS },
    ground: () => warmGame(first, PLACES),
    before: (game) => game.begin(PLACES),
  },
);

/** Asks one process after the other. */
async function ask({ game }: WarmGame, turn: number, method: string, path: string, body?: unknown) {
  const platform = platforms[turn % platforms.length] ?? platforms[0];
  const { id, serviceSecret } = game.app;
  const answer = await platform?.call(method, `/gs/v1${path}`, body, { basic: `${id}:${serviceSecret}` });
  return { status: answer?.status ?? 0, body: answer?.body as { allocation?: { uuid: string; status: string } } };
}

function allocationsOf({ game }: WarmGame): string {
  return `/allocation/games/${game.app.id}/allocations`;
}

function allocate(warm: WarmGame, turn: number, uuid: string = randomUUID(), more: object = {}) {
  const body = { uuid, profileId: warm.profileId, regionId: 'local', envs: {}, ...more };
  return ask(warm, turn, 'POST', allocationsOf(warm), body);
}

function rowsOf({ ports }: TestPlatform, { game }: WarmGame) {
  return ports.db.selectFrom('hosting_allocations').selectAll().where('app_id', '=', game.app.id).execute();
}

async function had({ ports }: TestPlatform, { game }: WarmGame): Promise<number> {
  const rows = await ports.db
    .selectFrom('game_servers')
    .select('id')
    .where('app_id', '=', game.app.id)
    .where('state', '=', 'Allocated')
    .execute();
  return rows.length;
}

async function oneUuid(platform: TestPlatform, warm: WarmGame): Promise<string[]> {
  const uuid = randomUUID();
  const answers = await Promise.all(Array.from({ length: CALLERS }, (_, turn) => allocate(warm, turn, uuid)));
  return [
    ...answers.flatMap(({ status, body }) => (status === 200 ? [] : [`${status}: ${JSON.stringify(body)}`])),
    ...isNumber('allocations', (await rowsOf(platform, warm)).length, 1),
    ...isNumber('servers that somebody has', await had(platform, warm), 1),
  ];
}

async function fewPlaces(platform: TestPlatform, warm: WarmGame): Promise<string[]> {
  const answers = await Promise.all(Array.from({ length: CALLERS }, (_, turn) => allocate(warm, turn)));
  const got = answers.filter(({ status }) => status === 200);
  const servers = new Set((await rowsOf(platform, warm)).map(({ server_id }) => server_id));
  return [
    ...isNumber('callers with a server', got.length, PLACES),
    ...isNumber('servers of allocations', servers.size, PLACES),
    ...answers
      .filter(({ status }) => status !== 200 && status !== 503)
      .map(({ status, body }) => `${status}: ${JSON.stringify(body)}`),
  ];
}

async function oneEnd(platform: TestPlatform, warm: WarmGame): Promise<string[]> {
  const { body } = await allocate(warm, 0, randomUUID(), { allocationTTL: '1h' });
  const [row] = await rowsOf(platform, warm);
  const { clock, db } = platform.ports;
  const at = clock.now().toISOString();
  const over = { at, by: '', reason: 'ttl expired', msg: 'ttl expired' } as const;
  const ends = await Promise.all([
    ...Array.from({ length: ENDERS }, (_, turn) =>
      ask(warm, turn, 'DELETE', `${allocationsOf(warm)}/${body.allocation?.uuid}`).then(({ status }) => status === 200),
    ),
    ...platforms.map(({ ports }) =>
      ports.db
        .transaction()
        .execute((tx) => endAllocation({ db: tx, ports }, row?.server_id ?? '', 'deallocated', over))
        .then(() => true),
    ),
  ]);
  const [after] = await rowsOf(platform, warm);
  const metered = await db
    .selectFrom('meter')
    .select('amount')
    .where('app_id', '=', warm.game.app.id)
    .where('metric', '=', 'allocationCount')
    .execute();
  return [
    ...(ends.every(Boolean) ? [] : ['an end was refused']),
    ...(after?.status === 'deallocated' && after.metered_until === null ? [] : [`it is ${after?.status}`]),
    ...isNumber('allocations on the meter', metered[0]?.amount ?? 0, 1),
  ];
}
