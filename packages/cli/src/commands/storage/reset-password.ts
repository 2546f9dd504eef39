// A new password for a database; what is connected with the old one is cut off.
import { defineCommand } from '../../program/command.ts';
import { DATABASE_ARG, databaseMeant, NEW_PASSWORD_FLAGS, WAIT_FLAG } from './storage.ts';

export default defineCommand({
  id: 'storage reset-password',
  summary: { zh: '重置数据库密码', en: 'Set a new password for a database' },
  description: {
    zh: '默认随机生成，只显示这一次。所有连接会断开，旧密码立即失效。',
    en: 'Made here unless it is given, and shown this once. All connections end, and the old one is of no use at once.',
  },
  args: DATABASE_ARG,
  flags: { ...NEW_PASSWORD_FLAGS, ...WAIT_FLAG },
  danger: 'confirm',
  changes: 'app',
  examples: [
    { text: { zh: '随机生成', en: 'A random one' }, line: 'uos storage reset-password players --yes' },
    {
      text: { zh: '在脚本中', en: 'In a script' },
      line: 'pass show players | uos storage reset-password players --password-stdin --yes',
    },
  ],
  output: {
    columns: [
      { field: 'name', title: { zh: '名称', en: 'Name' } },
      { field: 'username', title: { zh: '用户名', en: 'User' } },
      { field: 'password', title: { zh: '密码（只显示一次）', en: 'Password, shown once' }, once: true },
    ],
    fields: ['databaseId', 'name', 'username', 'password'],
  },
  replaces: ['storage.databases.resetPassword'],
  exits: { 1: { zh: '没有重置成功', en: 'it was not set' } },
  async run(ctx) {
    const [{ newPassword }, { changed }] = await Promise.all([
      import('./change/password.ts'),
      import('./change/changed.ts'),
    ]);
    const { password, isMade } = await newPassword(ctx);
    const found = await databaseMeant(ctx, ctx.args.database);
    const { databaseId, name, username } = found;
    await ctx.confirm(
      { zh: `将重置 ${name} 的密码，所有连接会断开`, en: `${name} gets a new password, and all its connections end` },
      name,
    );
    try {
      await changed(ctx, found, ({ databases }) => databases.resetPassword({ id: databaseId, password }));
    } catch (error) {
      if (isMade && ctx.signal.aborted) {
        // why told: the platform goes on with it, and nobody else knows it
        ctx.note({ zh: `密码（只显示一次）：${password}`, en: `Its password, shown once: ${password}` });
      }
      throw error;
    }
    ctx.note({ zh: `${name} 有了新密码。`, en: `${name} has a new password.` });
    return { databaseId, name, username, ...(isMade && { password }) };
  },
});
