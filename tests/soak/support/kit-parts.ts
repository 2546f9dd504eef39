// The parts of the kit that are loaded when they are first wanted: where the gallery has each, and how somebody opens it.

import type { Locator, Page } from 'playwright-core';

export interface KitPart {
  /** The file it is, as the kit imports it. */
  readonly file: string;
  readonly scene: string;
  /** Where its failure is said: `part(…)` of the kit. */
  readonly place: 'box' | 'over' | 'nothing';
  /** What the build puts it into, where that is not named for it. */
  readonly chunk?: string;
  /** What somebody does to have it; without, it comes with its scene. */
  readonly open?: (page: Page) => Promise<unknown>;
  /** What is there once it is. */
  readonly shown: (page: Page) => Locator;
  /** What stays on the screen while it is not; without, the scene is this part alone. */
  readonly beside?: (page: Page) => Locator;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true }).first();
const words = (text: string) => (page: Page) => page.getByText(text, { exact: true }).first();
const press = (what: (page: Page) => Locator) => (page: Page) => what(page).click();
/** Not the head of the column that is named alike. */
const createdFilter = (page: Page) =>
  page
    .locator(':not(thead *)')
    .and(page.getByRole('button', { name: /创建时间/ }))
    .first();
/** As a link does: the router counts its steps. */
const goTo = (page: Page, address: string) =>
  page.evaluate(
    `history.pushState({ ...history.state, __TSR_index: (history.state?.__TSR_index ?? 0) + 1 }, '', '${address}')`,
  );
const row = words('华东 2 区');
const name = (page: Page) => page.getByRole('textbox', { name: '名称' }).first();

