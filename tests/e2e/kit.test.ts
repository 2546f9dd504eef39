// Every part of the console's kit in every state, as its gallery shows it: nothing thrown,
// nothing against the policy, nothing that keeps somebody out; and the parts whose work only a browser can do.

import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFullRound } from '../support/rounds.ts';
import { seriousFindings } from './support/axe.ts';
import { openChromium } from './support/chromium.ts';
import { type KitGallery, openKitGallery } from './support/kit-gallery.ts';
import { settle } from './support/settle.ts';
import { PHONE, WIDE } from './support/visitor.ts';

/** How long a page may take to be drawn anew. */
const LONG = { timeout: 15_000 };

let gallery: KitGallery;
let browser: Browser;
const troubles = new WeakMap<Page, string[]>();

beforeAll(async () => {
  [gallery, browser] = await Promise.all([openKitGallery(), openChromium()]);
});

afterAll(async () => {
  await browser?.close();
  await gallery?.close();
});

/** A page that stands still; `before` is done to it while it is empty. */
async function open(scene: string, before?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await browser.newPage({
    viewport: WIDE,
    locale: 'zh-CN',
    acceptDownloads: true,
    reducedMotion: 'reduce',
  });
  const trouble: string[] = [];
  troubles.set(page, trouble);
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) {
      trouble.push(message.text());
    }
  });
  await before?.(page);
  await page.goto(gallery.address(scene));
  await page.locator('main[data-scene] > :not(style), [role="dialog"]').first().waitFor({ timeout: 30_000 });
  await settle(page);
  return page;
}

/** Of the buttons below a form: whether fields that are scrolled below it show through, and whose ground it is. */
function groundOfBar(page: Page): Promise<readonly string[]> {
  return page.locator('form button[type="submit"]').evaluate((button) => {
    let bar: Element | null = button;
    while (bar !== null && getComputedStyle(bar).position !== 'sticky') {
      bar = bar.parentElement;
    }
    const colour = bar === null ? '' : getComputedStyle(bar).backgroundColor;
    const sheet = button.closest('.mantine-Modal-content') ?? document.body;
    return [
      /^rgb\(/.test(colour) ? 'covers what lies below' : 'fields show through',
      colour === getComputedStyle(sheet).backgroundColor ? 'ground of its sheet' : 'another ground',
    ];
  });
}

const scenes = [
  ...['rows', 'loading', 'error', 'refused', 'empty', 'long'].map((state) => `data-list/${state}`),
  ...['page', 'drawer', 'beside', 'error', 'refused', 'missing'].map((state) => `details/${state}`),
  ...['page', 'readonly', 'dialog', 'json', 'json-fault'].map((state) => `forms/${state}`),
  ...['several', 'flat', 'error', 'empty'].map((state) => `charts/${state}`),
  ...['long', 'empty'].map((state) => `logs/${state}`),
  ...['zone', 'unfinished', 'running'].map((state) => `uploads/${state}`),
  ...['small', 'empty', 'confirm', 'import', 'print', 'trial-limit'].map((state) => `parts/${state}`),
];

describe('the kit', () => {
  it.concurrent.each(scenes)('keeps nobody out of %s, in light and dark, wide and narrow', async (scene) => {
    const page = await open(scene);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await seriousFindings(page), 'light').toEqual([]);
    expect(await overflow(), 'the page never scrolls sideways').toBeLessThanOrEqual(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-mantine-color-scheme="dark"]').waitFor({ state: 'attached' });
    await settle(page);
    expect(await seriousFindings(page, 'colours'), 'dark').toEqual([]);
    await page.setViewportSize(PHONE);
    await settle(page);
    // why not its colours again: they are those of the wide one
    expect(await seriousFindings(page, isFullRound ? 'everything' : 'structure'), 'narrow').toEqual([]);
    expect(await overflow(), 'nor on a phone').toBeLessThanOrEqual(0);
    expect(troubles.get(page)).toEqual([]);
    await page.close();
  });
});

