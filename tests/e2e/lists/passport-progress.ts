// The lists of what players get on with.

import { gamer } from '../support/gamers.ts';
import type { World } from '../support/world.ts';
import type { Lists } from './list.ts';

const PASSPORT = '/services/{appId}/passport';
const PERSONA = `${PASSPORT}/account/persona/{personaId}`;

export const lists: readonly Lists[] = [
  {
    title: 'what players get on with',
    as: 'owner',
    fill,
    cases: [
      {
        id: 'passport.achievements',
        path: `${PASSPORT}/achievements/meta`,
        search: '灯',
        filter: ['状态', '已发布'],
      },
      {
        id: 'passport.personaAchievements',
        path: `${PASSPORT}/achievements/management`,
        search: 'lamp-ten',
        filter: ['达成状态', '已达成'],
        fitsAll: 'both have done it',
      },
      {
        id: 'passport.persona.achievements',
        path: `${PERSONA}?tab=achievements`,
        scope: 'achievements',
        filter: ['达成状态', '已达成'],
      },
      { id: 'passport.quests', path: `${PASSPORT}/quests`, search: '夜航', filter: ['类型', '每日任务'] },
      {
        id: 'passport.quest.items',
        path: `${PASSPORT}/quests/night`,
        scope: 'items',
        search: '灯',
        filter: ['状态', '已发布'],
        sort: '目标值',
      },
      { id: 'passport.persona.quests', path: `${PERSONA}?tab=quests`, scope: 'quests', filter: ['类型', '每日任务'] },
      {
        id: 'passport.battlePasses',
        path: `${PASSPORT}/battle-pass`,
        search: '赛季',
        filter: ['状态', '未生效'],
      },
      // why apart: whoever searches for a player has one row of each battle pass
      {
        id: 'passport.personaBattlePasses',
        path: `${PASSPORT}/battle-pass/persona`,
        search: '{personaId}',
        without: ['filter'],
      },
      {
        id: 'passport.personaBattlePasses',
        path: `${PASSPORT}/battle-pass/persona`,
        filter: ['战令', '第一赛季'],
        without: ['search'],
      },
      { id: 'passport.persona.battlePasses', path: `${PERSONA}?tab=passes`, scope: 'passes' },
    ],
  },
];

async function fill(world: World) {
  const { achievements, personaAchievements, quests, questItems } = world.uos.passport;
  const [one, two] = await Promise.all(['潮汐', '礁石'].map((name) => gamer(world, name)));
  if (one === undefined || two === undefined) {
    throw new Error('two sign in');
  }
  for (const [slugName, displayName] of [
    ['lamp-ten', '点亮十盏灯'],
    ['lamp-hundred', '点亮百盏灯'],
    ['song', '夜歌'],
    ['draft', '未点的灯'],
  ] as const) {
    await achievements.create({ slugName, displayName, thresholdValue: 10 });
  }
  await achievements.release({ slugNames: ['lamp-ten', 'lamp-hundred', 'song'] });
  for (const [id, slugName, value] of [
    [one.personaId, 'lamp-ten', 10],
    [one.personaId, 'lamp-hundred', 10],
    [two.personaId, 'lamp-ten', 10],
    [two.personaId, 'song', 1],
  ] as const) {
    await personaAchievements.update({ id, slugName, action: 'Set', value });
  }
  const daily = { type: 'DailyQuest', layout: 'Basic' } as const;
  const item = (slugName: string, displayName: string, thresholdValue: number) => ({
    ...{ slugName, displayName, thresholdValue, rewards: [] },
  });
  const { quest } = await quests.create({
    ...{ ...daily, slugName: 'night', displayName: '夜航日常' },
    items: [
      item('light-3', '点灯三次', 3),
      item('light-5', '点灯五次', 5),
      item('light-10', '点灯十次', 10),
      item('sing', '唱歌', 1),
    ],
  });
  for (const { id, slugName } of quest.items) {
    if (slugName !== 'light-10') {
      await questItems.publish({ id });
    }
  }
  await quests.create({ ...daily, slugName: 'more', displayName: '夜航加练', items: [item('run', '再跑一次', 1)] });
  await quests.create({
    ...{ slugName: 'week', displayName: '夜航周常', type: 'WeeklyQuest', layout: 'Basic' },
    items: [item('week-run', '跑完一周', 5)],
  });
  await quests.create({ ...daily, slugName: 'tower', displayName: '灯塔' });
  await quests.publish({ id: 'more' });
  await quests.publish({ id: 'week' });
  await fillPasses(world);
  for (const slugName of ['first', 'feast']) {
    await one.play.playerBattlePasses.addExp({ slugName, exp: 10 });
  }
  await two.play.playerBattlePasses.addExp({ slugName: 'first', exp: 10 });
  return { appId: world.app.id, personaId: one.personaId };
}

async function fillPasses({ uos }: World) {
  const { battlePasses, battlePassSlots } = uos.passport;
  for (const [slugName, displayName] of [
    ['first', '第一赛季'],
    ['second', '第二赛季'],
    ['third', '第三赛季'],
    ['feast', '灯会'],
  ] as const) {
    await battlePasses.create({ slugName, displayName, maxLevel: 5, levelExp: [100] });
  }
  for (const battlePassSlugName of ['first', 'feast']) {
    const slot = { slugName: 'free', displayName: '免费', unlockedByDefault: true };
    await battlePassSlots.create({ battlePassSlugName, ...slot });
    await battlePasses.publish({ id: battlePassSlugName });
  }
}
