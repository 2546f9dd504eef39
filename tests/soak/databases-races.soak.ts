// What several processes may do to databases at the same moment, on PostgreSQL: of many changes one begins, and it ends once;
// as many are made as an app may have; a backup plan does not outlive its database; one whose node is lost while a change
// ends is not left busy; and each second is on the meter once, whoever puts it there. UOS_SOAK_ROUNDS sets the rounds of
// each; the databases are rows of a node that is not there.
import { randomUUID } from 'node:crypto';
import { meterDatabases } from '../../packages/platform/src/services/storage/meter.ts';
import { adminContext, consoleContext, planKey } from '../../packages/platform/src/services/storage/names.ts';
import { databaseOfAny, endChange, failLost } from '../../packages/platform/src/services/storage/store/databases.ts';
import { killRequests } from '../../packages/platform/src/services/storage/store/requests.ts';
import { perform } from '../../packages/platform/src/services/storage/tasks/perform.ts';
import { BASE, PASSWORD, wish } from '../../packages/platform/src/services/storage/testing.ts';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { openFleet } from '../support/fleet.ts';
import { isNumber, runRaces } from '../support/races.ts';

const ROUNDS = Number(process.env.UOS_SOAK_ROUNDS ?? 100);
const [PROCESSES, CALLERS, PLACES] = [3, 24, 4];
const NODE = randomUUID();
const NEVER_LOST = '2099-01-01T00:00:00Z';

const fleet = await openFleet();
const platforms: TestPlatform[] = [];
for (let number = 0; number < PROCESSES; number += 1) {
  const platform = await testPlatform({ ...fleet.options, config: { databasesPerApp: PLACES, limitsCallers: false } });
  Object.assign(platform.ports.databases, { nodeHere: () => Promise.resolve(NODE) });
  platforms.push(platform);
}
fleet.balancer.use(platforms.map(({ port }) => port));
await fleet.balancer.ready();
const first = platforms[0] ?? notThere('a platform');
const { db } = first.ports;
await db.insertInto('storage_nodes').values({ id: NODE, heard_at: NEVER_LOST }).execute();
let ports = 0;

await runRaces(
  { fleet, platforms },
  {
    ...{ races: { oneChange, lastPlaces, planAndEnd, lostAndEnded, metered }, rounds: ROUNDS },
    ground: () => first.app(['storage']),
    after: ({ id }) => db.deleteFrom('storage_databases').where('app_id', '=', id).execute(),
  },
);

/** Asks one process after the other. */
async function ask({ id, serviceSecret }: TestApp, turn: number, method: string, path: string, body?: unknown) {
  const platform = platforms[turn % platforms.length] ?? first;
  const answer = await platform.call(method, `${BASE}${path}`, body, { basic: `${id}:${serviceSecret}` });
  return { status: answer.status, body: answer.body as { asyncRequestId?: string } };
}

/** One that runs, by its row alone. */
async function running({ id: appId }: TestApp, about: { readonly node?: string; readonly since?: string } = {}) {
  const { seal, clock } = first.ports;
  const [id, now] = [randomUUID(), about.since ?? clock.now().toISOString()];
  ports += 1;
  await db
    .insertInto('storage_databases')
    .values({
      ...{ id, app_id: appId, node: about.node ?? NODE, name: 'players', engine: 'postgresql', engine_version: '16.1' },
      ...{ provider: 'native', region: 'local', instance_type: 'postgresql-1c2g', storage_gib: 20, status: 'running' },
      ...{ busy_request: null, instance_id: 'postgres-1', username: 'lantern', database_name: 'app', verifier: 'none' },
      ...{ admin_password: seal.seal('a', adminContext(id)), console_password: seal.seal('c', consoleContext(id)) },
      ...{ created_at: now, created_by: 'ana', modified_at: now, running_at: now, metered_until: now, port: ports },
      ...{ deleted_at: null, purged_at: null },
    })
    .execute();
  return id;
}

async function requestsOf(databaseId: string) {
  return db.selectFrom('storage_requests').selectAll().where('database_id', '=', databaseId).execute();
}

async function oneChange(app: TestApp): Promise<string[]> {
  const id = await running(app);
  const path = `/databases/${id}`;
  const asks = [
    ['POST', `${path}/backup`, {}],
    ['POST', `${path}/restart`, {}],
    ['POST', `${path}/create-proxy`, {}],
    ['POST', `${path}/reset-password`, { password: PASSWORD }],
    ['PUT', `${path}/upgrade`, { instanceTypeId: 'postgresql-2c4g' }],
    ['DELETE', path, undefined],
  ] as const;
  const answers = await Promise.all(
    Array.from({ length: CALLERS }, (_, turn) => {
      const [method, where, body] = asks[turn % asks.length] ?? notThere('something to ask for');
      return ask(app, turn, method, where, body);
    }),
  );
  const begun = answers.flatMap(({ status, body }) => (status === 200 ? [body.asyncRequestId] : []));
  const [row, requests] = [await databaseOfAny(db, id), await requestsOf(id)];
  const ends = await Promise.all(platforms.map((one) => endChange(one.ports.db, begun[0] ?? randomUUID(), {})));
  return [
    ...isNumber('changes that began', begun.length, 1),
    ...isNumber('tasks', requests.length, 1),
    ...(row?.busy_request === begun[0] && row?.busy_with === requests[0]?.operation ? [] : ['it is busy otherwise']),
    ...isNumber('ends', ends.filter(Boolean).length, 1),
    ...refusals(answers),
  ];
}