describe('a list', () => {
  it('keeps search, filter, sort and page in the address, through a reload and back', async () => {
    const page = await open('data-list/rows');
    const names = () => page.locator('tbody tr td:nth-child(2)').allTextContents();
    await page.getByTitle('按在线玩家排序').click();
    await page.getByTitle('按在线玩家排序').click();
    await page.getByRole('combobox', { name: '状态' }).click();
    await page.getByRole('option', { name: '开放' }).click();
    await page.getByRole('button', { name: '第 2 页' }).click();
    await page.waitForFunction(() => location.search.includes('page=2'));
    const before = await names();
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('sort'), searchParams.get('status')]).toEqual(['-players', 'Open']);
    await page.reload();
    await page.locator('tbody tr').first().waitFor();
    await expect.poll(names, LONG).toEqual(before);
    await page.getByRole('button', { name: '清除条件' }).click();
    await page.waitForFunction(() => !location.search.includes('status'));
    await page.goBack();
    await expect.poll(names, LONG).toEqual(before);
    await page.close();
  });

  it('is gone through, marked and opened with the keyboard alone', async () => {
    const page = await open('data-list/rows');
    await page.locator('tbody tr').first().waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.getByText('已选择 1 条').waitFor();
    await page.keyboard.press('x');
    await page.getByText('已选择 1 条').waitFor({ state: 'hidden' });
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => new URLSearchParams(location.search).get('d')?.startsWith('realm:'));
    await page.keyboard.press('/');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
    await page.close();
  });

  it('does the same to many rows, says which failed and why, and tries those again', async () => {
    const page = await open('data-list/rows');
    await page.getByRole('checkbox', { name: '选择本页' }).check();
    await page.getByRole('button', { name: '选择全部 137 条' }).click();
    await page.getByText('已选择 137 条').waitFor();
    await page.getByRole('button', { name: '设为开启' }).click();
    const dialog = page.getByRole('dialog', { name: '设为开启' });
    await dialog.getByText('不参与本次操作').waitFor();
    await dialog.getByRole('button', { name: /设为开启 \d+ 条/ }).click();
    await dialog.getByText(/完成 \d+ 条，失败 \d+ 条/).waitFor();
    await dialog.getByRole('button', { name: /重试 \d+ 条/ }).click();
    await dialog.getByRole('button', { name: '完成' }).click();
    await page.close();
  });

  it('says nothing more where all went well, and stands where it stood while rows are marked', async () => {
    const page = await open('data-list/rows');
    const top = () =>
      page
        .locator('tbody tr')
        .first()
        .evaluate((row) => row.getBoundingClientRect().top);
    const before = await top();
    await page.locator('tbody tr').nth(1).getByRole('checkbox').check();
    expect(await top()).toBe(before);
    await page.getByRole('button', { name: '删除', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '删除 1 条' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('searchbox').waitFor();
    await page.close();
  });

  it.each(['rows', 'long'])('has one thing to scroll, the page or the rows, in %s', async (scene) => {
    const page = await open(`data-list/${scene}`);
    const scrolled = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('html, main, main *')].flatMap((element) => {
          const { overflowY } = getComputedStyle(element);
          const isTaller = element.scrollHeight > element.clientHeight + 1;
          const isScrolled = element === document.documentElement || /auto|scroll/.test(overflowY);
          return isTaller && isScrolled ? [element.tagName] : [];
        }),
      );
    await expect.poll(scrolled).toHaveLength(1);
    await page.close();
  });

  it.each(['rows', 'long'])('takes all rows up to the one that is marked with Shift, in %s', async (scene) => {
    const page = await open(`data-list/${scene}`);
    const box = (name: string) => page.getByRole('checkbox', { name: `选择 ${name}`, exact: true });
    await box('华东 2 区').check();
    await box('华东 9 区').click({ modifiers: ['Shift'] });
    await page.getByText('已选择 8 条').waitFor();
    await box('华东 7 区').click({ modifiers: ['Shift'] });
    await page.getByText('已选择 5 条').waitFor();
    await page.close();
  });

  it('takes every row of a long list by the mark in its head, as many as may be taken', async () => {
    const page = await open('data-list/long');
    await page.getByRole('checkbox', { name: '选择全部' }).click();
    await page.getByText('已选择 10,000 条').waitFor();
    await page.getByRole('checkbox', { name: '选择全部' }).click();
    await page.getByRole('searchbox').waitFor();
    await page.close();
  });

  it('begins soon, without a box around it, and leaves the page nothing to scroll where it is long', async () => {
    const page = await open('data-list/long');
    const list = page.locator('[data-list]');
    const top = await list.evaluate((section) => section.getBoundingClientRect().top);
    const first = await page
      .locator('tbody tr')
      .first()
      .evaluate((row) => row.getBoundingClientRect().top);
    expect(first - top).toBeLessThanOrEqual(84);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    await page.close();
  });

  it('draws only the rows in sight where somebody comes back to a hundred thousand', async () => {
    const page = await open('data-list/long');
    const go = (scene: string) =>
      page.evaluate(
        `history.pushState({}, '', '/gallery.html?scene=${scene}'); dispatchEvent(new PopStateEvent('popstate'));`,
      );
    const row = page.getByText('华东 2 区', { exact: true }).first();
    await go('data-list/empty');
    await row.waitFor({ state: 'detached' });
    await page.evaluate(() => {
      new MutationObserver(() => {
        const { dataset } = document.body;
        const drawn = document.querySelectorAll('tbody tr').length;
        dataset.mostRows = String(Math.max(drawn, Number(dataset.mostRows ?? 0)));
      }).observe(document.body, { subtree: true, childList: true });
    });
    await go('data-list/long');
    await row.waitFor();
    await settle(page);
    expect(Number(await page.locator('body').getAttribute('data-most-rows'))).toBeLessThanOrEqual(60);
    await page.close();
  });

  it('has two lines a row on a phone', async () => {
    const page = await open('data-list/rows');
    await page.setViewportSize(PHONE);
    const row = page.getByRole('listitem').filter({ hasText: '华东 2 区' });
    await row.getByText('7,919').waitFor();
    expect(await row.evaluate((item) => item.getBoundingClientRect().height)).toBeLessThanOrEqual(60);
    await page.close();
  });

  it('ends an id that is the first line of a row on a phone in an ellipsis', async () => {
    const page = await open('data-list/by-id');
    await page.setViewportSize({ width: 320, height: 640 });
    const id = page.getByRole('listitem').first().locator('code').first();
    await id.waitFor();
    const [isCut, isInLine] = await id.evaluate((code) => {
      const line = code.closest('[class*="lineTitle"]') ?? code;
      return [
        code.scrollWidth > code.clientWidth && getComputedStyle(code).textOverflow === 'ellipsis',
        code.getBoundingClientRect().right <= line.getBoundingClientRect().right,
      ];
    });
    expect({ isCut, isInLine }).toEqual({ isCut: true, isInLine: true });
    await page.close();
  });

  it('names in the row what can be done with it where there is room, and writes large numbers in groups', async () => {
    const page = await open('data-list/rows');
    const row = page.getByRole('row').filter({ has: page.getByText('华东 2 区', { exact: true }) });
    await row.getByText('7,919', { exact: true }).waitFor();
    await row.hover();
    await row.getByRole('button', { name: '华东 2 区 编辑' }).waitFor();
    expect(await row.getByRole('button', { name: /更多操作/ }).count()).toBe(0);
    await page.goto(gallery.address('data-list/busy'));
    await row.getByRole('button', { name: /更多操作/ }).click();
    await page.getByRole('menuitem').nth(1).waitFor();
    await page.close();
  });

  it('exports every row that fits as CSV', async () => {
    const page = await open('data-list/rows');
    await page.getByRole('button', { name: '导出', exact: true }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: '导出 CSV' }).click(),
    ]);
    const csv = await readFile(await file.path(), 'utf8');
    expect(csv.trim().split('\r\n')).toHaveLength(138);
    expect(csv.split('\r\n')[0]).toBe('\uFEFF名称,区服 ID,状态,在线玩家,存档大小,创建时间,备注');
    await page.close();
  });

  it('remembers columns, row height and views', async () => {
    const page = await open('data-list/rows');
    await page.getByRole('button', { name: '列表设置' }).click();
    await page.getByRole('checkbox', { name: '显示“备注”列' }).check();
    await page.getByRole('button', { name: '上移“备注”' }).click();
    await page.getByText('紧凑').click();
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').fill('12');
    await page.waitForFunction(() => location.search.includes('q=12'));
    await page.getByRole('button', { name: '视图' }).click();
    await page.getByRole('textbox', { name: '视图名称' }).fill('十二区');
    await page.getByRole('button', { name: '保存' }).click();
    await page.goto(gallery.address('data-list/rows'));
    const heads = async () => (await page.locator('thead th').allTextContents()).slice(-3);
    await expect.poll(heads, LONG).toEqual(['备注', '创建时间', '操作']);
    await page.getByRole('button', { name: '视图' }).click();
    await page.getByRole('button', { name: '十二区', exact: true }).click();
    await page.waitForFunction(() => location.search.includes('q=12'));
    await page.close();
  });
});

