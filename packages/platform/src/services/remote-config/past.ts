// What remote config has of the demo studio's past: parameters from the first day, a rollout that grew, an experiment with
// two arms, and who read what of it, hour by hour.
import type { Insertable } from 'kysely';
import { recordUse } from '#core/meter/meter';
import type { Db } from '#db/connect';
import type { Past, PastApp, PastDay, TellDay } from '#kernel/past';
import { DEMO_CONFIGS } from './demo.ts';
import { addTo, emptySketch, markOf } from './serve/sketch.ts';
import { writeExposures, writeSeen } from './store/exposures.ts';
import { overridesOf } from './store/overrides.ts';
import type { RemoteConfigTables } from './tables.ts';

const SERVICE = 'remote-config';
const PATH = '/uconfig/v1';
const HOUR_MS = 3_600_000;
/** Starts of the game by each who plays in an hour; each start reads once. */
const READS_A_PLAYER = 1.4;
/** Of those, games that ask for the defaults alone. */
const PLAIN_SHARE = 0.08;
/** Of players at once at the best hour, different ones of a day. */
const PLAYERS_A_DAY = 3.2;
/** More are told by no figure of a demo. */
const MOST_NAMES = 4000;

interface Step {
  readonly day: number;
  readonly act: (past: Past, app: PastApp) => Promise<void>;
}

/** What the studio did, by the day of the game. */
const STEPS: readonly Step[] = [
  { day: 0, act: makeConfigs },
  {
    day: 2,
    act: (past, app) =>
      make(past, app, {
        ...{ name: '新手多两条命', description: '前三天的玩家更容易过关', rule: 'user.daysPlayed < 3', priority: 50 },
        rolloutPercentage: 10,
        variants: [{ values: [{ key: 'lives', type: 'INT', value: '5' }] }],
      }),
  },
  { day: 4, act: (past, app) => widen(past, app, '新手多两条命', 30) },
  { day: 7, act: (past, app) => widen(past, app, '新手多两条命', 100) },
  {
    day: 12,
    act: (past, app) =>
      make(past, app, {
        ...{ name: '商店折扣实验', description: '八折与九折哪个更好', rule: 'true', priority: 100 },
        rolloutPercentage: 50,
        variants: [
          { name: '九折', values: [{ key: 'shop.discount', type: 'FLOAT', value: '0.9' }] },
          { name: '八折', values: [{ key: 'shop.discount', type: 'FLOAT', value: '0.8' }] },
        ],
      }),
  },
  { day: 26, act: (past, app) => setConfig(past, app, 'event.open', 'true') },
  { day: 33, act: (past, app) => setConfig(past, app, 'event.open', 'false') },
];

export const remoteConfigPast: TellDay = async (past, day) => {
  for (const app of past.apps.filter((one) => one.has(SERVICE))) {
    const steps = day.begins ? STEPS.filter((step) => step.day === day.number) : [];
    for (const [index, { act }] of steps.entries()) {
      past.at(new Date((day.hours[0]?.getTime() ?? 0) + (10 + index) * HOUR_MS));
      await act(past, app);
    }
    await lived(past, app, day);
  }
};

async function makeConfigs(past: Past, app: PastApp): Promise<void> {
  for (const config of DEMO_CONFIGS) {
    await past.call(app, 'POST', `${PATH}/configs`, config);
  }
}

async function setConfig(past: Past, app: PastApp, key: string, value: string): Promise<void> {
  const { configs } = await past.call<{ configs: { configId: string; key: string; type: string }[] }>(
    app,
    'GET',
    `${PATH}/configs?keys=${encodeURIComponent(key)}`,
  );
  const [found] = configs;
  if (found !== undefined) {
    await past.call(app, 'PUT', `${PATH}/configs/${found.configId}`, { key, type: found.type, value });
  }
}

async function make(past: Past, app: PastApp, body: object): Promise<void> {
  const { override } = await past.call<{ override: { overrideId: string } }>(app, 'POST', `${PATH}/overrides`, body);
  await past.call(app, 'PUT', `${PATH}/overrides/${override.overrideId}/enable`, {});
}

