// Crashes and symbol files of an app, and symbol files of every app, which operators look through.

import { crashSources, putSymbols } from '../support/symbols.ts';
import type { World } from '../support/world.ts';
import type { Lists } from './list.ts';

const CRASHES = '/services/{appId}/stacktrace/record';
const SYMBOLS = '/services/{appId}/stacktrace/management';

export const lists: readonly Lists[] = [
  {
    title: 'crashes',
    as: 'owner',
    fill: crashes,
    cases: [
      { id: 'stacktrace.groups', path: CRASHES, search: 'libgame', days: ['出现时间', '近 7 天'] },
      {
        id: 'stacktrace.records',
        path: `${CRASHES}?tab=records`,
        search: 'libgame',
        filter: ['应用版本', '1.4.0'],
      },
      {
        id: 'stacktrace.groupRecords',
        path: `${CRASHES}?group={groupId}&show=records`,
        search: 'second',
        without: ['filter', 'page'],
      },
      {
        id: 'stacktrace.groupRecords',
        path: `${CRASHES}?group={groupId}&show=records`,
        filter: ['应用版本', '1.4.0'],
        fitsAll: 'all crashes of the group are of one version',
        without: ['search'],
      },
      { id: 'stacktrace.symbols', path: SYMBOLS, filter: ['构建 ID', '{buildId}'], without: ['search', 'page'] },
      { id: 'stacktrace.symbols', path: SYMBOLS, search: 'main', without: ['filter'] },
      { id: 'stacktrace.missing', path: `${SYMBOLS}?tab=missing` },
    ],
  },
  {
    title: 'symbol files',
    as: 'operator',
    fill,
    cases: [
      {
        id: 'admin.symbols',
        path: '/admin/symbols',
        filter: ['AppId', '{symbolApp}'],
        sort: '大小',
        without: ['search'],
      },
      { id: 'admin.symbols', path: '/admin/symbols', search: '{buildId}', without: ['filter', 'sort'] },
    ],
  },
];

async function fill({ platform }: World) {
  const apps = [await platform.app(['stacktrace']), await platform.app(['stacktrace'])] as const;
  return { symbolApp: apps[0].id, buildId: await putSymbols(platform, apps) };
}

async function crashes({ app, uos, platform }: World) {
  const { id: appId } = app;
  await uos.app.services.set({ appId, ServiceName: 'stacktrace', Status: 'Enabled' });
  const { reported, tombstone } = await crashSources();
  for (let build = 0; build < 3; build += 1) {
    const stack = tombstone(`${build}`.repeat(40), `libgame-${build}.so`);
    await reported(app, { stack, appVersion: `1.4.${build}` });
  }
  const stack = tombstone('0'.repeat(40), 'libgame-0.so');
  // why of somebody: pages of one row are told apart by its words
  const again = await reported(app, {
    stack: `second\n${stack}`,
    appVersion: '1.4.0',
    deviceModel: 'Mate 60',
    userId: 'player-2',
  });
  await reported(app, { stack: 'something else' });
  await reported(app, { stack: tombstone('9'.repeat(40), 'libgame-9.so'), appVersion: '1.4.0' });
  const { record } = await uos.stacktrace.records.get({ id: again });
  const buildId = await putSymbols(platform, [app]);
  for (const name of ['main-1.js.map', 'main-2.js.map']) {
    const { objectKey, uploadUrl } = await uos.stacktrace.symbols.uploadCredential({ fileName: name });
    const body = JSON.stringify({ version: 3, sources: [`${name}.ts`], names: [], mappings: 'AAAA' });
    await fetch(uploadUrl, { method: 'PUT', body });
    await uos.stacktrace.symbols.create({ fileName: name, buildId: '', objectKey });
  }
  return { appId, groupId: record.groupId, buildId };
}
