import type { Fills } from './index.ts';

export const fills: Fills = {
  async 'push.channel'({ app }) {
    await app.call('POST', '/upush/v1/apps', { appId: app.id });
    const { body } = await app.call('POST', `/upush/v1/apps/${app.id}/channels`, { name: 'world' });
    return (body as { channel: { id: string } }).channel.id;
  },
  async 'push.serverVersion'({ platform, app }) {
    const headers = { Cookie: `admin_sst=${await platform.operator(`push-${app.id}`)}` };
    const sent = { version: `of ${app.id}`, image: 'uos/push:test' };
    const { body } = await platform.call('POST', '/upush/v1/server-versions', sent, { headers });
    return (body as { serverVersion: { id: string } }).serverVersion.id;
  },
};
