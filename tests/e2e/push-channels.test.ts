// Many channels at once in the console: those that players made are left out, who was in one is told, and one of which the
// platform says no is tried again.

import { openPush } from '@uos/sdk/realtime';
import { expect, it } from 'vitest';
import { useWorld } from './support/use-world.ts';

const world = useWorld();

it('deletes the marked channels but those of players, tells who was in them, and tries again what failed', async () => {
  const { uos, app } = world();
  const { id } = app;
  await uos.app.services.set({ appId: id, ServiceName: 'push', Status: 'Enabled' });
  await uos.push.apps.create({ appId: id });
  for (const name of ['harbour', 'market', 'plaza']) {
    await uos.push.channels.create({ id, name });
  }
  const ana = openPush({ playerId: 'ana', token: () => uos.push.apps.connectToken({ id, playerId: 'ana' }) });
  try {
    const ended: (readonly string[])[] = [];
    ana.on('unsubscribed', ({ channelNames }) => ended.push(channelNames));
    await ana.subscribe(['harbour', 'plaza'], { isPublic: true });
    await ana.subscribe(['cove']);

    const { page, open } = await world().as('owner');
    await open(`/services/${id}/push?tab=channels`);
    const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
    for (const name of ['cove', 'harbour', 'market']) {
      await row(name)
        .getByRole('checkbox', { name: `选择 ${name}`, exact: true })
        .check();
    }
    const calls: string[] = [];
    await page.route('**/upush/v1/apps/*/channels?*', async (route) => {
      const request = route.request();
      if (request.method() === 'DELETE') {
        calls.push(request.url());
      }
      await (request.method() === 'DELETE' && calls.length === 1
        ? route.fulfill({ status: 400, json: { code: 9, message: 'not now' } })
        : route.continue());
    });
    await page.getByRole('button', { name: '删除', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '删除' });
    await dialog.getByText('删除 2 个频道及其保留的消息，订阅者会被移出。').waitFor();
    await dialog.getByText('不参与本次操作').click();
    await dialog.getByText('cove：游戏内创建的频道随玩家离开而消失').waitFor();
    await dialog.getByRole('button', { name: '删除 2 条' }).click();
    await dialog.getByText('完成 1 条，失败 1 条').waitFor();
    await dialog.getByRole('button', { name: '重试 1 条' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(calls).toHaveLength(3);
    await row('harbour').waitFor({ state: 'hidden' });
    await row('market').waitFor({ state: 'hidden' });
    await row('plaza').waitFor();
    await row('cove').waitFor();
    await expect.poll(() => ended).toEqual([['harbour']]);
    const { channels } = await uos.push.channels.list({ id, limit: 10 });
    expect(channels.map(({ name }) => name)).toEqual(['cove', 'plaza']);
  } finally {
    ana.close();
  }
});
