// What several looks of an autoscaler, and people who begin, end or limit servers meanwhile, make of one function at the
// same moment, on PostgreSQL: one step is written, the number of servers is right, within its bounds once all is quiet.
// UOS_SOAK_ROUNDS sets the rounds of each; the servers are rows of a machine that is not there.
import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { logicServers } from '../../packages/platform/src/services/func/servers/kind.ts';
import { settleScale } from '../../packages/platform/src/services/func/servers/scale.ts';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { openFleet } from '../support/fleet.ts';
import { putRelease } from '../support/functions.ts';
import { isNumber, runRaces } from '../support/races.ts';
import { standInNode } from '../support/stand-in-node.ts';

const ROUNDS = Number(process.env.UOS_SOAK_ROUNDS ?? 200);
const [LOOKS, SAMPLES, SOON_MS, LATER_MS] = [6, 6, 5, 40];
const BOUNDS = { resource: 'cpu', minServers: 2, maxServers: 4, extendThreshold: 70, shrinkThreshold: 20 } as const;
const LIVE = ['created', 'running', 'unhealthy'] as const;

const fleet = await openFleet();
const one = await testPlatform(fleet.options);
const platforms: readonly TestPlatform[] = [one, await testPlatform(fleet.options), await testPlatform(fleet.options)];
fleet.balancer.use(platforms.map(({ port }) => port));
await fleet.balancer.ready();
const { db } = one.ports;
const node = await standInNode(one, ({ ports }) => logicServers(ports));

const seen = new Map<string, number>();

await runRaces<TestApp>(
  { fleet, platforms },
  {
    races: {
      tooFew: (app) => looks(app, { servers: 0, load: 0 }, ['0>2']),
      tooMuch: (app) => looks(app, { servers: 2, load: 90 }, ['2>3']),
      tooMuchAtMost: (app) => looks(app, { servers: 4, load: 90 }, ['']),
      tooLittle: (app) => looks(app, { servers: 4, load: 5 }, ['4>3']),
      tooLittleAtLeast: (app) => looks(app, { servers: 2, load: 5 }, ['']),
      tooMany: (app) => looks(app, { servers: 6, load: 50 }, ['6>4']),
      begun: againstBegin,
      ended: againstEnd,
      limited: againstLimit,
    },
    rounds: ROUNDS,
    ground: openGround,
    before: clear,
  },
);
console.log([...seen].map(([outcome, count]) => `${outcome}: ${count}`).join(', '));

async function openGround(): Promise<TestApp> {
  const app = await one.app(['func']);
  const { body } = await app.call('POST', '/ufunc/v1/func/functions', { appId: app.id });
  const { defaultProfileId } = (body as { functionInfo: { defaultProfileId: string } }).functionInfo;
  await putRelease({ platform: one, appId: app.id }, defaultProfileId);
  return app;
}

/** No server, no step, and the bounds as they were. */
async function clear({ id }: TestApp): Promise<void> {
  await db.deleteFrom('func_autoscalers').where('app_id', '=', id).execute();
  await db.updateTable('game_servers').set({ stop_reason: 'deleted' }).where('app_id', '=', id).execute();
  await node.catchUp(one);
  for (const table of ['func_servers', 'func_scalings', 'func_samples'] as const) {
    await db.deleteFrom(table).where('app_id', '=', id).execute();
  }
}

function call(app: TestApp, turn: number, method: string, path: string, body?: unknown) {
  const basic = `${app.id}:${app.serviceSecret}`;
  return (platforms[turn % platforms.length] ?? one).call(method, `/ufunc/v1/func/functions/${app.id}${path}`, body, {
    basic,
  });
}

function liveOf({ id }: TestApp) {
  return db
    .selectFrom('func_servers')
    .select(['id', 'status'])
    .where('app_id', '=', id)
    .where('status', 'in', LIVE)
    .orderBy('created_at')
    .execute();
}

/** So many servers that run, under a load of so many percent. */
async function prepared(app: TestApp, { servers, load }: { readonly servers: number; readonly load: number }) {
  for (let count = 0; count < servers; count += 1) {
    const { status, body } = await call(app, 0, 'POST', '/servers', { name: `lobby-${count}`, configLevel: '100m' });
    if (status !== 200) {
      throw new Error(`no server was begun: ${JSON.stringify(body)}`);
    }
  }
  await node.catchUp(one);
  await sql`
    INSERT INTO func_samples (server_id, at, function_id, app_id, cpu, memory)
    SELECT s.id, now() - n * interval '1 s', s.function_id, s.app_id, ${load}::float8, 50
    FROM func_servers s, generate_series(1, ${SAMPLES}::int) n
    WHERE s.app_id = ${app.id} AND s.status = 'running'`.execute(db);
  await db
    .insertInto('func_autoscalers')
    .values({
      ...{ id: one.ports.ids.uuid(), function_id: app.id, app_id: app.id, resource: 'cpu', enabled: true },
      ...{ min_servers: BOUNDS.minServers, max_servers: BOUNDS.maxServers, step: 1, cooldown_seconds: 60 },
      ...{ extend_threshold: BOUNDS.extendThreshold, shrink_threshold: BOUNDS.shrinkThreshold, window_seconds: 60 },
      ...{ fault_exit_code: null, paused_until: null, last_operation_at: null, created_at: new Date().toISOString() },
    })
    .execute();
}

