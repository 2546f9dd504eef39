// What the demo studio has from day to day: what its example game shows of a platform, as files beside the game say it.
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import { insertCategory } from '../../economy/store/categories.ts';
import { insertProduct } from '../../economy/store/products.ts';
import { insertResource } from '../../economy/store/resources.ts';
import type { Amount, ResetSchedule } from '../../economy/tables.ts';
import { USUAL_SECONDS } from '../../inbox/rules.ts';
import { openRecord } from '../../inbox/send.ts';
import { findTemplate, insertTemplate } from '../../inbox/store/templates.ts';
import { NO_PLAN, planResets } from '../../leaderboards/resets.ts';
import { findBoard, insertBoard, insertVersion } from '../../leaderboards/store/boards.ts';
import type { Reward, Tier } from '../../leaderboards/tables.ts';
import { insertItem, insertQuest } from '../../quests/store/quests.ts';
import type { LifePlace } from './life.ts';

const COIN = 'osmanthus';
const CHARM = 'moon-charm';

const coins = (quantity: number): Amount[] => [{ resourceSlug: COIN, quantity }];
const none = () => json<Record<string, string>>({});

const RESOURCES = [
  { slug_name: COIN, type: 'VirtualCurrency', display_name: '桂花币', quantity_limit: 0 },
  { slug_name: CHARM, type: 'Item', display_name: '月光护符', quantity_limit: 2 },
] as const;

const PRODUCTS: readonly {
  readonly slug: string;
  readonly name: string;
  readonly costs: readonly Amount[];
  readonly rewards: readonly Amount[];
  readonly limit: number;
  readonly schedule: ResetSchedule | null;
}[] = [
  {
    ...{ slug: 'daily-dew', name: '今日露水', costs: [], rewards: coins(10), limit: 1 },
    schedule: { type: 'EveryDay', day: 0, hour: 0 },
  },
  {
    ...{ slug: CHARM, name: '月光护符：每关多一颗心', costs: coins(60), limit: 2, schedule: null },
    rewards: [{ resourceSlug: CHARM, quantity: 1 }],
  },
];

const TASKS = [
  { slug: 'daily-stars', name: '摘下五颗星', threshold: 5, reward: 20 },
  { slug: 'daily-stomps', name: '踩扁三朵雷云', threshold: 3, reward: 20 },
  { slug: 'daily-gates', name: '走进一次月门', threshold: 1, reward: 30 },
] as const;

export async function setUpLiveOps(db: Db, place: LifePlace): Promise<void> {
  await setUpShop(db, place);
  await setUpBoard(db, place);
  await setUpQuests(db, place);
  await sendLetter(db, place);
}

async function setUpShop(db: Db, { ports, appId, now }: LifePlace): Promise<void> {
  const stamps = { app_id: appId, created_at: now, modified_at: now };
  for (const resource of RESOURCES) {
    const usual = { namespace: 'default', stackable: true, lifetime_seconds: 0, custom_data: none() };
    await insertResource(db, { ...stamps, ...usual, ...resource });
  }
  const categoryId = ports.ids.uuid();
  const category = { id: categoryId, slug_name: 'moon-stall', display_name: '月宫小铺' };
  await insertCategory(db, { ...stamps, ...category, custom_data: none() });
  for (const { slug, name, costs, rewards, limit, schedule } of PRODUCTS) {
    await insertProduct(db, {
      ...stamps,
      ...{ id: ports.ids.uuid(), slug_name: slug, display_name: name, category_id: categoryId },
      ...{ costs: json(costs), rewards: json(rewards), limit_count: limit },
      reset_schedule: schedule === null ? null : json(schedule),
      ...{ start_time: null, end_time: null, published: true, custom_data: none() },
    });
  }
}

/** One that begins anew on Mondays, and gives the best of the week their coins then. */
async function setUpBoard(db: Db, { ports, appId, now }: LifePlace): Promise<void> {
  const slug = 'weekly-moon';
  const id = ports.ids.uuid();
  const rewards = [
    { from: 1, to: 3, items: coins(100) },
    { from: 4, to: 10, items: coins(50) },
  ];
  await insertBoard(db, {
    ...{ app_id: appId, slug_name: slug, display_name: '本周榜', version_id: id },
    member_type: 'Player',
    sort_order: 'Desc',
    update_type: 'KeepBest',
    cross_realm: true,
    bucket_strategy: 'None',
    ...{ bucket_size: 0, tier_strategy: null, tiers: json<readonly Tier[]>([]) },
    reward_strategy: 'General',
    ...{ rewards: json<readonly Reward[]>(rewards), reward_template: '', distinct_rank: false, properties: none() },
    ...{ start_time: null, end_time: null, created_at: now, modified_at: now },
  });
  await insertVersion(db, { app_id: appId, id, slug_name: slug, start_time: now, created_at: now });
  const board = await findBoard(db, appId, slug);
  if (board !== undefined) {
    const weekly = { reset_cron: '0 0 * * 1', reset_enabled: true, reset_rewards: true };
    await planResets(db, board, { ...NO_PLAN, ...weekly }, now);
  }
}

async function setUpQuests(db: Db, { ports, appId, now }: LifePlace): Promise<void> {
  const stamps = { app_id: appId, created_at: now, modified_at: now };
  const questId = ports.ids.uuid();
  await insertQuest(db, {
    ...stamps,
    ...{ id: questId, slug_name: 'daily-moon', display_name: '每日任务', reset_hour: 0, properties: none() },
    type: 'DailyQuest',
    layout: 'Basic',
  });
  for (const [index, { slug, name, threshold, reward }] of TASKS.entries()) {
    await insertItem(db, {
      ...stamps,
      ...{ id: ports.ids.uuid(), quest_id: questId, slug_name: slug, display_name: name },
      kind: 'Task',
      ...{ threshold, points: 0, rewards: json<readonly Amount[]>(coins(reward)), position: index },
      published: true,
    });
  }
}

/** To everybody who comes within a month, with a gift. */
async function sendLetter(db: Db, { ports, appId, now }: LifePlace): Promise<void> {
  const slug = 'moon-letter';
  await insertTemplate(db, {
    ...{ app_id: appId, created_at: now, modified_at: now },
    ...{ slug_name: slug, display_name: '月宫来信', title: '月宫来信', sender: '嫦娥' },
    content: '谢谢你来摘星，这些桂花币请收下。',
    scope: 'All',
    expire_type: 'Duration',
    ...{ send_time: null, expire_duration: USUAL_SECONDS, expire_at: null },
    ...{ attachments: json<readonly Amount[]>(coins(50)), properties: none() },
  });
  const template = await findTemplate(db, appId, slug);
  if (template !== undefined) {
    await openRecord({ db, ports, appId, now }, template, {});
  }
}
