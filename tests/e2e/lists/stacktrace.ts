// Symbol files of every app, which operators look through.

import { putSymbols } from '../support/symbols.ts';
import type { World } from '../support/world.ts';
import type { Lists } from './list.ts';

export const lists: readonly Lists[] = [
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