describe('a thing', () => {
  it('says what it is in one line, its tabs below it, and the rest where one looks for it', async () => {
    const page = await open('details/page');
    const box = async (of: Locator) => (await of.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
    const title = await box(page.getByRole('heading', { level: 1 }));
    const tabs = await box(page.getByRole('tablist'));
    // why 106: with the header and the space above the title that is 180
    expect(tabs.y + tabs.height - title.y).toBeLessThanOrEqual(106);
    expect((await box(page.locator('dl'))).height).toBeLessThanOrEqual(24);
    expect(await page.getByText('创建时间').count()).toBe(0);
    await page.getByRole('button', { name: '详情', exact: true }).click();
    await page.getByRole('dialog', { name: '详情' }).getByText('创建时间').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.close();
  });

  it('stands beside its list, which stays alive, and goes with Escape', async () => {
    const page = await open('details/beside');
    const panel = page.getByRole('dialog');
    const cell = (name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
    const isOpen = (name: string) => page.getByRole('dialog', { name, exact: true }).waitFor();
    await cell('华东 3 区').getByText('15,838').click();
    await isOpen('华东 3 区');
    const [list, own] = await Promise.all([page.getByRole('table').boundingBox(), panel.boundingBox()]);
    expect((list?.x ?? 0) + (list?.width ?? 0), 'they do not cover each other').toBeLessThanOrEqual(own?.x ?? 0);
    await page.keyboard.press('ArrowDown');
    await isOpen('华东 4 区');
    await cell('华东 7 区').getByText('47,514').click();
    await isOpen('华东 7 区');
    await panel.getByRole('button', { name: '上一条' }).click();
    await isOpen('华东 6 区');
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).searchParams.get('d')).toBeNull();
    await page.goBack();
    await isOpen('华东 6 区');
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.locator('[aria-modal="true"]').waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await page.close();
  });

  it('has no menu for a single action', async () => {
    const page = await open('details/page');
    await page.getByRole('button', { name: '删除', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /更多操作/ }).count()).toBe(0);
    await page.close();
  });
});

