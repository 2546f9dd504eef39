// Leaderboards: who stands where, how the scores lie, versions, rewards and when they begin anew.
import type { Page } from 'playwright-core';
import { gamer } from '../../support/gamers.ts';
import { oncePerWorld } from '../../support/once.ts';
import type { World } from '../../support/world.ts';
import type { Params, Scene } from '../scene.ts';

const boards = oncePerWorld(fill);

const LIST = '/services/{appId}/passport/leaderboards';
const PAGE = `${LIST}/weekly`;

export const leaderboardScenes: readonly Scene[] = [
  {
    name: 'leaderboard-list',
    path: LIST,
    ready: '玉兔周榜',
    prepare: boards,
    calls: /\/upass\/v1\/leaderboards\?/,
    empty: { ready: '还没有排行榜' },
    member: { ready: '玉兔周榜' },
  },
  { name: 'leaderboard-create', path: LIST, ready: '玉兔周榜', prepare: boards, act: create },
  {
    name: 'leaderboard-page',
    path: PAGE,
    ready: '星河',
    prepare: boards,
    calls: /\/upass\/v1\/leaderboards\/weekly\/scores/,
    member: { ready: '星河' },
  },
  { name: 'leaderboard-jump', path: PAGE, ready: '星河', prepare: boards, act: jump },
  { name: 'leaderboard-missing', path: `${LIST}/nowhere`, ready: '找不到这个排行榜' },
  {
    name: 'leaderboard-drawer',
    path: `${LIST}?d=leaderboard:weekly`,
    ready: '星河',
    prepare: boards,
    calls: /\/upass\/v1\/leaderboards\/weekly/,
    member: { ready: '星河' },
  },
  { name: 'leaderboard-spread', path: `${PAGE}?tab=spread`, ready: '每个段位的成员', prepare: boards, act: move },
  { name: 'leaderboard-member', path: `${PAGE}?tab=member&member=m-7`, ready: '邻近名次', prepare: boards },
  { name: 'leaderboard-versions', path: `${PAGE}?tab=versions`, ready: '已归档', prepare: boards },
  {
    name: 'leaderboard-version',
    path: `${PAGE}?tab=versions&version={versionId}`,
    ready: '上届 1',
    prepare: boards,
  },
  {
    name: 'leaderboard-compare',
    path: `${PAGE}?tab=versions&version={versionId}&with={currentId}`,
    ready: '新上榜',
    prepare: boards,
  },
  {
    name: 'leaderboard-rewards',
    path: `${PAGE}?tab=rewards`,
    ready: '如果现在结束，10 名成员得到奖励',
    prepare: boards,
    calls: /\/upass\/v1\/leaderboards\/weekly\/versions\/[^/]+\/rewards/,
    member: { ready: '如果现在结束，10 名成员得到奖励' },
  },
  {
    name: 'leaderboard-rewards-issued',
    path: `${PAGE}?tab=rewards&of={versionId}`,
    ready: '3 名成员应得奖励',
    prepare: boards,
    act: issue,
  },
  { name: 'leaderboard-schedule', path: `${PAGE}?tab=schedule`, ready: '接下来的重置', prepare: boards },
  { name: 'leaderboard-settings', path: `${PAGE}?tab=settings`, ready: '已有分数，不能修改', prepare: boards },
  { name: 'leaderboard-reset', path: PAGE, ready: '星河', prepare: boards, act: reset },
  {
    name: 'persona-boards',
    path: '/services/{appId}/passport/account/persona/{personaId}?tab=boards',
    ready: '角色榜',
    prepare: boards,
    act: neighbours,
  },
];

async function create(page: Page): Promise<void> {
  await page.getByRole('button', { name: '新建排行榜', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('重置计划').fill('0 0 * * 1');
  await dialog.getByText('接下来的重置').waitFor();
}

async function jump(page: Page): Promise<void> {
  await page.getByLabel('名次', { exact: true }).last().fill('33');
  await page.getByRole('button', { name: '跳转', exact: true }).click();
  await page.getByText('成员 33', { exact: true }).waitFor();
}

async function move(page: Page): Promise<void> {
  await page.getByRole('slider', { name: '移动 黄金 的门槛' }).press('ArrowLeft');
  await page.getByRole('button', { name: '还原' }).waitFor();
}

/** Members that are no personas have no inventory: each of them is named. */
async function issue(page: Page): Promise<void> {
  await page.getByRole('button', { name: '发放给 3 名成员' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发放给 3 名成员' }).click();
  await page.getByText('发放 0，跳过 0，失败 3').waitFor();
}

async function reset(page: Page): Promise<void> {
  await page.getByRole('button', { name: /更多/ }).first().click();
  await page.getByRole('menuitem', { name: '立即重置…' }).click();
  await page.getByRole('dialog').getByText('影响 45 名成员').waitFor();
}

async function neighbours(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /邻近名次/ })
    .first()
    .click();
  await page.getByText('分差').waitFor();
}

async function fill(world: World): Promise<Params> {
  const { leaderboards, leaderboardScores, resources } = world.uos.passport;
  await resources.create({ slugName: 'JADE', displayName: '玉', type: 'VirtualCurrency' });
  const { leaderboard } = await leaderboards.create({
    slugName: 'weekly',
    displayName: '玉兔周榜',
    memberType: 'Entity',
    resetSchedule: '0 0 * * 1',
    tierStrategy: 'Score',
    tiers: [
      { slugName: 'gold', displayName: '黄金', cutoff: 4000 },
      { slugName: 'silver', displayName: '白银', cutoff: 2000 },
    ],
    rewards: [
      { from: 1, to: 3, items: [{ resourceSlug: 'JADE', quantity: 50 }] },
      { from: 4, to: 10, items: [{ resourceSlug: 'JADE', quantity: 10 }] },
    ],
  });
  const name = leaderboard.slugName;
  const before = [1, 2, 3].map((at) => ({ memberId: `m-${at}`, displayName: `上届 ${at}`, score: 5000 - at }));
  await leaderboardScores.submit({ name, scores: before });
  const { version } = await leaderboards.reset({ name });
  const scores = Array.from({ length: 44 }, (_, at) => ({
    memberId: `m-${at + 2}`,
    displayName: `成员 ${at + 2}`,
    score: Math.round(5000 * Math.exp(-at / 22)),
  }));
  await leaderboardScores.submit({ name, scores });
  await leaderboardScores.submit({ name, memberId: 'm-1', displayName: '星河', score: 6200 });
  await leaderboards.create({ slugName: 'players', displayName: '角色榜' });
  const players = await Promise.all(['林雀', '白鹭'].map((who) => gamer(world, who)));
  for (const [at, { play }] of players.entries()) {
    await play.playerLeaderboards.submit({ slugName: 'players', score: 100 + at });
  }
  const current = (await leaderboards.get({ name })).leaderboard.currentVersionId;
  return { versionId: version.versionId, currentId: current, personaId: players[0]?.personaId ?? '' };
}
