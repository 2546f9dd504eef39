// Deletes a realm.
import { defineCommand } from '../../../program/command.ts';
import { REALM_ARG, realmIdOf } from './realms.ts';

export default defineCommand({
  id: 'passport realm rm',
  summary: { zh: '删除区服', en: 'Delete a realm' },
  description: {
    zh: '最后一个区服，以及还有活跃角色的区服，不能删除。',
    en: 'The last realm, and one that still has active personas, cannot be deleted.',
  },
  args: REALM_ARG,
  danger: 'type-name',
  examples: [
    {
      text: { zh: '在脚本里删除', en: 'In a script' },
      line: 'uos passport realm rm 华东一区 --yes',
    },
  ],
  output: {
    columns: [
      { field: 'name', title: { zh: '名称', en: 'Name' } },
      { field: 'realmID', title: { zh: '区服 ID', en: 'Realm id' } },
    ],
    fields: ['realmID', 'name', 'removed'],
  },
  replaces: ['passport.realms.remove'],
  async run(ctx) {
    const passport = await ctx.uos.service('passport');
    const { realm } = await passport.realms.get({ id: await realmIdOf(ctx, ctx.args.realm) });
    await ctx.confirm({ zh: `将删除区服 ${realm.name}`, en: `Realm ${realm.name} will be deleted` }, realm.name);
    await passport.realms.remove({ id: realm.realmID });
    ctx.note({ zh: `已删除区服 ${realm.name}。`, en: `Deleted realm ${realm.name}.` });
    return { realmID: realm.realmID, name: realm.name, removed: true };
  },
});
