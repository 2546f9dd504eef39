// Writes all configs and overrides of the app into a file.
import { defineCommand } from '../../program/command.ts';
import { FILE_ARG, writeDocument } from './file.ts';

export default defineCommand({
  id: 'remote-config pull',
  summary: { zh: '把全部远程配置写入文件', en: 'Write all remote configuration into a file' },
  description: {
    zh: '文件里有全部参数与覆盖规则，以及拉取时的版本号；放进代码仓库，改好后用 push 一次写回。新写的参数要有 key、type、value，新写的覆盖规则要有 name 与 variants（每个有 values），其余不写就用默认值。',
    en: 'The file has all configs and overrides, and the version it was pulled at: keep it in your repository and write it back with push, all at once. What you add needs key, type and value, an override its name and variants, each with values; all else has a default.',
  },
  args: FILE_ARG,
  examples: [
    { text: { zh: '写入 remote-config.json', en: 'Into remote-config.json' }, line: 'uos remote-config pull' },
  ],
  output: {
    columns: [
      { field: 'file', title: { zh: '文件', en: 'File' } },
      { field: 'version', title: { zh: '版本', en: 'Version' } },
      { field: 'configs', title: { zh: '参数', en: 'Configs' } },
      { field: 'overrides', title: { zh: '覆盖规则', en: 'Overrides' } },
    ],
    fields: ['file', 'version', 'configs', 'overrides'],
  },
  replaces: ['remoteConfig.document.get'],
  async run(ctx) {
    const document = await (await ctx.uos.service('remoteConfig')).document.get();
    const file = writeDocument(ctx, ctx.args.file, document);
    const { version, configs, overrides } = document;
    return { file, version, configs: configs.length, overrides: overrides.length };
  },
});
