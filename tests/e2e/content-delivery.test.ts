// Content delivery as a developer uses it in the console: the first steps, a folder dropped and interrupted, releases,
// badges, promotion, rolling back, and the review of what players made.

import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useWorld } from './support/use-world.ts';
import type { Visitor } from './support/visitor.ts';

const FILES = 300;
const LONG = { timeout: 90_000 } as const;
/** For all files to arrive while another worker keeps the machine busy; asked seldom, for the asking slows them. */
const UPLOADED = { timeout: 240_000, interval: 500 } as const;

const world = useWorld();
const buckets = () => `/services/${world().app.id}/asset/bucket`;
const content = (bucketId: string, target: string) =>
  `${world().platform.contentOrigin}/client_api/v1/buckets/${bucketId}/${target}`;

let folder: string;
let pack: string;
let staging: string;
let production: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-drop-'));
  pack = join(folder, 'pack');
  for (let index = 0; index < FILES; index += 1) {
    const inside = join(pack, `chapter-${index % 6}`);
    await mkdir(inside, { recursive: true });
    await writeFile(join(inside, `level-${index}.json`), JSON.stringify({ level: index, seed: `pack ${index}` }));
  }
  const { cdn } = world().uos;
  ({ id: staging } = await cdn.buckets.create({ name: 'staging' }));
  ({ id: production } = await cdn.buckets.create({ name: 'production', attributes: { promote_only: true } }));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** A real drop from outside the browser: only this way a page is given a folder. */
async function dropFolder({ page, context }: Visitor, path: string): Promise<void> {
  const zone = page.getByRole('region', { name: '上传到资源桶 staging' });
  const box = await zone.boundingBox();
  if (box === null) {
    throw new Error('there is nothing to drop on');
  }
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 120)];
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  const devtools = await context.newCDPSession(page);
  const send = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    devtools.send('Input.dispatchDragEvent', { type, x, y, data });
  // why again and again: a browser lets go only once it has heard from the page that it takes the drop
  const dropped = async (): Promise<boolean> => {
    await send('dragEnter');
    await send('dragOver');
    await page.locator('[data-over]').waitFor(LONG);
    await send('dragOver');
    await send('drop');
    const begun = page.getByRole('region', { name: '上传进度' });
    return begun.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(dropped, LONG).toBe(true);
  await devtools.detach();
}

const stored = async (): Promise<number> =>
  (await world().uos.cdn.entries.list({ id: staging, complete: true, per_page: 1 })).totalCount;

/** How many are stored once nothing more comes: what was on its way when it was told to stop still arrives. */
async function restingCount(): Promise<number> {
  let last = -1;
  let times = 0;
  const look = async (): Promise<number> => {
    const now = await stored();
    times = now === last ? times + 1 : 0;
    last = now;
    return times;
  };
  await expect.poll(look, { ...LONG, interval: 500 }).toBeGreaterThan(3);
  return last;
}

it('takes the first steps on the app that is open, each of them a real call', async () => {
  const visitor = await world().as('owner');
  await visitor.open(`${buckets()}/tutorial`);
  const acts = ['新建资源桶 tutorial', '上传示例文件 hello.html', '发布版本', '让徽章 live 指向最新版本', '试着加载'];
  for (const [index, act] of acts.entries()) {
    await visitor.button(act).click();
    const progress = index === acts.length - 1 ? '五步都已完成' : `已完成 ${index + 1} / ${acts.length} 步`;
    await visitor.page.getByText(progress).waitFor(LONG);
  }
  const address = await visitor.link('在新标签页打开').getAttribute('href');
  expect(await (await fetch(address ?? '')).text()).toContain(world().app.id);
});

