// Creates an app in an organisation.

import { changeProfile } from '../../profile/where/config.ts';
import { defineCommand } from '../../program/command.ts';
import { ORG_FLAG, orgIdOf } from '../org/organizations.ts';
import { APP_COLUMNS, APP_FIELDS, SHOW_SECRETS, shownApp } from './apps.ts';

export default defineCommand({
  id: 'app create',
  summary: { zh: '创建应用', en: 'Create an app' },
  description: {
    zh: '只属于一个组织时不必给出 --org。',
    en: 'A member of one organisation need not name it.',
  },
  args: { name: { text: { zh: '应用名称', en: 'Name of the app' } } },
  flags: {
    ...ORG_FLAG,
    'icon-url': { type: 'string', value: 'url', text: { zh: '图标地址', en: 'URL of its icon' } },
    use: { type: 'boolean', text: { zh: '设为当前应用', en: 'Make it the current app' } },
    ...SHOW_SECRETS,
  },
  examples: [
    { text: { zh: '创建并设为当前应用', en: 'Create and work with it' }, line: 'uos app create 星海 --use' },
    { text: { zh: '取得新应用的 ID', en: 'The id of the new app' }, line: 'uos app create nova --json=AppId' },
  ],
  output: { columns: APP_COLUMNS, fields: [...APP_FIELDS, 'AppSecret', 'AppServiceSecret'] },
  replaces: ['app.create'],
  async run(ctx) {
    const { use, 'icon-url': IconUrl, 'show-secrets': showSecrets } = ctx.flags;
    const OrganizationId = await orgIdOf(ctx, ctx.flags.org);
    const app = await ctx.uos.service('app');
    const created = await app.create({ ProjectName: ctx.args.name, OrganizationId, ...(IconUrl && { IconUrl }) });
    if (use) {
      await changeProfile(ctx.env, ctx.settings.profile.value, { app: created.AppId, bucket: undefined });
    }
    ctx.note({ zh: `已创建应用 ${created.ProjectName}。`, en: `Created app ${created.ProjectName}.` });
    return shownApp(created, showSecrets);
  },
});
