// Take a realm down for maintenance.
import { defineCommand } from '../../../program/command.ts';
import { changeStatus, REALM_ARG, REALM_OUTPUT, readRealm } from './realms.ts';

export default defineCommand({
  id: 'passport realm maintain',
  summary: { zh: '区服停服维护', en: 'Take a realm down for maintenance' },
  args: REALM_ARG,
  changes: 'app',
  danger: 'confirm',
  examples: [
    { text: { zh: '停服维护', en: 'Down for maintenance' }, line: 'uos passport realm maintain 华东一区 --yes' },
  ],
  output: REALM_OUTPUT,
  async run(ctx) {
    const realm = await readRealm(ctx, ctx.args.realm);
    await ctx.confirm(
      {
        zh: `区服 ${realm.name} 将停服维护，玩家不能登录`,
        en: `Realm ${realm.name} will be down for maintenance, and players cannot log in`,
      },
      realm.name,
    );
    return await changeStatus(ctx, realm, 'Maintenance');
  },
});
