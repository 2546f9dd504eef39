// Sets the organisation that new apps belong to.

import { CliError, EXIT } from '../../errors/cli-error.ts';
import { changeProfile } from '../../profile/where/config.ts';
import { defineCommand } from '../../program/command.ts';
import { take } from '../../program/lists.ts';

export default defineCommand({
  id: 'org use',
  summary: { zh: '选择当前组织', en: 'Choose the current organisation' },
  args: { org: { ref: 'org.org', text: { zh: '组织 ID 或名称', en: 'Id or name' } } },
  examples: [
    { text: { zh: '之后创建的应用属于它', en: 'New apps will belong to it' }, line: 'uos org use demo-studio' },
  ],
  output: {
    columns: [
      { field: 'name', title: { zh: '名称', en: 'Name' } },
      { field: 'id', title: { zh: 'ID', en: 'Id' } },
    ],
    fields: ['id', 'name', 'profile'],
  },
  async run(ctx) {
    const { org: wanted } = ctx.args;
    const org = await ctx.uos.service('org');
    const found = (await take(org.list.all({ count: 200 }))).find(({ id, name }) => id === wanted || name === wanted);
    if (found === undefined) {
      throw new CliError('not-found', {
        exit: EXIT.notFound,
        what: () => ctx.say({ zh: `没有组织“${wanted}”。`, en: `There is no organisation "${wanted}".` }),
        next: 'uos org ls',
      });
    }
    const profile = ctx.settings.profile.value;
    await changeProfile(ctx.env, profile, { org: found.id });
    ctx.note({ zh: `当前组织：${found.name}`, en: `Current organisation: ${found.name}` });
    return { id: found.id, name: found.name, profile };
  },
});
