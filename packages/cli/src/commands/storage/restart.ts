// Starts the engine of a database again.
import { defineCommand } from '../../program/command.ts';
import { DATABASE_ARG, DATABASE_OUTPUT, databaseMeant, shownDatabase, WAIT_FLAG } from './storage.ts';

export default defineCommand({
  id: 'storage restart',
  summary: { zh: '重启数据库', en: 'Restart a database' },
  description: {
    zh: '断开所有连接，数据保留。失败的数据库也用它重新启动。',
    en: 'All connections end, the data stay. One that has failed is started by it, too.',
  },
  args: DATABASE_ARG,
  flags: WAIT_FLAG,
  danger: 'confirm',
  changes: 'app',
  examples: [
    { text: { zh: '重启并等到可用', en: 'Until it is there again' }, line: 'uos storage restart players --yes' },
  ],
  output: DATABASE_OUTPUT,
  replaces: ['storage.databases.restart'],
  exits: { 1: { zh: '没有重启成功', en: 'it was not restarted' } },
  async run(ctx) {
    const found = await databaseMeant(ctx, ctx.args.database);
    const { databaseId: id, name } = found;
    await ctx.confirm(
      { zh: `将重启 ${name}，所有连接会断开`, en: `${name} is restarted, and all its connections end` },
      name,
    );
    const { changed } = await import('./change/changed.ts');
    return shownDatabase(ctx, await changed(ctx, found, ({ databases }) => databases.restart({ id })));
  },
});
