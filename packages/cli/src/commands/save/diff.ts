// How a content of a save differs from another one: by what stands in it where both are JSON, else by its bytes.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { usageError } from '../../errors/cli-error.ts';
import { defineCommand } from '../../program/command.ts';
import { SAVE_ARG } from './saves.ts';

export default defineCommand({
  id: 'save diff',
  summary: { zh: '比较存档的内容', en: 'Compare contents of saves' },
  description: {
    zh: '与历史版本、另一个存档或本地文件比较；都不给时与上一个版本比较。两边都是 JSON 时按其中的项比较，否则按字节。',
    en: 'With an earlier version, another save or a file; with the version before unless told. Item by item where both are JSON, else byte by byte.',
  },
  args: SAVE_ARG,
  flags: {
    version: { type: 'number', value: 'n', text: { zh: '与这个历史版本比较', en: 'With this version' } },
    with: {
      type: 'string',
      value: 'save',
      ref: 'save.file',
      text: { zh: '与另一个存档比较', en: 'With another save' },
    },
    file: { type: 'string', value: 'file', text: { zh: '与本地文件比较', en: 'With a file' } },
  },
  examples: [
    {
      text: { zh: '最近一次改了什么', en: 'What changed last' },
      line: 'uos save diff 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e',
    },
    {
      text: { zh: '与本地文件', en: 'With a file' },
      line: 'uos save diff 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e --file progress.json',
    },
  ],
  output: {
    columns: [
      { field: 'path', title: { zh: '位置', en: 'Where' } },
      { field: 'from', title: { zh: '那里', en: 'There' } },
      { field: 'to', title: { zh: '现在', en: 'Now' } },
    ],
    fields: ['path', 'from', 'to'],
  },
  async run(ctx) {
    const { save: id } = ctx.args;
    const { version, with: other, file } = ctx.flags;
    if ([version, other, file].filter((one) => one !== undefined).length > 1) {
      throw usageError(
        'too-many',
        () =>
          ctx.say({ zh: '--version、--with、--file 只能给一个。', en: 'Only one of --version, --with and --file.' }),
        'uos save diff --help',
      );
    }
    const [{ bytesOf, contentOf }, { differences }] = await Promise.all([
      import('./content.ts'),
      import('./compare.ts'),
    ]);
    const now = await bytesOf(ctx, await contentOf(ctx, id));
    const rows = differences(await there(), now);
    if (rows.length === 0) {
      ctx.note({ zh: '没有差别。', en: 'No difference.' });
    }
    return rows;

    async function there(): Promise<Uint8Array> {
      if (file !== undefined) {
        return readFileSync(resolve(ctx.io.cwd, file));
      }
      if (other !== undefined) {
        return bytesOf(ctx, await contentOf(ctx, other));
      }
      const { versions } = await (await ctx.uos.service('save')).versions.list({ id });
      const before = version ?? versions[0]?.number;
      if (before === undefined) {
        throw usageError(
          'no-version',
          () => ctx.say({ zh: '这个存档还没有历史版本。', en: 'This save has no earlier version.' }),
          `uos save diff ${id} --file <file>`,
        );
      }
      return bytesOf(ctx, await contentOf(ctx, id, before));
    }
  },
  show: (rows) => (rows.length === 0 ? '' : undefined),
});