describe('facts', () => {
  it('have a line each, so that none stands alone beside an empty cell', async () => {
    const page = await open('details/drawer');
    const gaps = await page.locator('dl').evaluate((list) => {
      const { left, right } = list.getBoundingClientRect();
      const boxes = [...list.children].map((fact) => fact.getBoundingClientRect());
      return boxes.map((fact) => Math.max(fact.left - left, right - fact.right));
    });
    expect(gaps).toHaveLength(5);
    expect(Math.max(...gaps)).toBeLessThan(1);
    await page.close();
  });
});

describe('a form', () => {
  it('sends once however often it is pressed, and goes on without asking about what was sent', async () => {
    const page = await open('forms/leaving');
    await page.getByRole('textbox', { name: '名称' }).first().fill('web-1');
    await page.getByRole('button', { name: '保存' }).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await page.waitForURL('**/gallery.html/sent-1');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.close();
  });

  it('is drawn with all of its inputs, and does not grow while somebody presses its button', async () => {
    let first: Promise<unknown> | undefined;
    const page = await open('forms/dialog', (empty) =>
      empty.route(/more-inputs.*\.js/, async (route) => {
        // why now: whatever is drawn without these inputs is drawn by the next frame but one
        first ??= empty
          .waitForFunction(() => {
            const form = document.querySelector('[role="dialog"] form');
            return form === null ? undefined : { radios: form.querySelectorAll('[type="radio"]').length };
          })
          .then((seen) => seen.jsonValue());
        await empty.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        await route.continue();
      }),
    );
    expect(await first).toEqual({ radios: 2 });
    await page.close();
  });
});

