// Another size for a database, or a larger disk.
import { usageError } from '../../errors/cli-error.ts';
import { defineCommand } from '../../program/command.ts';
import { DATABASE_ARG, DATABASE_OUTPUT, databaseMeant, SIZE_FLAGS, shownDatabase, WAIT_FLAG } from './storage.ts';

export default defineCommand({
  id: 'storage resize',
  summary: { zh: '变更数据库的规格或存储空间', en: 'Change the size of a database, or its disk' },
  description: {
    zh: '期间会重启，连接断开。存储空间只能增大。',
    en: 'It is restarted, and its connections end. A disk never shrinks.',
  },
  args: DATABASE_ARG,
  flags: { ...SIZE_FLAGS, ...WAIT_FLAG },
  danger: 'confirm',
  changes: 'app',
  examples: [
    { text: { zh: '更大的规格', en: 'A larger size' }, line: 'uos storage resize players --size 4c8g --yes' },
    { text: { zh: '更大的存储空间', en: 'A larger disk' }, line: 'uos storage resize players --storage 100 --yes' },
  ],
  output: DATABASE_OUTPUT,
  replaces: ['storage.databases.upgrade'],
  exits: { 1: { zh: '没有变更成功', en: 'it was not changed' } },
  async run(ctx) {
    const { size, storage } = ctx.flags;
    if (size === undefined && storage === undefined) {
      throw usageError('nothing-to-change', (t) => t.errors.nothingToChange, 'uos storage resize --help');
    }
    const found = await databaseMeant(ctx, ctx.args.database);
    const { resized } = await import('./change/resized.ts');
    return shownDatabase(ctx, await resized(ctx, found));
  },
});
