// The saves of an app, the groups they are in, and the pictures of its players.

import { dot, putPicture, putSave } from '../support/saves.ts';
import type { World } from '../support/world.ts';
import { ROWS } from './app.ts';
import type { Lists } from './list.ts';

const SAVES = '/services/{appId}/crud/save';
const USUAL = 20;

export const lists: readonly Lists[] = [
  {
    title: 'saves',
    as: 'owner',
    fill,
    cases: [
      {
        id: 'save.files',
        path: SAVES,
        search: 'round',
        filter: ['用户 ID', 'player-1'],
        size: USUAL,
        without: ['page'],
      },
      { id: 'save.files', path: SAVES, search: 'round', without: ['filter'] },
      { id: 'save.namespaces', path: `${SAVES}?tab=namespaces`, search: 'round', sort: '存档数' },
      {
        id: 'save.pictures',
        path: `${SAVES}/profilePicture?view=table`,
        filter: ['角色 ID', 'persona-1'],
        without: ['search', 'page'],
      },
      {
        id: 'save.pictures',
        path: `${SAVES}/profilePicture?view=table`,
        search: 'player-1',
        without: ['filter', 'page'],
      },
      { id: 'save.pictures', path: `${SAVES}/profilePicture?view=table`, without: ['search', 'filter'] },
      { id: 'save.playground', path: '/playground/uos/{appId}?user=player-0' },
    ],
  },
];

async function fill({ app: { id: appId }, uos }: World) {
  await uos.app.services.set({ appId, ServiceName: 'save', Status: 'Enabled' });
  for (let row = 0; row < ROWS; row += 1) {
    const own = { userId: `player-${row % 2}`, name: `round-${row}`, namespace: `round-${row % 3}` };
    await putSave(uos, { ...own, content: `{"row":${row}}` });
    await putPicture(uos, `player-${row}`, dot(row, 100, 100));
  }
  await putPicture(uos, 'player-1', dot(9, 9, 9), 'persona-1');
  await putSave(uos, { userId: 'player-0', name: 'other', namespace: 'other', content: '{}' });
  return { appId };
}
