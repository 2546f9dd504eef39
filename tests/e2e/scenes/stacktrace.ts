// Crashes: groups of one cause, one that can be read and one that waits for symbols, records, a log, symbol files.

import type { Page } from 'playwright-core';
import { oncePerWorld } from '../support/once.ts';
import { pressInRow } from '../support/row-action.ts';
import { crashSources } from '../support/symbols.ts';
import type { World } from '../support/world.ts';
import type { Scene } from './scene.ts';

const MISSING = '3f0c1d2e4b5a69788796a5b4c3d2e1f001122334';

const filled = oncePerWorld(async ({ uos, platform, app }: World) => {
  await uos.app.services.set({ appId: app.id, ServiceName: 'stacktrace', Status: 'Enabled' });
  const { registered, reported, tombstone } = await crashSources();
  await registered(platform, app, { name: 'dwarf5.so.dbg' });
  const device = { appVersion: '1.4.0', deviceModel: 'Pixel 8', osVersion: '15' };
  const recordId = await reported(app, { ...device, userId: 'player-1042', tags: ['harbour'] });
  await reported(app, { ...device, userId: 'player-7', deviceModel: 'Mate 60', appVersion: '1.4.1' });
  const waitingId = await reported(app, { ...device, stack: tombstone(MISSING, 'libil2cpp.so'), userId: 'player-88' });
  const lostId = await reported(app, { ...device, stack: 'out of memory' });
  const { record } = await uos.stacktrace.records.get({ id: recordId });
  return { recordId, waitingId, lostId, groupId: record.groupId };
});

const CRASHES = { path: '/services/{appId}/stacktrace/record', prepare: filled } as const;
const RECORD = { ...CRASHES, path: `${CRASHES.path}/{recordId}` } as const;
const SYMBOLS = { ...CRASHES, path: '/services/{appId}/stacktrace/management' } as const;
const PARSE = { ...CRASHES, path: `${CRASHES.path}/parseLogs` } as const;

export const scenes: readonly Scene[] = [
  {
    ...CRASHES,
    name: 'crashes',
    ready: 'SIGSEGV at wave',
    calls: /\/stacktrace-groups/,
    empty: { ready: '还没有崩溃' },
    member: { ready: 'SIGSEGV at wave' },
  },
  { ...CRASHES, name: 'crashes-upload', ready: 'SIGSEGV at wave', act: prompt },
  { ...CRASHES, path: `${CRASHES.path}?group={groupId}`, name: 'crash-group', ready: 'ship_run' },
  { ...CRASHES, path: `${CRASHES.path}?group={groupId}&show=spread`, name: 'crash-spread', ready: 'Mate 60' },
  { ...CRASHES, path: `${CRASHES.path}?group={groupId}&show=records`, name: 'crash-group-records', ready: '1.4.1' },
  {
    ...CRASHES,
    path: `${CRASHES.path}?tab=records`,
    name: 'crash-records',
    ready: 'harbour',
    calls: /\/stacktrace-records/,
  },
  {
    ...RECORD,
    name: 'crash',
    ready: 'ship_run',
    calls: /\/stacktrace-records\//,
    member: { ready: 'ship_run' },
  },
  { ...RECORD, name: 'crash-frame', ready: 'ship_run', act: frame },
  { ...RECORD, name: 'crash-tags', ready: 'ship_run', act: tags },
  { ...RECORD, path: `${CRASHES.path}/{recordId}?view=raw`, name: 'crash-raw', ready: /Build fingerprint/ },
  { ...RECORD, path: `${CRASHES.path}/{waitingId}`, name: 'crash-waiting', ready: '缺少 1 个构建的符号表' },
  { ...RECORD, path: `${CRASHES.path}/{lostId}`, name: 'crash-lost', ready: '没有找到堆栈' },
  {
    ...PARSE,
    name: 'parse-log',
    ready: '选择日志文件',
    empty: false,
    calls: /\/parse$/,
    member: { ready: '选择日志文件' },
    act: parse,
  },
  {
    ...SYMBOLS,
    name: 'symbols',
    ready: 'libship.so.dbg',
    calls: /\/stacktrace\/symbols/,
    empty: { ready: '还没有符号表' },
    member: { ready: 'libship.so.dbg' },
  },
  { ...SYMBOLS, name: 'symbols-delete', ready: 'libship.so.dbg', act: remove },
  { ...SYMBOLS, path: `${SYMBOLS.path}?tab=missing`, name: 'symbols-missing', ready: 'libil2cpp.so' },
];

async function prompt(page: Page): Promise<void> {
  await page.getByRole('button', { name: '上传符号表' }).click();
  await page.getByText('uos stacktrace upload libil2cpp.so.dbg').first().waitFor();
}

async function frame(page: Page): Promise<void> {
  await page.getByText('harbour::Ship::steer(int)').click();
  await page.getByText('/game/ship.cpp:39').first().waitFor();
  await page.getByText('1 个系统帧').click();
}

async function tags(page: Page): Promise<void> {
  await page.getByRole('button', { name: '设置标签' }).click();
  await page.getByRole('dialog').getByText('harbour').first().waitFor();
}

async function parse(page: Page): Promise<void> {
  const { tombstone } = await crashSources();
  await page.getByRole('textbox', { name: '日志' }).fill(tombstone());
  await page.getByRole('button', { name: '解析', exact: true }).click();
  await page.getByText('harbour::Ship::steer(int)').waitFor();
}

async function remove(page: Page): Promise<void> {
  await pressInRow(page, /libship/, '删除');
  await page.getByText('已还原的记录不变').waitFor();
}