describe('a form in a dialog', () => {
  it.each(['light', 'dark'] as const)('has its buttons on the ground of the dialog, in %s', async (colorScheme) => {
    const page = await open('forms/dialog');
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor({ state: 'attached' });
    await settle(page);
    expect(await groundOfBar(page)).toEqual(['covers what lies below', 'ground of its sheet']);
    await page.close();
  });

  it('closes its calendar alone with Escape, and keeps what was typed', async () => {
    const page = await open('forms/dialog');
    const dialog = page.getByRole('dialog', { name: '新建区服' });
    await dialog.getByRole('textbox', { name: '名称' }).fill('web-2');
    await dialog.getByRole('button', { name: '生效时间', exact: true }).click();
    const hours = page.locator('[data-dates-dropdown] input').first();
    await hours.click();
    await page.keyboard.press('Escape');
    await hours.waitFor({ state: 'hidden' });
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(await dialog.getByRole('textbox', { name: '名称' }).inputValue()).toBe('web-2');
    await page.close();
  });
});

describe('a marked picture', () => {
  it('grows when it is pressed and goes back when it is pressed again', async () => {
    const page = await open('parts/small');
    await page.getByTitle(/^放大查看/).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByTitle(/^收起/).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.close();
  });
});

describe('a form on a page', () => {
  it('counts what was changed, names what is wrong, and keeps the colour of what is typed', async () => {
    const page = await open('forms/page');
    const name = page.getByRole('textbox', { name: '名称' }).first();
    const colour = () => name.evaluate((input) => getComputedStyle(input, '::placeholder').color);
    const before = await colour();
    await name.fill('web-2');
    await page.getByText('已改 1 项').waitFor();
    await page.getByRole('button', { name: '放弃修改' }).click();
    expect(await name.inputValue()).toBe('web-1');
    await name.fill('');
    await page.getByRole('button', { name: '保存' }).click();
    await page.getByText('1 处需要修改').waitFor();
    expect(await colour()).toBe(before);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole('status').getByRole('button', { name: '名称' }).click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
    expect(await name.evaluate((input) => input.getBoundingClientRect().top)).toBeGreaterThan(0);
    await page.close();
  });

  it('has a column of 640 and fields of 36, with the titles of its parts beside it', async () => {
    const page = await open('forms/page');
    const [title, field, long] = await Promise.all([
      page.getByRole('heading', { name: '基本信息' }).boundingBox(),
      page.getByRole('textbox', { name: '名称' }).first().boundingBox(),
      page.getByRole('textbox', { name: '备注' }).boundingBox(),
    ]);
    expect(field?.height).toBe(36);
    expect(long?.width).toBe(640);
    expect((title?.x ?? 0) + 200).toBeLessThan(field?.x ?? 0);
    expect(await groundOfBar(page)).toEqual(['covers what lies below', 'ground of its sheet']);
    await page.close();
  });
});

describe('a change of live traffic', () => {
  it('says from what to what, is not done by a second Enter, and is taken back for a while', async () => {
    const page = await open('parts/change');
    const shown = (name: string) => page.getByRole('button', { name, exact: true });
    const dialog = page.getByRole('dialog');
    await shown('r129').click();
    await dialog.getByText('r128', { exact: true }).waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === '取消');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await shown('r129').click();
    await dialog.getByRole('button', { name: '回退到 r128' }).click();
    await shown('r128').waitFor();
    const notice = page.getByRole('alert');
    await notice.waitFor();
    const box = await notice.boundingBox();
    expect(box?.y, 'below the row of actions').toBeGreaterThanOrEqual(116);
    expect(box?.width).toBeLessThanOrEqual(360);
    await notice.getByRole('button', { name: '撤销' }).click();
    await shown('r129').waitFor();
    await page.close();
  });
});

