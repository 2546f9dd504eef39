// What players get on with: achievements, quests and battle passes, as they are made and as players stand in them.
import type { Page } from 'playwright-core';
import { gamer } from '../../support/gamers.ts';
import { oncePerWorld } from '../../support/once.ts';
import type { World } from '../../support/world.ts';
import type { Params, Scene } from '../scene.ts';

const season = oncePerWorld(fill);

const ACHIEVEMENTS = '/services/{appId}/passport/achievements/meta';
const STANDINGS = '/services/{appId}/passport/achievements/management';
const PASSES = '/services/{appId}/passport/battle-pass';
const QUESTS = '/services/{appId}/passport/quests';
const PERSONA = '/services/{appId}/passport/account/persona/{personaId}';

const pressed = (button: string | RegExp, words: string | RegExp) => async (page: Page) => {
  const exact = typeof button === 'string' ? { exact: true } : {};
  await page
    .getByRole('button', { name: button, ...exact })
    .first()
    .click();
  await page.getByRole('dialog').getByText(words).first().waitFor();
};

const achievementScenes: readonly Scene[] = [
  {
    name: 'achievement-list',
    path: ACHIEVEMENTS,
    ready: '点亮十盏灯',
    prepare: season,
    calls: /\/upass\/v1\/achievements\/meta\/search/,
    empty: { ready: '还没有成就' },
    member: { ready: '点亮十盏灯' },
  },
  {
    name: 'achievement-create',
    path: ACHIEVEMENTS,
    ready: '点亮十盏灯',
    prepare: season,
    act: pressed('新建成就', '目标值'),
  },
  {
    name: 'achievement-import',
    path: ACHIEVEMENTS,
    ready: '点亮十盏灯',
    prepare: season,
    act: async (page) => {
      await page.getByRole('button', { name: '导入', exact: true }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'achievement-series',
    path: `${ACHIEVEMENTS}?tab=series`,
    ready: '第 2 / 2 步',
    prepare: season,
    calls: /\/upass\/v1\/achievements\/meta\/search/,
  },
  {
    name: 'achievement-rates',
    path: `${ACHIEVEMENTS}?tab=rates`,
    ready: /已发布的 3 个成就/,
    prepare: season,
    calls: /\/upass\/v1\/(achievements\/meta|personas\/achievements)\/search/,
  },
  {
    name: 'achievement-drawer',
    path: `${ACHIEVEMENTS}?d=achievement:lamp-ten`,
    ready: '领过奖',
    prepare: season,
    calls: /\/upass\/v1\/(achievements\/meta\/lamp-ten|personas\/achievements\/search)/,
    member: { ready: '领过奖' },
  },
  {
    name: 'achievement-hidden',
    path: `${ACHIEVEMENTS}?d=achievement:secret-song`,
    ready: '领过奖',
    prepare: season,
    act: async (page) => {
      await page.getByRole('tab', { name: '玩家所见' }).click();
      await page.getByText('玩家的列表里没有它').waitFor();
    },
  },
  {
    name: 'achievement-revoke',
    path: `${ACHIEVEMENTS}?d=achievement:lamp-ten`,
    ready: '领过奖',
    prepare: season,
    act: pressed('撤回…', /影响全部 .+ 个角色/),
  },
  {
    name: 'achievement-missing',
    path: `${ACHIEVEMENTS}?d=achievement:nothing`,
    ready: '找不到这个成就',
    prepare: season,
  },
  {
    name: 'achievement-players',
    path: STANDINGS,
    ready: '点亮十盏灯',
    prepare: season,
    calls: /\/upass\/v1\/personas\/achievements\/search/,
    empty: { ready: '还没有玩家推进成就' },
    member: { ready: '点亮十盏灯' },
  },
  {
    name: 'achievement-progress',
    path: STANDINGS,
    ready: '点亮十盏灯',
    prepare: season,
    act: pressed('点亮十盏灯 修改进度', /影响 1 名玩家/),
  },
  {
    name: 'persona-achievements',
    path: `${PERSONA}?tab=achievements`,
    ready: '点亮十盏灯',
    prepare: season,
  },
];

const questScenes: readonly Scene[] = [
  {
    name: 'quest-list',
    path: QUESTS,
    ready: '夜航日常',
    prepare: season,
    calls: /\/upass\/v1\/quests\/search/,
    empty: { ready: '还没有任务' },
    member: { ready: '夜航日常' },
  },
  { name: 'quest-create', path: QUESTS, ready: '夜航日常', prepare: season, act: pressed('新建任务', '重置时') },
  {
    name: 'quest-page',
    path: `${QUESTS}/night`,
    ready: '下次重置',
    prepare: season,
    calls: /\/upass\/v1\/quests\/night/,
    member: { ready: '下次重置' },
  },
  {
    name: 'quest-item-create',
    path: `${QUESTS}/night`,
    ready: '下次重置',
    prepare: season,
    act: pressed('新建子任务', '目标值'),
  },
  { name: 'quest-missing', path: `${QUESTS}/nothing`, ready: '找不到这个任务', prepare: season },
  {
    name: 'quest-drawer',
    path: `${QUESTS}?d=quest:night`,
    ready: '积分条填不满',
    prepare: season,
    calls: /\/upass\/v1\/quests\/night/,
    member: { ready: '积分条填不满' },
  },
  {
    name: 'quest-publish',
    path: `${QUESTS}?d=quest:night`,
    ready: '下次重置',
    prepare: season,
    act: pressed('全部发布…', /影响全部 .+ 个角色/),
  },
  {
    name: 'quest-item-drawer',
    path: `${QUESTS}?d=questItem:night/light-three`,
    ready: '所属任务',
    prepare: season,
    calls: /\/upass\/v1\/quests\/night/,
    member: { ready: '所属任务' },
  },
  {
    name: 'quest-item-missing',
    path: `${QUESTS}?d=questItem:night/nothing`,
    ready: '找不到这个子任务',
    prepare: season,
  },
  {
    name: 'persona-quest-drawer',
    path: `${PERSONA}?d=personaQuest:{personaId}/night`,
    ready: '点灯三次',
    prepare: season,
    calls: /\/upass\/v1\/personas\/[^/]+\/quests\/search/,
    member: { ready: '点灯三次' },
  },
  { name: 'persona-quests', path: `${PERSONA}?tab=quests`, ready: '夜航日常', prepare: season },
];

const passScenes: readonly Scene[] = [
  {
    name: 'battle-pass-list',
    path: PASSES,
    ready: '初雾赛季',
    prepare: season,
    calls: /\/upass\/v1\/battle-pass\/search/,
    empty: { ready: '还没有战令' },
    member: { ready: '初雾赛季' },
  },
  {
    name: 'battle-pass-create',
    path: PASSES,
    ready: '初雾赛季',
    prepare: season,
    act: pressed('新建战令', '升级经验'),
  },
  {
    name: 'battle-pass-page',
    path: `${PASSES}/mist`,
    ready: '满级总经验',
    prepare: season,
    calls: /\/upass\/v1\/battle-pass\/mist/,
    member: { ready: '满级总经验' },
  },
  {
    name: 'battle-pass-cell',
    path: `${PASSES}/mist`,
    ready: '满级总经验',
    prepare: season,
    act: pressed(/免费 2 级的奖励/, /已有进度的玩家/),
  },
  { name: 'battle-pass-missing', path: `${PASSES}/nothing`, ready: '找不到这个战令', prepare: season },
  {
    name: 'battle-pass-simulator',
    path: `${PASSES}/mist?tab=simulator&exp=120`,
    ready: '最后一天等级',
    prepare: season,
  },
  {
    name: 'battle-pass-worth',
    path: `${PASSES}/mist?tab=worth&currency=STAR`,
    ready: /单价取商店里/,
    prepare: season,
    calls: /\/upass\/v1\/(products|resources)\/search/,
  },
  {
    name: 'battle-pass-players',
    path: `${PASSES}/mist?tab=players`,
    ready: '平均等级',
    prepare: season,
    calls: /\/upass\/v1\/personas\/battle-pass\/search/,
  },
  {
    name: 'battle-pass-drawer',
    path: `${PASSES}?d=battlePass:mist`,
    ready: '满级总经验',
    prepare: season,
    calls: /\/upass\/v1\/battle-pass\/mist/,
    member: { ready: '满级总经验' },
  },
  {
    name: 'battle-pass-publish',
    path: `${PASSES}?d=battlePass:frost`,
    ready: '满级总经验',
    prepare: season,
    act: pressed('发布…', /影响全部 .+ 个角色/),
  },
  {
    name: 'persona-pass-list',
    path: `${PASSES}/persona`,
    ready: '初雾赛季',
    prepare: season,
    calls: /\/upass\/v1\/personas\/battle-pass\/search/,
    empty: { ready: '还没有玩家攒经验' },
    member: { ready: '初雾赛季' },
  },
  {
    name: 'persona-pass-delete-all',
    path: `${PASSES}/persona?bp=mist`,
    ready: '初雾赛季',
    prepare: season,
    act: pressed('删除全部进度…', /影响 2 名玩家/),
  },
  {
    name: 'persona-pass-page',
    path: `${PASSES}/persona/{personaId}/mist`,
    ready: '今日经验',
    prepare: season,
    calls: /\/upass\/v1\/personas\/[^/]+\/battle-pass\/mist/,
    member: { ready: '今日经验' },
  },
  {
    name: 'persona-pass-drawer',
    path: `${PASSES}/persona?d=personaBattlePass:{personaId}/mist`,
    ready: '今日经验',
    prepare: season,
    calls: /\/upass\/v1\/personas\/[^/]+\/battle-pass\/mist/,
    member: { ready: '今日经验' },
  },
  { name: 'persona-passes', path: `${PERSONA}?tab=passes`, ready: '初雾赛季', prepare: season },
];

export const progressScenes: readonly Scene[] = [...achievementScenes, ...questScenes, ...passScenes];

async function fill(world: World): Promise<Params> {
  const { passport } = world.uos;
  const [one, two] = await Promise.all(['夜航人', '点灯人'].map((name) => gamer(world, name)));
  if (one === undefined || two === undefined) {
    throw new Error('two sign in');
  }
  const { resources, categories, products } = passport;
  // why slugs of their own: the shop of another scene stands in the same world
  await resources.create({ slugName: 'STAR', type: 'VirtualCurrency', displayName: '星尘' });
  await resources.create({ slugName: 'wick', type: 'Item', displayName: '灯芯' });
  await categories.create({ slugName: 'season', displayName: '赛季' });
  await products.create({
    ...{ slugName: 'wicks', displayName: '灯芯一把', categorySlug: 'season' },
    costs: [{ resourceSlug: 'STAR', quantity: 60 }],
    rewards: [{ resourceSlug: 'wick', quantity: 3 }],
  });
  await products.create({
    ...{ slugName: 'deluxe', displayName: '高级战令', categorySlug: 'season' },
    costs: [{ resourceSlug: 'CNY', quantity: 6800 }],
    rewards: [{ resourceSlug: 'STAR', quantity: 100 }],
  });
  await fillAchievements(world, one.personaId, two.personaId);
  await fillQuests(world);
  await fillPasses(world);
  await one.play.playerQuests.update({ slugName: 'light-three', action: 'Increase', value: 2 });
  await one.play.playerBattlePasses.addExp({ slugName: 'mist', exp: 250 });
  await two.play.playerBattlePasses.addExp({ slugName: 'mist', exp: 60 });
  return { personaId: one.personaId };
}

async function fillAchievements({ uos }: World, one: string, two: string): Promise<void> {
  const { achievements, personaAchievements } = uos.passport;
  const rewards = [{ resourceSlug: 'STAR', quantity: 50 }];
  const lamps = { series: '灯火', category: '探索', rewards };
  await achievements.create({ ...lamps, slugName: 'lamp-ten', displayName: '点亮十盏灯', thresholdValue: 10 });
  await achievements.create({ ...lamps, slugName: 'lamp-hundred', displayName: '点亮百盏灯', thresholdValue: 100 });
  const secret = { slugName: 'secret-song', displayName: '雾中的歌', hidden: true };
  await achievements.create({ ...secret, thresholdValue: 1, rewards });
  await achievements.create({ slugName: 'draft', displayName: '未完的成就', thresholdValue: 1 });
  await achievements.release({ slugNames: ['lamp-ten', 'lamp-hundred', 'secret-song'] });
  for (const id of [one, two]) {
    await personaAchievements.update({ id, slugName: 'lamp-ten', action: 'Set', value: 10 });
  }
  await personaAchievements.update({ id: one, slugName: 'lamp-hundred', action: 'Set', value: 42 });
}

async function fillQuests({ uos }: World): Promise<void> {
  const { quests, questItems } = uos.passport;
  const rewards = [{ resourceSlug: 'STAR', quantity: 20 }];
  const { quest } = await quests.create({
    ...{ slugName: 'night', displayName: '夜航日常', type: 'DailyQuest', layout: 'WithProgressBar', resetHour: 5 },
    items: [
      { slugName: 'light-three', displayName: '点灯三次', thresholdValue: 3, points: 20, rewards: [] },
      { slugName: 'sing-once', displayName: '唱一首歌', thresholdValue: 1, points: 20, rewards: [] },
      { slugName: 'share-once', displayName: '分享一次', thresholdValue: 1, points: 20, rewards: [] },
      { slugName: 'night-20', displayName: '二十积分', kind: 'PointReward', thresholdValue: 20, rewards },
      { slugName: 'night-60', displayName: '六十积分', kind: 'PointReward', thresholdValue: 60, rewards },
    ],
  });
  for (const { id, slugName } of quest.items) {
    // why not all: the bar cannot be filled without it
    if (slugName !== 'share-once') {
      await questItems.publish({ id });
    }
  }
  await quests.create({ slugName: 'tide-week', displayName: '潮汐周常', type: 'WeeklyQuest', layout: 'Basic' });
}

async function fillPasses({ uos }: World): Promise<void> {
  const { battlePasses, battlePassSlots } = uos.passport;
  await battlePasses.create({
    ...{ slugName: 'mist', displayName: '初雾赛季', maxLevel: 10, levelExp: [100], dailyExpLimit: 300 },
    ...{ weeklyExpLimit: 1000, dayStartHour: 5 },
  });
  const track = { battlePassSlugName: 'mist' };
  const star = (level: number, quantity: number) => ({ level, items: [{ resourceSlug: 'STAR', quantity }] });
  await battlePassSlots.create({
    ...{ ...track, slugName: 'free', displayName: '免费', unlockedByDefault: true, order: 0 },
    rewards: [star(1, 10), star(2, 10), star(5, 30), star(10, 100)],
  });
  await battlePassSlots.create({
    ...{ ...track, slugName: 'deluxe', displayName: '高级', unlockProductSlug: 'deluxe', order: 1 },
    rewards: [star(1, 50), { level: 3, items: [{ resourceSlug: 'wick', quantity: 2 }] }, star(10, 500)],
  });
  await battlePasses.publish({ id: 'mist' });
  const frost = { slugName: 'frost', displayName: '霜夜赛季', maxLevel: 5 };
  await battlePasses.create({ ...frost, levelExp: [100, 200, 300, 400, 500] });
  const free = { slugName: 'free', displayName: '免费', unlockedByDefault: true, order: 0 };
  await battlePassSlots.create({ battlePassSlugName: 'frost', ...free });
}
