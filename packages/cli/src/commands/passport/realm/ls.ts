// Lists realms.
import { defineCommand } from '../../../program/command.ts';
import { LIMIT_FLAG, pageSize, take } from '../../../program/lists.ts';
import { REALM_OUTPUT, STATUS_FLAG } from './realms.ts';

export default defineCommand({
  id: 'passport realm ls',
  summary: { zh: '列出区服', en: 'List realms' },
  flags: { name: { type: 'string', text: { zh: '名称包含', en: 'Part of the name' } }, ...STATUS_FLAG, ...LIMIT_FLAG },
  examples: [{ text: { zh: '哪些区服开放中', en: 'Which are open' }, line: 'uos passport realm ls --status Open' }],
  output: REALM_OUTPUT,
  replaces: ['passport.realms.search'],
  async run(ctx) {
    const { name, status, limit } = ctx.flags;
    const passport = await ctx.uos.service('passport');
    return await take(
      passport.realms.search.all({ ...(name && { name }), ...(status && { status }), count: pageSize(limit, 50) }),
      limit,
    );
  },
});
