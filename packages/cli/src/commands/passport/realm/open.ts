// Open a realm.
import { defineCommand } from '../../../program/command.ts';
import { changeStatus, REALM_ARG, REALM_OUTPUT, readRealm } from './realms.ts';

export default defineCommand({
  id: 'passport realm open',
  summary: { zh: '开放区服', en: 'Open a realm' },
  args: REALM_ARG,
  changes: 'app',
  examples: [{ text: { zh: '玩家可以登录', en: 'Players can log in' }, line: 'uos passport realm open 华东一区' }],
  output: REALM_OUTPUT,
  async run(ctx) {
    const realm = await readRealm(ctx, ctx.args.realm);
    return await changeStatus(ctx, realm, 'Open');
  },
});
