// Reads a realm.
import { defineCommand } from '../../../program/command.ts';
import { REALM_OUTPUT } from './realms.ts';

export default defineCommand({
  id: 'passport realm get',
  summary: { zh: '查看区服', en: 'Read a realm' },
  args: { realm: { text: { zh: '区服 ID', en: 'Realm id' } } },
  examples: [{ text: { zh: '查看', en: 'Read' }, line: 'uos passport realm get 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e' }],
  output: REALM_OUTPUT,
  replaces: ['passport.realms.get'],
  async run(ctx) {
    const passport = await ctx.uos.service('passport');
    return (await passport.realms.get({ id: ctx.args.realm })).realm;
  },
});
