// Makes a profile; signing in makes one too, this names its place beforehand.

import { CliError, EXIT } from '../../errors/cli-error.ts';
import { changeProfile, readConfig } from '../../profile/where/config.ts';
import { defineCommand } from '../../program/command.ts';

export default defineCommand({
  id: 'profile add',
  summary: { zh: '新增配置', en: 'Add a profile' },
  args: { name: { text: { zh: '配置名称', en: 'Name of the profile' } } },
  examples: [
    {
      text: { zh: '为测试环境新增一个配置', en: 'A profile for the test environment' },
      line: 'uos profile add staging --origin https://uos.example.com',
    },
  ],
  output: {
    columns: [
      { field: 'name', title: { zh: '名称', en: 'Name' } },
      { field: 'origin', title: { zh: '平台地址', en: 'Origin' } },
      { field: 'app', title: { zh: '应用', en: 'App' } },
    ],
    fields: ['name', 'origin', 'app'],
  },
  async run(ctx) {
    const { name } = ctx.args;
    if (readConfig(ctx.env).profiles[name] !== undefined) {
      throw new CliError('profile-exists', {
        exit: EXIT.conflict,
        what: () => ctx.say({ zh: `配置“${name}”已经存在。`, en: `Profile "${name}" exists already.` }),
        next: `uos profile use ${name}`,
      });
    }
    const { origin, app } = ctx.globals;
    await changeProfile(ctx.env, name, { origin, app });
    ctx.note({ zh: `已新增配置“${name}”。`, en: `Added profile "${name}".` });
    return { name, origin: origin ?? '', app: app ?? '' };
  },
});
