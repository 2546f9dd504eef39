// Switches player accounts on; the first realm comes with them.
import { defineCommand } from '../../program/command.ts';
import { SERVICE_OUTPUT } from '../app/services.ts';
import { switchOn } from '../app/switch-on.ts';

export default defineCommand({
  id: 'passport enable',
  summary: { zh: '启用玩家账号', en: 'Switch player accounts on' },
  description: {
    zh: '同时创建身份域和第一个区服；已启用时什么也不改变。',
    en: 'Makes the identity domain and a first realm as well; changes nothing where it is on.',
  },
  changes: 'app',
  examples: [{ text: { zh: '为当前应用启用', en: 'For the current app' }, line: 'uos passport enable' }],
  output: SERVICE_OUTPUT,
  run: (ctx) => switchOn(ctx, 'passport'),
});