it('takes a folder by drop, stops when told to, and goes on after the page was closed', async () => {
  const visitor = await world().as('owner');
  const { page } = visitor;
  page.on('dialog', (dialog) => void dialog.accept());
  await visitor.open(`${buckets()}/${staging}`);
  await visitor.heading('这个资源桶还没有文件').waitFor(LONG);
  await dropFolder(visitor, pack);
  await expect.poll(stored, LONG).toBeGreaterThan(5);
  await page.keyboard.press('t');
  await page.getByRole('button', { name: '暂停 上传到资源桶 staging' }).click();
  await page.getByRole('button', { name: '继续 上传到资源桶 staging' }).waitFor(LONG);
  const paused = await restingCount();
  expect(paused).toBeLessThan(FILES);
  await page.getByRole('button', { name: '继续 上传到资源桶 staging' }).click();
  await expect.poll(stored, LONG).toBeGreaterThan(paused);

  await page.reload();
  await page.getByText(/上次有 \d+ 个文件没有传完/).waitFor(LONG);
  expect(await stored()).toBeLessThan(FILES);
  await dropFolder(visitor, pack);
  await expect.poll(stored, UPLOADED).toBe(FILES);
  await page.getByRole('link', { name: 'chapter-0' }).waitFor(LONG);
  await page
    .getByText(/新增 \d+ 个|无变化/)
    .first()
    .waitFor(LONG);
  await page.keyboard.press('r');
  const requests = page.getByRole('region', { name: '请求' });
  await requests
    .getByRole('button', { name: /^PUT .*200/ })
    .first()
    .waitFor(LONG);
  await page.keyboard.press('r');

  await page.getByPlaceholder('在全部文件中搜索').fill('level-299');
  await visitor.link('chapter-5/level-299.json').click();
  await page.getByText('"seed"').waitFor(LONG);
  await page.getByText('这个文件还没有发布过').waitFor(LONG);
  const open = page.url();
  await page.goBack();
  await page.getByText('"seed"').waitFor({ state: 'hidden' });
  expect(new URL(page.url()).searchParams.get('q')).toBe('level-299');
  await page.goto(open);
  await page.getByRole('dialog', { name: 'chapter-5/level-299.json' }).getByText('"seed"').waitFor(LONG);
}, 480_000);

it('leaves a file that is there as it is where told to skip, however many others are named alike', async () => {
  const { cdn } = world().uos;
  const { id } = await cdn.buckets.create({ name: 'skipping' });
  const old = Buffer.from('old');
  const alike = Array.from({ length: 150 }, (_, index) => `a/${index}/index.html`);
  await cdn.entries.upsertMany({ id, entries: [...alike, 'index.html'].map((path) => writeOf(path, old)) });

  const visitor = await world().as('owner');
  const { page } = visitor;
  await visitor.open(`${buckets()}/${id}`);
  await visitor.button('上传').click();
  await page.getByRole('combobox', { name: '遇到同名文件' }).selectOption({ label: '跳过' });
  const chooser = page.waitForEvent('filechooser');
  await visitor.button('选择文件').click();
  const files = ['index.html', 'game.js'].map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('new') }));
  await (await chooser).setFiles(files);
  await page.getByRole('table', { name: '文件' }).getByText('game.js').waitFor(LONG);
  await page.keyboard.press('t');
  await page.getByText('新增 1 个，跳过 1 个').first().waitFor(LONG);
  const { Items } = await cdn.entries.list({ id, path: 'index.html', per_page: 200 });
  const [kept] = Items.filter(({ path }) => path === 'index.html');
  expect(kept?.content_hash).toBe(writeOf('index.html', old).content_hash);
}, 240_000);

it('tells new files from those that are there already, by their paths and not by their contents', async () => {
  const { id } = await world().uos.cdn.buckets.create({ name: 'twins' });
  const visitor = await world().as('owner');
  const { page } = visitor;
  const upload = async (names: readonly string[], words: string): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await visitor.button('选择文件').click();
    await (await chooser).setFiles(names.map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(words) })));
  };
  const progress = page.getByRole('region', { name: '上传进度' });
  await visitor.open(`${buckets()}/${id}`);
  await upload(['one.txt', 'two.txt', 'three.txt'], 'twins');
  await progress.getByText('新增 3 个').waitFor(LONG);
  await page.getByRole('table', { name: '文件' }).getByText('two.txt').waitFor(LONG);
  await visitor.button('上传').click();
  await upload(['one.txt', 'four.txt'], 'twins');
  await progress.getByText('新增 1 个，1 个无变化').waitFor(LONG);
}, 240_000);

