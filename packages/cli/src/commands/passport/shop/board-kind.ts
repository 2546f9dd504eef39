// What of leaderboards lies in files: their rules, tiers, prizes and when they begin anew. Scores are in none.
import { take } from '../../../program/lists.ts';
import { type Kind, only, PAGE, type Passport, type Remote, resourcesOf, sent, type Value } from './kind.ts';

type Schedules = Passport['leaderboardSchedules'];

export const BOARD: Kind = {
  name: 'board',
  file: 'boards.json',
  title: { zh: '排行榜', en: 'leaderboard' },
  operation: 'passport.leaderboards.create',
  isLive: true,
  takesAlong: { zh: '连同其全部分数', en: 'with all its scores' },
  defaults: {
    ...{ memberType: 'Player', sortOrder: 'Desc', updateType: 'KeepBest', crossRealm: true, forceDistinctRank: false },
    ...{ bucketStrategy: 'None', bucketSize: null, tierStrategy: null, tiers: [] },
    ...{ rewardStrategy: 'General', rewards: [], rewardInboxTemplateSlug: '', schedule: null },
    ...{ startTime: null, endTime: null, properties: {} },
  },
  never: ['memberType', 'bucketStrategy'],
  parts: {
    tiers: { defaults: {} },
    schedule: {
      isOne: true,
      defaults: { enabled: true, startTime: null, autoReward: false },
      made: { operation: 'passport.leaderboardSchedules.create', of: 'name' },
      holds: ['resetSchedule'],
    },
  },
  normal: ({ bucketSize, schedule, ...value }) => ({
    ...value,
    // why: buckets of the other kinds have no size
    bucketSize: value.bucketStrategy === 'System' ? bucketSize : null,
    schedule: schedule === null ? null : scheduleOf(schedule as Schedule),
  }),
  refs: ({ rewards, rewardInboxTemplateSlug: slug }) => [
    ...(slug === '' ? [] : [{ kind: 'template', slug: String(slug), at: 'rewardInboxTemplateSlug' }]),
    ...(rewards as readonly { readonly items: unknown }[]).flatMap(({ items }, at) =>
      resourcesOf(`rewards[${at}].items`, items),
    ),
  ],
  async list({ leaderboards, leaderboardSchedules }) {
    const found: Remote[] = [];
    for (const row of await take(leaderboards.list.all(PAGE))) {
      found.push({
        slug: row.slugName,
        value: {
          ...only(row, ['displayName', 'memberType', 'sortOrder', 'updateType', 'crossRealm', 'forceDistinctRank']),
          ...only(row, ['bucketStrategy', ...(row.bucketStrategy === 'System' ? (['bucketSize'] as const) : [])]),
          ...only(row, ['tierStrategy', 'tiers', 'rewardStrategy', 'rewards', 'rewardInboxTemplateSlug']),
          ...(row.resetSchedule !== '' && { schedule: await readSchedule(leaderboardSchedules, row.slugName) }),
          ...only(row, ['startTime', 'endTime', 'properties']),
        },
      });
    }
    return found;
  },
  async create({ leaderboards, leaderboardSchedules }, slugName, { schedule, ...value }) {
    await sent(leaderboards.create, { slugName, ...value });
    if (schedule !== undefined) {
      await writeSchedule(leaderboardSchedules, slugName, schedule as Value);
    }
  },
  async update({ leaderboards, leaderboardSchedules }, name, { schedule, ...change }) {
    if (Object.keys(change).length > 0) {
      await sent(leaderboards.update, { name, ...change });
    }
    if (schedule !== undefined) {
      await writeSchedule(leaderboardSchedules, name, schedule as Value | null);
    }
  },
  remove: ({ leaderboards }, name) => leaderboards.remove({ name }),
};

interface Schedule {
  readonly resetSchedule: string;
  readonly startTime: string | null;
}

/** As the platform writes it. */
function scheduleOf({ resetSchedule, startTime, ...schedule }: Schedule): Value {
  return {
    resetSchedule: resetSchedule.trim(),
    ...schedule,
    startTime: startTime === null ? null : new Date(startTime).toISOString(),
  };
}

async function readSchedule(schedules: Schedules, name: string): Promise<Value | null> {
  const { schedule } = await schedules.get({ name });
  return schedule === null ? null : only(schedule, ['resetSchedule', 'enabled', 'startTime', 'autoReward']);
}

async function writeSchedule(schedules: Schedules, name: string, wanted: Value | null): Promise<void> {
  if (wanted === null) {
    await schedules.cancel({ name });
    return;
  }
  const { startTime, ...value } = wanted;
  // why asked: a board that was cut off from its schedule has none yet
  const { schedule } = await schedules.get({ name });
  await (schedule === null
    ? sent(schedules.create, { name, ...value, ...(startTime !== null && { startTime }) })
    : sent(schedules.update, { name, ...wanted }));
}
