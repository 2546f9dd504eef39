// A database as a studio meets it in the console, with a real engine: made, asked, backed up, restored beside itself and
// deleted.

import { expect, it } from 'vitest';
import { needWall } from '../../scripts/tools.ts';
import { pressInRow } from './support/row-action.ts';
import { useWorld } from './support/use-world.ts';

const world = useWorld();

/** Engines stand back behind everything else that the machine does. */
const ENGINE = { timeout: 90_000 };

it('makes a database, asks it, backs it up, restores it beside itself, and deletes it', async () => {
  needWall();
  const { uos, app } = world();
  await uos.app.services.set({ appId: app.id, ServiceName: 'storage', Status: 'Enabled' });
  const { page, open } = await world().as('owner');
  const run = async (statement: string): Promise<void> => {
    await page.getByRole('textbox', { name: '语句' }).fill(statement);
    await page.getByRole('button', { name: '执行', exact: true }).click();
  };

  await open(`/services/${app.id}/crud/storage/management`);
  await page.getByRole('button', { name: '新建数据库' }).first().click();
  await page.getByText('¥6.91').waitFor();
  await page.getByRole('textbox', { name: '名称' }).fill('players');
  await page.getByRole('textbox', { name: '用户名' }).fill('lantern');
  await page.getByLabel('密码', { exact: true }).fill('harbour');
  await page.getByRole('button', { name: '创建数据库' }).click();
  await page.getByText('小写字母、大写字母、数字、符号各至少一个').waitFor();
  await page.getByLabel('密码', { exact: true }).fill('Harbour7!^(');
  await page.getByRole('button', { name: '创建数据库' }).click();

  // the password stands in what connects for as long as the page lives, for whoever asks to see it
  await page.getByText('连接代码').first().waitFor(ENGINE);
  await page.getByText('postgresql://lantern:••••••••@127.0.0.1').first().waitFor();
  expect(await page.getByText('Harbour7').count()).toBe(0);
  await page.getByRole('button', { name: '显示连接串' }).click();
  await page.getByText('postgresql://lantern:Harbour7%21%5E%28@127.0.0.1').first().waitFor();
  await page.getByRole('tab', { name: '查询', exact: true }).click();
  await run('CREATE TABLE scores AS SELECT 7 AS score');
  await page.getByText('cannot execute CREATE TABLE AS in a read-only transaction').waitFor();
  await page.getByText('只读模式下不能修改数据').waitFor();
  await page.getByRole('switch', { name: '只读' }).click();
  await run('CREATE TABLE scores AS SELECT 7 AS score');
  await page.getByText(/影响 1 行/).waitFor();
  // what was run is kept in one line, however long, and the page stays as wide as the window
  await run(`SELECT score FROM scores WHERE score IN (${Array.from({ length: 200 }, (_, index) => index).join(', ')})`);
  await page.getByRole('cell', { name: '7', exact: true }).waitFor();
  expect(await page.evaluate(() => document.querySelector('main')?.scrollWidth ?? 0)).toBeLessThanOrEqual(1440);
  await run('SELECT score FORM scores');
  await page.getByRole('button', { name: '定位到第 1 行第 19 列' }).waitFor();

  await page.getByRole('tab', { name: '备份', exact: true }).click();
  await page.getByRole('button', { name: '立即备份' }).last().click();
  await page.getByRole('textbox', { name: '名称' }).fill('before-season-4');
  await page.getByRole('button', { name: '开始备份' }).click();
  await page.getByRole('row', { name: /before-season-4.*成功/ }).waitFor(ENGINE);
  await pressInRow(page, /before-season-4/, '恢复');
  await page.getByRole('dialog').getByRole('button', { name: '恢复', exact: true }).click();
  await page.getByRole('heading', { name: 'players-restored' }).waitFor();
  await page.getByText('连接代码').first().waitFor(ENGINE);
  await page.getByRole('tab', { name: '查询', exact: true }).click();
  await run('SELECT score FROM scores');
  await page.getByRole('cell', { name: '7', exact: true }).waitFor();

  await page.getByRole('button', { name: 'players-restored 更多操作' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await page.getByRole('textbox', { name: '输入「players-restored」以确认' }).fill('players-restored');
  await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click();
  await page.getByText('数据与备份自删除起保留 7 天，之后清除').waitFor(ENGINE);
  await page.getByRole('tab', { name: '连接', exact: true }).click();
  await page.getByText('数据库已删除，地址已失效').waitFor();
  const { databases } = await uos.storage.databases.list();
  expect(databases.map(({ name }) => name)).toEqual(['players']);
});
