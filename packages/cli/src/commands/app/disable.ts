// Suspends a service of an app; what it stores stays.

import { defineCommand } from '../../program/command.ts';
import { appIdOf } from './apps.ts';
import { serviceNameOf } from './service-names.ts';
import { SERVICE_ARGS, SERVICE_OUTPUT, serviceRow } from './services.ts';

export default defineCommand({
  id: 'app disable',
  summary: { zh: '停用服务，数据保留', en: 'Suspend a service; its data stays' },
  args: SERVICE_ARGS,
  danger: 'confirm',
  changes: 'app',
  examples: [{ text: { zh: '停用资源分发', en: 'Content delivery' }, line: 'uos app disable cdn --yes' }],
  output: SERVICE_OUTPUT,
  async run(ctx) {
    const name = serviceNameOf(ctx.args.service);
    const appId = appIdOf(ctx);
    await ctx.confirm(
      { zh: `将停用服务 ${name}，玩家会立即受到影响`, en: `${name} will be suspended, players notice at once` },
      name,
    );
    const app = await ctx.uos.service('app');
    const { Services } = await app.services.set({ appId, ServiceName: name, Status: 'Suspended' });
    ctx.note({ zh: `已停用 ${name}。`, en: `${name} is suspended.` });
    return serviceRow(appId, name, Services);
  },
});
