// What changes realms without a form: a state that is shown at once, and an import that says first what it would do.

import { expect, it } from 'vitest';
import { useWorld } from './support/use-world.ts';

const world = useWorld();
const realms = () => `/services/${world().app.id}/passport/auth/realm`;
const LONG = { timeout: 15_000 };

async function pressInMenu(page: import('playwright-core').Page, realm: string, name: string): Promise<void> {
  await page
    .getByRole('row', { name: realm })
    .getByRole('button', { name: /更多操作$/ })
    .click();
  await page.getByRole('menuitem', { name }).click();
}

it('shows a new state before the platform has answered, and puts it back where the platform says no', async () => {
  await world().uos.passport.realms.create({ name: '晨风', status: 'Open' });
  const { page, open } = await world().as('owner');
  await open(realms());
  const row = page.getByRole('row', { name: /晨风/ });
  await row.getByText('开放', { exact: true }).waitFor();
  let answer: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/upass/v1/realms/*', async (route) => {
    if (route.request().method() !== 'PUT') {
      await route.continue();
      return;
    }
    await held;
    await route.fulfill({ status: 500, json: { code: 13, message: 'internal' } });
  });
  await pressInMenu(page, '晨风', '设为维护中');
  await row.getByText('维护中', { exact: true }).waitFor();
  expect(await page.getByText('操作未完成').count()).toBe(0);
  answer?.();
  await row.getByText('开放', { exact: true }).waitFor(LONG);
  await page.getByRole('alert').first().waitFor(LONG);
});

it('takes a new state back from the notice', async () => {
  const { realm } = await world().uos.passport.realms.create({ name: '暮雪', status: 'Open' });
  const { page, open, button } = await world().as('owner');
  await open(realms());
  await page.getByRole('row', { name: /暮雪/ }).waitFor();
  await pressInMenu(page, '暮雪', '设为维护中');
  await button('撤销').click(LONG);
  await page.getByText('已撤销').waitFor(LONG);
  expect((await world().uos.passport.realms.get({ id: realm.realmID })).realm.status).toBe('Open');
});

it('says of every row of a file what would become of it, and writes nothing before that is agreed to', async () => {
  await world().uos.passport.realms.create({ name: '旧区', status: 'Open' });
  const { page, open, button } = await world().as('owner');
  await open(realms());
  await button('导入').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('把文件拖到这里').waitFor(LONG);
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'realms.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('名称,状态\n旧区,维护中\n新区,开放\n坏区,没有的状态\n'),
  });
  await dialog.getByRole('button', { name: '下一步' }).click(LONG);
  await dialog.getByText('2 行通过检查，1 行有问题').waitFor(LONG);
  await dialog.getByRole('button', { name: '下一步' }).click();
  await dialog.getByText('将新增 1 条、更新 1 条，0 条无变化').waitFor(LONG);
  const names = async () => (await world().uos.passport.realms.search({ count: 100 })).realms.map(({ name }) => name);
  expect(await names()).not.toContain('新区');
  await dialog.getByRole('button', { name: '导入 2 条' }).click();
  await dialog.getByText('已导入 2 条').waitFor(LONG);
  expect(await names()).toContain('新区');
  expect(await names()).not.toContain('坏区');
  const { realms: found } = await world().uos.passport.realms.search({ name: '旧区' });
  expect(found[0]?.status).toBe('Maintenance');
});
