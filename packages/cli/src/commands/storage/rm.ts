// Deletes a database with all that is in it.
import { defineCommand } from '../../program/command.ts';
import { DATABASE_ARG, DATABASE_OUTPUT, databaseMeant, shownDatabase, WAIT_FLAG } from './storage.ts';

export default defineCommand({
  id: 'storage rm',
  summary: { zh: '删除数据库及其全部数据', en: 'Delete a database with all its data' },
  description: {
    zh: '连接立即断开。备份保留，数据再保留 7 天，期间可以由运营人员恢复。',
    en: 'Connections end at once. Backups stay, and the data for seven days more, within which an operator can bring them back.',
  },
  args: DATABASE_ARG,
  flags: WAIT_FLAG,
  danger: 'type-name',
  changes: 'app',
  examples: [{ text: { zh: '在脚本中删除', en: 'In a script' }, line: 'uos storage rm players --yes' }],
  output: DATABASE_OUTPUT,
  replaces: ['storage.databases.remove'],
  exits: { 1: { zh: '没有删除成功', en: 'it was not deleted' } },
  async run(ctx) {
    const found = await databaseMeant(ctx, ctx.args.database);
    const { databaseId: id, name, engine, storage } = found;
    await ctx.confirm(
      {
        zh: `将删除 ${engine} 数据库 ${name}${storage > 0 ? `（${storage} GB）` : ''}及其全部数据`,
        en: `Database ${name} of ${engine}${storage > 0 ? ` (${storage} GB)` : ''} is deleted with all its data`,
      },
      name,
    );
    const { changed } = await import('./change/changed.ts');
    const after = await changed(ctx, found, async ({ databases }) => databases.remove({ id }));
    ctx.note({ zh: `已删除 ${name}。`, en: `Deleted ${name}.` });
    return shownDatabase(ctx, after);
  },
});
