// Notices to players: drafts, published and planned ones, and who reads which.
import { oncePerWorld } from '../../support/once.ts';
import type { World } from '../../support/world.ts';
import type { Params, Scene } from '../scene.ts';

const notices = oncePerWorld(fill);

const LIST = '/services/{appId}/passport/billboards';

export const noticeScenes: readonly Scene[] = [
  {
    name: 'notice-list',
    path: LIST,
    ready: '版本更新',
    prepare: notices,
    calls: /\/upass\/v1\/billboards\/search/,
    empty: { ready: '还没有公告' },
    member: { ready: '版本更新' },
  },
  {
    name: 'notice-create',
    path: LIST,
    ready: '版本更新',
    prepare: notices,
    act: async (page) => {
      await page.getByRole('button', { name: '新建公告', exact: true }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: /^标题/ }).fill('海上灯会');
      await dialog.getByRole('region', { name: '玩家看到的样子' }).getByText('海上灯会').waitFor();
    },
  },
  {
    name: 'notice-import',
    path: LIST,
    ready: '版本更新',
    prepare: notices,
    act: async (page) => {
      await page.getByRole('button', { name: '导入', exact: true }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'notice-page',
    path: `${LIST}/{liveId}`,
    ready: '展示时间',
    prepare: notices,
    calls: /\/upass\/v1\/billboards\/[0-9a-f]{8}-/,
    member: { ready: '展示时间' },
  },
  { name: 'notice-missing', path: `${LIST}/0f8fad5b-d9cb-469f-a165-708677289501`, ready: '找不到这个公告' },
  { name: 'notice-drawer', path: `${LIST}?d=notice:{liveId}`, ready: '展示时间', prepare: notices },
  {
    name: 'notice-publish',
    path: `${LIST}/{draftId}`,
    ready: '展示时间',
    prepare: notices,
    act: async (page) => {
      await page.getByRole('button', { name: '发布…', exact: true }).click();
      await page.getByRole('button', { name: '下一步', exact: true }).click();
      await page.getByRole('dialog').getByText('玩家看不到').waitFor();
    },
  },
  {
    name: 'notice-timeline',
    path: `${LIST}?tab=timeline`,
    ready: '同时展示',
    prepare: notices,
    calls: /\/upass\/v1\/billboards\/search/,
    empty: { ready: '没有已发布或定时的公告' },
  },
  {
    name: 'notice-preview',
    path: `${LIST}?tab=preview&channel=web`,
    ready: '看不到的公告',
    prepare: notices,
  },
];

async function fill({ uos }: World): Promise<Params> {
  const { billboards } = uos.passport;
  const now = Date.now();
  const at = (days: number) => new Date(now + days * 86_400_000).toISOString();
  const make = async (
    title: string,
    content: string,
    more: { namespace?: string; tags?: Record<string, string> } = {},
  ) => (await billboards.create({ title, content, ...more })).billboard.billboardID;
  const liveId = await make('版本更新', '1.2 版本已经上线：新增灯塔玩法，修复三处闪退。');
  const planned = await make('停服维护', '周四 06:00 至 08:00 停服维护。');
  const app = await make('渠道专享', '安装应用版本可领取限定头像。', { tags: { channel: 'taptap' } });
  const draftId = await make('海上灯会', '活动将于下周开始。', { namespace: 'events' });
  await billboards.publish({ id: liveId, expireDays: 14 });
  await billboards.publish({ id: planned, publishTime: at(3), expireTime: at(5) });
  await billboards.publish({ id: app, expireDays: 30 });
  return { liveId, draftId };
}
