// What a studio does with the screens of player accounts beside reading them: how full a limit is, the settings as JSON
// with what changes, lists by the days of something and into a file, and files that give what they say.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { gamer } from './support/gamers.ts';
import { useWorld } from './support/use-world.ts';

const world = useWorld();
const at = (path: string) => `/services/${world().app.id}/passport${path}`;
const LONG = { timeout: 15_000 };

/** Takes a file through the steps of an import, to the words of its preview and of its end. */
async function importing(page: Page, csv: string, words: { ahead: RegExp; run: string; done: string }): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByText('把文件拖到这里').waitFor(LONG);
  const file = { name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: '下一步' }).click(LONG);
  await dialog.getByText(/行通过检查/).waitFor(LONG);
  await dialog.getByRole('button', { name: '下一步' }).click();
  await dialog.getByText(words.ahead).waitFor(LONG);
  await dialog.getByRole('button', { name: words.run }).click();
  await dialog.getByText(words.done).waitFor(LONG);
  await page.keyboard.press('Escape');
}

it('shows how full the limits of an app are', async () => {
  const { config, login } = world().uos.passport;
  const limit = (calls: number) => ({ enabled: true, limit: calls, windowSeconds: 86_400 });
  await config.set({ config: { rateLimits: { login: limit(3), sms: limit(10) } } });
  try {
    for (const externalUserID of ['a', 'b', 'c']) {
      await login.external({ externalUserID });
    }
    const { page, open } = await world().as('owner');
    await open(at('?tab=limits'));
    const full = page.getByRole('listitem').filter({ hasText: '3 / 3' });
    await full.getByText('已到上限').waitFor(LONG);
    const share = (row: typeof full) =>
      row.evaluate((item) => {
        const bar = item.querySelector('[aria-hidden="true"]') as HTMLElement;
        return Math.round((bar.firstElementChild?.clientWidth ?? 0) / bar.clientWidth);
      });
    expect(await share(full)).toBe(1);
    expect(await share(page.getByRole('listitem').filter({ hasText: '0 / 10' }))).toBe(0);
  } finally {
    await config.set({ config: {} });
  }
});

it('shows what changes in the settings before they are written, and takes it back', async () => {
  const { config } = world().uos.passport;
  const { page, open, button } = await world().as('owner');
  await open(at('?tab=advanced'));
  const editor = page.locator('.cm-content');
  await editor.waitFor(LONG);
  const before = (await config.get()).config;
  expect(await button('查看差异…').getAttribute('data-disabled')).not.toBeNull();
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(JSON.stringify({ ...before, maxFriendCount: 321 }, undefined, 2));
  await button('查看差异…').click(LONG);
  const dialog = page.getByRole('dialog', { name: '保存前的差异' });
  await dialog.getByText('"maxFriendCount": 321').first().waitFor(LONG);
  await dialog.getByText(`"maxFriendCount": ${before.maxFriendCount}`).first().waitFor();
  expect((await config.get()).config.maxFriendCount).toBe(before.maxFriendCount);
  await dialog.getByRole('button', { name: '保存配置' }).click();
  await page.getByText('配置已保存').waitFor(LONG);
  expect((await config.get()).config.maxFriendCount).toBe(321);
  await button('撤销').click(LONG);
  await page.getByText('已撤销').waitFor(LONG);
  expect((await config.get()).config).toEqual(before);
});

it('finds players, personas and reports by days, and writes what was found into a file', async () => {
  const [one, two] = [await gamer(world(), '海雀'), await gamer(world(), '山雀')];
  await one.play.playerReports.create({ targetPersonaID: two.personaId, category: 'rude' });
  const { page, open } = await world().as('owner');
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  for (const [path, found] of [
    ['/account/user', '海雀'],
    ['/account/persona', '海雀'],
    ['/account/report', 'rude'],
  ] as const) {
    const list = at(`${path}?${path.endsWith('report') ? 'tab=all&all.' : ''}range=`);
    await open(`${list}${today}~${today}`);
    await page.getByRole('row', { name: found }).first().waitFor(LONG);
    await open(`${list}2020-01-01~2020-01-02`);
    await page
      .getByText(/没有符合条件/)
      .first()
      .waitFor(LONG);
  }
  await open(at(`/account/user?q=${encodeURIComponent('海雀')}`));
  await page.getByRole('row', { name: '海雀' }).waitFor(LONG);
  await page.getByRole('button', { name: '导出', exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: '导出 CSV' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect([lines.length, lines[0], lines[1]]).toEqual([
    2,
    expect.stringContaining('用户 ID'),
    expect.stringContaining(one.userId),
  ]);
});

it('takes holidays and tags from files, after it has said what would come of them', async () => {
  const { personaId } = await gamer(world(), '岩雀');
  const { tag } = await world().uos.passport.tags.create({ name: '内测' });
  const { page, open, button } = await world().as('owner');
  await open(at('/anti-addiction?tab=holidays'));
  await button('导入…').click(LONG);
  const days = '日期,类型\n2031-02-01,节假日\n2031-02-02,调休工作日\n不是日期,节假日\n';
  await importing(page, days, { ahead: /将新增 2 条/, run: '导入 2 条', done: '已导入 2 条' });
  const { antiAddiction } = (await world().uos.passport.config.get()).config;
  expect(antiAddiction.holidays).toContain('2031-02-01');
  expect(antiAddiction.workdays).toContain('2031-02-02');
  await open(at(`/account/tag/${tag.tagID}`));
  await button('从 CSV 添加…').click(LONG);
  const rows = `角色 ID\n${personaId}\n`;
  await importing(page, rows, { ahead: /将新增 1 条/, run: '导入 1 条', done: '已导入 1 条' });
  expect((await world().uos.passport.tags.personas({ id: tag.tagID })).personas).toMatchObject([
    { personaID: personaId },
  ]);
  await world().uos.passport.config.set({ config: {} });
});
