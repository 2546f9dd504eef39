// Chooses the app that later commands work with.

import { changeProfile } from '../../profile/where/config.ts';
import { defineCommand } from '../../program/command.ts';
import { namedAppId } from './apps.ts';

export default defineCommand({
  id: 'app use',
  summary: { zh: '选择当前应用', en: 'Choose the current app' },
  description: {
    zh: '保存在当前配置里；命令行 --app、环境变量 UOS_APP_ID 和项目文件优先于它。',
    en: 'Kept in the profile; --app, UOS_APP_ID and the project file come before it.',
  },
  args: { app: { ref: 'app.app', text: { zh: '应用的 ID 或名称', en: 'Id or name of the app' } } },
  examples: [
    {
      text: { zh: '之后的命令都针对它', en: 'Later commands work with it' },
      line: 'uos app use 星海',
    },
  ],
  output: {
    columns: [
      { field: 'ProjectName', title: { zh: '名称', en: 'Name' } },
      { field: 'AppId', title: { zh: '应用 ID', en: 'App id' } },
      { field: 'Role', title: { zh: '角色', en: 'Role' } },
      { field: 'profile', title: { zh: '配置', en: 'Profile' } },
    ],
    fields: ['AppId', 'ProjectName', 'Role', 'profile'],
  },
  async run(ctx) {
    const app = await ctx.uos.service('app');
    const { AppId, ProjectName, Role } = await app.get({ appId: await namedAppId(ctx, ctx.args.app) });
    const profile = ctx.settings.profile.value;
    await changeProfile(ctx.env, profile, { app: AppId, bucket: undefined });
    ctx.note({ zh: `当前应用：${ProjectName}`, en: `Current app: ${ProjectName}` });
    return { AppId, ProjectName, Role, profile };
  },
});
