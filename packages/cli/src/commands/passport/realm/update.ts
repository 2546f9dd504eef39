// Changes a realm.

import { usageError } from '../../../errors/cli-error.ts';
import { defineCommand } from '../../../program/command.ts';
import { REALM_ARG, REALM_OUTPUT, REALM_SETTINGS, realmIdOf, realmSettings } from './realms.ts';

export default defineCommand({
  id: 'passport realm update',
  summary: { zh: '修改区服', en: 'Change a realm' },
  args: REALM_ARG,
  flags: { name: { type: 'string', text: { zh: '新名称', en: 'New name' } }, ...REALM_SETTINGS },
  examples: [
    {
      text: { zh: '停服维护', en: 'Down for maintenance' },
      line: 'uos passport realm update 华东一区 --status Maintenance',
    },
  ],
  output: REALM_OUTPUT,
  replaces: ['passport.realms.update'],
  async run(ctx) {
    const { name } = ctx.flags;
    const change = { ...(name !== undefined && { name }), ...realmSettings(ctx.flags) };
    if (Object.keys(change).length === 0) {
      throw usageError('nothing-to-change', (t) => t.errors.nothingToChange, 'uos passport realm update --help');
    }
    const passport = await ctx.uos.service('passport');
    const { realm } = await passport.realms.update({ id: await realmIdOf(ctx, ctx.args.realm), ...change });
    ctx.note({ zh: `已修改区服 ${realm.name}。`, en: `Changed realm ${realm.name}.` });
    return realm;
  },
});
