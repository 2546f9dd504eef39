// Close a realm.
import { defineCommand } from '../../../program/command.ts';
import { changeStatus, REALM_ARG, REALM_OUTPUT, readRealm } from './realms.ts';

export default defineCommand({
  id: 'passport realm close',
  summary: { zh: '关闭区服', en: 'Close a realm' },
  args: REALM_ARG,
  changes: 'app',
  danger: 'confirm',
  examples: [{ text: { zh: '合服之后', en: 'After a merger' }, line: 'uos passport realm close 华东一区 --yes' }],
  output: REALM_OUTPUT,
  async run(ctx) {
    const realm = await readRealm(ctx, ctx.args.realm);
    await ctx.confirm(
      {
        zh: `区服 ${realm.name} 将关闭，玩家不能登录`,
        en: `Realm ${realm.name} will be closed, and players cannot log in`,
      },
      realm.name,
    );
    return await changeStatus(ctx, realm, 'Closed');
  },
});