describe('the limit of the trial', () => {
  it('stays until it is answered: taken back, or on to the contact page with its topic', async () => {
    const page = await open('parts/trial-limit');
    const dialog = page.getByRole('dialog', { name: '试用资源已达上限' });
    const begin = page.getByRole('button', { name: '新建区服' });
    await begin.click();
    await dialog.getByText('trial resource limit reached').waitFor();
    await dialog.getByText('51d0a7c3e2f94b68').waitFor();
    await dialog.getByRole('button', { name: '取消' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await begin.click();
    await dialog.getByRole('button', { name: '联系我们' }).click();
    await page.waitForURL((url) => url.pathname === '/contact-us');
    expect(new URL(page.url()).searchParams.get('content')).toContain('游戏服托管');
    await page.close();
  });
});

describe('a chart', () => {
  it('begins where its card does, and where all is zero it has the one line that it names', async () => {
    const page = await open('charts/flat');
    const canvas = page.locator('canvas');
    await canvas.waitFor();
    const drawn = await canvas.evaluate((element: HTMLCanvasElement) => {
      const { width, height } = element;
      const { data } = element.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] };
      const isInked = (x: number, y: number) => (data[(y * width + x) * 4 + 3] ?? 0) > 0;
      const columns = Array.from({ length: width }, (_, x) => x);
      const rows = Array.from({ length: height }, (_, y) => y);
      // why half: what stands beside a line is words
      const isLine = (y: number) => columns.filter((x) => isInked(x, y)).length > width / 2;
      const box = element.getBoundingClientRect();
      const card = element.closest('section')?.getBoundingClientRect();
      const first = columns.find((x) => rows.some((y) => isInked(x, y))) ?? width;
      return {
        before: box.left - (card?.left ?? 0) + (first * box.width) / width,
        lines: rows.filter((y) => isLine(y) && !isLine(y - 1)).length,
      };
    });
    expect(drawn.before).toBeLessThanOrEqual(12);
    expect(drawn.lines).toBe(1);
    await page.close();
  });
});

describe('an upload', () => {
  it('hashes in a worker, goes on after a failure and shows each file', async () => {
    const page = await open('uploads/running');
    await page.getByText('上传中 50%').first().waitFor();
    await page.getByText('失败').first().waitFor();
    expect(troubles.get(page)).toEqual([]);
    await page.close();
  });
});

describe('an import', () => {
  it('goes from the file over the check and the preview to the report', async () => {
    const page = await open('parts/import');
    const content = Buffer.from('名称,在线玩家\r\n一区,9\r\n二区,x\r\n三区,3\r\n四区,4\r\n');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'realms.csv', mimeType: 'text/csv', buffer: content });
    await page.getByText('读取到 4 行').waitFor();
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByText('3 行通过检查，1 行有问题').waitFor();
    await page.getByText('在线玩家应为数字').waitFor();
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByText('将新增 2 条、更新 1 条，0 条无变化').waitFor();
    await page.getByRole('button', { name: '导入 3 条' }).click();
    await page.getByText('已导入 2 条，失败 1 条').waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '下载报告' }).click(),
    ]);
    const report = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(report.slice(1).map((line) => line.split(',')[1])).toEqual(['完成', '未通过检查', '失败', '完成']);
    await page.close();
  });
});

describe('an editor', () => {
  it('names the first fault and puts what is right in order', async () => {
    const page = await open('forms/json-fault');
    await page.getByText('第 3 行第 19 列').waitFor();
    await page.getByRole('textbox', { name: '匹配规则编辑器' }).fill('{"a":1}');
    await page.getByText('JSON 格式正确').waitFor();
    await page.getByRole('button', { name: '格式化' }).click();
    expect(await page.locator('.cm-line').allTextContents()).toEqual(['{', '  "a": 1', '}']);
    await page.close();
  });
});
