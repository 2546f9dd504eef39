// The public address of a database: opened, or closed with what is connected through it.
import { defineCommand } from '../../program/command.ts';
import { DATABASE_ARG, DATABASE_OUTPUT, databaseMeant, shownDatabase, WAIT_FLAG } from './storage.ts';

export default defineCommand({
  id: 'storage proxy',
  summary: { zh: '开启或关闭数据库的外网访问', en: 'Open or close the public address of a database' },
  description: {
    zh: '关闭时经外网地址的连接会断开。',
    en: 'Where it is closed, connections through it end.',
  },
  args: { ...DATABASE_ARG, state: { choices: ['on', 'off'], text: { zh: '开启或关闭', en: 'Open it, or close it' } } },
  flags: WAIT_FLAG,
  danger: 'confirm',
  changes: 'app',
  examples: [
    {
      text: { zh: '开启', en: 'Open it' },
      line: 'uos storage proxy players on --yes',
      shows: ['storage.databases.createProxy'],
    },
    {
      text: { zh: '关闭', en: 'Close it' },
      line: 'uos storage proxy players off --yes',
      shows: ['storage.databases.releaseProxy'],
    },
  ],
  output: {
    columns: [
      { field: 'name', title: { zh: '名称', en: 'Name' } },
      { field: 'proxy.status', title: { zh: '外网访问', en: 'Public' } },
      { field: 'publicAddress', title: { zh: '外网地址', en: 'Public address' } },
    ],
    fields: [...(DATABASE_OUTPUT.fields ?? []), 'publicAddress'],
  },
  replaces: ['storage.databases.createProxy', 'storage.databases.releaseProxy'],
  exits: { 1: { zh: '没有成功', en: 'it did not succeed' } },
  async run(ctx) {
    const found = await databaseMeant(ctx, ctx.args.database);
    const { databaseId: id, name } = found;
    const isOn = ctx.args.state === 'on';
    await ctx.confirm(
      isOn
        ? { zh: `将开启 ${name} 的外网地址`, en: `${name} gets a public address` }
        : {
            zh: `将关闭 ${name} 的外网地址，经它的连接会断开`,
            en: `${name} loses its public address, and connections through it end`,
          },
      name,
    );
    const { changed } = await import('./change/changed.ts');
    const after = await changed(ctx, found, ({ databases }) =>
      isOn ? databases.createProxy({ id }) : databases.releaseProxy({ id }),
    );
    const { host, port } = after.proxy;
    return { ...shownDatabase(ctx, after), publicAddress: port === 0 ? '' : `${host}:${port}` };
  },
});
