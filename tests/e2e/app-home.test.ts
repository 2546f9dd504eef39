// The first page of an app that players load: its figure, its lanes, what waits, and each part failing by itself.

import { beforeAll, expect, it } from 'vitest';
import { releaseByStages } from './support/lanes-of-badges.ts';
import { useWorld } from './support/use-world.ts';
import type { Visitor } from './support/visitor.ts';

const world = useWorld();
const home = () => `/services/${world().app.id}`;

let owner: Visitor;
let bucketId: string;
beforeAll(async () => {
  bucketId = await releaseByStages(world());
  owner = await world().as('owner');
});

const part = (name: string) => owner.page.getByRole('region', { name, exact: true });
const lane = (name: string) =>
  part('线上版本')
    .getByRole('listitem')
    .filter({ has: owner.page.getByText(name, { exact: true }) });

it('shows the game, and the downloads of today as its figure', async () => {
  await expect
    .poll(async () => (await world().uos.cdn.buckets.statistics({ id: bucketId, duration: 1 })).total.downloads, {
      timeout: 30_000,
    })
    .toBeGreaterThan(0);
  await owner.open(home());
  await owner.heading('星海物语').waitFor();
  await owner.page.getByText('今日下载请求').waitFor();
  await owner.page.getByRole('img', { name: '今天的曲线，后面是昨天' }).waitFor();
});

it('shows the badges in the order of a promotion, and plays what players load', async () => {
  await owner.open(home());
  await lane('正式').waitFor();
  const lanes = part('线上版本').getByRole('listitem');
  expect(await lanes.locator('b').allTextContents()).toEqual(['r4', 'r3', 'r2', 'r1']);
  const [game] = await Promise.all([
    owner.context.waitForEvent('page'),
    lane('正式').getByRole('link', { name: '试玩 正式' }).click(),
  ]);
  await game.getByRole('heading', { name: '星海物语' }).waitFor();
  await game.close();
});

it('promotes from the lane that can go on, after it said from which release to which', async () => {
  await owner.open(home());
  await lane('预发').getByRole('button', { name: '晋级到正式' }).click();
  const dialog = owner.page.getByRole('dialog', { name: 'r2 晋级到正式' });
  await dialog.getByText('r1', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: '晋级到正式' }).click();
  await lane('正式').getByText('r2', { exact: true }).waitFor();
  const { Items } = await world().uos.cdn.badges.list({ id: bucketId });
  expect(Items.find(({ name }) => name === 'live')?.releasenum).toBe(2);
  // the next one that can go on has the button now
  await lane('测试').getByRole('button', { name: '晋级到预发' }).waitFor();
});

it('says what waits, and leads to where it is done', async () => {
  await owner.open(home());
  const waiting = part('需要你处理').getByRole('listitem').filter({ hasText: 'web-client 有 1 个文件还没有发布' });
  await waiting.getByRole('link').click();
  await owner.heading('web-client').waitFor();
});

it('takes no other part along when one cannot be read, and keeps what was read before', async () => {
  const { page } = owner;
  await page.route(/\/bill\?month=/, (route) => route.fulfill({ status: 500, json: { message: 'broken' } }));
  await owner.open(home());
  await part('本月费用').getByRole('alert').getByText('更新失败').waitFor();
  await lane('正式').waitFor();
  await part('最近操作').getByText('lin-owner').first().waitFor();
  await page.unroute(/\/bill\?month=/);
  await part('本月费用').getByRole('button', { name: '重试' }).click();
  await part('本月费用').getByText('本月还没有费用').waitFor();
});

it('refuses a member who may only look to move what players load', async () => {
  const member = await world().as('member');
  await member.open(home());
  const button = member.button('晋级到预发');
  await button.waitFor();
  expect(await button.getAttribute('aria-disabled')).toBe('true');
});