function look(app: TestApp, turn: number): Promise<void> {
  const { ports } = platforms[turn % platforms.length] ?? one;
  return ports.db.transaction().execute((tx) => settleScale(tx, ports, app.id));
}

/** As many looks at once, of all processes, and what somebody does meanwhile. */
async function all(app: TestApp, ...meanwhile: readonly (() => Promise<unknown>)[]): Promise<void> {
  const from = meanwhile.length === 0 ? 0 : randomInt(LATER_MS);
  await Promise.all([
    // why later: a call has a longer way to the rows
    ...Array.from({ length: LOOKS }, (_, turn) => delay(from + randomInt(SOON_MS)).then(() => look(app, turn))),
    ...meanwhile.map((work) => delay(randomInt(SOON_MS)).then(work)),
  ]);
}

async function stepsOf({ id }: TestApp): Promise<{ readonly steps: string; readonly faults: string[] }> {
  const rows = await db
    .selectFrom('func_scalings')
    .selectAll()
    .where('app_id', '=', id)
    .orderBy('created_at')
    .orderBy('operation')
    .execute();
  const faults = rows.flatMap(({ from_servers: from, to_servers: to, server_ids: ids }) =>
    new Set(ids).size === Math.abs(to - from) ? [] : [`${from} became ${to} by ${ids.length} servers`],
  );
  const ids = rows.flatMap(({ server_ids }) => [...server_ids]);
  const known = await db.selectFrom('func_servers').select('id').where('app_id', '=', id).execute();
  const unknown = ids.filter((one) => !known.some((row) => row.id === one));
  return {
    steps: rows.map(({ from_servers, to_servers }) => `${from_servers}>${to_servers}`).join(),
    faults: [...faults, ...(unknown.length === 0 ? [] : ['a step names a server that is not there'])],
  };
}

/** Each server that lives has one of the machine that lives, and no other does. */
async function wholeness({ id }: TestApp): Promise<string[]> {
  const rows = await db
    .selectFrom('func_servers as f')
    .leftJoin('game_servers as g', (join) =>
      join.onRef('g.id', '=', 'f.server_id').on('g.stop_reason', 'is', null).on('g.ended_at', 'is', null),
    )
    .select(['f.id', 'f.status', 'g.id as server'])
    .where('f.app_id', '=', id)
    .execute();
  const isLive = (status: string) => (LIVE as readonly string[]).includes(status);
  return rows
    .filter(({ status, server }) => isLive(status) !== (server !== null))
    .map(({ status, server }) => `one is ${status} ${server === null ? 'without' : 'with'} a server of the machine`);
}

async function judged(app: TestApp, legal: readonly string[]): Promise<string[]> {
  const { steps, faults } = await stepsOf(app);
  const outcome = `${steps} → ${(await liveOf(app)).length}`;
  seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
  return [...faults, ...(legal.includes(outcome) ? [] : [outcome]), ...(await wholeness(app))];
}

async function looks(
  app: TestApp,
  { servers, load }: { readonly servers: number; readonly load: number },
  [step = '']: readonly string[],
): Promise<string[]> {
  await prepared(app, { servers, load });
  await all(app);
  const wanted = step === '' ? servers : Number(step.split('>')[1]);
  return judged(app, [`${step} → ${wanted}`]);
}

/** One is missing: the looks begin it, or whoever begins one was there before. */
async function againstBegin(app: TestApp): Promise<string[]> {
  await prepared(app, { servers: 1, load: 50 });
  let status = 0;
  await all(app, async () => {
    status = (await call(app, 1, 'POST', '/servers', { name: 'lobby', configLevel: '100m' })).status;
  });
  return [...isNumber('its answer', status, 200), ...(await judged(app, ['1>2 → 3', ' → 2']))];
}

/** One is too many: the looks end it, or whoever ends one was there before; with two gone another one begins. */
async function againstEnd(app: TestApp): Promise<string[]> {
  await prepared(app, { servers: 5, load: 50 });
  const servers = await liveOf(app);
  const gone = servers[randomInt(servers.length)]?.id ?? '';
  let status = 0;
  await all(app, async () => {
    status = (await call(app, 1, 'DELETE', `/servers/${gone}`)).status;
  });
  return [...isNumber('its answer', status, 200), ...(await judged(app, ['5>4 → 4', '5>4 → 3', ' → 4']))];
}

/** Fewer are allowed meanwhile, where more are needed. */
async function againstLimit(app: TestApp): Promise<string[]> {
  await prepared(app, { servers: 3, load: 90 });
  let status = 0;
  await all(app, async () => {
    status = (await call(app, 1, 'PUT', '/autoscaler', { maxServers: 2 })).status;
  });
  await look(app, 0);
  return [...isNumber('its answer', status, 200), ...(await judged(app, ['3>4,4>2 → 2', '3>2 → 2']))];
}