export const kitParts: readonly KitPart[] = [
  { file: 'list/tools/pager', scene: 'data-list/rows', place: 'nothing', beside: row, shown: button('第 2 页') },
  { file: 'list/rows/scroll-rows', scene: 'data-list/long', place: 'box', beside: button('刷新'), shown: row },
  {
    file: 'date/date-range',
    chunk: 'range',
    scene: 'data-list/rows',
    place: 'nothing',
    beside: row,
    shown: createdFilter,
  },
  {
    file: 'date/range-calendar',
    scene: 'data-list/rows',
    place: 'over',
    open: press(createdFilter),
    beside: row,
    shown: (page) => page.getByRole('dialog').getByRole('table').first(),
  },
  {
    file: 'list/tools/choice-list',
    scene: 'data-list/rows',
    place: 'over',
    open: (page) => page.getByRole('combobox', { name: '状态' }).click(),
    beside: row,
    shown: (page) => page.getByRole('option', { name: '开放' }),
  },
  {
    file: 'list/tools/list-settings',
    scene: 'data-list/rows',
    place: 'over',
    open: press(button('列表设置')),
    beside: row,
    shown: words('紧凑'),
  },
  {
    file: 'list/tools/saved-views',
    scene: 'data-list/rows',
    place: 'over',
    open: press(button('视图')),
    beside: row,
    shown: (page) => page.getByRole('textbox', { name: '视图名称' }),
  },
  {
    file: 'show/popover-below',
    scene: 'data-list/rows',
    place: 'over',
    open: press(button('列表设置')),
    beside: row,
    shown: words('紧凑'),
  },
  {
    file: 'list/tools/export-menu',
    scene: 'data-list/rows',
    place: 'over',
    open: press(button('导出')),
    beside: row,
    shown: (page) => page.getByRole('menuitem', { name: '导出 CSV' }),
  },
  {
    file: 'list/bulk/bulk-dialog',
    scene: 'data-list/rows',
    place: 'over',
    open: async (page) => {
      const box = page.locator('tbody').getByRole('checkbox').nth(1);
      if (!(await box.isChecked())) {
        await box.check();
      }
      await button('删除')(page).click();
    },
    beside: row,
    shown: (page) => page.getByRole('dialog', { name: '删除' }),
  },
  {
    file: 'act/row-menu-opened',
    scene: 'data-list/busy',
    place: 'over',
    open: press(button(/^华东 2 区 .*更多/)),
    beside: row,
    shown: (page) => page.getByRole('menuitem', { name: '设为开启' }),
  },
  {
    file: 'show/tip-bubble',
    scene: 'data-list/rows',
    place: 'nothing',
    open: (page) => button('刷新')(page).hover(),
    beside: row,
    shown: (page) => page.getByRole('tooltip'),
  },
  {
    file: 'show/popover-below',
    scene: 'details/page',
    place: 'over',
    open: press(button('详情')),
    beside: (page) => page.getByRole('heading', { level: 1 }),
    shown: (page) => page.getByRole('dialog', { name: '详情' }),
  },
  {
    file: 'form/form-dialog-body',
    scene: 'forms/dialog',
    place: 'over',
    shown: (page) => page.getByRole('dialog', { name: '新建区服' }),
  },
  {
    file: 'form/more-inputs',
    scene: 'forms/dialog',
    place: 'over',
    shown: (page) => page.getByRole('radio').first(),
  },
  { file: 'form/list-inputs', scene: 'forms/page', place: 'box', shown: name },
  { file: 'form/date-input', scene: 'forms/page', place: 'box', shown: name },
  { file: 'code-editor/json-field', scene: 'forms/page', place: 'box', shown: name },
  {
    file: 'form/leave-dialog',
    scene: 'forms/sending',
    place: 'over',
    open: async (page) => {
      if ((await name(page).inputValue()) === '') {
        await goTo(page, '/gallery.html/elsewhere');
        await name(page).waitFor({ state: 'detached' });
        await goTo(page, '/gallery.html?scene=forms/sending');
        await name(page).fill('web-2');
      }
      await page.evaluate('history.back()');
    },
    beside: name,
    shown: (page) => page.getByRole('dialog'),
  },
  {
    file: 'act/confirm-body',
    scene: 'parts/change',
    place: 'over',
    open: press(button('r129')),
    beside: button('r129'),
    shown: (page) => page.getByRole('dialog').getByText('r128', { exact: true }),
  },
  {
    file: 'show/picture-dialog',
    scene: 'parts/small',
    place: 'over',
    open: (page) => page.getByTitle(/^放大查看/).click(),
    beside: words('数据库密码'),
    shown: (page) => page.getByTitle(/^收起/),
  },
  {
    file: 'snippets/snippets',
    scene: 'parts/empty',
    place: 'nothing',
    beside: words('还没有区服'),
    shown: (page) => page.locator('pre').first(),
  },
  {
    file: 'chart/plot',
    scene: 'charts/several',
    place: 'box',
    beside: (page) => page.getByRole('heading', { name: '流量' }),
    shown: (page) => page.locator('canvas').first(),
  },
  { file: 'log/log-viewer', scene: 'live/long', place: 'box', shown: (page) => page.getByText(/plaza ana/).first() },
  {
    file: 'upload/batch-files',
    scene: 'uploads/running',
    place: 'box',
    shown: (page) => page.getByText('失败').first(),
  },
  {
    file: 'upload/upload-progress',
    scene: 'uploads/zone',
    place: 'nothing',
    open: (page) =>
      page
        .locator('input[type="file"]')
        .first()
        .setInputFiles([{ name: '1.png', mimeType: 'image/png', buffer: Buffer.from('1') }]),
    beside: (page) => page.getByText('选择文件').first(),
    shown: (page) => page.getByRole('region', { name: '上传进度' }),
  },
];

/** Those that no scene of the gallery can open, and where else they are. */
export const elsewhere: Readonly<Record<string, string>> = {
  'list/tools/text-filter-form': 'no list of the gallery has such a filter',
  'list/tools/call-dialog': 'only of a list in an app: the console itself',
  'code-editor/code-view': 'lies in what the gallery shows beside it: the console itself',
};
