// Binds a profile to this folder, so that no other terminal notices; --default changes what unbound folders use.
import { defineCommand } from '../../command.ts';
import { readConfig, unknownProfile, writeConfig } from '../../profile/config.ts';

export default defineCommand({
  id: 'profile use',
  summary: { zh: '让当前目录使用某个配置', en: 'Use a profile in this folder' },
  description: {
    zh: '绑定当前目录及其子目录，不影响其它终端；--default 改变未绑定目录的默认配置。',
    en: 'Binds this folder and those below it; other terminals do not notice. --default sets what unbound folders use.',
  },
  args: { name: { text: { zh: '配置名称', en: 'Name of the profile' } } },
  flags: { default: { type: 'boolean', text: { zh: '设为默认配置', en: 'Make it the default' } } },
  examples: [
    {
      text: { zh: '这个项目用测试环境', en: 'This project uses the test environment' },
      line: 'uos profile use staging',
    },
  ],
  output: {
    columns: [
      { field: 'name', title: { zh: '名称', en: 'Name' } },
      { field: 'folder', title: { zh: '目录', en: 'Folder' } },
    ],
    fields: ['name', 'folder', 'default'],
  },
  run(ctx) {
    const { name } = ctx.args;
    const config = readConfig(ctx.env);
    if (config.profiles[name] === undefined) {
      throw unknownProfile(config, name);
    }
    const folder = ctx.io.cwd;
    writeConfig(
      ctx.env,
      ctx.flags.default
        ? { ...config, defaultProfile: name }
        : { ...config, folders: { ...config.folders, [folder]: name } },
    );
    ctx.note(
      ctx.flags.default
        ? { zh: `默认配置现在是“${name}”。`, en: `The default profile is now "${name}".` }
        : { zh: `${folder} 现在使用配置“${name}”。`, en: `${folder} now uses profile "${name}".` },
    );
    return Promise.resolve({ name, folder: ctx.flags.default ? '' : folder, default: ctx.flags.default });
  },
});
