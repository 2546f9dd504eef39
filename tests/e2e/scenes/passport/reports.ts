// Reports of players: who waits, what is said, and the decision.
import type { Page } from 'playwright-core';
import { gamer } from '../../support/gamers.ts';
import { oncePerWorld } from '../../support/once.ts';
import type { World } from '../../support/world.ts';
import type { Params, Scene } from '../scene.ts';

const reports = oncePerWorld(fill);

const LIST = '/services/{appId}/passport/account/report';

export const reportScenes: readonly Scene[] = [
  {
    name: 'report-queue',
    path: LIST,
    ready: '暗礁',
    prepare: reports,
    calls: /\/upass\/v1\/reports\/targets/,
    empty: { ready: '没有待处理的举报' },
    member: { ready: '暗礁' },
  },
  { name: 'report-all', path: `${LIST}?tab=all`, ready: '辱骂', prepare: reports },
  {
    name: 'report-drawer',
    path: `${LIST}?d=report:{reportId}`,
    ready: '瞬移点灯',
    prepare: reports,
    calls: /\/upass\/v1\/reports\/[0-9a-f]{8}-/,
    member: { ready: '瞬移点灯' },
  },
  {
    name: 'report-player',
    path: `${LIST}?d=report:{reportId}`,
    ready: '瞬移点灯',
    prepare: reports,
    act: async (page) => {
      await page.getByRole('tab', { name: '被举报玩家' }).click();
      await page.getByRole('heading', { name: '暗礁' }).waitFor();
    },
  },
  { name: 'report-missing', path: `${LIST}?d=report:0f8fad5b-d9cb-469f-a165-708677289501`, ready: '找不到这个举报' },
  { name: 'report-decide', path: LIST, ready: '暗礁', prepare: reports, act: decide },
];

async function decide(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(处理…|暗礁.*)$/ })
    .first()
    .click();
  const entry = page.getByRole('menuitem', { name: '处理…' });
  if (await entry.isVisible()) {
    await entry.click();
  }
  await page.getByRole('dialog').getByText('结案 2 条举报').waitFor();
}

async function fill(world: World): Promise<Params> {
  const [target, one, other] = await Promise.all(['暗礁', '灯塔看守', '海鸥'].map((name) => gamer(world, name)));
  if (target === undefined || one === undefined || other === undefined) {
    throw new Error('three sign in');
  }
  const of = { targetPersonaID: target.personaId };
  await one.play.playerReports.create({ ...of, category: '辱骂', content: '在世界频道骂人' });
  const { report } = await other.play.playerReports.create({
    ...of,
    category: '外挂',
    content: '瞬移点灯，一秒走完整张地图',
    evidence: ['https://static.lanternbay.example/evidence/1.mp4', 'https://static.lanternbay.example/evidence/2.png'],
  });
  await target.play.playerReports.create({ targetPersonaID: one.personaId, category: '挂机' });
  return { reportId: report.id };
}
