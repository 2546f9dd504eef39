// Player accounts.

import type { Page } from 'playwright-core';
import { oncePerWorld } from '../support/once.ts';
import type { World } from '../support/world.ts';
import type { Params, Scene } from './scene.ts';

const realms = oncePerWorld(fill);

const LIST = '/services/{appId}/passport/auth/realm';

export const scenes: readonly Scene[] = [
  {
    name: 'realm-list',
    path: LIST,
    ready: '华东一区',
    prepare: realms,
    calls: /\/upass\/v1\/realms/,
    // why: every app has one from the start
    empty: false,
    member: { ready: '华东一区' },
  },
  {
    name: 'realm-create',
    path: LIST,
    ready: '华东一区',
    prepare: realms,
    act: async (page) => {
      await page.getByRole('button', { name: '新建区服', exact: true }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'realm-page',
    path: `${LIST}/{realmId}`,
    ready: '华东一区',
    prepare: realms,
    calls: /\/upass\/v1\/realms\//,
    member: { ready: '华东一区' },
  },
  { name: 'realm-missing', path: `${LIST}/0f8fad5b-d9cb-469f-a165-708677289501`, ready: '找不到这个区服' },
  {
    name: 'realm-drawer',
    calls: /\/upass\/v1\/realms\//,
    path: `${LIST}?d=realm:{realmId}`,
    ready: '华东一区',
    prepare: realms,
    member: { ready: '华东一区' },
    act: drawer,
  },
];

async function drawer(page: Page): Promise<void> {
  await page.getByRole('dialog').getByText('外部关联 ID').waitFor();
}

async function fill({ uos }: World): Promise<Params> {
  const { realm } = await uos.passport.realms.create({
    name: '华东一区',
    status: 'Open',
    externalRealmID: 'cn-east-1',
  });
  await uos.passport.realms.create({ name: '华东二区', status: 'Maintenance' });
  await uos.passport.realms.create({ name: '体验服' });
  return { realmId: realm.realmID };
}
