// Binds a profile to this folder, in its project file; other folders and other terminals do not notice.

import { readConfig, unknownProfile } from '../../profile/where/config.ts';
import { changeProject } from '../../profile/where/project-file.ts';
import { defineCommand } from '../../program/command.ts';

export default defineCommand({
  id: 'profile use',
  summary: { zh: '让当前目录使用某个配置', en: 'Use a profile in this folder' },
  description: {
    zh: '写入当前目录（或上级目录已有）的项目文件 uos.json，对其下所有目录生效，不影响其它目录和终端。',
    en: 'Writes to the project file uos.json of this folder, or to the one above that is there; it holds for the folders below and for nothing else.',
  },
  args: { name: { text: { zh: '配置名称', en: 'Name of the profile' } } },
  examples: [
    {
      text: { zh: '这个项目用测试环境', en: 'This project uses the test environment' },
      line: 'uos profile use staging',
    },
  ],
  output: {
    columns: [
      { field: 'name', title: { zh: '名称', en: 'Name' } },
      { field: 'file', title: { zh: '项目文件', en: 'Project file' } },
    ],
    fields: ['name', 'file'],
  },
  run(ctx) {
    const { name } = ctx.args;
    const config = readConfig(ctx.env);
    if (config.profiles[name] === undefined) {
      throw unknownProfile(config, name);
    }
    const file = changeProject(ctx.env, ctx.io.cwd, { profile: name });
    ctx.note({ zh: `${file} 现在使用配置“${name}”。`, en: `${file} now says profile "${name}".` });
    return Promise.resolve({ name, file });
  },
});