async function widen(past: Past, app: PastApp, name: string, rolloutPercentage: number): Promise<void> {
  const { overrides } = await past.call<{ overrides: { overrideId: string; name: string }[] }>(
    app,
    'GET',
    `${PATH}/overrides?keyword=${encodeURIComponent(name)}`,
  );
  const found = overrides.find((one) => one.name === name);
  if (found !== undefined) {
    await past.call(app, 'PUT', `${PATH}/overrides/${found.overrideId}`, { name, rolloutPercentage });
  }
}

/** Share of the players whom the rule of an override lets in, where it is not for all. */
const RULE_SHARE = 0.35;

async function lived({ ports, chance }: Past, app: PastApp, { hours, date }: PastDay): Promise<void> {
  const { db } = ports;
  const rows = (await overridesOf(db, app.id)).filter(({ status }) => status === 'enable');
  const served: Insertable<RemoteConfigTables['config_exposures']>[] = [];
  let best = 0;
  for (const hour of hours) {
    const players = app.playersAt(hour);
    best = Math.max(best, players);
    const reads = Math.round(players * READS_A_PLAYER * (0.9 + 0.2 * chance()));
    const plain = Math.round(reads * PLAIN_SHARE);
    const amounts = {
      overridesCall: reads - plain,
      getSettingsCall: plain,
      configCount: DEMO_CONFIGS.length,
      maxCachedCount: DEMO_CONFIGS.length,
    };
    await recordUse(
      ports,
      db,
      hour,
      Object.entries(amounts).flatMap(([metric, amount]) =>
        amount === 0 ? [] : [{ appId: app.id, service: SERVICE, metric, amount }],
      ),
    );
    served.push(
      ...rows.flatMap(({ id, variants, rollout, rule }) =>
        variants.map(({ variantId, weight }) => ({
          ...{ app_id: app.id, override_id: id, variant_id: variantId, hour: hour.toISOString() },
          reads: Math.round(amounts.overridesCall * (rollout / 100) * (weight / 100) * shareOf(rule)),
        })),
      ),
    );
  }
  if (served.length > 0) {
    await db
      .insertInto('config_exposures')
      .values(served)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await reached(db, app, { date, hour: hours.at(-1), players: Math.round(best * PLAYERS_A_DAY), rows });
  await writeSeen(db, seenOf(app.id, date));
}

const shareOf = (rule: string): number => (rule === 'true' ? 1 : RULE_SHARE);

interface Reached {
  readonly date: string;
  readonly hour: Date | undefined;
  readonly players: number;
  readonly rows: Awaited<ReturnType<typeof overridesOf>>;
}

/** How many different players each override reached that day. */
async function reached(db: Db, app: PastApp, { date, hour, players, rows }: Reached): Promise<void> {
  for (const { id, variants, rollout, rule } of rows) {
    const [first] = variants;
    if (first === undefined || hour === undefined) {
      continue;
    }
    const sketch = emptySketch();
    const count = Math.min(MOST_NAMES, Math.round(players * (rollout / 100) * shareOf(rule)));
    for (let number = 0; number < count; number += 1) {
      addTo(sketch, markOf(`${app.id}:${number}`));
    }
    const { variantId } = first;
    await writeExposures(db, [
      { appId: app.id, overrideId: id, variantId, hour: hour.toISOString(), day: date, reads: 0, sketch },
    ]);
  }
}

const SEEN = [
  ['user.daysPlayed', 'number', ['0', '1', '2', '5', '12']],
  ['user.tier', 'string', ['bronze', 'silver', 'gold']],
  ['unity.platform', 'string', ['Android', 'iOS', 'WebGL']],
  ['app.version', 'string', ['1.4.0', '1.5.0', '1.6.0']],
] as const;

function seenOf(appId: string, day: string) {
  return SEEN.flatMap(([name, type, values]) =>
    values.map((value, index) => ({ appId, day, name, type, value, seen: values.length - index })),
  );
}
