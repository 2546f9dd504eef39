// A new database, waited for until programs can connect.
import { defineCommand } from '../../program/command.ts';
import { DATABASE_OUTPUT, NEW_PASSWORD_FLAGS, SIZE_FLAGS, WAIT_FLAG } from './storage.ts';

export default defineCommand({
  id: 'storage create',
  summary: { zh: '创建数据库', en: 'Create a database' },
  description: {
    zh: '默认最小的规格；密码随机生成，只显示这一次，平台只保存校验值。也可以从标准输入、文件或 --ask-password 给出。平台没有这个引擎时会说明怎样安装。',
    en: 'The smallest size unless given. The password is made here and shown this once: the platform keeps no more than what proves it. It may come from stdin, a file or --ask-password instead. Where the platform lacks the engine it says what installs it.',
  },
  args: {
    engine: {
      choices: ['pg', 'redis', 'mysql', 'mongo', 'postgresql'],
      text: { zh: '引擎', en: 'Engine' },
    },
    name: { optional: true, text: { zh: '名称，默认用引擎名', en: 'Name; that of the engine unless given' } },
  },
  flags: {
    ...SIZE_FLAGS,
    username: {
      type: 'string',
      value: 'name',
      text: { zh: '用户名，默认 app，Redis 为 default', en: 'Account; app unless given, of Redis default' },
    },
    ...NEW_PASSWORD_FLAGS,
    region: {
      type: 'string',
      value: 'id',
      text: { zh: '地域，默认第一个，见 uos storage region ls', en: 'Region; the first of uos storage region ls' },
    },
    version: { type: 'string', value: 'version', text: { zh: '引擎版本', en: 'Version of the engine' } },
    ...WAIT_FLAG,
  },
  changes: 'app',
  examples: [
    {
      text: { zh: 'PostgreSQL，等到可以连接', en: 'PostgreSQL, until it can be connected to' },
      line: 'uos storage create pg players',
    },
    {
      text: { zh: '规格与存储空间', en: 'With a size and a disk' },
      line: 'uos storage create pg players --size 2c4g --storage 50',
    },
    {
      text: { zh: '在脚本中，密码来自文件', en: 'In a script, the password from a file' },
      line: 'uos storage create redis cache --password-file redis.txt --json',
    },
  ],
  output: {
    columns: [
      ...(DATABASE_OUTPUT.columns ?? []),
      { field: 'price', title: { zh: '每天', en: 'Each day' }, format: 'price' },
      { field: 'storagePrice', title: { zh: '每 GB 每天', en: 'Each GB and day' }, format: 'price' },
      { field: 'password', title: { zh: '密码（只显示一次）', en: 'Password, shown once' }, once: true },
    ],
    fields: [...(DATABASE_OUTPUT.fields ?? []), 'password', 'asyncRequestId'],
  },
  replaces: ['storage.databases.create'],
  exits: { 1: { zh: '没有创建成功', en: 'it was not created' } },
  async run(ctx) {
    const { createDatabase } = await import('./change/create-database.ts');
    return createDatabase(ctx);
  },
});
