// Reads an app.
import { platformLabels } from '@uos/contract/labels';
import { defineCommand } from '../../program/command.ts';
import { APP_ARG, APP_COLUMNS, APP_FIELDS, namedAppId, SHOW_SECRETS, shownApp } from './apps.ts';

export default defineCommand({
  id: 'app get',
  web: '/services/{appId}',
  summary: { zh: '查看应用', en: 'Read an app' },
  args: APP_ARG,
  flags: SHOW_SECRETS,
  examples: [
    { text: { zh: '查看当前应用', en: 'The current app' }, line: 'uos app get' },
    {
      text: { zh: '把服务密钥写入只有自己能读的文件', en: 'The service secret into a file of one’s own' },
      line: 'umask 077; uos app get --show-secrets --json=AppServiceSecret > secret.json',
    },
  ],
  output: {
    columns: [
      ...APP_COLUMNS,
      { field: 'Status', title: { zh: '状态', en: 'Status' }, labels: platformLabels.app.status },
      { field: 'AppSecret', title: { zh: '客户端密钥', en: 'Client secret' } },
      { field: 'AppServiceSecret', title: { zh: '服务密钥', en: 'Service secret' } },
    ],
    fields: [...APP_FIELDS, 'AppSecret', 'AppServiceSecret'],
  },
  replaces: ['app.get'],
  async run(ctx) {
    const app = await ctx.uos.service('app');
    return shownApp(await app.get({ appId: await namedAppId(ctx, ctx.args.app) }), ctx.flags['show-secrets']);
  },
});
