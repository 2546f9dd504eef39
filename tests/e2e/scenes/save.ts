// The saves of players, their pictures, and one player on two devices.

import type { Page } from 'playwright-core';
import { oncePerWorld } from '../support/once.ts';
import { dot, putPicture, putSave } from '../support/saves.ts';
import type { World } from '../support/world.ts';
import type { Scene } from './scene.ts';

const filled = oncePerWorld(async ({ uos, app: { id: appId } }: World) => {
  await uos.app.services.set({ appId, ServiceName: 'save', Status: 'Enabled' });
  const story = { userId: 'player-1042', name: '港口之后', namespace: 'story', progressType: 'LINEAR' } as const;
  const saveId = await putSave(uos, { ...story, content: JSON.stringify({ chapter: 3, coins: 120, items: ['rope'] }) });
  await putSave(uos, {
    ...story,
    saveId,
    content: JSON.stringify({ chapter: 4, coins: 85, items: ['rope', 'lamp'], flags: { harbour: true } }),
  });
  const otherId = await putSave(uos, {
    ...{ userId: 'player-7', name: '灯塔', namespace: 'story', progressType: 'LINEAR' },
    content: JSON.stringify({ chapter: 2, coins: 300, items: [] }),
  });
  const binaryId = await putSave(uos, {
    ...{ userId: 'player-7', name: '回放', namespace: 'replays', originalName: 'run.bin' },
    content: Uint8Array.from({ length: 600 }, (_, index) => (index * 7) % 256),
  });
  for (const [user, red, green, blue] of [
    ['player-1042', 95, 148, 234],
    ['player-7', 198, 80, 133],
    ['player-88', 7, 147, 144],
  ] as const) {
    await putPicture(uos, user, dot(red, green, blue));
  }
  return { saveId, otherId, binaryId };
});

const SAVES = { path: '/services/{appId}/crud/save', prepare: filled } as const;
const PICTURES = { path: `${SAVES.path}/profilePicture`, prepare: filled } as const;
const PLAYGROUND = { path: '/playground/uos/{appId}', prepare: filled } as const;
const DETAIL = `${SAVES.path}?d=saveDetail:{saveId}`;

export const scenes: readonly Scene[] = [
  {
    ...SAVES,
    name: 'saves',
    ready: '港口之后',
    calls: /\/usave\/v1\/(saves|usage|app-config)/,
    empty: { ready: '还没有存档' },
    member: { ready: '港口之后' },
  },
  {
    ...{ ...SAVES, path: DETAIL },
    name: 'save-detail',
    ready: 'harbour',
    calls: /\/usave\/v1\/saves\//,
    member: { ready: '不能查看玩家的存档内容' },
  },
  { ...SAVES, path: `${SAVES.path}?d=saveDetail:{binaryId}`, name: 'save-binary', ready: /00000000/ },
  { ...SAVES, path: DETAIL, name: 'save-versions', ready: 'harbour', act: versions },
  { ...SAVES, path: DETAIL, name: 'save-restore', ready: 'harbour', act: restore },
  { ...SAVES, name: 'save-upload', ready: '港口之后', act: upload },
  {
    ...SAVES,
    path: `${SAVES.path}?tab=compare&left={saveId}@1&right={saveId}`,
    name: 'save-compare-versions',
    ready: '差异',
  },
  { ...SAVES, path: `${SAVES.path}?tab=compare&left={saveId}`, name: 'save-compare', ready: '选择要对比的两份内容' },
  { ...SAVES, path: `${SAVES.path}?tab=namespaces`, name: 'save-namespaces', ready: 'replays' },
  { ...SAVES, path: `${SAVES.path}?tab=usage`, name: 'save-usage', ready: '存储总量' },
  { ...SAVES, path: `${SAVES.path}?tab=settings`, name: 'save-settings', ready: '单个存档上限' },
  {
    ...PICTURES,
    name: 'pictures',
    ready: 'player-88',
    calls: /\/usave\/v1\/pfps/,
    empty: { ready: '还没有头像' },
    member: { ready: 'player-88' },
  },
  { ...PICTURES, path: `${PICTURES.path}?view=table`, name: 'pictures-table', ready: 'player-88' },
  { ...PICTURES, name: 'picture', ready: 'player-88', act: look },
  { ...PLAYGROUND, name: 'playground-save', ready: '这名玩家的存档' },
  { ...PLAYGROUND, name: 'playground-save-conflict', ready: '这名玩家的存档', act: conflict },
  { ...PLAYGROUND, name: 'playground-save-apps', path: '/playground/uos', ready: '选择一个应用' },
];

async function versions(page: Page): Promise<void> {
  await page.getByRole('tab', { name: '版本' }).click();
  await page.getByRole('button', { name: '查看', exact: true }).first().click();
  await page.getByText('当前内容 r2').waitFor();
  await page.getByText('chapter').first().waitFor();
}

async function restore(page: Page): Promise<void> {
  await page.getByRole('tab', { name: '版本' }).click();
  await page.getByRole('button', { name: '恢复', exact: true }).click();
  await page.getByRole('dialog', { name: '恢复 港口之后' }).waitFor();
}

async function upload(page: Page): Promise<void> {
  await page.getByRole('button', { name: '上传存档' }).first().click();
  await page.getByRole('dialog', { name: '上传存档' }).getByRole('radio').first().waitFor();
}

async function look(page: Page): Promise<void> {
  await page.getByRole('button', { name: '查看 player-88 的头像' }).click();
  await page.getByRole('dialog', { name: 'player-88 的头像' }).waitFor();
}

/** The second device saves over what the first one has just saved. */
async function conflict(page: Page): Promise<void> {
  const [first, second] = [1, 2].map((number) => page.getByRole('region', { name: `设备 ${number}` }));
  await first?.getByRole('button', { name: '保存' }).click();
  await first?.getByText(/基于云端 r/).waitFor();
  await second?.getByRole('button', { name: '保存' }).click();
  await second?.getByText('另一台设备先保存了').waitFor();
}
