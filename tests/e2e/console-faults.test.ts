// What a demanding eye once found wrong and no other test here holds: notices over buttons, pages that jump, things without
// an address, words without what they are said of, figures that say nothing.

import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { uosLines } from '../../packages/cli/src/testing/shell-lines.ts';
import { openCli } from '../../scripts/support/cli.ts';
import { signInByForms } from '../../scripts/support/sign-in.ts';
import { useWorld } from './support/use-world.ts';
import type { Visitor } from './support/visitor.ts';

const world = useWorld();
const app = () => `/services/${world().app.id}`;
const LONG = { timeout: 20_000 };

/** What of these cannot be pressed in its middle, because something lies over it. */
function covered({ page }: Visitor, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((found) =>
    found.flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && (element.contains(hit) || hit.contains(element)) ? [] : [element.textContent ?? ''];
    }),
  );
}

async function put(id: string, path: string, words: string): Promise<void> {
  const bytes = Buffer.from(words);
  const content_hash = createHash('md5').update(bytes).digest('hex');
  const file = { id, path, content_hash, content_size: bytes.length, signed_url: true };
  const { signed_url: url = '', content_type } = await world().uos.cdn.entries.create(file);
  const { ok } = await fetch(url, { method: 'PUT', body: bytes, headers: { 'Content-Type': content_type } });
  expect(ok).toBe(true);
}

