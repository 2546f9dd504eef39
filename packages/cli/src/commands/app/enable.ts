// Switches a service of an app on.

import { defineCommand } from '../../program/command.ts';
import { serviceNameOf } from './service-names.ts';
import { SERVICE_ARGS, SERVICE_OUTPUT } from './services.ts';
import { switchOn } from './switch-on.ts';

export default defineCommand({
  id: 'app enable',
  summary: { zh: '启用服务', en: 'Switch a service on' },
  description: {
    zh: '以应用身份登录时，也能启用自己的服务。',
    en: 'Signed in as an app, it can switch on its own services too.',
  },
  args: SERVICE_ARGS,
  examples: [{ text: { zh: '启用资源分发', en: 'Content delivery' }, line: 'uos app enable cdn' }],
  output: SERVICE_OUTPUT,
  replaces: ['app.services.set', 'app.self.enableService'],
  run: (ctx) => switchOn(ctx, serviceNameOf(ctx.args.service)),
});
