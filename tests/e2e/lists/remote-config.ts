// Parameters of an app, the overrides of them, and the versions that each change left.

import { oncePerWorld } from '../support/once.ts';
import type { World } from '../support/world.ts';
import { ROWS } from './app.ts';
import type { Lists } from './list.ts';

const CONFIG = '/services/{appId}/config';
const filled = oncePerWorld(fill);

export const lists: readonly Lists[] = [
  {
    title: 'remote config',
    as: 'owner',
    fill: filled,
    cases: [
      { id: 'remoteConfig.configs', path: CONFIG, search: 'round', filter: ['类型', '整数'], size: 20 },
      {
        id: 'remoteConfig.overrides',
        path: `${CONFIG}?tab=overrides`,
        search: 'round',
        filter: ['状态', '已停用'],
        size: 20,
      },
      { id: 'remoteConfig.versions', path: `${CONFIG}?tab=versions`, size: 20 },
    ],
  },
];

async function fill({ app: { id }, uos }: World) {
  await uos.app.services.set({ appId: id, ServiceName: 'remote-config', Status: 'Enabled' });
  const { configs, overrides } = uos.remoteConfig;
  for (let row = 0; row < ROWS; row += 1) {
    await configs.create({ key: `round-${row}`, type: 'INT', value: String(row) });
    await overrides.create({ name: `round-${row}` });
  }
  for (const key of ['round-text', 'other']) {
    await configs.create({ key, type: 'STRING', value: 'x' });
  }
  await overrides.create({ name: 'other' });
  const values = [{ key: 'other', type: 'STRING' as const, value: 'y' }];
  const { override } = await overrides.create({ name: 'round-live', variants: [{ values }] });
  await overrides.enable({ id: override.overrideId });
  return { appId: id };
}