it('releases with a badge, shows what the next release changes, moves the badge and rolls it back', async () => {
  const { uos } = world();
  const visitor = await world().as('owner');
  const { page } = visitor;
  const level = content(staging, 'release_by_badge/live/content/chapter-0/level-0.json');
  const release = async (notes: string, badge: string, releasing: string, told: string): Promise<void> => {
    await visitor.button('发布新版本').click();
    await page.getByRole('dialog').getByText(releasing).waitFor(LONG);
    await visitor.field('版本说明').fill(notes);
    await visitor.field('同时设置徽章').fill(badge);
    await visitor.button('发布').click();
    await page.getByText(told).waitFor(LONG);
  };
  await visitor.open(`${buckets()}/${staging}`);
  await release('首个版本', 'live', '本次发布：新增 300', '已发布版本 r1');
  expect(await (await fetch(level)).json()).toMatchObject({ seed: 'pack 0' });

  const { Items } = await uos.cdn.entries.list({ id: staging, path: 'chapter-0/level-0.json' });
  await put('chapter-0/level-0.json', '{"level":0,"seed":"changed"}');
  expect(Items).toHaveLength(1);
  await page.reload();
  await visitor.button('发布新版本').click();
  await visitor.button('使用徽章 live').click();
  expect(await visitor.field('同时设置徽章').inputValue()).toBe('live');
  await visitor.button('使用徽章 live').click();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await release('改了第零关', 'next', '本次发布：修改 1', '已发布版本 r2');
  await page.getByRole('link', { name: /r2/ }).first().click();
  const panel = page.getByRole('dialog', { name: '版本 r2' });
  await panel.getByText('新增 0，修改 1，删除 0，未变 299').waitFor(LONG);
  await panel.getByRole('link', { name: 'chapter-0/level-0.json' }).click();
  const file = page.getByRole('dialog', { name: 'chapter-0/level-0.json' });
  await file.getByText('"changed"').waitFor(LONG);
  await file.getByRole('button', { name: '版本 r2' }).click();
  await file.waitFor({ state: 'detached' });
  // the list beside it is alive: the row below the open one is one key away
  await page.keyboard.press('ArrowDown');
  await page.getByRole('dialog', { name: '版本 r1' }).getByText('新增 300', { exact: false }).waitFor(LONG);
  await page.keyboard.press('ArrowUp');
  await panel.getByRole('link', { name: '在页面中打开' }).click();
  await page.getByText('新增 0，修改 1，删除 0，未变 299').waitFor(LONG);
  await visitor.heading('版本 r2').waitFor(LONG);
  await page.getByRole('navigation').getByRole('link', { name: 'staging', exact: true }).first().waitFor(LONG);
  await visitor.button('chapter-0/level-0.json 查看内容差异').click();
  await page.getByText('"changed"').waitFor(LONG);
  expect(new URL(page.url()).searchParams.get('diff')).toBe('chapter-0/level-0.json');
  await page.keyboard.press('Escape');
  await page.getByText('"changed"').waitFor({ state: 'hidden' });
  await visitor.open(`${buckets()}/${staging}`);

  await page.getByRole('tab', { name: '徽章' }).click();
  await visitor.button('live 更多操作').click();
  await page.getByRole('menuitem', { name: '改为指向其他版本' }).click();
  await page.getByRole('dialog').getByLabel('指向的版本').selectOption({ label: 'r2 改了第零关' });
  await visitor.button('保存').click();
  await page.getByText('徽章 live 已指向版本 r2').waitFor(LONG);
  expect((await uos.cdn.releases.getByBadge({ id: staging, badge: 'live' })).releasenum).toBe(2);

  await visitor.button('live 回退到 r1').click();
  await page.getByRole('dialog').getByRole('button', { name: '回退到 r1' }).click();
  await page.getByText('徽章 live 已回退到版本 r1').waitFor(LONG);
  const live = async () => (await uos.cdn.releases.getByBadge({ id: staging, badge: 'live' })).releasenum;
  expect(await live()).toBe(1);
  await visitor.button('撤销').click();
  await page.getByText('已撤销').waitFor(LONG);
  expect(await live()).toBe(2);
  await page.getByRole('tab', { name: '操作记录' }).click();
  await page.getByRole('table', { name: '操作记录' }).getByRole('row').nth(1).waitFor(LONG);
}, 240_000);

it('promotes a release into a bucket that takes nothing else', async () => {
  const visitor = await world().as('owner');
  const { page } = visitor;
  await visitor.open(`${buckets()}/${staging}?tab=releases`);
  await visitor.button('r1 更多操作').click();
  await page.getByRole('menuitem', { name: '晋级到其他桶' }).click();
  await page.getByRole('dialog').getByLabel('目标资源桶').selectOption({ label: 'production（仅接收晋级）' });
  await visitor.button('晋级到其他桶').click();
  await page.getByText('已晋级到 production，产生版本 r1').waitFor(LONG);
  const level = content(production, 'release_by_badge/latest/content/chapter-0/level-0.json');
  expect(await (await fetch(level)).json()).toMatchObject({ seed: 'pack 0' });

  await visitor.open(`${buckets()}/${production}`);
  await page.getByRole('link', { name: 'chapter-0' }).waitFor(LONG);
  await visitor.button('上传').hover();
  await page.getByRole('tooltip').getByText('这个资源桶仅接收晋级').waitFor(LONG);
  await page.getByRole('tab', { name: '统计' }).click();
  await page.getByRole('region', { name: '下载流量' }).waitFor(LONG);
  await page.getByRole('tab', { name: '设置' }).click();
  await visitor.button('刷新缓存').click();
  await page.getByText('缓存已刷新').waitFor(LONG);
}, 240_000);

