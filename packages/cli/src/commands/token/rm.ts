// Deletes a service token.
import { defineCommand } from '../../program/command.ts';
import { TOKEN_ARG, tokenOf } from './tokens.ts';

export default defineCommand({
  id: 'token rm',
  web: '/admin/token',
  summary: { zh: '删除服务令牌，立即失效', en: 'Delete a service token, at once' },
  args: TOKEN_ARG,
  danger: 'type-name',
  changes: 'account',
  examples: [
    {
      text: { zh: '不再需要', en: 'No longer needed' },
      line: 'uos token rm gateway --yes',
      shows: ['serviceToken.remove'],
    },
  ],
  output: {
    columns: [
      { field: 'Name', title: { zh: '名称', en: 'Name' } },
      { field: 'removed', title: { zh: '已删除', en: 'Deleted' } },
    ],
    fields: ['Id', 'Name', 'removed'],
  },
  async run(ctx) {
    const calls = await ctx.uos.service('serviceToken');
    const { Id, Name } = await tokenOf(ctx, ctx.args.name);
    await ctx.confirm({ zh: `将删除令牌 ${Name}`, en: `Token ${Name} will be deleted` }, Name);
    await calls.remove({ id: Id });
    return { Id, Name, removed: true };
  },
});
