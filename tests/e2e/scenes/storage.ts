// Databases: all of an app, a new one, and one with each of its tabs.

import type { Page } from 'playwright-core';
import { databaseSources } from '../support/databases.ts';
import { oncePerWorld } from '../support/once.ts';
import { pressInRow } from '../support/row-action.ts';
import type { World } from '../support/world.ts';
import type { Scene } from './scene.ts';

const filled = oncePerWorld(async ({ uos, platform, app }: World) => {
  await uos.app.services.set({ appId: app.id, ServiceName: 'storage', Status: 'Enabled' });
  const place = { platform, appId: app.id };
  const { putDatabase, putWholeDatabase } = await databaseSources();
  const databaseId = await putWholeDatabase(place);
  const failedId = await putDatabase(place, {
    ...{ name: 'mail', status: 'failure' },
    message: 'the engine does not start: could not open file "global/pg_control"',
  });
  return { databaseId, failedId };
});

const LIST = { path: '/services/{appId}/crud/storage/management', prepare: filled } as const;
const ONE = { ...LIST, path: `${LIST.path}/{databaseId}` } as const;

export const scenes: readonly Scene[] = [
  {
    ...LIST,
    name: 'databases',
    ready: 'players',
    calls: /\/ucrud\/v1\/databases/,
    empty: { ready: '还没有数据库' },
    member: { ready: 'players' },
  },
  { ...LIST, path: `${LIST.path}?new=1`, name: 'database-new', ready: '费用估算', act: generate },
  { ...LIST, name: 'database-delete', ready: 'players', act: remove },
  {
    ...ONE,
    name: 'database',
    ready: '连接代码',
    calls: /\/ucrud\/v1\/databases\/[^/]+$/,
    empty: false,
    member: { ready: '连接代码' },
  },
  { ...ONE, path: `${LIST.path}/{failedId}`, name: 'database-failed', ready: '数据库不可用' },
  { ...ONE, path: `${ONE.path}?tab=metrics&range=6h`, name: 'database-metrics', ready: 'CPU 使用率' },
  { ...ONE, path: `${ONE.path}?tab=slow`, name: 'database-slow', ready: 'SELECT count(*) FROM mail', act: slowest },
  { ...ONE, path: `${ONE.path}?tab=query`, name: 'database-query', ready: '不会修改数据' },
  { ...ONE, path: `${ONE.path}?tab=backups`, name: 'database-backups', ready: 'before-season-4' },
  { ...ONE, path: `${ONE.path}?tab=backups`, name: 'database-restore', ready: 'before-season-4', act: restore },
  { ...ONE, path: `${ONE.path}?tab=backups`, name: 'database-plan', ready: 'before-season-4', act: plan },
  { ...ONE, path: `${ONE.path}?tab=activity`, name: 'database-tasks', ready: '用时' },
  { ...ONE, name: 'database-resize', ready: '连接代码', act: resize },
  { ...ONE, name: 'database-password', ready: '连接代码', act: password },
];

async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: '随机生成' }).click();
  await page.getByRole('button', { name: '复制密码' }).waitFor();
}

async function remove(page: Page): Promise<void> {
  await pressInRow(page, /players/, '删除');
  await page.getByText('数据与备份自删除起保留 7 天').waitFor();
}

async function slowest(page: Page): Promise<void> {
  await page.getByText('SELECT * FROM scores').first().click();
  await page.getByRole('button', { name: '查看执行计划' }).waitFor();
}

async function restore(page: Page): Promise<void> {
  await pressInRow(page, /before-season-4/, '恢复');
  await page.getByRole('radio', { name: 'players 本身' }).click();
  await page.getByText('输入「players」以确认').waitFor();
}

async function plan(page: Page): Promise<void> {
  await page.getByRole('button', { name: '修改计划' }).click();
  await page.getByText('北京时间').waitFor();
}

async function resize(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'players 更多操作' }).click();
  await page.getByRole('menuitem', { name: '变更规格' }).click();
  await page.getByText('变更时数据库会重启').waitFor();
}

async function password(page: Page): Promise<void> {
  await page.getByRole('button', { name: '重置密码' }).first().click();
  await page.getByText('旧密码立即失效').waitFor();
}