it('shows on an empty list lines for the terminal that, pasted as they stand, make its first row', async () => {
  const { platform, app: own } = world();
  const folder = await mkdtemp(join(tmpdir(), 'uos pasted '));
  const cli = openCli({ origin: platform.origin, configFolder: join(folder, 'config') });
  const { password } = await platform.user('pasting', own.orgId, 'owner');
  const visitor = await world().as('owner');
  try {
    await signInByForms(cli, { login: 'pasting', password });
    for (const [list, first] of [
      ['asset/bucket', 'web'],
      ['asset/bucket/ugc', '暴风雪皮肤包'],
    ] as const) {
      await visitor.open(`${app()}/${list}`);
      const lines = (await visitor.page.locator('main pre').first().textContent()) ?? '';
      for (const words of uosLines(lines)) {
        expect(await cli.run(words), words.join(' ')).toMatchObject({ code: 0 });
      }
      await visitor.page.reload();
      await visitor.link(first).waitFor(LONG);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

it('names in the search what was opened by its own name, and shows a developer no screen of the operators', async () => {
  const { id, name } = await world().uos.cdn.buckets.create({ name: 'searched' });
  const visitor = await world().as('owner');
  const { page } = visitor;
  const token = await world().platform.operator('both');
  await visitor.context.addCookies([{ name: 'admin_sst', value: token, url: world().platform.origin, httpOnly: true }]);
  const search = page.getByRole('combobox', { name: '搜索页面、应用与操作' });
  const found = page.getByRole('listbox', { name: '全局搜索' });
  const options = async (words: string): Promise<string[]> => {
    await visitor.button(/^搜索页面/).click();
    await search.fill(words);
    await found.getByRole('option').or(found.getByText('没有找到')).first().waitFor();
    const titles = await found.getByRole('option').allTextContents();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await search.waitFor({ state: 'hidden' });
    return titles;
  };
  await visitor.open(`${app()}/asset/bucket/${id}`);
  await visitor.heading(name).waitFor(LONG);
  expect(await options('/admin/')).toEqual([]);
  await visitor.place('总览').click();
  await visitor.heading('星海物语').waitFor(LONG);
  await visitor.button(/^搜索页面/).click();
  await found.getByRole('group', { name: '最近访问' }).getByRole('option', { name }).waitFor();
  await page.keyboard.press('Escape');
  await visitor.open('/admin');
  await page.getByRole('heading', { level: 1 }).waitFor(LONG);
  expect((await options('/admin/')).length).toBeGreaterThan(3);
});

it('lays no notice over what a page is there for, and nothing over the actions of its last row', async () => {
  const { uos } = world();
  const made = await Promise.all([1, 2, 3].map((count) => uos.cdn.buckets.create({ name: `covered-${count}` })));
  await put(made[0]?.id ?? '', 'index.html', '<p>covered</p>');
  const visitor = await world().as('owner');
  const { page } = visitor;
  await visitor.open(`${app()}/asset/bucket/${made[0]?.id}`);
  await visitor.button('发布新版本').click();
  await visitor.field('版本说明').fill('首个版本');
  await visitor.button('发布').click();
  await page.getByText('已发布版本 r1').waitFor(LONG);
  expect(await page.locator('main > * header').getByRole('button', { name: '发布新版本' }).count()).toBe(1);
  expect(await covered(visitor, 'main header button')).toEqual([]);
  await visitor.open(`${app()}/asset/bucket`);
  await visitor.link('covered-3').waitFor(LONG);
  expect(await covered(visitor, 'main tbody tr:last-child button, main header button')).toEqual([]);
});

it('is as wide where a page scrolls as where it does not', async () => {
  const visitor = await world().as('owner');
  const { page } = visitor;
  const width = () =>
    page.locator('html').evaluate((html) => [html.clientWidth, getComputedStyle(html).scrollbarGutter]);
  await visitor.open('/apps');
  await visitor.heading('应用').waitFor(LONG);
  const short = await width();
  await visitor.open(app());
  await page.getByRole('heading', { level: 1 }).waitFor(LONG);
  expect([short, await width()]).toEqual([short, short]);
  expect(short[1]).toBe('stable');
});

it('shows a file at an address of its own, and Back closes it where its folder is open', async () => {
  const { id } = await world().uos.cdn.buckets.create({ name: 'previewed' });
  await put(id, 'levels/first.json', '{"level":1}');
  const visitor = await world().as('owner');
  const { page } = visitor;
  const word = (name: string) => new URL(page.url()).searchParams.get(name);
  await visitor.open(`${app()}/asset/bucket/${id}?path=levels`);
  await page.getByText('first.json', { exact: true }).first().click();
  await page.getByText('"level"').first().waitFor(LONG);
  expect(word('file')).toBeTruthy();
  await page.goBack();
  await page.getByText('"level"').first().waitFor({ state: 'hidden' });
  expect([word('path'), word('file')]).toEqual(['levels', null]);
});

it('says of an organisation what was approved, so that it is not taken for its certification', async () => {
  const operator = await world().as('operator');
  await operator.open(`/admin/organization/${world().app.orgId}`);
  const status = operator.page
    .locator('main header')
    .getByText(/通过|审核/)
    .first();
  await status.waitFor(LONG);
  expect(await status.textContent()).toContain('组织');
});

it('has a menu entry for each of the statistics of operators instead of a row of tabs that is cut', async () => {
  const operator = await world().as('operator');
  await operator.open('/admin/stats?service=asset-streaming');
  await operator.page.getByRole('heading', { level: 1 }).waitFor(LONG);
  expect(await operator.page.getByRole('tab').count()).toBe(0);
  const cut = await operator.page
    .locator('nav a[href*="/admin/stats?service="]')
    .evaluateAll((links) => links.map((link) => link.scrollWidth - link.clientWidth));
  expect(cut.length).toBeGreaterThan(10);
  expect(Math.max(...cut)).toBeLessThanOrEqual(0);
});

it('shows a studio without costs no row of tiles and no table that are all zero', async () => {
  const visitor = await world().as('outsider');
  await visitor.open('/apps/bill');
  await visitor.heading('费用').waitFor(LONG);
  await visitor.page.getByText('本月至今').waitFor(LONG);
  const text = (await visitor.page.locator('main').textContent()) ?? '';
  expect(text).toContain('¥');
  expect(text.match(/¥0\.00/g)?.length ?? 0).toBeLessThan(5);
});
