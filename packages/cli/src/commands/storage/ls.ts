// The databases of an app, newest first.
import { storageLabels, wordsOf } from '@uos/contract/labels';
import { defineCommand } from '../../program/command.ts';
import { LIMIT_FLAG, pageSize, take } from '../../program/lists.ts';
import { DATABASE_OUTPUT, shownDatabase } from './storage.ts';

export default defineCommand({
  id: 'storage ls',
  summary: { zh: '列出数据库', en: 'List databases' },
  description: {
    zh: '休眠的数据库在有连接时自动唤醒。',
    en: 'One that sleeps wakes with the next connection.',
  },
  flags: {
    engine: {
      type: 'string',
      choices: wordsOf(storageLabels.database.engine),
      text: { zh: '只看这个引擎', en: 'Only of this engine' },
    },
    status: {
      type: 'string',
      choices: wordsOf(storageLabels.database.status),
      text: { zh: '只看这个状态', en: 'Only in this state' },
    },
    name: { type: 'string', text: { zh: '名称的一部分', en: 'Part of the name' } },
    deleted: { type: 'boolean', text: { zh: '也列出已删除的', en: 'Deleted ones too' } },
    ...LIMIT_FLAG,
  },
  examples: [
    { text: { zh: '所有数据库', en: 'All of them' }, line: 'uos storage ls' },
    { text: { zh: '它们的名称', en: 'Their names' }, line: "uos storage ls --jq '.[].name'" },
  ],
  output: DATABASE_OUTPUT,
  replaces: ['storage.databases.list'],
  async run(ctx) {
    const { engine, status, name, deleted, limit } = ctx.flags;
    const { databases } = await ctx.uos.service('storage');
    const found = await take(
      databases.list.all({
        count: pageSize(limit, 100),
        ...(engine !== undefined && { engine }),
        ...(status !== undefined && { status }),
        ...(name !== undefined && { name }),
        ...(deleted && { includeDeleted: true }),
      }),
      limit,
    );
    if (found.length === 0) {
      ctx.note({
        zh: '还没有数据库。创建：uos storage create pg',
        en: 'No database yet. To make one: uos storage create pg',
      });
    }
    return found.map((row) => shownDatabase(ctx, row));
  },
  show: (rows) => (rows.length === 0 ? '' : undefined),
});
