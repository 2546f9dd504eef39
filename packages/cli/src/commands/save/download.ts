// Saves the content of a save into a file.
import { resolve } from 'node:path';
import { checkDryWrite } from '../../connection/dry-run.ts';
import { defineCommand } from '../../program/command.ts';
import { SAVE_ARG } from './saves.ts';

export default defineCommand({
  id: 'save download',
  summary: { zh: '下载云存档', en: 'Download a save' },
  description: {
    zh: '中断后再运行一次会接着下载；内容按哈希核对，文件要么完整、要么没有。',
    en: 'Run again after an interruption it goes on where it was; the content is checked by its hash, and the file is there whole or not at all.',
  },
  args: SAVE_ARG,
  flags: {
    output: {
      type: 'string',
      short: 'o',
      value: 'file|-',
      text: { zh: '文件名，默认“存档 ID.扩展名”，- 为标准输出', en: 'File; its id unless given, - for stdout' },
    },
    version: { type: 'number', value: 'n', text: { zh: '历史版本，见 uos save versions', en: 'An earlier content' } },
  },
  examples: [
    {
      text: { zh: '玩家现在的进度', en: 'What the player has now' },
      line: 'uos save download 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e -o progress.json',
    },
    {
      text: { zh: '历史版本', en: 'What it had before' },
      line: 'uos save download 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e --version 3',
    },
  ],
  output: {
    columns: [
      { field: 'file', title: { zh: '文件', en: 'File' } },
      { field: 'bytes', title: { zh: '大小', en: 'Size' }, format: 'bytes' },
      { field: 'md5', title: { zh: 'MD5', en: 'MD5' } },
    ],
    fields: ['file', 'bytes', 'md5'],
  },
  async run(ctx) {
    const { save: id } = ctx.args;
    const { output, version } = ctx.flags;
    const { bytesOf, contentOf, download } = await import('./content.ts');
    const content = await contentOf(ctx, id, version);
    if (output === '-') {
      ctx.io.stdout.write(await bytesOf(ctx, content));
      return undefined;
    }
    const file = resolve(ctx.io.cwd, output ?? (await nameOf()));
    checkDryWrite(ctx.env, file);
    await download(ctx, content, file);
    return { file, bytes: content.size, md5: content.md5 };

    async function nameOf(): Promise<string> {
      const { save } = await (await ctx.uos.service('save')).files.get({ id });
      const ending = /^[\w-]{1,16}$/.test(save.file.format) ? save.file.format : 'bin';
      return `${id}.${ending}`;
    }
  },
});