async function lastPlaces(app: TestApp): Promise<string[]> {
  const answers = await Promise.all(
    Array.from({ length: CALLERS }, (_, turn) => ask(app, turn, 'POST', '/databases', wish)),
  );
  const rows = await db.selectFrom('storage_databases').select('id').where('app_id', '=', app.id).execute();
  return [
    ...isNumber('databases that were promised', answers.filter(({ status }) => status === 200).length, PLACES),
    ...isNumber('databases', rows.length, PLACES),
    ...refusals(answers),
  ];
}

async function planAndEnd(app: TestApp): Promise<string[]> {
  const id = await running(app);
  const plan = (turn: number) => ask(app, turn, 'PUT', `/databases/${id}/backup-plan`, { enabled: true });
  const end = async () => {
    await ask(app, 0, 'DELETE', `/databases/${id}`);
    const [row, [request]] = [await databaseOfAny(db, id), await requestsOf(id)];
    await perform({
      ports: first.ports,
      request: request ?? notThere('a task'),
      row: row ?? notThere('a row'),
      signal: new AbortController().signal,
    });
  };
  const [, ...answers] = await Promise.all([end(), ...Array.from({ length: CALLERS / 2 }, (_, turn) => plan(turn))]);
  const row = await databaseOfAny(db, id);
  const planned = await db.selectFrom('schedules').selectAll().where('key', '=', planKey(id)).execute();
  return [
    ...(row?.status === 'deleted' && !row.plan_enabled ? [] : [`it is ${row?.status}, its plan ${row?.plan_enabled}`]),
    ...isNumber('plans of a deleted database', planned.length, 0),
    ...refusals(answers),
  ];
}

async function lostAndEnded(app: TestApp): Promise<string[]> {
  const node = randomUUID();
  await db.insertInto('storage_nodes').values({ id: node, heard_at: '2020-01-01T00:00:00Z' }).execute();
  const id = await running(app, { node });
  const { clock } = first.ports;
  const lose = async ({ ports: { db: own } }: TestPlatform) => {
    const now = clock.now().toISOString();
    await killRequests(own, await failLost(own, now, 'lost'), 'lost', now);
  };
  const end = async () => {
    await ask(app, 0, 'POST', `/databases/${id}/reset-password`, { password: PASSWORD });
    const [request] = await requestsOf(id);
    if (request !== undefined) {
      await endChange(db, request.id, {});
    }
  };
  await Promise.all([end(), ...platforms.map(lose)]);
  await lose(first);
  const [row, requests] = [await databaseOfAny(db, id), await requestsOf(id)];
  await db.deleteFrom('storage_nodes').where('id', '=', node).execute();
  return row?.status === 'failure' && row.busy_request === null
    ? []
    : [`it is ${row?.status}, busy with ${row?.busy_with}: ${requests.map(({ status }) => status).join()}`];
}

async function metered(app: TestApp): Promise<string[]> {
  const since = new Date(Math.floor(Date.now() / 1000) * 1000 - 7_200_000);
  const id = await running(app, { since: since.toISOString() });
  const sum = async () => {
    const rows = await db
      .selectFrom('meter')
      .select('amount')
      .where('app_id', '=', app.id)
      .where('metric', '=', 'postgresql-1c2gSeconds')
      .execute();
    return rows.reduce((total, { amount }) => total + amount, 0);
  };
  const before = await sum();
  const moments = [1800, 3600, 5400].map((seconds) => new Date(since.getTime() + seconds * 1000).toISOString());
  const turns = platforms.flatMap(({ ports: own }) =>
    moments.map((until) => own.db.transaction().execute((tx) => meterDatabases({ db: tx, ports: own }, until, id))),
  );
  await Promise.all(turns);
  return isNumber('seconds on the meter', (await sum()) - before, 5400);
}

/** What is refused is refused in words: never a fault of the server. */
function refusals(answers: readonly { readonly status: number; readonly body: unknown }[]): string[] {
  return answers.flatMap(({ status, body }) => (status < 500 ? [] : [`${status}: ${JSON.stringify(body)}`]));
}

function notThere(what: string): never {
  throw new Error(`there is no ${what}`);
}