it('reviews a mod, takes it down and brings it back', async () => {
  const { cdn } = world().uos;
  const mod = await cdn.mods.create({ name: '暴风雪皮肤包', author_name: '雾中旅人' });
  const version = await cdn.mods.createVersion({ id: mod.id, version: '1.0.0' });
  const bytes = Buffer.from('a lighthouse in winter');
  const file = await cdn.mods.createEntry({ id: mod.id, vid: version.versionid, ...writeOf('readme.txt', bytes) });
  await fetch(file.signed_url ?? '', { method: 'PUT', body: bytes, headers: { 'Content-Type': file.content_type } });

  const visitor = await world().as('owner');
  const { page } = visitor;
  const confirm = (verb: string) => page.getByRole('dialog').getByRole('button', { name: verb, exact: true }).click();
  await visitor.open(`${buckets()}/ugc?status=not_start`);
  await visitor.link('暴风雪皮肤包').click();
  await visitor.button('开始审核').click();
  await confirm('开始审核');
  await page.getByText('暴风雪皮肤包 1.0.0 已进入审核').waitFor(LONG);
  const waits = page.getByRole('link').and(page.locator('[title="1 项待处理"]'));
  await waits.filter({ hasText: 'UGC 模组' }).waitFor(LONG);
  await waits.filter({ hasText: '资源分发' }).waitFor(LONG);
  await page.getByRole('tab', { name: '审核报告' }).click();
  await page.getByRole('cell', { name: 'readme.txt' }).waitFor(LONG);
  await visitor.button('审核通过').click();
  await confirm('审核通过');
  await page.getByText('暴风雪皮肤包 1.0.0 已通过审核').waitFor(LONG);
  expect((await cdn.mods.get({ id: mod.id })).status).toBe('success');
  await expect.poll(() => waits.count(), LONG).toBe(0);

  await page.getByRole('tab', { name: '文件' }).click();
  await page.getByRole('link', { name: 'readme.txt', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'readme.txt' });
  await panel.getByText('a lighthouse in winter').waitFor(LONG);
  await panel.getByRole('button', { name: '占满页面' }).click();
  await page.waitForURL((url) => url.searchParams.get('full') === '1' && url.searchParams.get('file') === 'readme.txt');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await page.waitForURL((url) => !url.searchParams.has('full'));

  await page.getByRole('link', { name: 'readme.txt', exact: true }).click();
  await panel.getByRole('button', { name: '占满页面' }).evaluate((fill) => {
    (fill as HTMLElement).click();
    // why in one breath: the address has changed by then, and nothing was drawn yet
    fill.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  await panel.waitFor({ state: 'detached' });
  await page.waitForURL((url) => !url.searchParams.has('full'));

  await visitor.button('暴风雪皮肤包 更多操作').click();
  await page.getByRole('menuitem', { name: '下架' }).click();
  await visitor.field('输入「暴风雪皮肤包」以确认').fill('暴风雪皮肤包');
  await confirm('下架');
  await page.getByText('已下架 暴风雪皮肤包').waitFor(LONG);
  await visitor.button('暴风雪皮肤包 更多操作').click();
  await page.getByRole('menuitem', { name: '恢复上架' }).click();
  await confirm('恢复上架');
  await page.getByText('已恢复上架 暴风雪皮肤包').waitFor(LONG);
}, 240_000);

it('tells a member who may only look why nothing can be changed', async () => {
  const visitor = await world().as('member');
  await visitor.open(`${buckets()}/${staging}`);
  await visitor.button('发布新版本').hover();
  await visitor.page.getByRole('tooltip').getByText('仅应用所有者可以操作').waitFor(LONG);
});

function writeOf(path: string, bytes: Buffer) {
  const content_hash = createHash('md5').update(bytes).digest('hex');
  return { path, content_hash, content_size: bytes.length, signed_url: true };
}

async function put(path: string, words: string): Promise<void> {
  const bytes = Buffer.from(words);
  const { entries } = world().uos.cdn;
  const [entry] = await entries.upsertMany({ id: staging, entries: [writeOf(path, bytes)] });
  const headers = { 'Content-Type': entry?.content_type ?? '' };
  expect((await fetch(entry?.signed_url ?? '', { method: 'PUT', body: bytes, headers })).ok).toBe(true);
}
