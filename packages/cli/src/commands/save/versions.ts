// The contents that a save had before, newest first.
import { defineCommand } from '../../program/command.ts';
import { SAVE_ARG } from './saves.ts';

export default defineCommand({
  id: 'save versions',
  summary: { zh: '列出存档的历史版本', en: 'List the contents that a save had before' },
  args: SAVE_ARG,
  examples: [
    {
      text: { zh: '可以恢复到哪里', en: 'What it can go back to' },
      line: 'uos save versions 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e',
    },
  ],
  output: {
    columns: [
      { field: 'number', title: { zh: '版本', en: 'Version' } },
      { field: 'file.size', title: { zh: '大小', en: 'Size' }, format: 'bytes' },
      { field: 'file.md5', title: { zh: 'MD5', en: 'MD5' } },
      { field: 'file.modifiedAt', title: { zh: '上传时间', en: 'Uploaded' }, format: 'time' },
      { field: 'replacedAt', title: { zh: '替换时间', en: 'Replaced' }, format: 'time' },
    ],
    fields: ['number', 'file', 'replacedAt'],
  },
  replaces: ['save.versions.list'],
  async run(ctx) {
    const { versions } = await (await ctx.uos.service('save')).versions.list({ id: ctx.args.save });
    return versions;
  },
});
