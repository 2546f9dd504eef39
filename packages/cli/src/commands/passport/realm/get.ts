// Reads a realm.
import { defineCommand } from '../../../program/command.ts';
import { REALM_ARG, REALM_OUTPUT, realmIdOf } from './realms.ts';

export default defineCommand({
  id: 'passport realm get',
  summary: { zh: '查看区服', en: 'Read a realm' },
  args: REALM_ARG,
  examples: [{ text: { zh: '查看', en: 'Read' }, line: 'uos passport realm get 华东一区' }],
  output: REALM_OUTPUT,
  replaces: ['passport.realms.get'],
  async run(ctx) {
    const passport = await ctx.uos.service('passport');
    return (await passport.realms.get({ id: await realmIdOf(ctx, ctx.args.realm) })).realm;
  },
});
