// Forgets a profile with its sign-ins; nothing on any server changes.

import { readConfig, removeProfile, unknownProfile } from '../../profile/where/config.ts';
import { forgetCredentials } from '../../profile/who/credentials.ts';
import { defineCommand } from '../../program/command.ts';

export default defineCommand({
  id: 'profile rm',
  summary: { zh: '删除配置及其登录', en: 'Remove a profile and its sign-ins' },
  args: { name: { text: { zh: '配置名称', en: 'Name of the profile' } } },
  examples: [
    { text: { zh: '不再需要测试环境', en: 'The test environment is gone' }, line: 'uos profile rm staging --yes' },
  ],
  danger: 'confirm',
  output: { columns: [{ field: 'name', title: { zh: '名称', en: 'Name' } }], fields: ['name', 'removed'] },
  async run(ctx) {
    const { name } = ctx.args;
    const config = readConfig(ctx.env);
    if (config.profiles[name] === undefined) {
      throw unknownProfile(config, name);
    }
    await ctx.confirm(
      { zh: `将删除配置“${name}”及其登录`, en: `Profile "${name}" and its sign-ins will be removed` },
      name,
    );
    await removeProfile(ctx.env, name);
    await forgetCredentials(ctx.env, name);
    ctx.note({ zh: `已删除配置“${name}”。`, en: `Removed profile "${name}".` });
    return { name, removed: true };
  },
});
