// Creates a realm.
import { defineCommand } from '../../../program/command.ts';
import { REALM_OUTPUT, REALM_SETTINGS, realmSettings } from './realms.ts';

export default defineCommand({
  id: 'passport realm create',
  summary: { zh: '创建区服', en: 'Create a realm' },
  args: { name: { text: { zh: '名称', en: 'Name' } } },
  flags: REALM_SETTINGS,
  examples: [
    {
      text: { zh: '创建并开放', en: 'Create it open' },
      line: 'uos passport realm create "华东一区" --status Open -p region=shanghai',
    },
  ],
  output: REALM_OUTPUT,
  replaces: ['passport.realms.create'],
  async run(ctx) {
    const passport = await ctx.uos.service('passport');
    const { realm } = await passport.realms.create({ name: ctx.args.name, ...realmSettings(ctx.flags) });
    ctx.note({ zh: `已创建区服 ${realm.name}。`, en: `Created realm ${realm.name}.` });
    return realm;
  },
});
